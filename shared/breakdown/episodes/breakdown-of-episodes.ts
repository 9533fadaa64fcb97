import { episodeOf } from "../../episodes/episode.ts";
import type { Breakdown } from "../model/breakdown.ts";

/**
 * The breakdown with the scenes of some episodes, by id; of all without them.
 *
 * @param also ids of scenes that are kept whatever their episode
 */
export function breakdownOfEpisodes(
  breakdown: Breakdown,
  episodes: readonly string[] | undefined,
  also: Iterable<string> = [],
): Breakdown {
  if (episodes === undefined) return breakdown;
  const kept = new Set(also);
  return { ...breakdown, rows: breakdown.rows.filter((row) => episodes.includes(episodeOf(row)) || kept.has(row.id)) };
}
