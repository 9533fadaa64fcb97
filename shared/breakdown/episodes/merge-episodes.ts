import { episodeField, episodeOf, FIRST_EPISODE } from "../../episodes/episode.ts";
import { numberInEpisode } from "../../episodes/scene-number.ts";
import type { DraftChange } from "../drafts/draft-change.ts";
import { draftChanges } from "../drafts/draft-changes.ts";
import { type MergeOptions, mergeDraft } from "../drafts/merge-draft.ts";
import type { Breakdown, BreakdownRow } from "../model/breakdown.ts";
import { cellIn } from "../model/cells.ts";
import { newRowIds } from "../model/row-id.ts";
import { type EpisodeRef, numberedByEpisodes, withOwnNumbers } from "./episode-numbers.ts";

/** The parts of a draft by episode, from `partsOfDraft`. */
type Parts = ReadonlyMap<string, Breakdown>;

/**
 * Merges each part of a draft with the scenes of its episode, as `mergeDraft` does; the scenes of other episodes do not
 * change.
 *
 * @param previous the current breakdown; undefined for the first draft
 * @param episodes all episodes in order; empty for a film
 */
export function mergeEpisodes(
  previous: Breakdown | undefined,
  parts: Parts,
  episodes: readonly EpisodeRef[],
  options: MergeOptions = {},
): Breakdown {
  const [[, fresh]] = [...parts] as [[string, Breakdown]]; // a draft has at least one part
  const before = previous ?? { columns: fresh.columns, rows: [], aside: [] };
  return [...parts].reduce((merged, part) => merge(merged, part, episodes, options), before);
}

/** What `mergeEpisodes` changes in each scene of the draft's episodes. */
export function episodeDraftChanges(
  previous: Breakdown,
  parts: Parts,
  episodes: readonly EpisodeRef[],
  options: MergeOptions = {},
): DraftChange[] {
  const changes: DraftChange[] = [];
  let before = previous;
  for (const part of parts) {
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

/** The row as one of an episode, with the scenes that were merged into it. */
export function ofEpisode(row: BreakdownRow, episode: string): BreakdownRow {
  const { episode: _, ...rest } = row;
  if (episode === FIRST_EPISODE && row.episode === undefined) return row;
  const field = episodeField(episode);
  const parts = row.parts?.map(({ episode: _, ...part }) => ({ ...part, ...field }));
  return { ...rest, ...field, ...(parts && { parts }) };
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
