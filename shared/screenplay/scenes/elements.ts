import type { Part } from "../classify/script-parts.ts";
import type { Element } from "../model/scene.ts";
import { CATEGORY_OF } from "./category-of.ts";
import type { Cast } from "./characters.ts";
import { categoryOfWord, thingList, thingsIn } from "./element-matching.ts";
import { impliedElements } from "./implied-elements.ts";

const LIST = thingList(CATEGORY_OF);

const BACKGROUND = "Background Actors";
const IN_CAPITALS = 0.8;
const IN_WORDS = 0.5;

/**
 * The elements of a scene, found in its action by lexicon: props, vehicles, animals, wardrobe and so on, and the
 * elements that they imply. Characters of the draft are excluded. Each element is listed once, with its line. Text in
 * capitals gives a higher confidence, because writers stress what matters.
 */
export function elementsOf(parts: readonly Part[], cast: Cast): Element[] {
  const found = new Map<string, Element>();
  for (const part of parts) {
    if (part.kind !== "action") continue;
    const { page, line } = part.row.row;
    const shown = new Set((cast.shownIn.get(part) ?? []).map((person) => person.split(" ").at(-1)!.toLowerCase()));
    for (const { word, isInCapitals } of thingsIn(part.row.text, LIST, cast)) {
      // A CUSTOMER in capitals is a role.
      if (isInCapitals && shown.has(word) && categoryOfWord(word, LIST) === BACKGROUND) continue;
      const name = word[0]!.toUpperCase() + word.slice(1);
      const confidence = isInCapitals ? IN_CAPITALS : IN_WORDS;
      if ((found.get(name)?.confidence ?? 0) >= confidence) continue;
      const category = categoryOfWord(word, LIST);
      found.set(name, { name, category, quote: part.row.text, origin: { page, line }, confidence });
    }
  }
  const things = [...found.values()];
  return [...things, ...impliedElements(things, parts)];
}
