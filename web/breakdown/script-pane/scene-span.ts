import type { ScriptPage } from "../../script/script-text.ts";
import type { FoundScene } from "../corrections/findings.ts";

/** The scene of a script line: the last one that begins at or before it; undefined before the first. */
export function sceneAt(scenes: readonly FoundScene[], line: number): FoundScene | undefined {
  let best: FoundScene | undefined;
  for (const scene of scenes) {
    if (!scene.origin || scene.origin.line > line) continue;
    if (!best?.origin || scene.origin.line >= best.origin.line) best = scene;
  }
  return best;
}

/** Top and bottom of a scene on a page, as fractions of its height; undefined when it has no line there. */
export function spanOn(
  page: ScriptPage,
  scene: FoundScene | undefined,
): readonly [top: number, bottom: number] | undefined {
  if (!scene?.origin || !scene.end) return undefined;
  const [first, last] = [scene.origin.line, scene.end.line];
  const lines = page.lines.filter(({ line }) => first <= line && line <= last);
  if (lines.length === 0) return undefined;
  return [
    Math.min(...lines.map(({ top }) => top)) - 0.005,
    Math.max(...lines.map(({ top, height }) => top + height)) + 0.005,
  ];
}

/** Whether a line belongs to a scene. */
export function isWithin(scene: FoundScene | undefined, line: number): boolean {
  if (!scene?.origin) return false;
  return scene.origin.line <= line && line <= (scene.end?.line ?? scene.origin.line);
}

/** Whether a scene can be split at a line: at least one of its lines must be above. */
export function canBeSplitAt(scene: FoundScene | undefined, line: number): boolean {
  return isWithin(scene, line) && scene?.origin?.line !== line;
}
