import { episodeOf, FIRST_EPISODE } from "../../episodes/episode.ts";
import { dividedNumber } from "../../episodes/scene-number.ts";
import { type Breakdown, type BreakdownRow, COLUMNS } from "../model/breakdown.ts";
import { cellIn } from "../model/cells.ts";
import { episodesInRows, rowsByEpisodeNumber } from "./draft-parts.ts";
import { withNumbers } from "./episode-numbers.ts";
import { ofEpisode } from "./row-episode.ts";

/** The episodes that the numbers of the first episode's scenes name; empty unless they name two or more. */
export const episodesInBlock = (breakdown: Breakdown) => episodesInRows(rowsInBlock(breakdown, breakdown.rows));

/**
 * The breakdown with the scenes of the first episode whose numbers name another one as scenes of that one. They keep
 * their IDs and their edits. Scenes set aside stay with the first episode unless their number names another.
 *
 * @param idOf the ID of the episode of a number; undefined if its scenes stay where they are
 */
export function dividedBlock(breakdown: Breakdown, idOf: (number: string) => string | undefined): Breakdown {
  const groups = rowsByEpisodeNumber(rowsInBlock(breakdown, breakdown.rows));
  if (groups.size === 0) return breakdown;
  const byRow = new Map([...groups].flatMap(([number, rows]) => rows.map(({ id }) => [id, number] as const)));
  const asideInBlock = rowsInBlock(breakdown, breakdown.aside);
  for (const row of asideInBlock) {
    const named = dividedNumber(cellIn(row.cells, COLUMNS.number));
    if (named) byRow.set(row.id, named.episode);
  }
  const moved = (row: BreakdownRow) => {
    const number = episodeOf(row) === FIRST_EPISODE ? byRow.get(row.id) : undefined;
    const id = number === undefined ? undefined : idOf(number);
    return id === undefined ? row : ofEpisode(withNumbers(inBlock(breakdown, row), sceneOnly), id);
  };
  return { ...breakdown, rows: breakdown.rows.map(moved), aside: breakdown.aside.map(moved) };
}

function rowsInBlock(breakdown: Breakdown, rows: readonly BreakdownRow[]): readonly BreakdownRow[] {
  return rows.filter((row) => episodeOf(row) === FIRST_EPISODE).map((row) => inBlock(breakdown, row));
}

/** The row with its numbers as in the script of the block. */
const inBlock = (breakdown: Breakdown, row: BreakdownRow) =>
  breakdown.episodes ? withNumbers(row, numberInBlock) : row;

/** `103/104/1`, a scene of another episode that is not yet split off, as `104/1`. */
function numberInBlock(text: string): string {
  const scene = sceneOnly(text);
  return dividedNumber(scene) ? scene : text;
}

const sceneOnly = (text: string) => dividedNumber(text)?.scene ?? text;
