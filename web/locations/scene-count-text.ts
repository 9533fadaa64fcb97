import { say } from "../texts/say.ts";

/** A number of scenes in words: `1 scene`, `12 scenes`. */
export function sceneCountText(count: number): string {
  return `${count} ${say("{count, plural, one {scene} other {scenes}}", { count })}`;
}
