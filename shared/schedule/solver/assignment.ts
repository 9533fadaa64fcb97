import type { SlotModel } from "./slot-model.ts";

/** The day of each strip (-1: none yet), and the strips of each day. */
export interface Assignment {
  readonly dayOf: number[];
  readonly onDay: Set<number>[];
}

/** What must not be used: whole days, daylight of a day, darkness of a day. */
export interface BlockedDays {
  readonly closed: ReadonlySet<number>;
  readonly noLight: ReadonlySet<number>;
  readonly noDark: ReadonlySet<number>;
}

/**
 * Bottleneck (Hall violator): `strips` can only be on `days`, and all of these days are full. Proves that no assignment
 * exists.
 */
export interface Bottleneck {
  readonly strips: readonly number[];
  readonly days: readonly number[];
}

export const NO_BLOCKED_DAYS: BlockedDays = { closed: new Set(), noLight: new Set(), noDark: new Set() };

export function emptyAssignment(board: SlotModel): Assignment {
  return { dayOf: board.daysOf.map(() => -1), onDay: board.days.map(() => new Set()) };
}

/** An assignment with the given day of each strip. */
export function assignmentOf(board: SlotModel, dayOf: readonly number[]): Assignment {
  const seating = emptyAssignment(board);
  for (const [strip, day] of dayOf.entries()) move(seating, strip, day);
  return seating;
}

/** An independent copy. */
export function copyOf(seating: Assignment): Assignment {
  return { dayOf: [...seating.dayOf], onDay: seating.onDay.map((strips) => new Set(strips)) };
}

/** Moves a strip to a day. */
export function move(seating: Assignment, strip: number, day: number): void {
  const from = seating.dayOf[strip] ?? -1;
  seating.onDay[from]?.delete(strip);
  seating.onDay[day]?.add(strip);
  seating.dayOf[strip] = day;
}

/** Whether a strip may be on a day that is not blocked for it. */
function mayUse(board: SlotModel, bans: BlockedDays, strip: number, day: number): boolean {
  if (bans.closed.has(day)) return false;
  if (board.light[strip] && bans.noLight.has(day)) return false;
  return !(board.dark[strip] && bans.noDark.has(day));
}

/**
 * Assigns a day to every unassigned strip with augmenting paths; ignores turnaround between days.
 * @returns undefined when all are assigned, else the bottleneck that proves it impossible
 */
export function assignAll(board: SlotModel, seating: Assignment, bans: BlockedDays): Bottleneck | undefined {
  for (const [strip, day] of seating.dayOf.entries()) {
    if (day >= 0 && !mayUse(board, bans, strip, day)) move(seating, strip, -1);
  }
  for (const [strip, day] of seating.dayOf.entries()) {
    const crowd = day < 0 ? seat(board, seating, bans, strip) : undefined;
    if (crowd) return crowd;
  }
  return undefined;
}

function seat(board: SlotModel, seating: Assignment, bans: BlockedDays, newcomer: number): Bottleneck | undefined {
  /** By day: the strip that would move there if there were space. */
  const wantedBy = new Map<number, number>();
  const reached = [newcomer];
  for (const strip of reached) {
    for (const day of board.daysOf[strip] ?? []) {
      if (wantedBy.has(day) || !mayUse(board, bans, strip, day)) continue;
      wantedBy.set(day, strip);
      const there = seating.onDay[day] ?? new Set();
      if (there.size < board.scenesPerDay) {
        shift(seating, wantedBy, day);
        return undefined;
      }
      reached.push(...there);
    }
  }
  return { strips: reached, days: [...wantedBy.keys()] };
}

/** Moves each strip along the augmenting path that ends at a day with free capacity. */
function shift(seating: Assignment, wantedBy: ReadonlyMap<number, number>, roomAt: number): void {
  for (let day = roomAt; day >= 0; ) {
    const strip = wantedBy.get(day);
    if (strip === undefined) return;
    const left = seating.dayOf[strip] ?? -1;
    move(seating, strip, day);
    day = left;
  }
}
