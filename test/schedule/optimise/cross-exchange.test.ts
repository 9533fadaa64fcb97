import fc from "fast-check";
import { expect, it } from "vitest";
import { type Model, modelOf } from "../../../shared/schedule/optimise/instance/compiled-model.ts";
import { crossExchange } from "../../../shared/schedule/optimise/local-search/cross-exchange.ts";
import { initialPlan } from "../../../shared/schedule/optimise/local-search/initial-plan.ts";
import { moveDelta } from "../../../shared/schedule/optimise/local-search/move-delta.ts";
import type { Move } from "../../../shared/schedule/optimise/local-search/moves.ts";
import type { Plan } from "../../../shared/schedule/optimise/local-search/plan.ts";
import { seededRandom } from "../../../shared/schedule/search/seeded-random.ts";
import { productions } from "./productions.ts";

const make = (plan: Plan) => (move: Move) => {
  for (let at = 0; at < move.count; at++) {
    plan.remove(move.scenes[at]!);
    plan.add(move.scenes[at]!, move.targets[at]!);
  }
};

/** All choices of up to three. */
function choices(list: readonly number[]): number[][] {
  let all: number[][] = [[]];
  for (const one of list) all = [...all, ...all.filter(({ length }) => length < 3).map((those) => [...those, one])];
  return all;
}

/** The minimum change of the cost by an exchange between two days without a new violation, by brute force. */
function cheapestExchange({ slots, allowed, companions }: Model, plan: Plan): number {
  const [cost, violations] = [plan.cost(), plan.violations()];
  let least = 0;
  const swap = (those: readonly number[], to: number) => {
    for (const scene of those) {
      plan.remove(scene);
      plan.add(scene, to);
    }
  };
  const end = Math.min(plan.lastUsed() + 1, slots - 1);
  for (let one = 0; one <= end; one++) {
    for (let other = one + 1; other <= end; other++) {
      const free = (from: number, to: number) =>
        choices(plan.scenesOn[from]!.filter((scene) => allowed[scene * slots + to] === 1 && !companions[scene]));
      for (const there of free(one, other)) {
        for (const back of free(other, one)) {
          swap(there, other);
          swap(back, one);
          if (plan.violations() < violations + 1e-6) least = Math.min(least, plan.cost() - cost);
          swap(there, one);
          swap(back, other);
        }
      }
    }
  }
  return least;
}

it("ends when no exchange of a few scenes between two used days is cheaper, and adds no violation", () => {
  let dealt = 0;
  fc.assert(
    fc.property(productions({ scenes: 9, slots: 5, tied: true, resting: true }), fc.nat(), (shoot, seed) => {
      const model = modelOf(shoot);
      fc.pre(model.slotsOf.every((slots) => slots.length > 0));
      const plan = initialPlan(model, 1);
      const redeal = crossExchange(model, plan, {
        chance: seededRandom(seed),
        delta: moveDelta(model, plan),
        apply: make(plan),
      });
      for (let before = plan.cost(), violations = plan.violations(); redeal(1e6); before = plan.cost()) {
        dealt++;
        expect(plan.cost()).toBeLessThan(before);
        expect(plan.violations()).toBeLessThan(violations + 1e-6);
        violations = plan.violations();
      }
      expect(cheapestExchange(model, plan)).toBeGreaterThan(-1e-5);
    }),
    { numRuns: 200 },
  );
  expect(dealt).toBeGreaterThan(50);
});

it("evaluates no more moves than its budget", () => {
  fc.assert(
    fc.property(
      productions({ scenes: 9, slots: 5, tied: true, resting: true }),
      fc.integer({ min: 0, max: 20 }),
      (shoot, most) => {
        const model = modelOf(shoot);
        fc.pre(model.slotsOf.every((slots) => slots.length > 0));
        const plan = initialPlan(model, 1);
        const delta = moveDelta(model, plan);
        let evaluated = 0;
        const counted = (move: Move, limit: number) => {
          evaluated++;
          return delta(move, limit);
        };
        crossExchange(model, plan, { chance: seededRandom(1), delta: counted, apply: make(plan) })(most);
        expect(evaluated).toBeLessThanOrEqual(most);
      },
    ),
  );
});
