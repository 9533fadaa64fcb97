import { expect, it } from "vitest";
import { MinorBand } from "../../shared/roster/options/minor-band.ts";
import { MINOR_HOURS, MINOR_LIMITS } from "../../shared/roster/options/minor-hours.ts";

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
