import type { Breakdown, BreakdownRow } from "../../breakdown/model/breakdown.ts";
import { episodeOf } from "../../episodes/episode.ts";

/** The numbers of the episodes of scenes, in the order of the episodes; empty for a film. */
export function episodesOfScenes({ episodes = [] }: Breakdown, scenes: readonly BreakdownRow[]): string[] {
  const ids = new Set(scenes.map(episodeOf));
  return episodes.filter(({ id }) => ids.has(id)).map(({ number }) => number);
}

/** Whether a role of a series is in one episode only. */
export const isGuest = (episodes: readonly string[]): boolean => episodes.length === 1;
