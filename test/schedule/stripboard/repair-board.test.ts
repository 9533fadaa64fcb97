import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BoardContext } from "../../../shared/schedule/stripboard/board-context.ts";
import { minCostAssignment } from "../../../shared/schedule/stripboard/repair/min-cost-assignment.ts";
import { repairBoard } from "../../../shared/schedule/stripboard/repair/repair-board.ts";
import { scene } from "../builders.ts";
import { board, date, inWords, MONDAY } from "./a-board.ts";
import { sheetOf } from "./a-sheet.ts";
import { leavesLeastLate, movesFewest, repairsFilm } from "./repair-board-laws.ts";

const four = [scene("1", "INT. DAY", ["1"]), scene("2", "EXT. NIGHT"), scene("3", "EXT. DAY"), scene("4")];
const repaired = (days: readonly string[], sheet: BoardContext) => repairBoard(board(days), sheet, MONDAY);

describe("a repair", () => {
  it("leaves a valid board unchanged", () => {
    expect(repaired(["1 3", "4", "2"], sheetOf(four))).toMatchObject({ moves: [], fewest: true, left: [] });
  });

  it("moves the one scene whose actor is away to the nearest possible day, and gives the reason", () => {
    const { moves, board: after, fewest } = repaired(["1 3", "4", "2"], sheetOf(four, { 1: "03/03/2026, 03/04/2026" }));
    expect(moves).toEqual([
      {
        ...{ sceneId: "s1", from: date(0), to: date(1) },
        why: "Scene 1 is on 03/02/2026, but ROLE 1 is available on 03/03/2026 – 03/04/2026.",
      },
    ]);
    expect(inWords(after)).toEqual([["3", "4 1", "2"], ""]);
    expect(fewest).toBe(true);
  });

  it("makes room on a full day with one extra move", () => {
    const sheet = sheetOf(four, { 1: "03/03/2026" });
    const { moves, left } = repaired(["1", "3 4", "2"], sheet);
    expect(moves.map(({ sceneId, to }) => [sceneId, to])).toContainEqual(["s1", date(1)]);
    expect(moves).toHaveLength(2);
    expect(left).toEqual([]);
  });

  it("moves either the night or the day that follows it, whichever is smaller", () => {
    const strips = [...four, scene("5", "EXT. DAY")];
    const { moves, left } = repaired(["2 4", "3 5"], sheetOf(strips));
    expect(moves.map(({ sceneId }) => sceneId)).toEqual(["s2"]);
    expect(left).toEqual([]);
  });

  it("shortens a day that violates a turnaround, if one is set", () => {
    const tired = sheetOf(four, {}, { limits: { turnaroundHours: 20 }, scenesPerDay: 3 });
    const { moves, left } = repaired(["1 4 2", "3"], tired);
    expect(left).toEqual([]);
    expect(moves.length).toBeGreaterThan(0);
    expect(repaired(["2", "3"], sheetOf(four, {}, { limits: { turnaroundHours: 0 } })).moves).toEqual([]);
  });

  it("unschedules scenes without a possible day", () => {
    const { moves, board: after } = repaired(["1 3", "4", "2"], sheetOf(four, { 1: "02/02/2026" }));
    expect(moves).toEqual([expect.objectContaining({ sceneId: "s1", to: undefined })]);
    expect(inWords(after)).toEqual([["3", "4", "2"], "1"]);
  });

  it("keeps pins and locked days, and reports the violations that they cause", () => {
    const { moves, left } = repaired(["1* 3", "!4", "2"], sheetOf(four, { 1: "03/03/2026" }));
    expect(moves).toEqual([]);
    expect(left).toHaveLength(1);
    const night = repaired(["2*", "!3"], sheetOf(four));
    expect(night.moves).toEqual([]);
    expect(night.left).toHaveLength(1);
  });

  it("puts the parts of a scene in order, each on a day of its own", () => {
    const parts = [1, 2].map((part) => ({ ...scene(`1~${part}of2`), eighths: 40 }));
    const limits = { eighthsPerDay: 40 };
    const { board: after, left } = repaired(["1~2of2", "1~1of2"], sheetOf(parts, {}, { limits }));
    expect([inWords(after)[0], left]).toEqual([["1~1of2", "1~2of2"], []]);
    const short = parts.map((part) => ({ ...part, eighths: 4 }));
    const together = repaired(["1~1of2 1~2of2", ""], sheetOf(short));
    expect([inWords(together.board)[0], together.left]).toEqual([["1~1of2", "1~2of2"], []]);
  });

  it("puts a scene next to those at its location, so that the day has time for its moves", () => {
    const strips = ["1", "2", "3", "4"].map((number) => ({ ...scene(number), minutes: 100 }));
    const places = ["PIER", "BANK"].map((name, at) => ({
      ...{ id: `L${at + 1}`, name },
      availability: { kind: "flexible" } as const,
    }));
    const limits = { minutesPerDay: 350, moveMinutes: 45 };
    const sheet = sheetOf(strips, {}, { scenesPerDay: 3, limits, places, placeOf: [0, 1, 0, 0] });
    const { board: after, left, fewest } = repaired(["1 2 3", "4"], sheet);
    expect([inWords(after)[0], left, fewest]).toEqual([["2 3", "4 1"], [], true]);
    const away = sheetOf(
      [...strips.slice(0, 2), { ...strips[2]!, castIds: ["1"] }],
      { 1: "03/03/2026" },
      {
        ...{ scenesPerDay: 3, limits, places, placeOf: [0, 1, 0] },
      },
    );
    expect(inWords(repaired(["3", "1 2"], away).board)[0]).toEqual(["", "1 3 2"]);
  });

  it("moves nothing to a past day", () => {
    const { moves } = repairBoard(board(["", "4 1 3"]), sheetOf(four), date(1));
    expect(moves.map(({ to }) => to! > date(1))).toEqual([true]);
  });

  it("meets every rule, loses no scene, and never moves more than an exhaustive search requires", () =>
    movesFewest(15));

  it("leaves as few exteriors without their light as any other with as few moves", () => leavesLeastLate(15));
});

