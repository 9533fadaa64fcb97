import type { Strip } from "./schedule.ts";
import type { Party } from "./scheduling-problem.ts";

/** The location group of each scene, by scene id; "None" when it is in no group. */
export interface Sites {
  readonly places: ReadonlyMap<string, Pick<Party, "id">>;
}

/** Key of a scene's location: its location group, or its set when it is in no group. */
export function siteKey({ places }: Sites, strip: Strip): string {
  const party = places.get(strip.sceneId);
  return party && party.id !== "None" ? `group ${party.id}` : `set ${strip.set}`;
}
