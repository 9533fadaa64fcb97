import type { FIRST_EPISODE } from "../../shared/episodes/episode.ts";
import { dividedNumber } from "../../shared/episodes/scene-number.ts";
import type { Findings, FoundScene } from "./corrections/findings.ts";

// Imports only the type, so that the schemas stay out of the bundle.
const FIRST: typeof FIRST_EPISODE = "first";

/** The draft that a scene's lines are in; undefined if its episode was not made from a script. */
export function draftVersionOf(
  { draftVersion, drafts }: Pick<Findings, "draftVersion" | "drafts">,
  scene: Pick<FoundScene, "episode"> | undefined,
): number | undefined {
  const episode = scene?.episode;
  return episode === undefined || episode === FIRST ? draftVersion : drafts?.[episode];
}

/** The scenes of the episode of the selected scene, or of the first scene; all of a film. */
export function scenesBeside<Scene extends Pick<FoundScene, "episode">>(
  scenes: readonly Scene[],
  selected: Scene | undefined,
): readonly Scene[] {
  const episode = (selected ?? scenes[0])?.episode;
  return episode === undefined ? scenes : scenes.filter((scene) => scene.episode === episode);
}

/** An episode with the number that its scenes' numbers begin with. */
export interface NumberedEpisode {
  readonly id: string;
  readonly number: string;
}

/** The episodes in order; empty for a film, whatever its scene numbers look like. */
export function episodesOf(scenes: readonly Pick<FoundScene, "episode" | "number">[]): readonly NumberedEpisode[] {
  const numbers = new Map<string, string>();
  for (const { episode, number } of scenes) {
    const divided = episode === undefined ? undefined : dividedNumber(number);
    if (episode !== undefined && divided && !numbers.has(episode)) numbers.set(episode, divided.episode);
  }
  return [...numbers].map(([id, number]) => ({ id, number }));
}
