import type { Precedence } from "../model/scene-constraints.ts";
import type { Strip } from "../model/schedule.ts";

/**
 * Reorders the strips of one day to meet precedences: a strip that has to come after another is moved directly after
 * it.
 */
export function behindTheirFirsts<S extends Pick<Strip, "sceneId">>(
  strips: readonly S[],
  orders: readonly Precedence[],
): S[] {
  const ordered = [...strips];
  const at = (sceneId: string) => ordered.findIndex((strip) => strip.sceneId === sceneId);
  // A chain of precedences is resolved after as many rounds as it is long; a cycle is left as it is.
  for (let round = 0; round < orders.length; round++) {
    for (const { sceneId, after } of orders) {
      const [here, there] = [at(sceneId), at(after)];
      if (here < 0 || there <= here) continue;
      ordered.splice(there, 0, ...ordered.splice(here, 1));
    }
  }
  return ordered;
}
