import { expect, it } from "vitest";
import { holdingRates } from "../../shared/schedule/model/hold-weights.ts";

it("weighs everyone alike while nobody's pay is known, or all are paid nothing", () => {
  expect(holdingRates([undefined, undefined], 20)).toEqual([20, 20]);
  expect(holdingRates([0, 0], 20)).toEqual([20, 20]);
});

it("weighs by pay, and who has none said as the average", () => {
  expect(holdingRates([500, 1500, undefined], 20)).toEqual([10, 30, 20]);
});

it("lets no star weigh more than twenty others", () => {
  const pay = [...Array<number>(99).fill(1), 1_000_000];
  expect(holdingRates(pay, 20).at(-1)).toBe(400);
});
