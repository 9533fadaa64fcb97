import type { Strip } from "./schedule.ts";
import type { SchedulingProblem } from "./scheduling-problem.ts";

/** Where a scene is shot, as a key: its location group, or its set when that is in none. */
export function siteKey({ places }: SchedulingProblem, strip: Strip): string {
  const party = places.get(strip.sceneId);
  return party && party.id !== "None" ? `group ${party.id}` : `set ${strip.set}`;
}
