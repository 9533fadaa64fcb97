import type { Part } from "../classify/script-parts.ts";
import type { Element } from "../model/scene.ts";

/** Number of scenes whose action has a prop that recurs in the story. */
const MIN_SCENES = 3;
/** The same for a prop that the dialogue hands over or shows. */
const MIN_SCENES_HANDED = 2;
const CONFIDENCE = 0.4;
const PROPS = "Props";
/** Words before a certain thing: the ring, my keys. */
const CERTAIN = new Set("the this that my your his her our their".split(" "));
/** What is said before a thing that is handed over or shown: give me, here is, show him. */
const HANDED =
  /(?:^| )(?:(?:give|take|hand|pass|bring|show|fetch)(?: back)?(?: (?:me|him|her|us|them))?(?: back)?|here(?:['’]s| is| are))$/;
const BEFORE_THING = 3;
const WORD = /[\p{L}\p{N}'’-]+/gu;
const MAX_WORDS = 3;

/** Elements of a scene, with its parts. */
interface SceneThings {
  readonly parts: readonly Part[];
  readonly elements: readonly Element[];
}

/**
 * The props of each scene that its dialogue speaks of and that recur in the action of the story, such as a ring, with a
 * low confidence, because a person may speak of what is not there.
 */
export function spokenThingsOf(scenes: readonly SceneThings[]): Element[][] {
  const counts = new Map<string, number>();
  for (const { elements } of scenes) {
    for (const { name, category } of elements) if (category === PROPS) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const recurring = new Map(
    [...counts].filter(([, count]) => count >= MIN_SCENES_HANDED).map(([name, count]) => [name.toLowerCase(), count]),
  );
  return scenes.map(({ parts, elements }) => {
    const known = new Set(elements.map(({ name }) => name.toLowerCase()));
    const found: Element[] = [];
    for (const part of recurring.size === 0 ? [] : parts) {
      if (part.kind !== "speech") continue;
      const { text, row } = part.row;
      for (const { word, isHanded } of certainThingsIn(text)) {
        if (known.has(word) || (recurring.get(word) ?? 0) < (isHanded ? MIN_SCENES_HANDED : MIN_SCENES)) continue;
        known.add(word);
        const name = word[0]!.toUpperCase() + word.slice(1);
        const origin = { page: row.page, line: row.line };
        found.push({ name, category: PROPS, quote: text, origin, confidence: CONFIDENCE });
      }
    }
    return found;
  });
}

/** One to three words after a determiner, each also without a final s, and whether they are handed over or shown. */
function certainThingsIn(text: string): { word: string; isHanded: boolean }[] {
  const words = text.toLowerCase().match(WORD) ?? [];
  return words.flatMap((word, at) => {
    if (!CERTAIN.has(word)) return [];
    const names = Array.from({ length: MAX_WORDS }, (_, more) => words.slice(at + 1, at + 2 + more).join(" "));
    const isHanded = HANDED.test(words.slice(Math.max(0, at - BEFORE_THING), at).join(" "));
    const forms = names.flatMap((name) => (name.endsWith("s") ? [name, name.slice(0, -1)] : [name]));
    return forms.map((form) => ({ word: form, isHanded }));
  });
}
