import { skyOf } from "../../constraints/turnaround.ts";
import type { Strip } from "../../model/schedule.ts";

/** A board for the repair: days by index; the index after the last day is off the board. */
export interface BoardAssignment {
  readonly strips: readonly Strip[];
  /** The current day of each scene, and whether it is fixed. */
  readonly homes: readonly number[];
  readonly fixed: readonly boolean[];
  /** The possible days of each scene, with their costs. */
  readonly options: readonly ReadonlyMap<number, number>[];
  /** Whether a day exterior must not follow a night exterior. */
  readonly rests: boolean;
  /** Number of days. */
  readonly days: number;
  /** Whether the scenes of a day violate a limit together. */
  readonly isTooMuch: (day: number, there: readonly Strip[]) => boolean;
  /** Index of the next calendar day, or -1. */
  readonly nextDayOf: (day: number) => number;
}

/** Maximum number of days tried for a displacement, and maximum length of a displacement chain. */
const [MAX_TRIED, MAX_DEPTH] = [40, 2];

/**
 * Greedy repair: moves each misplaced scene to the nearest free day (displacing at most two others in a chain), empties
 * overfull days at least cost, resolves night-to-day conflicts by moving the smaller side, then moves scenes back where
 * possible. Fast and near-optimal.
 * @returns the day index of each scene; `days` means off the board
 */
export function greedyRepair({
  strips,
  homes,
  fixed,
  options,
  rests,
  days,
  isTooMuch,
  nextDayOf,
}: BoardAssignment): number[] {
  const skies = strips.map((strip) => (rests ? skyOf(strip) : "either"));
  const seatOf = homes.map((home, at) => (options[at]!.has(home) ? home : -1));
  const there: Set<number>[] = Array.from({ length: days }, () => new Set());
  for (const [at, seat] of seatOf.entries()) there[seat]?.add(at);
  const dayBeforeOf = Array.from({ length: days }, () => -1);
  for (let day = 0; day < days; day++) if (nextDayOf(day) >= 0) dayBeforeOf[nextDayOf(day)] = day;
  const seatsOf = options.map((seats) =>
    [...seats.keys()].filter((seat) => seat < days).sort((one, other) => seats.get(one)! - seats.get(other)!),
  );

  /** Scenes that must not be displaced at the moment. */
  const held = new Set<number>();

  const unplaced = seatOf.flatMap((seat, at) => (seat < 0 ? [at] : []));
  for (const at of unplaced.sort((one, other) => seatsOf[one]!.length - seatsOf[other]!.length)) seat(at);
  for (let day = 0; day < days; day++) giveRest(day);
  for (let day = 0; day < days; day++) unload(day);
  for (const at of seatOf.keys()) if (seatOf[at] === days && seatsOf[at]!.length > 0) seat(at);
  for (const [at, home] of homes.entries())
    if (options[at]!.has(home) && seatOf[at] !== home && fits(at, home)) put(at, home);
  return seatOf;

  function put(at: number, day: number): void {
    there[seatOf[at]!]?.delete(at);
    there[day]?.add(at);
    seatOf[at] = day;
  }

  function isWrong(day: number, those: Iterable<number>): boolean {
    return isTooMuch(
      day,
      Array.from(those, (at) => strips[at]!),
    );
  }

  /** Whether a scene fits on a day, optionally with one of its scenes removed. */
  function fits(at: number, day: number, gone?: number): boolean {
    const [dayBefore, nextDay] = [dayBeforeOf[day]!, nextDayOf(day)];
    if (skies[at] === "light" && dayBefore >= 0 && has(dayBefore, "dark", gone)) return false;
    if (skies[at] === "dark" && nextDay >= 0 && has(nextDay, "light", gone)) return false;
    return !isWrong(day, [...[...there[day]!].filter((other) => other !== gone), at]);
  }

  function has(day: number, sky: "light" | "dark", gone?: number): boolean {
    for (const at of there[day]!) if (at !== gone && skies[at] === sky) return true;
    return false;
  }

  function roomFor(at: number, not = -1): number | undefined {
    return seatsOf[at]!.find((day) => day !== seatOf[at] && day !== not && fits(at, day));
  }

  function seat(at: number): void {
    const day = roomFor(at, homes[at]);
    if (day !== undefined) put(at, day);
    else if (!takePlace(at)) put(at, days);
  }

  /** Takes the place of a scene that fits elsewhere, directly or by another displacement. */
  function takePlace(at: number, deep = MAX_DEPTH): boolean {
    for (const { day, other } of placesFor(at)) {
      const room = roomFor(other, day);
      if (room === undefined) continue;
      put(other, room);
      put(at, day);
      return true;
    }
    if (deep === 0) return false;
    held.add(at);
    for (const { day, other } of placesFor(at)) {
      const from = seatOf[at]!;
      put(other, -1);
      put(at, day);
      if (takePlace(other, deep - 1)) {
        held.delete(at);
        return true;
      }
      put(at, from);
      put(other, day);
    }
    held.delete(at);
    return false;
  }

  function placesFor(at: number): { day: number; other: number }[] {
    return seatsOf[at]!.slice(0, MAX_TRIED).flatMap((day) =>
      [...there[day]!]
        .filter((other) => !fixed[other] && !held.has(other) && other !== at && fits(at, day, other))
        .map((other) => ({ day, other })),
    );
  }

  /** Resolves a night followed by daylight on the next day. */
  function giveRest(day: number): void {
    const nextDay = nextDayOf(day);
    if (nextDay < 0 || !has(day, "dark") || !has(nextDay, "light")) return;
    const nights = [...there[day]!].filter((at) => skies[at] === "dark");
    const lit = [...there[nextDay]!].filter((at) => skies[at] === "light");
    const free = [nights, lit].filter((those) => those.every((at) => !fixed[at]));
    const fewer = free.sort((one, other) => one.length - other.length)[0];
    for (const at of fewer ?? []) seat(at);
  }

  /**
   * Removes scenes from an overfull day one by one at least cost: the one that resolves the violation, or the longest.
   */
  function unload(day: number): void {
    while (isWrong(day, there[day]!)) {
      const free = [...there[day]!].filter((at) => !fixed[at]);
      if (free.length === 0) return;
      const ways = free.map((at) => {
        const room = roomFor(at);
        const isRight = !isWrong(
          day,
          [...there[day]!].filter((other) => other !== at),
        );
        const cost = room === undefined ? Number.POSITIVE_INFINITY : options[at]!.get(room)!;
        return { at, room, isRight, cost };
      });
      const enough = ways.filter(({ isRight, room }) => isRight && room !== undefined);
      const best =
        enough.length > 0
          ? enough.reduce((one, other) => (other.cost < one.cost ? other : one))
          : ways
              .toSorted((one, other) => strips[other.at]!.eighths - strips[one.at]!.eighths)
              .reduce((one, other) => (one.room === undefined && other.room !== undefined ? other : one));
      if (best.room !== undefined) put(best.at, best.room);
      else if (!takePlace(best.at)) put(best.at, days);
    }
  }
}
