import { episodeOf } from "../../episodes/episode.ts";
import type { Breakdown, BreakdownRow } from "../model/breakdown.ts";
import { scenesOfRow, scenesOfRows } from "../model/merged-scenes.ts";
import { newRowIds } from "../model/row-id.ts";
import { type EpisodeRef, numberedByEpisodes, withOwnNumbers } from "./episode-numbers.ts";

/**
 * The breakdown with the scenes of one episode as they were in an earlier version; those of other episodes stay. A
 * scene whose ID another episode has got since then gets a new one.
 */
export function restoredEpisode(
  now: Breakdown,
  earlier: Breakdown,
  episode: string,
  episodes: readonly EpisodeRef[],
): Breakdown {
  const isOwn = (row: BreakdownRow) => episodeOf(row) === episode;
  const others = { rows: now.rows.filter((row) => !isOwn(row)), aside: now.aside.filter((row) => !isOwn(row)) };
  const taken = new Set(scenesOfRows([...others.rows, ...others.aside]).map(({ id }) => id));
  const newId = newRowIds({ rows: [...now.rows, ...earlier.rows], aside: [...now.aside, ...earlier.aside] });
  const restored = (rows: readonly BreakdownRow[]) =>
    rows.filter(isOwn).map((row) => {
      const plain = earlier.episodes ? withOwnNumbers(row, earlier.episodes) : row;
      return scenesOfRow(plain).some(({ id }) => taken.has(id)) ? withNewIds(plain, newId) : plain;
    });
  return numberedByEpisodes(
    {
      ...now,
      columns: [...now.columns, ...earlier.columns.filter((column) => !now.columns.includes(column))],
      rows: [...others.rows, ...restored(earlier.rows)],
      aside: [...others.aside, ...restored(earlier.aside)],
    },
    episodes,
  );
}

function withNewIds(row: BreakdownRow, newId: () => string): BreakdownRow {
  const id = newId();
  if (!row.parts) return { ...row, id };
  const parts = row.parts.map((part, at) => ({
    ...part,
    id: at === 0 ? id : newId(),
    ...(part.joins !== undefined && { joins: id }),
  }));
  return { ...row, id, parts };
}
