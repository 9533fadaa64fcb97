import { episodeOf } from "../../episodes/episode.ts";
import { isSameNumber, numberInEpisode } from "../../episodes/scene-number.ts";
import type { DraftChange } from "../drafts/draft-change.ts";
import { draftChanges } from "../drafts/draft-changes.ts";
import { type MergeOptions, mergeDraft } from "../drafts/merge-draft.ts";
import type { Breakdown, BreakdownRow } from "../model/breakdown.ts";
import { cellIn } from "../model/cells.ts";
import { newRowIds } from "../model/row-id.ts";
import { dividedBlock } from "./divided-block.ts";
import type { DraftParts } from "./draft-parts.ts";
import { type EpisodeRef, numberedByEpisodes, withOwnNumbers } from "./episode-numbers.ts";
import { ofEpisode } from "./row-episode.ts";

/**
 * Merges each part of a draft with the scenes of its episode, as `mergeDraft` does; the scenes of other episodes do not
 * change.
 *
 * @param previous the current breakdown; undefined for the first draft
 * @param episodes all episodes in order; empty for a film
 */
export function mergeEpisodes(
  previous: Breakdown | undefined,
  draft: DraftParts,
  episodes: readonly EpisodeRef[],
  options: MergeOptions = {},
): Breakdown {
  const [[, fresh]] = [...draft.parts] as [[string, Breakdown]]; // a draft has at least one part
  const before = previous ?? { columns: fresh.columns, rows: [], aside: [] };
  return [...draft.parts].reduce(
    (merged, part) => merge(merged, part, episodes, options),
    withBlockDivided(before, draft, episodes),
  );
}

/** What `mergeEpisodes` changes in each scene of the draft's episodes. */
export function episodeDraftChanges(
  previous: Breakdown,
  draft: DraftParts,
  episodes: readonly EpisodeRef[],
  options: MergeOptions = {},
): DraftChange[] {
  const changes: DraftChange[] = [];
  let before = withBlockDivided(previous, draft, episodes);
  for (const part of draft.parts) {
    const [episode, fresh] = part;
    const { number = "" } = episodes.find(({ id }) => id === episode) ?? {};
    const { own } = divided(before, episode);
    const ofEpisode = draftChanges(own, fresh, { ...options, newId: newRowIds(before) });
    changes.push(
      ...ofEpisode.map((change) => ({
        ...change,
        number: episodes.length < 2 ? change.number : numberInEpisode({ episode: number, scene: change.number }),
      })),
    );
    before = merge(before, part, episodes, options);
  }
  return changes;
}

/** The breakdown in which scenes that an earlier draft of a block brought belong to the episodes of the new one. */
function withBlockDivided(
  before: Breakdown,
  { parts, isBlock }: DraftParts,
  episodes: readonly EpisodeRef[],
): Breakdown {
  if (!isBlock) return before;
  return dividedBlock(before, (number) => {
    const id = episodes.find((known) => isSameNumber(known.number, number))?.id;
    return id !== undefined && parts.has(id) ? id : undefined;
  });
}

function merge(
  previous: Breakdown,
  [episode, fresh]: readonly [string, Breakdown],
  episodes: readonly EpisodeRef[],
  options: MergeOptions,
): Breakdown {
  const { own, others } = divided(previous, episode);
  const merged = mergeDraft(own, fresh, { ...options, newId: newRowIds(previous) });
  const joined = {
    ...merged,
    columns: joinedColumns(previous.columns, merged.columns, [...others.rows, ...others.aside]),
    rows: [...others.rows, ...merged.rows.map((row) => ofEpisode(row, episode))],
    aside: [...others.aside, ...merged.aside.map((row) => ofEpisode(row, episode))],
  };
  return numberedByEpisodes(joined, episodes);
}

/** The scenes of an episode with their own numbers, and those of the others. */
function divided(breakdown: Breakdown, episode: string): Record<"own" | "others", Breakdown> {
  const isOwn = (row: BreakdownRow) => episodeOf(row) === episode;
  const ownRows = (rows: readonly BreakdownRow[]) =>
    rows.filter(isOwn).map((row) => (breakdown.episodes ? withOwnNumbers(row, breakdown.episodes) : row));
  return {
    own: { ...breakdown, rows: ownRows(breakdown.rows), aside: ownRows(breakdown.aside) },
    others: {
      ...breakdown,
      rows: breakdown.rows.filter((row) => !isOwn(row)),
      aside: breakdown.aside.filter((row) => !isOwn(row)),
    },
  };
}

/** The columns after the merge of one episode, with those that scenes of other episodes use in their place. */
function joinedColumns(
  before: readonly string[],
  merged: readonly string[],
  others: readonly BreakdownRow[],
): readonly string[] {
  if (others.length === 0) return merged;
  const isUsed = (column: string) =>
    others.some(({ cells, edited }) => cellIn(cells, column) !== "" || edited.includes(column));
  const columns = before.filter((column) => merged.includes(column) || isUsed(column));
  for (const [at, column] of merged.entries()) {
    if (!columns.includes(column)) columns.splice(columns.indexOf(merged[at - 1] ?? "") + 1, 0, column);
  }
  return columns;
}