it("restores a feature film with displaced scenes, by fewer moves than it has violations", () => repairsFilm(120, 1));

describe("a repair of an overfull day", () => {
  const long = (number: string, eighths: number) => ({ ...scene(number), eighths });

  it("moves the fewest scenes off a day that has too many pages", () => {
    const strips = [long("1", 8), long("2", 3), long("3", 20), long("4", 3)];
    const sheet = sheetOf(strips, {}, { scenesPerDay: 4, limits: { eighthsPerDay: 24 } });
    const { moves, fewest, left, board: after } = repaired(["1 2 3 4", ""], sheet);
    expect([moves.length, fewest, left]).toEqual([1, true, []]);
    expect(inWords(after)[0].map((day) => day.split(" ").length)).toEqual([3, 1]);
    expect(moves[0]!.why).toBe("03/02/2026 has 4 2/8 pages; the limit is 3.");
  });

  it("moves scenes off a day that takes too long, and leaves a scene that is longer than a day alone on its day", () => {
    const strips = [200, 200, 800].map((minutes, at) => ({ ...scene(`${at + 1}`), minutes }));
    const sheet = sheetOf(strips, {}, { scenesPerDay: 4, limits: { minutesPerDay: 690 } });
    const { moves, fewest, left, board: after } = repaired(["1 2 3", ""], sheet);
    expect([moves.length, fewest, left, after.boneyard]).toEqual([1, true, [], []]);
    expect(inWords(after)[0].toSorted()).toEqual(["1 2", "3"]);
    expect(moves[0]!.why).toBe("03/02/2026 takes about 20 h to shoot; the day has 11 h 30 min.");
  });

  it("unschedules a scene that no move can repair", () => {
    const sheet = sheetOf([scene("1", "INT. DAY", ["1"])], { 1: "02/02/2026" });
    const { left, board: after } = repaired(["1"], sheet);
    expect([left, after.boneyard]).toEqual([[], ["s1"]]);
  });
});

describe("the cheapest assignment", () => {
  it("has the cost found by brute force", () => {
    const seats = fc.dictionary(fc.constantFrom("0", "1", "2"), fc.integer({ min: 0, max: 9 }));
    fc.assert(
      fc.property(
        fc.array(seats, { minLength: 1, maxLength: 5 }),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
        (given, room) => {
          const options = given.map((one) => new Map(Object.entries(one).map(([seat, cost]) => [Number(seat), cost])));
          const seatOf = minCostAssignment(options, room);
          const cost = seatOf?.reduce((sum, seat, who) => sum + options[who]!.get(seat)!, 0);
          expect(cost ?? Number.POSITIVE_INFINITY).toBe(cheapest(options, room));
        },
      ),
    );
  });
});

function cheapest(options: readonly ReadonlyMap<number, number>[], room: readonly number[]): number {
  const [first, ...others] = options;
  if (!first) return 0;
  const costs = [...first].map(([seat, cost]) =>
    (room[seat] ?? 0) > 0 ? cost + cheapest(others, room.with(seat, room[seat]! - 1)) : Number.POSITIVE_INFINITY,
  );
  return Math.min(Number.POSITIVE_INFINITY, ...costs);
}
