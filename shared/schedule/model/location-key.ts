import type { Strip } from "./schedule.ts";
import type { SchedulingProblem } from "./scheduling-problem.ts";

/** Key of a scene's location: its location group, or its set when it is in no group. */
export function siteKey({ places }: Pick<SchedulingProblem, "places">, strip: Strip): string {
  const party = places.get(strip.sceneId);
  return party && party.id !== "None" ? `group ${party.id}` : `set ${strip.set}`;
}
