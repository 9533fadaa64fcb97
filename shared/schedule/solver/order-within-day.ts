import { siteKey } from "../model/location-key.ts";
import type { Precedence } from "../model/scene-constraints.ts";
import type { Strip } from "../model/schedule.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";

/** The strips of one day as they are shot: location by location, and as they were given at each, but for orders. */
export function orderWithinDay(production: SchedulingProblem, strips: readonly Strip[]): Strip[] {
  const bySite = [...Map.groupBy(strips, (strip) => siteKey(production, strip)).values()].flat();
  return behindTheirFirsts(bySite, production.ties?.orders ?? []);
}

/** The strips of one day as they stand, but that one which comes after another is put right behind it where it stood before. */
export function behindTheirFirsts<S extends Pick<Strip, "sceneId">>(
  strips: readonly S[],
  orders: readonly Precedence[],
): S[] {
  const ordered = [...strips];
  const at = (sceneId: string) => ordered.findIndex((strip) => strip.sceneId === sceneId);
  // A chain of orders settles after as many rounds as it is long; a circle is left as it is.
  for (let round = 0; round < orders.length; round++) {
    for (const { sceneId, after } of orders) {
      const [here, there] = [at(sceneId), at(after)];
      if (here < 0 || there <= here) continue;
      ordered.splice(there, 0, ...ordered.splice(here, 1));
    }
  }
  return ordered;
}
