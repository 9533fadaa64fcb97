import { headingFromText } from "../../../shared/screenplay/headings/heading.ts";
import { numberAfter } from "../../../shared/screenplay/model/next-scene-number.ts";
import { t } from "../../i18n/translate.ts";
import type { FoundScene } from "./findings.ts";
import type { HeadingValues } from "./heading-fields.tsx";

type Heading = Pick<FoundScene, "intExt" | "location" | "time">;

/** A heading in one line: `INT. KITCHEN - NIGHT`. */
export function headingOf({ intExt, location, time }: Heading): string {
  return [`${intExt} ${location}`.trim(), time].filter(Boolean).join(" - ");
}

/** A scene's name in a text: "Scene 12". */
export function namedScene({ number, location }: Pick<FoundScene, "number" | "location">): string {
  return number === "" ? location || t("Unnumbered scene") : t("Scene {number}", { number });
}

/** Like `namedScene`, within a sentence: "scene 12". */
export const sceneInText = (scene: Parameters<typeof namedScene>[0]) => namedScene(scene).replace(/^Scene /, "scene ");

/**
 * Default heading of a scene that begins within another one: the text if it is a heading, else that of the original
 * scene, with the next free number.
 */
export function headingFrom(text: string, scene: FoundScene, numbers: readonly string[]): HeadingValues {
  const number = numberAfter(scene.number, new Set(numbers));
  const read = headingFromText(text);
  if (read) return { number, intExt: read.intExt, location: read.set, time: read.time };
  return { number, intExt: scene.intExt, location: scene.location, time: scene.time };
}
