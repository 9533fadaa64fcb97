import type { Production } from "./production.ts";
import type { Strip } from "./schedule.ts";

/** Where a scene is shot, as a key: its location group, or its set when that is in none. */
export function siteKey({ places }: Production, strip: Strip): string {
  const party = places.get(strip.sceneId);
  return party && party.id !== "None" ? `group ${party.id}` : `set ${strip.set}`;
}
