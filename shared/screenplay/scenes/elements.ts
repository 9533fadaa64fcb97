import type { Part } from "../classify/script-parts.ts";
import type { Element } from "../model/scene.ts";
import type { Cast } from "./characters.ts";
import { ELEMENT_LEXICON } from "./element-lexicon.ts";
import { thingList, thingsIn } from "./element-matching.ts";
import { impliedElements } from "./implied-elements.ts";
import { WORDNET_LEXICON } from "./wordnet-lexicon.ts";

const CATEGORY_OF = new Map<string, string>();
for (const [category, words] of Object.entries(ELEMENT_LEXICON)) {
  for (const word of words.trim().split(/,\s*/)) CATEGORY_OF.set(word, category);
}
for (const [category, words] of Object.entries(WORDNET_LEXICON)) {
  for (const word of words.split("|")) if (!CATEGORY_OF.has(word)) CATEGORY_OF.set(word, category);
}
const LIST = thingList(CATEGORY_OF);

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
    for (const { word, isInCapitals } of thingsIn(part.row.text, LIST, cast)) {
      const name = word[0]!.toUpperCase() + word.slice(1);
      const confidence = isInCapitals ? IN_CAPITALS : IN_WORDS;
      if ((found.get(name)?.confidence ?? 0) >= confidence) continue;
      const category = CATEGORY_OF.get(word)!;
      found.set(name, { name, category, quote: part.row.text, origin: { page, line }, confidence });
    }
  }
  const things = [...found.values()];
  return [...things, ...impliedElements(things, parts)];
}
