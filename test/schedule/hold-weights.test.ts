import { expect, it } from "vitest";
import { holdingRates } from "../../shared/schedule/solver/hold-weights.ts";

it("hold weights are equal while no rate is known, or all are zero", () => {
  expect(holdingRates([undefined, undefined], 20)).toEqual([20, 20]);
  expect(holdingRates([0, 0], 20)).toEqual([20, 20]);
});

it("hold weights follow the rates, with the average for an unknown one", () => {
  expect(holdingRates([500, 1500, undefined], 20)).toEqual([10, 30, 20]);
});

it("hold weights limit a star to that of twenty others", () => {
  const pay = [...Array<number>(99).fill(1), 1_000_000];
  expect(holdingRates(pay, 20).at(-1)).toBe(400);
});
