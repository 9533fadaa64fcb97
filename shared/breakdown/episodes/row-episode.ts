import { episodeField, FIRST_EPISODE } from "../../episodes/episode.ts";
import type { BreakdownRow } from "../model/breakdown.ts";

/** The row as one of an episode, with the scenes that were merged into it. */
export function ofEpisode(row: BreakdownRow, episode: string): BreakdownRow {
  const { episode: _, ...rest } = row;
  if (episode === FIRST_EPISODE && row.episode === undefined) return row;
  const field = episodeField(episode);
  const parts = row.parts?.map(({ episode: _, ...part }) => ({ ...part, ...field }));
  return { ...rest, ...field, ...(parts && { parts }) };
}
