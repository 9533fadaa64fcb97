import type { CalendarDate } from "../../../dates/calendar-date.ts";
import { restsAfterNight, skyOf } from "../../constraints/turnaround.ts";
import { partsOfEach } from "../../model/scene-parts.ts";
import { type BoardViolation, createBoardChecker } from "../board-checker.ts";
import type { BoardContext } from "../board-context.ts";
import type { Stripboard } from "../stripboard.ts";
import { arrivalsInLight, type BoardInLight, lateDates } from "./arrivals-in-light.ts";
import { dayRules } from "./day-rules.ts";
import { greedyRepair } from "./greedy-repair.ts";
import { minCostAssignment } from "./min-cost-assignment.ts";
import { type RepairMove, whyMoved, withMoves } from "./repair-moves.ts";
import { MOVE, repairProblem } from "./repair-problem.ts";
import { spanCuts } from "./span-cuts.ts";

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
/** Cost of an exterior without its light: more than a new day far away, less than a move. */
const LATE = 1000;
/**
 * Finds the smallest set of scene moves after which the board has no violations. Pinned strips and locked days stay; a
 * scene without any possible day goes to the boneyard. Ties prefer exteriors in their light, existing shoot days and
 * short moves.
 * @param today scenes are never moved to an earlier date
 */
export function repairBoard(board: Stripboard, sheet: BoardContext, today: CalendarDate): BoardRepair {
  const checker = createBoardChecker(sheet);
  const before = checker.breaches(board);
  if (before.length === 0) return { board, moves: [], fewest: true, left: [] };
  const problem = repairProblem(board, sheet, today);
  const { days, strips, homes, fixed, options, room, production } = problem;
  const { nextDayOf, holdsTooMuch, leavesTooLittleRest, isTooMuch } = dayRules(problem);
  const { cutsOf, inOrder } = spanCuts(problem);
  const leaving = days.length;
  const isLit = [...production.places.values()].some(({ site }) => site !== undefined);
  const skies = strips.map((strip) => skyOf(strip));
  const rests = restsAfterNight(production.limits);
  let best: { cost: number; seatOf: readonly number[] } | undefined;
  /** An assignment that resolves everything except overfull days, as a fallback. */
  let nearly: readonly number[] | undefined;
  let branches = 0;
  /** Whether exteriors without their light count. */
  let countsLight = false;
  // A good initial repair leaves the search only what it can prove.
  const quick = greedyRepair({
    strips,
    homes,
    fixed,
    options: inOrder(options),
    rests,
    days: days.length,
    isTooMuch,
    nextDayOf,
  });
  if (checker.breaches(withMoves(board, movesTo(quick), production)).length === 0)
    best = { cost: costOf(quick), seatOf: quick };
  const most = Math.max(MIN_BRANCHES, Math.floor(MAX_WORK / strips.length));
  search(options);
  const isProven = best !== undefined && branches <= most;
  if (best && isLit) searchInLight(best.seatOf);
  const seatOf = best?.seatOf ?? nearly ?? homes;
  const { board: after } = boardInLight(seatOf);
  const fewest = isProven && inPartOrder(seatOf).every((seat, at) => seat === seatOf[at]);
  return { board: after, moves: movesTo(seatOf), fewest, left: checker.breaches(after) };

  /** Searches again from a repair with the fewest moves, for one that leaves fewer exteriors without their light. */
  function searchInLight(fewestMoves: readonly number[]): void {
    const { lateness } = boardInLight(fewestMoves);
    if (lateness.count === 0) return;
    countsLight = true;
    branches = 0;
    best = { cost: costOf(fewestMoves) + LATE * lateness.count, seatOf: fewestMoves };
    search(options);
  }

  /** The board with the scenes on these days, those that have moved at the places with the best light. */
  function boardInLight(seats: readonly number[]): BoardInLight {
    const changes = movesTo(seats);
    const there = withMoves(board, changes, production);
    const broken = checker.breaches(there).length;
    const arrived = changes.flatMap(({ sceneId, to }) => (to === undefined ? [] : [sceneId]));
    return arrivalsInLight(there, isLit ? arrived : [], production, (one) => checker.breaches(one).length <= broken);
  }

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
    const cuts = cutsOf(open, seats);
    if (cuts) {
      for (const cut of cuts) if (!best || cut.moved * MOVE < best.cost) search(cut.options());
      return;
    }
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
      note(open, cost, seats);
      return;
    }
    nearly ??= seats;
    branchOnScenes(open, [long, nextDayOf(long)], seats);
  }

  /** Notes a repair without violations, and branches on its days with late exteriors, if the light counts. */
  function note(open: readonly ReadonlyMap<number, number>[], cost: number, seats: readonly number[]): void {
    const lit = countsLight ? boardInLight(seats) : undefined;
    const whole = cost + LATE * (lit?.lateness.count ?? 0);
    if (!best || whole < best.cost) best = { cost: whole, seatOf: seats };
    for (const date of lit ? lateDates(lit.board, production) : []) {
      const day = days.indexOf(date);
      // The day before determines when the day may begin.
      branchOnScenes(open, nextDayOf(day - 1) === day ? [day - 1, day] : [day], seats);
    }
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

  /** Whether daylight follows a night there, and not both are fixed. */
  function clashesAfter(day: number, seats: readonly number[]): boolean {
    const next = nextDayOf(day);
    if (next < 0 || !rests || !has(day, "dark", seats) || !has(next, "light", seats)) return false;
    return !(has(day, "dark", seats, true) && has(next, "light", seats, true));
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
