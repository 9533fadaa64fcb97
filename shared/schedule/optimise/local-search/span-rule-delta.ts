import type { Model } from "../instance/compiled-model.ts";
import { constraintPenalty } from "../instance/constraint-penalty.ts";
import { misplacedScenes } from "../instance/misplaced-scenes.ts";
import type { Move } from "./moves.ts";
import type { MoveDelta } from "./net-move.ts";
import type { PlanTables } from "./plan-tables.ts";

/**
 * Adds the change of violated rules on spans by a move.
 * @param slotOf the slot of each scene; read at every call
 */
export function spanRuleDelta(
  model: Model,
  slotOf: Int32Array,
  { works, misplacedBy }: PlanTables,
): (move: Move, change: MoveDelta) => void {
  const { slots, spanRulesOf, withins } = model;
  const { successions } = model.shoot;
  const penalty = constraintPenalty(model);
  // A move may begin or end a span, so every slot counts.
  const all = { works, first: new Int32Array(model.actors), last: new Int32Array(model.actors).fill(slots - 1) };
  const misplaced = misplacedScenes(model, all);
  const isChanged = new Uint8Array(misplacedBy.length);
  /** Rows of `works` that a scene is in because of these rules. */
  const rowsOf = spanRulesOf.map((those, scene) => {
    const members = new Set(those.flatMap(membersOf));
    return [...members].filter((member) => model.castOf[scene]!.includes(member)).map((member) => member * slots);
  });

  return (move, change) => {
    shift(move, 1);
    for (let at = 0; at < isChanged.length; at++) {
      if (isChanged[at] === 0) continue;
      isChanged[at] = 0;
      change.violations += penalty.ofSpan(misplaced(at)) - misplacedBy[at]!;
    }
    shift(move, -1);
  };

  function membersOf(rule: number): number[] {
    const succession = successions[rule];
    return succession ? [succession.first, succession.next] : [withins[rule - successions.length]!.actor];
  }

  /** Counts the scenes of a move on their new slots, or again on the present ones. */
  function shift({ count, scenes, targets }: Move, by: 1 | -1): void {
    for (let at = 0; at < count; at++) {
      const scene = scenes[at]!;
      for (const row of rowsOf[scene]!) {
        works[row + slotOf[scene]!]! -= by;
        works[row + targets[at]!]! += by;
      }
      if (by === 1) for (const rule of spanRulesOf[scene]!) isChanged[rule] = 1;
    }
  }
}
