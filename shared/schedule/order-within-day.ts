import type { Production } from "./production.ts";
import type { Strip } from "./schedule.ts";
import { siteKey } from "./site-key.ts";
import type { Order } from "./ties.ts";

/** The strips of one day as they are shot: location by location, and as they were given at each, but for orders. */
export function orderWithinDay(production: Production, strips: readonly Strip[]): Strip[] {
  const bySite = [...Map.groupBy(strips, (strip) => siteKey(production, strip)).values()].flat();
  return behindTheirFirsts(bySite, production.ties?.orders ?? []);
}

/** The strips of one day as they stand, but that one which comes after another is put right behind it where it stood before. */
export function behindTheirFirsts<S extends Pick<Strip, "sceneId">>(
  strips: readonly S[],
  orders: readonly Order[],
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
