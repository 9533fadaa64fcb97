import { episodeOf } from "../../episodes/episode.ts";
import type { Breakdown } from "../model/breakdown.ts";

/** The breakdown with the scenes of some episodes, by id; of all without them. */
export function breakdownOfEpisodes(breakdown: Breakdown, episodes: readonly string[] | undefined): Breakdown {
  if (episodes === undefined) return breakdown;
  return { ...breakdown, rows: breakdown.rows.filter((row) => episodes.includes(episodeOf(row))) };
}
