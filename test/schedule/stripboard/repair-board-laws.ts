import fc from "fast-check";
import { expect } from "vitest";
import { seededRandom } from "../../../shared/schedule/search/seeded-random.ts";
import { createBoardChecker } from "../../../shared/schedule/stripboard/board-checker.ts";
import type { BoardContext } from "../../../shared/schedule/stripboard/board-context.ts";
import { repairBoard } from "../../../shared/schedule/stripboard/repair/repair-board.ts";
import { scenesOn } from "../../../shared/schedule/stripboard/schedule-of-board.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { FAR_NORTH, scene } from "../builders.ts";
import { board, date, MONDAY } from "./a-board.ts";
import { sheetOf } from "./a-sheet.ts";

const IN_ORDER = [
  { number: "101", sceneIds: ["s0", "s3"] },
  { number: "102", sceneIds: ["s1"], after: "101" },
  { number: "103", sceneIds: ["s2"], after: "102" },
];

/** A repair meets every rule, loses no scene, and never moves more than an exhaustive search requires. */
export function movesFewest(numRuns: number): void {
  const headings = ["INT. DAY", "EXT. NIGHT", "EXT. DAY"];
  const place = fc.integer({ min: 0, max: 3 });
  const made = fc.record({
    scenes: fc.array(fc.record({ on: place, heading: fc.integer({ min: 0, max: 2 }), role: place }), {
      minLength: 1,
      maxLength: 4,
    }),
    free: fc.array(fc.subarray([0, 1, 2, 3], { minLength: 1 }), { minLength: 4, maxLength: 4 }),
    isOrdered: fc.boolean(),
    withinDays: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(made, ({ scenes, free, isOrdered, withinDays }) => {
      const strips = scenes.map(({ heading, role }, at) => scene(String(at), headings[heading], [String(role)]));
      const dates = (days: readonly number[]) => days.map((day) => `03/0${day + 2}/2026`).join(", ");
      const all = sheetOf(strips, Object.fromEntries(free.map((days, role) => [role, dates(days)])), {
        ...(isOrdered && { episodeOrder: IN_ORDER }),
      });
      const sheet = { ...all, cast: all.cast.map((party) => (party.id === "0" ? { ...party, withinDays } : party)) };
      const start = onDays(scenes.map(({ on }) => on));
      const { board: after, moves, left } = repairBoard(start, sheet, MONDAY);
      expect(left).toEqual([]);
      expect(scenesOn(after).toSorted()).toEqual(scenesOn(start).toSorted());
      const [least, off] = leastMoves(
        sheet,
        scenes.map(({ on }) => on),
      );
      expect([after.boneyard.length, moves.length]).toEqual([off, least]);
    }),
    { numRuns },
  );
}

/**
 * No repair with as few moves leaves fewer exteriors without their light, by an exhaustive search that also tries each
 * place of the moved scenes within their days.
 */
export function leavesLeastLate(numRuns: number): void {
  const headings = ["INT. DAY", "EXT. DAY", "EXT. DAY", "EXT. NIGHT"];
  const place = fc.integer({ min: 0, max: 3 });
  const made = fc.record({
    scenes: fc.array(
      fc.record({ on: place, heading: place, role: place, minutes: fc.constantFrom(60, 120, 180, 240, 300) }),
      { minLength: 2, maxLength: 4 },
    ),
    free: fc.array(fc.subarray([0, 1, 2, 3], { minLength: 1 }), { minLength: 4, maxLength: 4 }),
  });
  fc.assert(
    fc.property(made, ({ scenes, free }) => {
      const strips = scenes.map(({ heading, role, minutes }, at) => ({
        ...scene(String(at), headings[heading], [String(role)]),
        minutes,
      }));
      const dates = (days: readonly number[]) => days.map((day) => `03/0${day + 2}/2026`).join(", ");
      const cast = Object.fromEntries(free.map((days, role) => [role, dates(days)]));
      const places = [{ id: "L1", name: "THE PIER", availability: { kind: "flexible" as const }, site: FAR_NORTH }];
      const sheet = sheetOf(strips, cast, { places, scenesPerDay: 3, limits: { minutesPerDay: 630, moveMinutes: 45 } });
      const homes = scenes.map(({ on }) => on);
      const { board: after, left } = repairBoard(onDays(homes), sheet, MONDAY);
      expect(left).toEqual([]);
      expect(lateOn(after, sheet)).toBe(leastLate(sheet, homes));
    }),
    { numRuns },
  );
}

const lateOn = (one: Stripboard, sheet: BoardContext) =>
  createBoardChecker(sheet)
    .warnings(one)
    .filter(({ rule }) => rule === "inLight").length;

/** The fewest late exteriors among the repairs that unschedule the fewest scenes and move the fewest, by brute force. */
function leastLate(sheet: BoardContext, homes: readonly number[]): number {
  const judge = createBoardChecker(sheet);
  const [moves, off] = leastMoves(sheet, homes);
  let least = Number.POSITIVE_INFINITY;
  for (let code = 0; code < 5 ** homes.length; code++) {
    const dayOf = homes.map((_, at) => Math.floor(code / 5 ** at) % 5);
    if (dayOf.filter((day) => day === 4).length !== off) continue;
    if (dayOf.filter((day, at) => day !== homes[at]).length !== moves) continue;
    for (const one of orders(dayOf, homes))
      if (judge.breaches(one).length === 0) least = Math.min(least, lateOn(one, sheet));
  }
  return least;
}

/** The boards with each scene on the day given for it, and those that have moved at each place of their days. */
function orders(dayOf: readonly number[], homes: readonly number[]): Stripboard[] {
  const days = [0, 1, 2, 3].map((day) => {
    const there = dayOf.flatMap((on, at) => (on === day ? [at] : []));
    const arrived = there.filter((at) => homes[at] !== day);
    return arrived.reduce(
      (lists, at) =>
        lists.flatMap((list) => Array.from({ length: list.length + 1 }, (_, place) => list.toSpliced(place, 0, at))),
      [there.filter((at) => homes[at] === day)],
    );
  });
  const boneyard = dayOf.flatMap((on, at) => (on === 4 ? [at] : [])).join(" ");
  return days
    .reduce<number[][][]>((boards, lists) => boards.flatMap((one) => lists.map((list) => [...one, list])), [[]])
    .map((lists) =>
      board(
        lists.map((list) => list.join(" ")),
        boneyard,
      ),
    );
}

/** A board of four days with each scene on the day given for it; 4 is the boneyard. */
function onDays(dayOf: readonly number[]): Stripboard {
  const scenes = (day: number) => dayOf.flatMap((on, at) => (on === day ? [String(at)] : [])).join(" ");
  return board([0, 1, 2, 3].map(scenes), scenes(4));
}

/** The minimum of moves among the repairs that unschedule the fewest scenes, by brute force. */
function leastMoves(sheet: BoardContext, homes: readonly number[]): [moves: number, off: number] {
  const judge = createBoardChecker(sheet);
  let best: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let code = 0; code < 5 ** homes.length; code++) {
    const dayOf = homes.map((_, at) => Math.floor(code / 5 ** at) % 5);
    const off = dayOf.filter((day) => day === 4).length;
    const moves = dayOf.filter((day, at) => day !== homes[at]).length;
    if (off > best[1] || (off === best[1] && moves >= best[0])) continue;
    if (judge.breaches(onDays(dayOf)).length === 0) best = [moves, off];
  }
  return best;
}

