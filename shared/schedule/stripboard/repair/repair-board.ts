import { addDays, type CalendarDate } from "../../../dates/calendar-date.ts";
import { HARD_CONSTRAINTS } from "../../constraints/hard-constraints.ts";
import { restsAfterNight, skyOf } from "../../constraints/turnaround.ts";
import { partsOfEach } from "../../model/scene-parts.ts";
import type { Schedule, Strip } from "../../model/schedule.ts";
import { type BoardViolation, createBoardChecker } from "../board-checker.ts";
import type { BoardContext } from "../board-context.ts";
import type { Stripboard } from "../stripboard.ts";
import { greedyRepair } from "./greedy-repair.ts";
import { minCostAssignment } from "./min-cost-assignment.ts";
import { placeFor, type RepairMove, whyMoved, withMoves } from "./repair-moves.ts";
import { repairProblem } from "./repair-problem.ts";

/**
 * A repaired board. `fewest` is true when the number of moves is proven minimal; `left` are violations that pins and
 * locked days prevent from being repaired.
 */
export interface BoardRepair {
  readonly board: Stripboard;
  readonly moves: readonly RepairMove[];
  readonly fewest: boolean;
  readonly left: readonly BoardViolation[];
}

/**
 * Boards edited by hand need only a few branches. With more scenes, each branch takes longer, so fewer are allowed.
 */
const [MAX_WORK, MIN_BRANCHES] = [12_000, 30];
/** Maximum branches until a first repair is found. */
const MAX_UNTIL_FOUND = 150;
/** Violations caused by too many scenes on one day; removing scenes never causes new ones. Scenes are in order. */
const DAY_RULES = [
  HARD_CONSTRAINTS.atMostPagesPerDay,
  HARD_CONSTRAINTS.atMostMinutesPerDay,
  HARD_CONSTRAINTS.atMostLocationsPerDay,
  HARD_CONSTRAINTS.dayAndNightApart,
  HARD_CONSTRAINTS.hoursKept,
  HARD_CONSTRAINTS.partsInOrder,
  HARD_CONSTRAINTS.restBetweenUnits,
];
/**
 * Finds the smallest set of scene moves after which the board has no violations. Pinned strips and locked days stay; a
 * scene without any possible day goes to the boneyard. Ties prefer existing shoot days and short moves.
 * @param today scenes are never moved to an earlier date
 */
