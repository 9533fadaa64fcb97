import { type BreakdownRow, COLUMNS, type SceneRow } from "./breakdown.ts";
import type { Categories } from "./categories.ts";
import { cellIn, cellOfCharacters, charactersOfCell } from "./cells.ts";
import { distinctFindings } from "./finding.ts";
import { eighthsFromText, PageCountError, textFromEighths } from "./page-count.ts";

/** Columns whose value comes from the first of several merged scenes. */
const OF_THE_FIRST: readonly string[] = [
  COLUMNS.number,
  COLUMNS.intExt,
  COLUMNS.location,
  COLUMNS.time,
  COLUMNS.page,
  COLUMNS.scriptDay,
  COLUMNS.minutes,
];

/** The scenes of the rows in order, with merged rows divided. Cells written for a merged row are in its first scene. */
export function scenesOfRows(rows: readonly BreakdownRow[]): SceneRow[] {
  return rows.flatMap(scenesOfRow);
}

/** The scene of the row, or the scenes that were merged into it. */
export function scenesOfRow(row: BreakdownRow): SceneRow[] {
  if (row.parts === undefined) return [row];
  const [first, ...others] = row.parts;
  if (first === undefined) return [];
  const written = Object.fromEntries(row.edited.map((column) => [column, cellIn(row.cells, column)]));
  const whole = [...new Set([...(first.whole ?? []), ...row.edited])];
  const edited = [...new Set([...first.edited, ...row.edited])];
  const cells = { ...first.cells, ...written };
  return [{ ...first, cells, edited, ...(whole.length > 0 && { whole }) }, ...others];
}

/** Merges scenes into rows wherever scenes merged by a user are still consecutive. */
export function mergeScenes(scenes: readonly SceneRow[], categories: Categories): BreakdownRow[] {
  const groups: SceneRow[][] = [];
  for (const scene of scenes) {
    const group = groups.at(-1);
    if (group?.some(({ id }) => id === scene.joins)) group.push(scene);
    else groups.push([scene]);
  }
  return groups.map((group) => rowFromScenes(group, categories));
}

/** The row of one scene or of several merged scenes. */
export function rowFromScenes(scenes: readonly SceneRow[], categories: Categories): BreakdownRow {
  const [first, ...others] = scenes as readonly [SceneRow, ...SceneRow[]]; // a group has at least its first scene
  if (others.length === 0) return first;
  const { origin, confidence, episode } = first;
  const end = scenes.findLast((scene) => scene.end !== undefined)?.end;
  const columns = new Set(scenes.flatMap((scene) => Object.keys(scene.cells)));
  const cells = [...columns].map((column) => [column, joinedCell(column, first, scenes, categories)]);
  return {
    id: first.id,
    cells: Object.fromEntries(cells),
    edited: first.whole ?? [],
    voices: joinedVoices(scenes),
    ...(origin && { origin }),
    ...(end && { end }),
    ...(confidence !== undefined && { confidence }),
    ...(episode !== undefined && { episode }),
    findings: distinctFindings(scenes.flatMap((scene) => scene.findings ?? [])),
    parts: scenes,
  };
}

function joinedCell(column: string, first: SceneRow, scenes: readonly SceneRow[], categories: Categories): string {
  if (first.whole?.includes(column)) return cellIn(first.cells, column);
  const cells = scenes.map((scene) => cellIn(scene.cells, column)).filter((cell) => cell !== "");
  if (OF_THE_FIRST.includes(column)) return cellIn(first.cells, column);
  if (column === COLUMNS.pages) return joinedPages(cells);
  if (column === COLUMNS.synopsis) return cells.join(" ");
  if (column === COLUMNS.characters || categories.has(column)) {
    return cellOfCharacters([...new Set(cells.flatMap(charactersOfCell))]);
  }
  return [...new Set(cells)].join("\n");
}

function joinedPages(cells: readonly string[]): string {
  try {
    return textFromEighths(cells.reduce((sum, cell) => sum + eighthsFromText(cell), 0));
  } catch (error) {
    if (error instanceof PageCountError) return cells.join(" + ");
    throw error;
  }
}

/** A character counts as only heard when no scene shows them. */
function joinedVoices(scenes: readonly SceneRow[]): string[] {
  const seen = new Set(
    scenes.flatMap((scene) =>
      charactersOfCell(cellIn(scene.cells, COLUMNS.characters)).filter((name) => !scene.voices.includes(name)),
    ),
  );
  return [...new Set(scenes.flatMap((scene) => scene.voices))].filter((name) => !seen.has(name));
}
