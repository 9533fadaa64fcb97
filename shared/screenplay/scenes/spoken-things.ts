import type { Part } from "../classify/script-parts.ts";
import type { Element } from "../model/scene.ts";

/** Number of scenes whose action has a prop that recurs in the story. */
const MIN_SCENES = 3;
const CONFIDENCE = 0.4;
const PROPS = "Props";
/** A certain thing is meant: the ring, my keys. */
const CERTAIN = "(?:the|this|that|my|your|his|her|our|their)";

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
  const recurring = [...counts].filter(([, count]) => count >= MIN_SCENES).map(([name]) => name);
  if (recurring.length === 0) return scenes.map(() => []);
  const spoken = new RegExp(
    `\\b${CERTAIN} (${recurring.map((name) => name.toLowerCase().replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|")})s?\\b`,
    "gi",
  );
  return scenes.map(({ parts, elements }) => {
    const found = new Map(elements.map(({ name }) => [name.toLowerCase(), undefined as Element | undefined]));
    for (const part of parts) {
      if (part.kind !== "speech") continue;
      const { text, row } = part.row;
      for (const [, word] of text.matchAll(spoken)) {
        const key = word!.toLowerCase();
        if (found.has(key)) continue;
        const name = key[0]!.toUpperCase() + key.slice(1);
        const origin = { page: row.page, line: row.line };
        found.set(key, { name, category: PROPS, quote: text, origin, confidence: CONFIDENCE });
      }
    }
    return [...found.values()].filter((one) => one !== undefined);
  });
}
