import { episodeOf } from "../../episodes/episode.ts";
import { t } from "../../i18n/speech.ts";
import type { Line } from "../../screenplay/model/line.ts";
import { numberAfter } from "../../screenplay/model/next-scene-number.ts";
import { type Breakdown, type BreakdownRow, COLUMNS, type SceneRow } from "../model/breakdown.ts";
import { type Categories, categoriesOf, withColumn } from "../model/categories.ts";
import { cellIn } from "../model/cells.ts";
import { anchorAt, areOneRow } from "../model/line-anchor.ts";
import { rowFromScenes, scenesOfRow, scenesOfRows } from "../model/merged-scenes.ts";
import { newRowIds } from "../model/row-id.ts";
import { wordsOf } from "../model/similarity.ts";
import { withCategories, withCategory } from "./category-corrections.ts";
import type { Correction, HeadingParts } from "./correction.ts";
import { CorrectionError } from "./correction-error.ts";
import { otherEpisodeText } from "./named-episode.ts";
import { reviewedRow, rowWithFound, rowWithMoved } from "./reviewed-row.ts";
import { isInside, splitScene } from "./split-scene.ts";
import { editedRow } from "./table-edit.ts";

/**
 * Applies a user's correction. Corrections persist through later runs and drafts (see `mergeDraft`).
 *
 * @param lines the lines of the draft that the breakdown was made from; needed to split a scene
 * @throws {CorrectionError} when the scene, line or finding does not exist, or the scenes are not consecutive
 */
export function applyCorrection(breakdown: Breakdown, correction: Correction, lines: readonly Line[] = []): Breakdown {
  switch (correction.kind) {
    case "split":
      return withSplit(breakdown, correction.row, correction.line, correction.heading, lines);
    case "merge":
      return withMerged(breakdown, correction.rows);
    case "rename":
      return withRow(breakdown, correction.row, (row, categories) => {
        const problem = otherEpisodeText(row, correction.heading.number ?? "", breakdown.episodes);
        if (problem !== undefined) throw new CorrectionError(problem);
        return [renamed(row, headingCells(correction.heading), categories)];
      });
    case "judge":
      return correction.rows.reduce(
        (before, id) => withRow(before, id, (row, categories) => [reviewedRow(row, correction, categories)]),
        breakdown,
      );
    case "find":
      return withRow(withCategory(breakdown, correction.category), correction.row, (row, categories) => [
        rowWithFound(row, correction, lines, categories),
      ]);
    case "move":
      return withRow(withCategory(breakdown, correction.category), correction.row, (row, categories) => [
        rowWithMoved(row, correction, categories),
      ]);
    case "setMinutes": {
      const minutes = correction.minutes === null ? "" : String(correction.minutes);
      const columns = withColumn(breakdown.columns, COLUMNS.minutes, COLUMNS.notes);
      return withRow({ ...breakdown, columns }, correction.row, (row, categories) => [
        written(row, { [COLUMNS.minutes]: minutes }, categories),
      ]);
    }
    default:
      return withCategories(breakdown, correction);
  }
}

function withRow(
  breakdown: Breakdown,
  id: string,
  change: (row: BreakdownRow, categories: Categories) => readonly BreakdownRow[],
): Breakdown {
  const at = breakdown.rows.findIndex((row) => row.id === id);
  if (at < 0)
    throw new CorrectionError(t('Scene "{id}" is no longer in the breakdown. Reload it and try again.', { id }));
  return {
    ...breakdown,
    rows: breakdown.rows.toSpliced(at, 1, ...change(breakdown.rows[at]!, categoriesOf(breakdown))),
  };
}

/** The row with edited cells. In merged rows, the scenes are edited too. */
function written(row: BreakdownRow, cells: SceneRow["cells"], categories: Categories): BreakdownRow {
  return rowFromScenes(scenesOfRow(editedRow(row, cells)), categories);
}

/** A heading given by a user is certain, even when it equals the parsed one. */
function renamed(row: BreakdownRow, heading: SceneRow["cells"], categories: Categories): BreakdownRow {
  const [first, ...others] = scenesOfRow(editedRow(row, heading));
  const sure = { ...first!, ...(first!.confidence !== undefined && { confidence: 1 }) };
  return rowFromScenes([sure, ...others], categories);
}

function headingCells({ number, intExt, location, time }: HeadingParts): Record<string, string> {
  return {
    ...(number !== undefined && { [COLUMNS.number]: number }),
    ...(intExt !== undefined && { [COLUMNS.intExt]: intExt }),
    ...(location !== undefined && { [COLUMNS.location]: location }),
    ...(time !== undefined && { [COLUMNS.time]: time }),
  };
}

