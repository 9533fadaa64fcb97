import { expect, it } from "vitest";
import { availabilityFromText } from "../../shared/dates/dates-string.ts";
import { permitState } from "../../shared/roster/options/permit-state.ts";

it.each([
  ["is fine without an end date", null, "No Constraint", undefined],
  ["is fine while it is valid for weeks", "2026-06-15", "No Constraint", undefined],
  ["ends soon within two weeks", "2026-06-14", "No Constraint", "soon"],
  ["is valid on its last day", "2026-05-31", "", "soon"],
  ["has ended the day after", "2026-05-30", "", "expired"],
  ["ends too early for the place's last date", "2026-07-01", "06/20/2026, 06/28/2026 - 07/02/2026", "short"],
  ["covers the place's last date", "2026-07-02", "06/28/2026 - 07/02/2026", undefined],
] as const)("a permit %s", (_, until, dates, state) => {
  expect(permitState(until, availabilityFromText(dates), "2026-05-31")).toBe(state);
});
