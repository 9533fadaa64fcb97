import { episodeField, episodeOf } from "../../episodes/episode.ts";
import { t } from "../../i18n/speech.ts";
import { TableError, tableFromTsv } from "../../tables/tsv.ts";
import { alignment } from "../model/alignment.ts";
import { type Breakdown, type BreakdownRow, COLUMNS } from "../model/breakdown.ts";
import { cellIn } from "../model/cells.ts";
import { newRowIds } from "../model/row-id.ts";
import { namedEpisode, otherEpisodeText, unknownEpisodeText } from "./named-episode.ts";

type Cells = Readonly<Record<string, string>>;
/** Previous row by index in the edited table. */
type Pairs = Map<number, BreakdownRow>;

/**
 * Applies an edit of the breakdown as a table.
 *
 * Rows are matched by scene number and by similarity in order, and keep their ids; changed cells are marked as edited.
 * New rows get new ids, and rows missing from the table are deleted. A column missing from the table stays unchanged,
 * and a new one is added. A new scene belongs to the episode that its number names, else to that of the scene above.
 *
 * @throws {TableError} when the text is not a table, has no Scene Number column, has an unnamed or duplicate column,
 * or gives a scene the number of another episode, or of one that the series does not have
 */
export function breakdownEditedByTsv(previous: Breakdown, tsv: string): Breakdown {
  const table = tableFromTsv(tsv);
  refuseUnclearColumns(table.columns);
  const columns = [...table.columns, ...previous.columns.filter((column) => !table.columns.includes(column))];
  const edited = table.rows.map((row) =>
    Object.fromEntries(table.columns.map((column, at) => [column, row[at] ?? ""])),
  );
  const rowOf = pairedRows(previous.rows, edited, table.columns);
  const newId = newRowIds(previous);
  const rows: BreakdownRow[] = [];
  /** Added scenes of another episode than their neighbours, which become the last of it. */
  const last: BreakdownRow[] = [];
  for (const [at, cells] of edited.entries()) {
    const before = rowOf.get(at);
    if (before !== undefined) {
      const problem = otherEpisodeText(before, cellIn(cells, COLUMNS.number), previous.episodes);
      if (problem !== undefined) throw new TableError(problem);
      rows.push(editedRow(before, cells));
      continue;
    }
    const row = addedRow(cells, columns, newId());
    const named = namedEpisode(cellIn(cells, COLUMNS.number), previous.episodes);
    const above = episodeOf(rows.at(-1) ?? previous.rows[0] ?? {});
    const problem = unknownEpisodeText(cellIn(cells, COLUMNS.number), above, previous.episodes);
    if (problem !== undefined) throw new TableError(problem);
    const below = rowOf.get(at + 1);
    const isElsewhere = named !== undefined && named !== above && (below === undefined || episodeOf(below) !== named);
    (isElsewhere ? last : rows).push({ ...row, ...episodeField(named ?? above) });
  }
  return { ...previous, columns, rows: [...rows, ...last] };
}

function refuseUnclearColumns(columns: readonly string[]): void {
  if (columns.includes(""))
    throw new TableError(t("Column {index} has no name. Name it or remove it.", { index: columns.indexOf("") + 1 }));
  const twice = columns.find((column, at) => columns.indexOf(column) !== at);
  if (twice !== undefined)
    throw new TableError(t('There are two columns named "{twice}". Rename one of them.', { twice }));
  if (!columns.includes(COLUMNS.number)) {
    throw new TableError(
      t('There is no "{number}" column among {columns}. Add it.', {
        number: COLUMNS.number,
        columns: columns.map((name) => `"${name}"`).join(", "),
      }),
    );
  }
}

/** Matches each row of the table with its previous row. */
function pairedRows(
  rows: readonly BreakdownRow[],
  edited: readonly Cells[],
  columns: readonly string[],
): Map<number, BreakdownRow> {
  const pairs = new Map<number, BreakdownRow>();
  pairUnchanged(pairs, rows, edited, columns);
  pairInOrder(pairs, rows, edited, columns);
  pairByNumber(pairs, rows, edited);
  return pairs;
}

/** Matches rows with identical cells wherever they are. */
function pairUnchanged(
  pairs: Pairs,
  rows: readonly BreakdownRow[],
  edited: readonly Cells[],
  columns: readonly string[],
): void {
  const key = (cells: Cells) => JSON.stringify(columns.map((column) => cellIn(cells, column)));
  const known = Map.groupBy(rows, (row) => key(row.cells));
  for (const [at, cells] of edited.entries()) {
    const row = known.get(key(cells))?.shift();
    if (row !== undefined) pairs.set(at, row);
  }
}

function pairInOrder(
  pairs: Pairs,
  rows: readonly BreakdownRow[],
  edited: readonly Cells[],
  columns: readonly string[],
): void {
  const before = unpaired(rows, pairs);
  const places = [...edited.keys()].filter((at) => !pairs.has(at));
  for (const [i, j] of alignment(before.length, places.length, (i, j) =>
    alike(before[i]!, edited[places[j]!]!, columns),
  )) {
    pairs.set(places[j]!, before[i]!);
  }
}

/** Matches a row that was changed and moved by its scene number, if that is unique. */
function pairByNumber(pairs: Pairs, rows: readonly BreakdownRow[], edited: readonly Cells[]): void {
  const left = Map.groupBy(unpaired(rows, pairs), (row) => cellIn(row.cells, COLUMNS.number));
  for (const [at, cells] of edited.entries()) {
    const number = cellIn(cells, COLUMNS.number);
    const [row, ...others] = left.get(number) ?? [];
    if (pairs.has(at) || row === undefined || others.length > 0 || number === "") continue;
    pairs.set(at, row);
    left.delete(number);
  }
}

function unpaired(rows: readonly BreakdownRow[], pairs: Pairs): BreakdownRow[] {
  const taken = new Set([...pairs.values()].map((row) => row.id));
  return rows.filter((row) => !taken.has(row.id));
}

/**
 * Similarity of a row and edited cells. The cells count more than the number: inserting a scene may renumber all later
 * scenes.
 */
function alike(row: BreakdownRow, cells: Cells, columns: readonly string[]): number {
  const filled = columns.filter((column) => column !== COLUMNS.number && (cellIn(row.cells, column) || cells[column]));
  const same = filled.filter((column) => cellIn(row.cells, column) === cells[column]).length;
  const share = filled.length === 0 ? 0 : same / filled.length;
  const number = cellIn(row.cells, COLUMNS.number);
  if (number !== "" && number === cells[COLUMNS.number]) return 1 + 2 * share;
  return share >= 0.5 ? 2 * share : 0;
}

/** The row with edited cells; changed cells are marked as edited. */
export function editedRow(before: BreakdownRow, cells: Cells): BreakdownRow {
  const changed = Object.keys(cells).filter((column) => cellIn(before.cells, column) !== cells[column]);
  if (changed.length === 0) return { ...before, cells: { ...before.cells, ...cells } };
  return { ...before, cells: { ...before.cells, ...cells }, edited: [...new Set([...before.edited, ...changed])] };
}

function addedRow(cells: Cells, columns: readonly string[], id: string): BreakdownRow {
  const all = Object.fromEntries(columns.map((column) => [column, cellIn(cells, column)]));
  return { id, cells: all, edited: columns.filter((column) => all[column] !== ""), voices: [] };
}
