import { lowestBit } from "../../search/bit-sets.ts";
import { type Model, NIGHT } from "../instance/compiled-model.ts";
import { nightChanges } from "../instance/night-changes.ts";
import { bitsOf, type DayPatterns } from "./day-patterns.ts";

/**
 * Whether one of the scenes left fits into a day at no cost: the location is in use, all its actors have begun, and the
 * day's light stays the same. Shooting it later costs at least as much, so only patterns that include it need to be
 * tried. Sets are bit masks.
 */
export function freeScenes(
  model: Model,
  days: DayPatterns,
): (slot: number, pattern: number, begun: number, left: number) => boolean {
  const { slots, kind, eighths, minutes, allowed } = model;
  const scenesAt = model.scenesAt.map(bitsOf);
  const castOf = model.castOf.map(bitsOf);
  // Without one of its scenes, a later night may no longer be one, so that a night block is split.
  const { matter: nightsMatter } = nightChanges(model);
  /** Scenes that earlier days may include freely. */
  const movable = bitsOf([...castOf.keys()].filter(isMovable));

  return (slot, pattern, begun, left) => {
    if (days.freeScenes[pattern] === 0) return false;
    for (let set = days.places[pattern]!; set; set &= set - 1) {
      for (let those = scenesAt[lowestBit(set)]! & left & movable; those; those &= those - 1) {
        const scene = lowestBit(those);
        const fits =
          eighths[scene]! <= days.freeEighths[pattern]! &&
          minutes[scene]! <= days.freeMinutes[pattern]! &&
          allowed[scene * slots + slot] === 1 &&
          (castOf[scene]! & ~begun) === 0 &&
          (kind[scene]! & ~days.kind[pattern]!) === 0;
        if (fits) return true;
      }
    }
    return false;
  };

  function isMovable(scene: number): boolean {
    return (
      model.shoot.orders.every((order) => order.scene !== scene) &&
      model.spanRulesOf[scene]!.length === 0 &&
      !model.companions[scene] &&
      !(nightsMatter && kind[scene] === NIGHT) &&
      !model.capped.some(({ actor }) => (castOf[scene]! >>> actor) & 1)
    );
  }
}