/** A feature film with displaced scenes is repaired by fewer moves than it has violations. */
export function repairsFilm(scenes: number, seed: number): void {
  const { start, sheet } = film({ scenes, seed });
  const broken = createBoardChecker(sheet).breaches(start).length;
  expect(broken).toBeGreaterThan(scenes / 15);
  const { moves, left, board: after } = repairBoard(start, sheet, MONDAY);
  expect([left, createBoardChecker(sheet).breaches(after), after.boneyard]).toEqual([[], [], []]);
  expect(scenesOn(after).toSorted()).toEqual(scenesOn(start).toSorted());
  expect(moves.length).toBeLessThan(broken);
}

/** A valid board, with dates around it, after a third of its scenes were moved to days nearby. */
function film({ scenes, seed }: { scenes: number; seed: number }) {
  const chance = seededRandom(seed);
  const below = (count: number) => Math.floor(chance() * count);
  const headings = ["INT. DAY", "INT. NIGHT", "EXT. DAY"];
  const perDay = 4;
  const days = Array.from({ length: scenes / perDay }, (_, day) => day + 2 * Math.floor(day / 5));
  const dayOf = Array.from({ length: scenes }, (_, at) => Math.floor(at / perDay));
  const strips = dayOf.map((day, at) => {
    const cast = [0, 1, Math.floor(day / 6) + 2].filter(() => chance() < 0.5);
    const heading = day % 10 === 4 && at % 2 ? "EXT. NIGHT" : headings[below(day % 10 === 4 ? 2 : 3)];
    return { ...scene(String(at), heading, cast.map(String)), eighths: 1 + below(6) };
  });
  const dates = (role: string) => {
    const works = dayOf.filter((_, at) => strips[at]!.castIds.includes(role));
    const [first, last] = [Math.min(...works) - 1, Math.max(...works) + 1];
    return days.flatMap((day, at) => (first <= at && at <= last ? [usDate(date(day))] : [])).join(", ");
  };
  const roles = [...new Set(strips.flatMap(({ castIds }) => castIds))];
  const limits = { eighthsPerDay: 24, dayAndNightApart: true };
  const cast = Object.fromEntries(roles.map((role) => [role, dates(role)]));
  const sheet = sheetOf(strips, cast, { scenesPerDay: 6, limits });
  const on = dayOf.map((day) => (chance() < 0.33 ? Math.max(0, Math.min(days.length - 1, day + below(11) - 5)) : day));
  const start: Stripboard = {
    days: days.map((day, at) => ({
      ...{ date: date(day), locked: false },
      items: on.flatMap((one, which) =>
        one === at ? [{ kind: "scene" as const, id: strips[which]!.sceneId, pinned: false }] : [],
      ),
    })),
    boneyard: [],
  };
  return { start, sheet };
}

const usDate = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`;
