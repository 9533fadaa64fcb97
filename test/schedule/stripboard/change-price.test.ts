import { describe, expect, it } from "vitest";
import { createBoardChecker } from "../../../shared/schedule/stripboard/board-checker.ts";
import type { BoardCost } from "../../../shared/schedule/stripboard/board-cost.ts";
import { changePrice, changePriceText } from "../../../shared/schedule/stripboard/price/change-price.ts";
import { scene } from "../builders.ts";
import { board, date } from "./a-board.ts";
import { sheetOf } from "./a-sheet.ts";

const strips = [
  scene("1", "INT. DAY", ["1"], "PIER"),
  scene("2", "INT. DAY", ["2"], "PIER"),
  scene("3", "INT. DAY", ["1"], "HOUSE"),
  scene("4", "EXT. NIGHT", ["2"], "PIER"),
];
const places = ["PIER", "HOUSE"].map((name) => ({ id: name, name, availability: { kind: "flexible" } as const }));
const sheet = sheetOf(strips, {}, { places, placeOf: [0, 0, 1, 0], pay: { rates: { 1: 300, 2: 150 } } });
const checker = createBoardChecker(sheet);
const price = (before: string[], after: string[], published: string[] = []) =>
  changePrice(checker, board(before), board(after), published);

describe("the price of a change", () => {
  it("has hold days, company moves and what the actors are paid", () => {
    const before = ["1 3", "2", "4"];
    const after = ["1", "2", "3 4"];
    // Role 1 waits on the second day and is paid for three days instead of one.
    expect(price(before, after)).toEqual({
      ...{ days: 0, holdDays: 1, mixedDays: 0, moves: 0, overnightMoves: 0, returns: 0 },
      ...{ nightBlocks: 0, nightReturns: 0, shortRests: 0 },
      ...{ money: 600, cast: [], published: [] },
    });
    expect(price(after, before)).toMatchObject({ holdDays: -1, money: -600 });
  });

  it("names whom a changed call sheet has reached, and no one whose day stays", () => {
    expect(price(["1 2", "3", "4"], ["1", "3 2", "4"], [date(0), date(2)])).toMatchObject({
      ...{ cast: ["ROLE 2"], published: [date(0)] },
    });
    expect(price(["1 2", "3", "4"], ["2 1", "3", "4"], [date(0)])).toMatchObject({ cast: [], published: [date(0)] });
  });

  it("counts rests that become too short, and those that become long enough", () => {
    expect(price(["1 2", "3", "4"], ["1 4", "3", "2"])).toMatchObject({ shortRests: 0 });
    const outside = [...strips.slice(0, 2), scene("3", "EXT. DAY", ["1"], "HOUSE"), strips[3]!];
    const other = createBoardChecker({ ...sheet, strips: outside });
    const broken = changePrice(other, board(["1", "3", "2 4"]), board(["1 4", "3", "2"]), []);
    expect(broken.shortRests).toBe(1);
    expect(changePrice(other, board(["1 4", "3", "2"]), board(["1", "3", "2 4"]), []).shortRests).toBe(-1);
  });

  it("counts night blocks that are split, and the return to day work", () => {
    const nights = [scene("1", "EXT. NIGHT"), scene("2", "INT. DAY"), scene("3", "EXT. NIGHT"), scene("4", "INT. DAY")];
    const other = createBoardChecker({ ...sheet, strips: nights });
    const split = changePrice(other, board(["2", "4", "1", "3"]), board(["1", "2", "3", "4"]), []);
    expect(split).toMatchObject({ nightBlocks: 1, nightReturns: 2 });
  });

  it("is a cost whenever the board has another figure, such as days mixing day and night", () => {
    const mixed = [scene("1", "EXT. DAY"), scene("2", "INT. DAY"), scene("3", "EXT. NIGHT")];
    const other = createBoardChecker({ ...sheet, strips: mixed, placeOf: [0, 0, 0] });
    const [was, is] = [board(["1", "2 3"]), board(["1 3", "2"])];
    const figures = ({ weighed: _, ...counts }: BoardCost) => counts;
    const [before, after] = [figures(other.cost(was)), figures(other.cost(is))];
    expect(after.mixedDays - before.mixedDays).toBe(1);
    const { holdDays: holdingDays, ...others } = changePrice(other, was, is, []);
    const priced = { ...others, holdingDays };
    for (const [kind, count] of Object.entries(after))
      expect([kind, Reflect.get(priced, kind)]).toEqual([kind, count - Reflect.get(before, kind)]);
    expect(changePriceText(changePrice(other, was, is, []))).toContain("1 more day mixing day and night");
  });

  it("has no money without rates and prices", () => {
    const { pay: _, ...unpaid } = sheet;
    const poor = createBoardChecker(unpaid);
    expect(changePrice(poor, board(["1 3", "2"]), board(["1", "2 3"]), []).money).toBeUndefined();
  });

  it("uses the prices of the production", () => {
    const prices = { shootingDay: 5000, calendarDay: 100, visit: 40, move: 7, mixedDay: 0, usualRate: 10 };
    const priced = createBoardChecker({ ...sheet, pay: { rates: {}, prices } });
    // Two days instead of one: a shoot day, a calendar day, no move within the day, one paid day more.
    expect(changePrice(priced, board(["1 3"]), board(["1", "3"]), []).money).toBe(5000 + 100 - 7 + 10);
  });

  it.each([
    [{ holdDays: 2, moves: -1 }, "2 more hold days, 1 fewer company move."],
    [{ days: 1, money: 1250.4 }, "1 more shoot day, 1,250 more in cost."],
    [{ money: -900, shortRests: 1 }, "1 more rest violation, 900 less in cost."],
    [{ nightBlocks: 1, nightReturns: -2 }, "1 more night block, 2 fewer returns from nights."],
    [
      { mixedDays: 1, overnightMoves: -1, returns: 2 },
      "1 more day mixing day and night, 1 fewer move overnight, 2 more returns to a location.",
    ],
    [{}, "No extra cost."],
    [{ cast: ["NORA"], published: ["2031-03-04"] }, "No extra cost; notify again: NORA; the crew of 03/04/2031."],
  ])("%j in words", (given, text) => {
    const counts = { days: 0, holdDays: 0, mixedDays: 0, moves: 0, overnightMoves: 0, returns: 0 };
    const nothing = { ...counts, nightBlocks: 0, nightReturns: 0, shortRests: 0, money: 0, cast: [], published: [] };
    expect(changePriceText({ ...nothing, ...given })).toBe(text);
  });
});
