import { ELEMENT_CATEGORIES } from "../../breakdown/model/cells.ts";

/** The numbers that the Universal Category Identification gives to what belongs to a scene as a whole, and to the cast. */
export const SCENE_UCID = { set: 0, intExt: 1, dayNight: 2, scriptDay: 3, location: 6, cast: 100 } as const;

/** Background Actors have the first number after the cast; numbers from here on are anybody's. */
const [FIRST_ELEMENT, MISCELLANEOUS, FIRST_OWN] = [101, 125, 500];

/** The number of a category of elements; those that a project has added are numbered from 500 in their order. */
export function ucidOf(category: string, own: readonly string[]): number {
  if (category === "Miscellaneous") return MISCELLANEOUS;
  const known = ELEMENT_CATEGORIES.map(String).indexOf(category);
  return known >= 0 ? FIRST_ELEMENT + known : FIRST_OWN + own.indexOf(category);
}
