import { ELEMENT_CATEGORIES } from "../../breakdown/model/cells.ts";

/**
 * Universal Category Identification numbers of scene properties and the cast. Numbers from 50 are free for other scene
 * properties, such as the episode.
 */
export const SCENE_UCID = {
  set: 0,
  intExt: 1,
  dayNight: 2,
  scriptDay: 3,
  unit: 4,
  location: 6,
  episode: 50,
  cast: 100,
} as const;

/**
 * Background Actors have the first number after the cast. Numbers from `FIRST_OWN` on are free for custom categories.
 */
const [FIRST_ELEMENT, MISCELLANEOUS, FIRST_OWN] = [101, 125, 500];

/** Number of an element category; categories added by the project are numbered from 500 in order. */
export function ucidOf(category: string, own: readonly string[]): number {
  if (category === "Miscellaneous") return MISCELLANEOUS;
  const known = ELEMENT_CATEGORIES.map(String).indexOf(category);
  return known >= 0 ? FIRST_ELEMENT + known : FIRST_OWN + own.indexOf(category);
}
