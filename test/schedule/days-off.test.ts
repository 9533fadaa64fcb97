import { expect, it } from "vitest";
import { daysOffIn } from "../../shared/schedule/model/days-off.ts";
import { USUAL_CALENDAR } from "../../shared/schedule/model/default-calendar.ts";
import type { ProductionCalendar } from "../../shared/schedule/model/production-calendar.ts";

const WINTER = { start: "2026-12-20", end: "2027-01-04" };
const off = (calendar: Partial<ProductionCalendar>, within = WINTER) =>
  daysOffIn({ ...USUAL_CALENDAR, ...calendar }, within).map(({ date, kind, name }) => `${date} ${kind} ${name}`);

it("has only the days off that a production sets", () => {
  expect(off({})).toEqual([]);
});

it("names the holidays of the region, and omits those on which the production works", () => {
  expect(off({ region: "DE-BE" })).toEqual([
    "2026-12-25 holiday Christmas Day",
    "2026-12-26 holiday Second Day of Christmas",
    "2027-01-01 holiday New Year's Day",
  ]);
  expect(off({ region: "DE-BE", worked: ["Second Day of Christmas"] })).toHaveLength(2);
});

it("omits the substitute day together with its holiday", () => {
  const july = { start: "2026-07-01", end: "2026-07-10" };
  expect(off({ region: "US" }, july)).toHaveLength(2);
  expect(off({ region: "US", worked: ["Independence Day"] }, july)).toEqual([]);
});

it("has every production day off, also beyond the year", () => {
  expect(off({ daysOff: [{ start: "2026-12-01", end: "2026-12-21", note: "Move to Malta" }] })).toEqual([
    "2026-12-20 own Move to Malta",
    "2026-12-21 own Move to Malta",
  ]);
  expect(off({ daysOff: [{ start: "2026-12-31", end: "2026-12-31", note: "" }] })).toEqual(["2026-12-31 own Day off"]);
});

it("lists a date once, with all its names", () => {
  const wrap = { start: "2026-12-24", end: "2026-12-25", note: "Christmas break" };
  expect(off({ region: "FR", daysOff: [wrap, wrap] })).toEqual([
    "2026-12-24 own Christmas break",
    "2026-12-25 holiday Christmas Day, Christmas break",
    "2027-01-01 holiday New Year's Day",
  ]);
});
