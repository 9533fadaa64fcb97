import type { Party, SchedulingProblem } from "./scheduling-problem.ts";

/** What a scene needs: its location, then its cast. */
export function partiesOf(
  production: SchedulingProblem,
  strip: { sceneId: string; castIds: readonly string[] },
): Party[] {
  const place = production.places.get(strip.sceneId);
  return [...(place ? [place] : []), ...strip.castIds.flatMap((castId) => production.cast.get(castId) ?? [])];
}
