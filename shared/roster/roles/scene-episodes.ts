import type { Breakdown, BreakdownRow } from "../../breakdown/model/breakdown.ts";
import { episodeOf } from "../../episodes/episode.ts";

/** The numbers of the episodes of scenes, in the order of the episodes; empty for a film. */
export function episodesOfScenes({ episodes = [] }: Breakdown, scenes: readonly BreakdownRow[]): string[] {
  const ids = new Set(scenes.map(episodeOf));
  return episodes.filter(({ id }) => ids.has(id)).map(({ number }) => number);
}

/**
 * Whether a role of a series is in one episode only; undefined if it may be in others that the reader does not see.
 *
 * @param isPartial whether `episodes` has only what the reader may see
 */
export function isGuest(episodes: readonly string[], isPartial: boolean): boolean | undefined {
  if (episodes.length > 1) return false;
  return isPartial ? undefined : episodes.length === 1;
}
