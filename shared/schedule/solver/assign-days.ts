import {
  type Assignment,
  assignAll,
  type BlockedDays,
  type Bottleneck,
  copyOf,
  emptyAssignment,
  NO_BLOCKED_DAYS,
} from "./assignment.ts";
import type { SlotModel } from "./slot-model.ts";

/** A day exterior that inevitably follows a night exterior, and the preceding day. */
export interface RestConflict {
  readonly eve: number;
}

/** The result of the assignment. */
export type AssignmentResult =
  | { readonly kind: "placed"; readonly seating: Assignment }
  | { readonly kind: "crowded"; readonly crowd: Bottleneck }
  | { readonly kind: "clashing"; readonly clash: RestConflict }
  | { readonly kind: "gaveUp"; readonly clash: RestConflict };

/** Boards made by people need a handful of branches; this many take about a second. */
const MAX_BRANCHES = 10_000;

/** Start of the search: closed days, assigned strips, and the maximum number of branches. */
export interface AssignmentStart {
  readonly closed?: ReadonlySet<number>;
  readonly seating?: Assignment;
  readonly mostBranches?: number;
}

/**
 * Assigns every strip to an allowed day so that no day exterior follows a night exterior. Capacity by augmenting paths;
 * each turnaround conflict branches into 'no night on the first day' and 'no day exterior on the next'. Complete up to
 * `mostBranches`, then gives up.
 */
export function assignDays(board: SlotModel, start: AssignmentStart = {}): AssignmentResult {
  const { closed = NO_BLOCKED_DAYS.closed, mostBranches = MAX_BRANCHES } = start;
  let branches = 0;
  return place(start.seating ? copyOf(start.seating) : emptyAssignment(board), { ...NO_BLOCKED_DAYS, closed });

  function place(seating: Assignment, bans: BlockedDays): AssignmentResult {
    const crowd = assignAll(board, seating, bans);
    if (crowd) return { kind: "crowded", crowd };
    const eve = board.days.findIndex((_, day) => restConflictsAfter(board, seating, day));
    if (eve < 0) return { kind: "placed", seating };
    branches += 1;
    if (branches > mostBranches) return { kind: "gaveUp", clash: { eve } };
    const withoutNight = place(copyOf(seating), { ...bans, noDark: new Set([...bans.noDark, eve]) });
    if (withoutNight.kind === "placed" || withoutNight.kind === "gaveUp") return withoutNight;
    const withoutDay = place(copyOf(seating), { ...bans, noLight: new Set([...bans.noLight, eve + 1]) });
    if (withoutDay.kind === "placed" || withoutDay.kind === "gaveUp") return withoutDay;
    return { kind: "clashing", clash: { eve } };
  }
}

/** Whether a night exterior on that day would be followed by a day exterior on the next calendar day. */
export function restConflictsAfter(board: SlotModel, { onDay }: Assignment, eve: number): boolean {
  if (!board.isEve[eve]) return false;
  return anyOf(onDay[eve], board.dark) && anyOf(onDay[eve + 1], board.light);
}

function anyOf(strips: ReadonlySet<number> | undefined, kind: readonly boolean[]): boolean {
  for (const strip of strips ?? []) if (kind[strip]) return true;
  return false;
}
