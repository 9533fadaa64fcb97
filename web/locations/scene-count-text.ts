/** A number of scenes in words: `1 scene`, `12 scenes`. */
export function sceneCountText(count: number): string {
  return `${count} ${count === 1 ? "scene" : "scenes"}`;
}
