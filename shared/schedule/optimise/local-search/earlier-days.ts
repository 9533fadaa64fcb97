import type { Model } from "../instance/compiled-model.ts";
import type { Incumbent } from "./anneal.ts";
import { emptyPlan, ROUNDING } from "./plan.ts";

/**
 * A valid schedule that begins as early as possible without costing more: without gaps, or else with all its days moved
 * by the same number of slots.
 */
export function onEarlierDays(model: Model, given: Incumbent): Incumbent {
  return withoutGaps(model, given) ?? moved(model, given);
}

/** All days moved up by the same number of slots, as many as possible. */
function moved(model: Model, given: Incumbent): Incumbent {
  const { slots, allowed } = model;
  for (let by = Math.min(...given.slotOf); by > 0; by--) {
    const slotOf = given.slotOf.map((slot) => slot - by);
    if (slotOf.some((slot, scene) => allowed[scene * slots + slot] !== 1)) continue;
    const plan = emptyPlan(model);
    for (const [scene, slot] of slotOf.entries()) plan.add(scene, slot);
    if (plan.isValid() && plan.cost() <= given.cost + ROUNDING) return { slotOf, cost: plan.cost() };
  }
  return given;
}

/** The days in the same order on the earliest slots that are allowed, if that costs no more. */
function withoutGaps(model: Model, given: Incumbent): Incumbent | undefined {
  const { scenes, slots, allowed } = model;
  const plan = emptyPlan(model);
  const days = Map.groupBy(
    Array.from({ length: scenes }, (_, scene) => scene),
    (scene) => given.slotOf[scene]!,
  );
  let next = 0;
  for (const [, those] of [...days].sort(([one], [other]) => one - other)) {
    const slot = Array.from({ length: slots - next }, (_, at) => next + at).find((free) => fits(those, free));
    if (slot === undefined) return undefined;
    next = slot + 1;
  }
  return plan.cost() <= given.cost + ROUNDING && plan.isValid()
    ? { slotOf: [...plan.slotOf], cost: plan.cost() }
    : undefined;

  /** Puts a day on a slot if that violates nothing. Precedences are checked once both scenes are placed. */
  function fits(those: readonly number[], slot: number): boolean {
    if (those.some((scene) => allowed[scene * slots + slot] !== 1)) return false;
    for (const scene of those) plan.add(scene, slot);
    if (plan.isValid()) return true;
    for (const scene of those) plan.remove(scene);
    return false;
  }
}