export function repairBoard(board: Stripboard, sheet: BoardContext, today: CalendarDate): BoardRepair {
  const checker = createBoardChecker(sheet);
  const before = checker.breaches(board);
  if (before.length === 0) return { board, moves: [], fewest: true, left: [] };
  const { days, strips, homes, fixed, options, room, production } = repairProblem(board, sheet, today);
  const leaving = days.length;
  const indexOf = new Map(strips.map((strip, at) => [strip, at]));
  const skies = strips.map((strip) => skyOf(strip));
  const rests = restsAfterNight(production.limits);
  let best: { cost: number; seatOf: readonly number[] } | undefined;
  /** An assignment that resolves everything except overfull days, as a fallback. */
  let nearly: readonly number[] | undefined;
  let branches = 0;
  // A good initial repair leaves the search only what it can prove.
  const quick = greedyRepair({ strips, homes, fixed, options, rests, days: days.length, isTooMuch, nextDayOf });
  if (checker.breaches(withMoves(board, movesTo(quick), production)).length === 0)
    best = { cost: costOf(quick), seatOf: quick };
  const most = Math.max(MIN_BRANCHES, Math.floor(MAX_WORK / strips.length));
  search(options);
  const seatOf = best?.seatOf ?? nearly ?? homes;
  const moves = movesTo(seatOf);
  const after = withMoves(board, moves, production);
  const isProven =
    best !== undefined && branches <= most && inPartOrder(seatOf).every((seat, at) => seat === seatOf[at]);
  return { board: after, moves, fewest: isProven, left: checker.breaches(after) };

  function movesTo(found: readonly number[]): RepairMove[] {
    const seats = inPartOrder(found);
    const changed = strips.flatMap(({ sceneId }, at) => (seats[at] === homes[at] ? [] : [{ sceneId, at }]));
    return changed.map(({ sceneId, at }) => {
      const from = days[homes[at] ?? -1] ?? "";
      return { sceneId, from, to: days[seats[at] ?? leaving], why: whyMoved(before, sceneId, from) };
    });
  }

  /** The days with those of each scene's parts exchanged, so that the parts are in order. */
  function inPartOrder(seats: readonly number[]): number[] {
    const ordered = [...seats];
    for (const those of partsOfEach(strips)) {
      const parts = those.map((id) => strips.findIndex(({ sceneId }) => sceneId === id));
      const own = parts.map((at) => seats[at]!).sort((one, other) => one - other);
      if (!parts.some((at) => fixed[at])) for (const [at, part] of parts.entries()) ordered[part] = own[at]!;
    }
    return ordered;
  }

  function costOf(seats: readonly number[]): number {
    return seats.reduce((sum, seat, at) => sum + (options[at]?.get(seat) ?? 0), 0);
  }

  /** Where daylight follows a night, branches into no night on the first day and no daylight on the second. */
  function search(open: readonly ReadonlyMap<number, number>[]): void {
    if (++branches > (best ? most : MAX_UNTIL_FOUND)) return;
    const seats = minCostAssignment(open, room);
    if (!seats) return;
    const cost = costOf(seats);
    if (best && cost >= best.cost) return;
    const night = days.findIndex((_, day) => clashesAfter(day, seats));
    if (night >= 0) {
      const nextDay = nextDayOf(night);
      if (!has(night, "dark", seats, true)) search(without(open, night, "dark"));
      if (!has(nextDay, "light", seats, true)) search(without(open, nextDay, "light"));
      return;
    }
    const full = days.findIndex((_, day) => holdsTooMuch(day, seats));
    if (full >= 0) {
      nearly ??= seats;
      branchOnScenes(open, [full], seats);
      return;
    }
    const long = days.findIndex((_, day) => leavesTooLittleRest(day, seats));
    if (long < 0) {
      best = { cost, seatOf: seats };
      return;
    }
    nearly ??= seats;
    branchOnScenes(open, [long, nextDayOf(long)], seats);
  }

  /** Branches on an overfull day: either its longest scene leaves, or it stays and the next one leaves, and so on. */
  function branchOnScenes(
    open: readonly ReadonlyMap<number, number>[],
    those: readonly number[],
    seats: readonly number[],
  ): void {
    const there = strips.flatMap((strip, at) =>
      those.includes(seats[at]!) && !fixed[at] ? [{ at, day: seats[at]!, length: strip.eighths }] : [],
    );
    const stay = new Map<number, ReadonlyMap<number, number>>();
    for (const { at, day } of there.toSorted((one, other) => other.length - one.length)) {
      const seatsOf = open[at]!;
      const elsewhere = new Map([...seatsOf].filter(([seat]) => seat !== day));
      search(open.map((one, other) => (other === at ? elsewhere : (stay.get(other) ?? one))));
      stay.set(at, new Map([[day, seatsOf.get(day) ?? 0]]));
    }
  }

  /** Whether a day violates a limit and some of its scenes can move. */
  function holdsTooMuch(day: number, seats: readonly number[]): boolean {
    const alone = scheduleOf([day], seats);
    return alone !== undefined && DAY_RULES.some((rule) => rule(alone, production).length > 0);
  }

  /** Whether a day is too long for work on the next day, and some scene of the two can move. */
  function leavesTooLittleRest(day: number, seats: readonly number[]): boolean {
    const pair = nextDayOf(day) < 0 ? undefined : scheduleOf([day, nextDayOf(day)], seats);
    return pair !== undefined && HARD_CONSTRAINTS.turnaroundKept(pair, production).length > 0;
  }

  /** A schedule of only these days; undefined when none of their scenes can move. */
  function scheduleOf(those: readonly number[], seats: readonly number[]): Schedule | undefined {
    if (strips.every((_, at) => fixed[at] || !those.includes(seats[at]!))) return undefined;
    const { name, location, scenesPerDay } = sheet;
    const shot = those.map((day) => ({
      date: days[day]!,
      strips: inOrderOn(
        day,
        strips.filter((_, at) => seats[at] === day),
      ),
    }));
    return { name, location, scenesPerDay, days: shot };
  }

  /** The scenes of a day in the order in which `withMoves` would have them. */
  function inOrderOn(day: number, those: readonly Strip[]): Strip[] {
    const ordered = those.toSorted((one, other) => indexOf.get(one)! - indexOf.get(other)!);
    const isHome = (strip: Strip) => homes[indexOf.get(strip)!] === day;
    const come = ordered.filter((strip) => !isHome(strip));
    const stay = ordered.filter(isHome);
    return come.reduce((there, strip) => there.toSpliced(placeFor(strip, there, production), 0, strip), stay);
  }

  function isTooMuch(day: number, there: readonly Strip[]): boolean {
    const { name, location, scenesPerDay } = sheet;
    const alone = { name, location, scenesPerDay, days: [{ date: days[day]!, strips: inOrderOn(day, there) }] };
    return there.length > room[day]! || DAY_RULES.some((rule) => rule(alone, production).length > 0);
  }

  /** Whether daylight follows a night there, and not both are fixed. */
  function clashesAfter(day: number, seats: readonly number[]): boolean {
    const next = nextDayOf(day);
    if (next < 0 || !rests || !has(day, "dark", seats) || !has(next, "light", seats)) return false;
    return !(has(day, "dark", seats, true) && has(next, "light", seats, true));
  }

  function nextDayOf(day: number): number {
    return days[day + 1] === addDays(days[day] ?? "", 1) ? day + 1 : -1;
  }

  function has(day: number, sky: "dark" | "light", seats: readonly number[], onlyFixed = false): boolean {
    return seats.some((seat, at) => seat === day && skies[at] === sky && (!onlyFixed || fixed[at]));
  }

  function without(open: readonly ReadonlyMap<number, number>[], day: number, sky: "dark" | "light") {
    return open.map((seats, at) =>
      skies[at] === sky && seats.has(day) && !fixed[at] ? new Map([...seats].filter(([seat]) => seat !== day)) : seats,
    );
  }
}
