import { expect, it } from "vitest";
import { qualityText } from "../../web/schedule/improvement/gap-text.ts";

it.each([
  [0, false, true, "Proven best possible."],
  [0.044, false, true, "Within 4.4% of the best possible. Still calculating..."],
  [0.044, false, false, "Within 4.4% of the best possible."],
  [2.37, false, true, "Calculating the best possible..."],
  [2.37, false, false, "Within 237.0% of the best possible."],
  [undefined, false, true, "Calculating the best possible..."],
  [undefined, false, false, "The gap to the best possible is not known."],
  [undefined, true, false, "The gap to the best possible is shown once every rule is followed."],
])("says of a gap of %s (broken: %s, rising: %s): %s", (gap, isBroken, isRising, text) => {
  expect(qualityText(gap, { isBroken, isRising })).toBe(text);
});
