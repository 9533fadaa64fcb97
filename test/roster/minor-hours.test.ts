import { expect, it } from "vitest";
import { MinorBand } from "../../shared/roster/options/minor-band.ts";
import { MINOR_HOURS, MINOR_LIMITS } from "../../shared/roster/options/minor-hours.ts";
import { minutesFor } from "../../shared/schedule/constraints/minor-minutes.ts";
import { WORKING_WEEK } from "../../shared/schedule/model/working-calendar.ts";

it("gives a minor at most the hours of the age, fewer on set with school", () => {
  const bands = MinorBand.options.map((band) => MINOR_HOURS[band]);
  expect(bands.map(({ onSet }) => onSet / 60)).toEqual([2, 4.5, 6.5, 8.5, 9.5, 10.5]);
  expect(bands.map(({ schoolDayWork }) => schoolDayWork)).toEqual([20, 120, 180, 240, 300, 360]);
  expect(bands.map(({ freeDayWork }) => freeDayWork)).toEqual([20, 120, 180, 360, 420, 480]);
});

it("limits them to five in the morning until ten at night, or half past midnight", () => {
  const hours = Object.values(MINOR_LIMITS).map((minutes) => minutes / 60);
  expect(hours).toEqual([5, 22, 24.5, 12, 48]);
});

it.each([
  ["Monday", "2026-03-02", 240],
  ["Friday", "2026-03-06", 240],
  ["Saturday", "2026-03-07", 360],
  ["Sunday", "2026-03-08", 360],
  ["holiday", "2026-03-09", 360],
])("lets a minor of six work on a %s, %s, for at most %i minutes", (_, date, minutes) => {
  const calendar = { startDate: "2026-03-02", weekdays: WORKING_WEEK, holidays: ["2026-03-09"] };
  expect(minutesFor("6-8y", calendar, date)).toBe(minutes);
});
