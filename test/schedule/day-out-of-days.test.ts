import { expect, it } from "vitest";
import { addDays } from "../../shared/dates/calendar-date.ts";
import { dayOutOfDays } from "../../shared/schedule/day-out-of-days/day-out-of-days.ts";
import { scene } from "./builders.ts";

/** Consecutive days, with a pause of weeks at each "|" in the row; x is a work day. */
function days(row: string) {
  let date = "2026-03-01";
  return [...row].flatMap((mark) => {
    date = addDays(date, mark === "|" ? 21 : 1);
    return mark === "|" ? [] : [{ date, strips: mark === "x" ? [scene("1", "INT. DAY", ["7"])] : [] }];
  });
}

it.each([
  ["x", "SWF"],
  ["xx", "SW WF"],
  ["-x-xx-", "- SW H W WF -"],
  ["x-|-x", "SWD - - PWF"],
  ["xx-|x-x", "SW WD - PW H WF"],
  ["xx|x|x", "SW WD PW WF"],
])("a cast member with the work days %j has the codes %j", (row, codes) => {
  const [member] = dayOutOfDays({ days: days(row) }).rows;
  expect(member?.codes.map((code) => code || "-").join(" ")).toBe(codes);
});

it("drops a cast member over more than ten days, not over ten", () => {
  const strips = [scene("1", "INT. DAY", ["7"])];
  const codes = (date: string) =>
    dayOutOfDays({
      days: [
        { date: "2026-03-02", strips },
        { date, strips },
      ],
    }).rows[0]?.codes;
  expect(codes("2026-03-12")).toEqual(["SW", "WF"]);
  expect(codes("2026-03-13")).toEqual(["SWD", "PWF"]);
});

it("lists the cast by their numbers", () => {
  const strips = [scene("1", "INT. DAY", ["10", "2"]), scene("2", "INT. DAY", ["1"])];
  expect(dayOutOfDays({ days: [{ date: "2026-03-02", strips }] }).rows.map(({ castId }) => castId)).toEqual([
    "1",
    "2",
    "10",
  ]);
});
