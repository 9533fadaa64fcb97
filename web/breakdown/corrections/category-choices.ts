import { ELEMENT_CATEGORIES } from "../../../shared/breakdown/model/cells.ts";
import { columnText } from "../../../shared/breakdown/model/column-text.ts";

/** Categories for an element: those of the table, then standard ones that it would get by this choice. */
export function categoryChoices(categories: readonly string[]): readonly { value: string; label: string }[] {
  return [...categories, ...ELEMENT_CATEGORIES.filter((category) => !categories.includes(category))].map((value) => ({
    value,
    label: columnText(value),
  }));
}
