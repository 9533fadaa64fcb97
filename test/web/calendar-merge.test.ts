import { expect, it } from "vitest";
import { USUAL_CALENDAR } from "../../shared/schedule/model/default-calendar.ts";
import type { ProductionCalendar } from "../../shared/schedule/model/production-calendar.ts";
import { mergedCalendar } from "../../web/dates/calendar-merge.ts";
import { withDaysOff, withoutDaysOff } from "../../web/dates/company-days-off.ts";

const move = { start: "2031-08-04", end: "2031-08-08", note: "Move to Skye" };
const base: ProductionCalendar = { ...USUAL_CALENDAR, region: "GB-SCT", worked: ["2 January"], daysOff: [move] };
const merged = (mine: Partial<ProductionCalendar>, theirs: Partial<ProductionCalendar>, settled?: string[]) =>
  mergedCalendar(base, { ...base, ...mine }, { ...base, ...theirs }, new Set(settled));

it("keeps one-sided changes", () => {
  const rest = { start: "2031-09-01", end: "2031-09-01", note: "Rest" };
  const { calendar, disputed } = merged(
    { weekdays: [1, 2, 3, 4, 5, 6], worked: [], daysOff: [move, rest] },
    { region: "IE", worked: ["2 January", "St Andrew's Day"], daysOff: [] },
  );
  expect(calendar).toEqual({
    weekdays: [1, 2, 3, 4, 5, 6],
    region: "IE",
    worked: ["St Andrew's Day"],
    daysOff: [rest],
  });
  expect(disputed).toEqual([]);
});

it("asks when both sides differ, and applies the selected side", () => {
  const mine = { weekdays: [1], region: null, daysOff: [{ ...move, note: "Travel" }] };
  const theirs = { weekdays: [2, 3], region: "FR", daysOff: [] };
  expect(merged(mine, theirs).disputed).toEqual([
    {
      key: "08/04/2031 – 08/08/2031",
      label: "Days off 08/04/2031 – 08/08/2031",
      mine: "Travel",
      theirs: "No days off",
    },
    { key: "weekdays", label: "Working days", mine: "Monday", theirs: "Tuesday, Wednesday" },
    { key: "region", label: "Public holidays", mine: "None", theirs: "France" },
  ]);
  const settled = merged(mine, theirs, ["weekdays", "08/04/2031 – 08/08/2031"]);
  expect(settled.disputed.map(({ key }) => key)).toEqual(["region"]);
  expect(settled.calendar).toMatchObject({ weekdays: [1], region: "FR", daysOff: [{ ...move, note: "Travel" }] });
});

it("reports no conflict when both made the same change", () => {
  expect(merged({ region: "IE" }, { region: "IE" })).toMatchObject({ calendar: { region: "IE" }, disputed: [] });
});

it("keeps the notes of days off when days are added and removed within them", () => {
  const within = { start: "2031-08-06", end: "2031-08-06" };
  expect(withDaysOff([move], within, "Feast")).toEqual([
    { ...move, end: "2031-08-05" },
    { ...within, note: "Feast" },
    { ...move, start: "2031-08-07" },
  ]);
  expect(withoutDaysOff([move], { start: "2031-08-01", end: "2031-08-07" })).toEqual([
    { ...move, start: "2031-08-08" },
  ]);
  // Ranges that share only a day with it.
  expect(withoutDaysOff([move], { start: "2031-08-01", end: "2031-08-04" })).toEqual([
    { ...move, start: "2031-08-05" },
  ]);
  expect(withoutDaysOff([move], { start: "2031-08-08", end: "2031-08-09" })).toEqual([{ ...move, end: "2031-08-07" }]);
  expect(withoutDaysOff([move], { start: "2031-09-01", end: "2031-09-07" })).toEqual([move]);
});
