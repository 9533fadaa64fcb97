import { ELEMENT_CATEGORIES } from "../../../shared/breakdown/model/cells.ts";

/** The categories that an element can be put into: those of the table, then the usual ones that it lacks and gets by this. */
export function categoryChoices(categories: readonly string[]): readonly string[] {
  return [...categories, ...ELEMENT_CATEGORIES.filter((category) => !categories.includes(category))];
}
