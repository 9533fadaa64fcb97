import { t } from "../../i18n/translate.ts";
import type { FoundScene } from "./findings.ts";

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
