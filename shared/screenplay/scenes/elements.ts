import type { SceneHeading } from "../classify/found-heading.ts";
import type { PlacedText } from "../classify/script-parts.ts";
import { CATEGORY_OF } from "../language/category-of.ts";
import { handledThingsIn } from "../language/handled-things.ts";
import { meansThose } from "../language/person-nouns.ts";
import { thingsShownIn } from "../language/shown-by-words.ts";
import { vehicleInSet } from "../language/vehicle-in-set.ts";
import type { Element } from "../model/scene.ts";
import { type ActionParagraph, rowAt } from "./action-paragraphs.ts";
import type { Cast } from "./characters.ts";
import { categoryOfWord, type Thing, thingList, thingsIn } from "./element-matching.ts";
import { impliedElements } from "./implied-elements.ts";

const LIST = thingList(CATEGORY_OF);

const BACKGROUND = "Background Actors";
/** Characters of a phrase such as `the first bailiff` before its noun. */
const MAX_PHRASE = 20;
const IN_CAPITALS = 0.8;
const IN_WORDS = 0.5;
/** Of a thing that the action does not name: it is known by what people do with it, or the set is one. */
const UNNAMED = 0.4;

/**
 * The elements of a scene, found in its action by lexicon: props, vehicles, animals, wardrobe and so on, the vehicle that
 * is its set, and the elements that they imply. Characters of the draft are excluded, named animals are not. Each element is listed once,
 * with its line. Text in capitals gives a higher confidence, because writers stress what matters.
 *
 * @param seen names of the characters who are seen in the scene
 */
export function elementsOf(
  action: readonly ActionParagraph[],
  cast: Cast,
  heading: { readonly parts: SceneHeading; readonly row: PlacedText },
  seen: readonly string[],
): Element[] {
  const found = new Map<string, Element>();
  for (const paragraph of action) {
    const shown = new Set(
      (cast.shownIn.get(paragraph.part) ?? []).map((person) => person.split(" ").at(-1)!.toLowerCase()),
    );
    const roles = cast.rolesIn.get(paragraph.part) ?? [];
    // The bailiffs are roles, if there are a FIRST and a SECOND BAILIFF.
    const isRole = (at: number) => roles.some((role) => role.at < at && at - role.at < MAX_PHRASE);
    const things = [...thingsIn(paragraph.text, LIST, cast), ...animalsIn(paragraph.text, cast)];
    for (const { word, at, isInCapitals } of things) {
      // A CUSTOMER in capitals is a role.
      if (categoryOfWord(word, LIST) === BACKGROUND && ((isInCapitals && shown.has(word)) || isRole(at))) continue;
      // Both men: they may be two of the cast.
      if (meansThose(paragraph.text, at, word, seen)) continue;
      const name = capitalised(word);
      const confidence = isInCapitals ? IN_CAPITALS : IN_WORDS;
      if ((found.get(name)?.confidence ?? 0) >= confidence) continue;
      const category = categoryOfWord(word, LIST);
      const { text: quote, row } = rowAt(paragraph, at);
      found.set(name, { name, category, quote, origin: { page: row.page, line: row.line }, confidence });
    }
    const handled = handledThingsIn(paragraph.text, cast.nameOf).map((thing) => ({
      ...thing,
      name: capitalised(thing.word),
    }));
    for (const { name, at, category } of [...handled, ...thingsShownIn(paragraph.text)]) {
      if (found.has(name)) continue;
      const { text: quote, row } = rowAt(paragraph, at);
      found.set(name, { name, category, quote, origin: { page: row.page, line: row.line }, confidence: UNNAMED });
    }
  }
  const things = [...found.values(), ...vehicleOf(heading, [...found.values()])];
  return [...things, ...impliedElements(things, action)];
}

/** The vehicle that a scene's set is, unless its action names one of that kind. */
function vehicleOf(
  { parts, row: { text: quote, row } }: { readonly parts: SceneHeading; readonly row: PlacedText },
  found: readonly Element[],
): Element[] {
  const vehicle = parts.intExt === "" || parts.omitted ? undefined : vehicleInSet(parts.set);
  const noun = vehicle?.split(" ").at(-1);
  if (vehicle === undefined || noun === undefined) return [];
  if (found.some(({ name }) => name.toLowerCase().split(" ").at(-1) === noun)) return [];
  // A number in the margin is a line of its own, before the heading's.
  const line = row.cells?.find(({ text }) => text.toLowerCase().includes(noun))?.line ?? row.line;
  const origin = { page: row.page, line };
  return [{ name: capitalised(vehicle), category: "Vehicles", quote, origin, confidence: UNNAMED }];
}

function capitalised(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}

/** Animals that a text mentions by their names. */
function animalsIn(text: string, { animals }: Cast): Thing[] {
  if (animals.size === 0) return [];
  return [...text.matchAll(/\p{Lu}\p{L}+/gu)].flatMap(({ 0: name, index: at }) => {
    const word = animals.get(name.toUpperCase());
    return word === undefined ? [] : [{ word, at, isInCapitals: false }];
  });
}
