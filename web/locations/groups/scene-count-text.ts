import { t } from "../../i18n/translate.ts";

/** A number of scenes as text: `1 scene`, `12 scenes`. */
export function sceneCountText(count: number): string {
  return `${count} ${t("{count, plural, one {scene} other {scenes}}", { count })}`;
}
