import type { Breakdown } from "../../shared/breakdown/model/breakdown.ts";
import { episodeOf } from "../../shared/episodes/episode.ts";
import { type BreakdownVersionData, draftVersionFor } from "../store/breakdown/breakdowns.ts";
import type { Draft } from "../store/breakdown/drafts.ts";

/** A draft that scenes of the breakdown come from, with these scenes and their episodes. */
export interface EpisodeDraft {
  readonly draft: Draft;
  readonly episodes: readonly string[];
  readonly breakdown: Breakdown;
}

/** The drafts that the scenes come from, in the order of the episodes: one for a film. */
export function draftsOfScenes(
  production: Pick<BreakdownVersionData, "breakdown" | "draftVersion" | "drafts">,
  drafts: readonly Draft[],
): EpisodeDraft[] {
  const { breakdown } = production;
  const groups = Map.groupBy(breakdown.rows, (row) => draftVersionFor(production, episodeOf(row)));
  return [...groups].flatMap(([version, rows]) => {
    const draft = drafts.find((one) => one.version === version);
    return draft ? [{ draft, episodes: [...new Set(rows.map(episodeOf))], breakdown: { ...breakdown, rows } }] : [];
  });
}
