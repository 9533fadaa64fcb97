import type { Model } from "../instance/compiled-model.ts";
import { matchScenes } from "../instance/scene-matching.ts";
import { emptyPlan, type Plan } from "./plan.ts";

/** Weight of a violation relative to money, in units of `unit`, during construction; and where only validity counts. */
const [VIOLATION_WEIGHT, STRICT_WEIGHT] = [20, 1e6];

/** From this many slots on, only this many of the first are tried for a scene. */
const MANY_SLOTS = 100;
const FIRST_SLOTS = 10;
/** Maximum number of slots per scene sampled for the unit of money. */
const SAMPLES = 64;

/**
 * The initial solution: greedy, or a plan that violates less. May violate constraints; the local search continues from
 * it.
 * @param unit money that equals one unit of violation
 */
export function initialPlan(model: Model, unit: number): Plan {
  const cheap = greedyPlan(model, VIOLATION_WEIGHT * unit);
  if (cheap.isValid()) return cheap;
  const strict = greedyPlan(model, STRICT_WEIGHT * unit);
  const greedy = strict.violations() < cheap.violations() ? strict : cheap;
  // The matching ignores that scenes must share a day, but moves require those scenes on the same slot.
  if (greedy.isValid() || model.companions.some((group) => group)) return greedy;
  const domains = model.slotsOf.map((slots) => [...slots]);
  const matching = matchScenes(model.shoot, domains);
  if (matching.kind !== "matched") return greedy;
  const plan = emptyPlan(model);
  for (const [scene, slot] of matching.slotOf.entries()) plan.add(scene, slot);
  return plan.violations() < greedy.violations() ? plan : greedy;
}

/** For each scene, the length of the longest chain of successions before its cast. */
function ranksOf({ castOf, actors, shoot: { successions } }: Model): number[] {
  const rankOf = new Int32Array(actors);
  for (let round = 0; round < successions.length; round++)
    for (const { first, next } of successions) rankOf[next] = Math.max(rankOf[next]!, rankOf[first]! + 1);
  return castOf.map((cast) => cast.reduce((rank, member) => Math.max(rank, rankOf[member]!), 0));
}

/**
 * Places scenes in order of successions, then with the fewest possible slots first, each on the slot with the lowest
 * penalty and cost.
 */
function greedyPlan(model: Model, violationPrice: number): Plan {
  const plan = emptyPlan(model);
  const ranks = ranksOf(model);
  const order = model.slotsOf
    .map((_, scene) => scene)
    .sort((a, b) => ranks[a]! - ranks[b]! || model.slotsOf[a]!.length - model.slotsOf[b]!.length);
  for (const scene of order) {
    if (plan.slotOf[scene]! >= 0) continue;
    const those = model.companions[scene] ?? [scene];
    const violations = plan.violations();
    place(those, nearby(scene));
    if (plan.violations() <= violations) continue;
    for (const one of those) plan.remove(one);
    place(those, model.slotsOf[scene]!);
  }
  return plan;

  function place(those: readonly number[], open: Iterable<number>): void {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const slot of open) {
      for (const one of those) plan.add(one, slot);
      const price = plan.cost() + violationPrice * plan.violations();
      for (const one of those) plan.remove(one);
      if (price >= least) continue;
      best = slot;
      least = price;
    }
    for (const one of those) plan.add(one, best);
  }

  /** The slots tried for a scene; of very many, the first ones and those at or next to used slots. */
  function nearby(scene: number): Iterable<number> {
    const open = model.slotsOf[scene]!;
    if (open.length <= MANY_SLOTS) return open;
    const { count } = plan.tables;
    return open.filter((slot, at) => at < FIRST_SLOTS || count[slot]! || count[slot - 1] || count[slot + 1]);
  }
}

/**
 * A typical small amount of money of an instance: a fourteenth of the average cost of moving a scene, or of a day where
 * no single move costs anything.
 */
export function moneyUnit(model: Model): number {
  const plan = emptyPlan(model);
  for (const [scene, slots] of model.slotsOf.entries()) plan.add(scene, slots[(scene * 7) % slots.length]!);
  let sum = 0;
  let count = 0;
  for (const [scene, slots] of model.slotsOf.entries()) {
    const home = plan.slotOf[scene]!;
    const stride = Math.ceil(slots.length / SAMPLES);
    for (let at = 0; at < slots.length; at += stride) {
      const slot = slots[at]!;
      const before = plan.cost();
      plan.remove(scene);
      plan.add(scene, slot);
      if (plan.cost() !== before) count++;
      sum += Math.abs(plan.cost() - before);
      plan.remove(scene);
      plan.add(scene, home);
    }
  }
  const { dayCost, overhead } = model.shoot.params;
  return (count > 0 ? sum / count : dayCost + overhead || 14) / 14;
}
