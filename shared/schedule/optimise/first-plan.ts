import type { Model } from "./model.ts";
import { emptyPlan, type Plan } from "./plan.ts";

/** How much a breach weighs beside money, in units of `unit`, while scenes are placed one by one. */
const BREACH_WEIGHT = 20;

/**
 * Places the scenes one by one, those with the fewest slots first, each where it breaks least and costs least. Most
 * productions are valid at once; where not, the search goes on from here.
 *
 * @param unit the money that counts as one unit of breach
 */
export function firstPlan(model: Model, unit: number): Plan {
  const plan = emptyPlan(model);
  const order = model.slotsOf
    .map((_, scene) => scene)
    .sort((a, b) => model.slotsOf[a]!.length - model.slotsOf[b]!.length);
  for (const scene of order) {
    if (plan.slotOf[scene]! >= 0) continue;
    const those = model.companions[scene] ?? [scene];
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const slot of model.slotsOf[scene]!) {
      for (const one of those) plan.add(one, slot);
      const price = plan.cost() + BREACH_WEIGHT * unit * plan.breaches();
      for (const one of those) plan.remove(one);
      if (price >= least) continue;
      best = slot;
      least = price;
    }
    for (const one of those) plan.add(one, best);
  }
  return plan;
}

/** A typical small sum of money of a production: a fourteenth of what it costs, on average, to move a scene elsewhere. */
export function moneyUnit(model: Model): number {
  const plan = emptyPlan(model);
  for (const [scene, slots] of model.slotsOf.entries()) plan.add(scene, slots[(scene * 7) % slots.length]!);
  let sum = 0;
  let count = 0;
  for (const [scene, slots] of model.slotsOf.entries()) {
    const home = plan.slotOf[scene]!;
    for (const slot of slots) {
      const before = plan.cost();
      plan.remove(scene);
      plan.add(scene, slot);
      if (plan.cost() !== before) count++;
      sum += Math.abs(plan.cost() - before);
      plan.remove(scene);
      plan.add(scene, home);
    }
  }
  return count === 0 ? 1 : sum / count / 14;
}