function withSplit(
  breakdown: Breakdown,
  id: string,
  line: number,
  heading: HeadingParts,
  lines: readonly Line[],
): Breakdown {
  return withRow(breakdown, id, (row, categories) => {
    const scenes = scenesOfRow(row);
    const parted = partedAt(scenes, line, lines) ?? cutAt(breakdown, scenes, line, lines);
    if (parted === undefined) throw new CorrectionError(textForLine(row, lines[line]?.text));
    const [above, [first, ...others]] = parted;
    const { joins: _, ...leader } = first;
    const lower = [leader, ...others.map((scene) => ({ ...scene, joins: first.id }))];
    return [
      rowFromScenes(above.length === 1 ? above.map(withoutWhole) : above, categories),
      written(rowFromScenes(lower, categories), headingCells(heading), categories),
    ];
  });
}

type Parted = readonly [above: readonly SceneRow[], below: readonly [SceneRow, ...SceneRow[]]];

/** The scenes of a merged row above and below a line at which one of them begins. */
function partedAt(scenes: readonly SceneRow[], line: number, lines: readonly Line[]): Parted | undefined {
  const begins = ({ origin }: SceneRow) => origin !== undefined && areOneRow(lines, origin.line, line);
  const at = scenes.findIndex((scene, place) => place > 0 && begins(scene));
  const first = scenes[at];
  return first && [scenes.slice(0, at), [first, ...scenes.slice(at + 1)]];
}

function cutAt(
  breakdown: Breakdown,
  scenes: readonly SceneRow[],
  line: number,
  lines: readonly Line[],
): Parted | undefined {
  const at = scenes.findIndex((scene) => isInside(scene, line, lines));
  const scene = scenes[at];
  if (scene === undefined || wordsOf(lines[line]?.text ?? "").size === 0) return undefined;
  const numbers = new Set(scenesOfRows(breakdown.rows).map((row) => cellIn(row.cells, COLUMNS.number)));
  const from = cellIn(scene.cells, COLUMNS.number);
  const lowerHalf = { id: newRowIds(breakdown)(), number: numberAfter(from, numbers) };
  const [upper, lower] = splitScene(scene, line, lines, lowerHalf, categoriesOf(breakdown));
  const split = { ...lower, split: { ...anchorAt(lines, line), from } };
  return [
    [...scenes.slice(0, at), upper],
    [split, ...scenes.slice(at + 1)],
  ];
}

/** The scene without its list of columns written for the whole merged row. */
function withoutWhole({ whole: _, ...scene }: SceneRow): SceneRow {
  return scene;
}

function textForLine(row: BreakdownRow, text: string | undefined): string {
  const scene = cellIn(row.cells, COLUMNS.number);
  if (row.origin === undefined) return t('Scene "{scene}" was added by hand, so it has no script to split.', { scene });
  if (text === undefined) return t("This line is not in the script. Reload the page and choose the line again.");
  return t(
    'A scene cannot begin at "{text}" in scene "{scene}". Choose a line with words below the scene\'s heading.',
    { text, scene },
  );
}

function withMerged(breakdown: Breakdown, ids: readonly string[]): Breakdown {
  const places = ids.map((id) => breakdown.rows.findIndex((row) => row.id === id)).sort((one, other) => one - other);
  const [at = -1] = places;
  if (at < 0) throw new CorrectionError(t("One of the scenes is no longer in the breakdown. Reload it and try again."));
  const rows = places.map((place) => breakdown.rows[place]!);
  const number = (row: BreakdownRow) => `"${cellIn(row.cells, COLUMNS.number)}"`;
  if (places.some((place, index) => place !== at + index)) {
    throw new CorrectionError(
      t("Scenes {rows} are not consecutive. Only consecutive scenes can be merged.", {
        rows: rows.map(number).join(t(" and ")),
      }),
    );
  }
  if (new Set(rows.map(episodeOf)).size > 1) {
    throw new CorrectionError(
      t("Scenes {rows} are of different episodes. Only scenes of one episode can be merged.", {
        rows: rows.map(number).join(t(" and ")),
      }),
    );
  }
  const added = rows.find((row) => row.origin === undefined);
  if (added !== undefined) {
    throw new CorrectionError(
      t(
        "Scene {added} was added by hand and has no place in the script. Move its contents into the other scene, then remove its row.",
        { added: number(added) },
      ),
    );
  }
  const [first, ...others] = rows.flatMap(scenesOfRow);
  const categories = categoriesOf(breakdown);
  const scenes = [withoutWhole(first!), ...others.map((scene) => ({ ...withoutWhole(scene), joins: first!.id }))];
  const one = written(rowFromScenes(scenes, categories), writtenForSeveral(rows, categories), categories);
  return { ...breakdown, rows: breakdown.rows.toSpliced(at, rows.length, one) };
}

/** Cells that users wrote for rows that were already merged, combined with the cells of the other rows. */
function writtenForSeveral(rows: readonly BreakdownRow[], categories: Categories): Record<string, string> {
  const columns = rows.flatMap((row) => (row.parts === undefined ? [] : row.edited));
  const together = rowFromScenes(
    rows.map(({ parts: _, ...row }) => withoutWhole(row)),
    categories,
  );
  return Object.fromEntries(columns.map((column) => [column, cellIn(together.cells, column)]));
}
