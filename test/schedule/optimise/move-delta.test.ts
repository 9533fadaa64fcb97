import fc from "fast-check";
import { expect, it } from "vitest";
import { modelOf } from "../../../shared/schedule/optimise/instance/compiled-model.ts";
import { dayReorderDelta } from "../../../shared/schedule/optimise/local-search/day-reorder-delta.ts";
import { initialPlan } from "../../../shared/schedule/optimise/local-search/initial-plan.ts";
import { moveDelta } from "../../../shared/schedule/optimise/local-search/move-delta.ts";
import { proposeMove } from "../../../shared/schedule/optimise/local-search/moves.ts";
import { seededRandom } from "../../../shared/schedule/search/seeded-random.ts";
import { productions } from "./productions.ts";

it("equals the cost difference of the move", () => {
  const any = fc.tuple(
    productions({ scenes: 9, slots: 6, tied: true, resting: true }),
    fc.option(fc.integer({ min: 0, max: 4 })),
    fc.nat(),
  );
  let evaluated = 0;
  let reordered = 0;
  fc.assert(
    fc.property(any, ([shoot, dropDays, seed]) => {
      const model = modelOf({ ...shoot, params: { ...shoot.params, dropDays } });
      fc.pre(model.slotsOf.every((slots) => slots.length > 0));
      const plan = initialPlan(model, 1);
      const propose = proposeMove(model, plan, seededRandom(seed));
      const delta = moveDelta(model, plan);
      const daysDelta = dayReorderDelta(model, plan);
      for (let step = 0; step < 200; step++) {
        const move = propose();
        if (move.count === 0) continue;
        const [cost, violations] = [plan.cost(), plan.violations()];
        const change = move.one < 0 ? undefined : { ...delta(move) };
        if (change) {
          expect(delta(move, change.cost)).toEqual(change);
          expect(delta(move, change.cost - 1).cost).toBeGreaterThan(change.cost - 1);
        }
        const order = change ? undefined : daysDelta(move);
        for (let at = 0; at < move.count; at++) {
          plan.remove(move.scenes[at]!);
          plan.add(move.scenes[at]!, move.targets[at]!);
        }
        if (order !== undefined) {
          reordered++;
          const made = plan.cost() - cost;
          expect(order).toBeLessThanOrEqual(made + 1e-6);
          if (!model.canDrop.includes(1)) expect(order).toBeCloseTo(made, 6);
        }
        if (!change) continue;
        evaluated++;
        expect(plan.cost() - cost).toBeCloseTo(change.cost, 6);
        expect(plan.violations() - violations).toBeCloseTo(change.violations, 6);
      }
    }),
    { numRuns: 100 },
  );
  expect(evaluated).toBeGreaterThan(1000);
  expect(reordered).toBeGreaterThan(100);
});
