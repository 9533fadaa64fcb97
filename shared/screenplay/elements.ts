import type { Cast } from "./characters.ts";
import { LEXICON } from "./lexicon.ts";
import type { Part } from "./parts.ts";
import type { Element } from "./scene.ts";

const CATEGORY_OF = new Map(
  Object.entries(LEXICON).flatMap(([category, words]) => words.map((word): [string, string] => [word, category])),
);
const WORDS = [...CATEGORY_OF.keys()].sort((a, b) => b.length - a.length);
const ELEMENT = new RegExp(`(?<![\\p{L}\\p{N}'’-])(${WORDS.join("|")})(e?s)?(?![\\p{L}\\p{N}'’-])`, "giu");
const FIRST_WORDS = new Set(WORDS.map((word) => word.split(/[ -]/)[0]!));

/** A quick look that spares most lines the long one. */
function mayNameElement(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.some(
    (word) => FIRST_WORDS.has(word) || FIRST_WORDS.has(word.replace(/e?s$/, "")) || FIRST_WORDS.has(word.slice(0, -1)),
  );
}

/** In capitals this is the camera that films, not one in the picture. */
const FILMING = "CAMERA";
const IN_CAPITALS = 0.8;
const IN_WORDS = 0.5;

/**
 * The things that a scene needs, found in its action by a list of words: props, vehicles, animals, wardrobe and so on.
 * Characters of the draft are none of them. Each is named once, with the line that it was found in. What stands in capitals is surer: writers stress what matters.
 */
export function elementsOf(parts: readonly Part[], cast: Cast): Element[] {
  const found = new Map<string, Element>();
  for (const part of parts) {
    if (part.kind !== "action") continue;
    const { page, line } = part.row.row;
    if (!mayNameElement(part.row.text)) continue;
    for (const [text, word] of part.row.text.matchAll(ELEMENT)) {
      const category = CATEGORY_OF.get(word!.toLowerCase());
      if (category === undefined || text === FILMING || cast.nameOf.has(word!.toUpperCase())) continue;
      const name = word![0]!.toUpperCase() + word!.slice(1).toLowerCase();
      const confidence = text === text.toUpperCase() ? IN_CAPITALS : IN_WORDS;
      if ((found.get(name)?.confidence ?? 0) >= confidence) continue;
      found.set(name, { name, category, quote: part.row.text, origin: { page, line }, confidence });
    }
  }
  return [...found.values()];
}
