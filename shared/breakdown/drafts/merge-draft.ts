import type { Line } from "../../screenplay/model/line.ts";
import { numberAfter } from "../../screenplay/model/next-scene-number.ts";
import { isInside, splitScene } from "../corrections/split-scene.ts";
import { cellsByVerdicts, findingsWithVerdicts } from "../corrections/verdicts.ts";
import { type Breakdown, COLUMNS, type SceneRow } from "../model/breakdown.ts";
import { type Categories, categoriesOf, freshAsNamed } from "../model/categories.ts";
import { cellIn } from "../model/cells.ts";
import { areOneRow, resolveAnchors } from "../model/line-anchor.ts";
import { mergeScenes, scenesOfRows } from "../model/merged-scenes.ts";
import { compareRowIds, newRowIds } from "../model/row-id.ts";
import { insertedAfter } from "./inserted-after.ts";
import { isOmission, matchScenes } from "./match-scenes.ts";

const HEADING: readonly string[] = [COLUMNS.intExt, COLUMNS.location, COLUMNS.time];

export interface MergeOptions {
  /** Lines of the new draft, in which split scenes are found again. Without them, split scenes are removed. */
  readonly lines?: readonly Line[];
  /** Ids of removed scenes that this draft must not restore, because its scenes are different ones. */
  readonly keepAside?: readonly string[];
  /** Ids of new scenes; needed if `previous` holds only some of the breakdown's scenes. */
  readonly newId?: () => string;
}

/**
 * The merged breakdown, the draft's scenes by the id that they got, and the draft's columns by the project's category
 * names.
 */
export interface MergedDraft {
  readonly breakdown: Breakdown;
  readonly columns: readonly string[];
  readonly drafts: ReadonlyMap<string, SceneRow>;
}

/**
 * Merges a new draft into the breakdown and keeps all work of the users.
 *
 * A scene matched by number, heading, text and cast keeps its id, every edited cell, every verdict, and the columns
 * that users added. Splits are repeated at the same words, and merged scenes are merged again where they are
 * consecutive. A scene missing from the new draft is removed with all its data, and restored when a later draft has it
 * again. Rows added by users keep their position.
 *
 * @param previous the current breakdown
 * @param fresh the breakdown of the new draft, from `breakdownFromScenes`
 */
export function mergeDraft(previous: Breakdown, fresh: Breakdown, options: MergeOptions = {}): Breakdown {
  return mergedDraft(previous, fresh, options).breakdown;
}

/** Like `mergeDraft`, and returns which scene of the draft became which. */
export function mergedDraft(previous: Breakdown, read: Breakdown, options: MergeOptions = {}): MergedDraft {
  const fresh = freshAsNamed(read, previous.readAs);
  const { lines = [] } = options;
  const categories = new Set([...categoriesOf(previous), ...categoriesOf(fresh)]);
  const before = scenesOfRows(previous.rows);
  const aside = scenesOfRows(previous.aside);
  const mayReturn = aside.filter(({ id }) => !options.keepAside?.includes(id));
  const { scenes, pinned } = withSplits(fresh.rows, [...before, ...mayReturn], lines, categories);
  const known = matchScenes(before, mayReturn, scenes, pinned);
  const kept = new Set([...known.values()].map((scene) => scene.id));
  const newId = options.newId ?? newRowIds(previous);
  const merged = scenes.map((scene, at) => {
    const old = known.get(at);
    return old === undefined ? { ...scene, id: newId() } : mergedScene(old, scene, fresh.columns, categories, lines);
  });
  const left = before.filter((scene) => !kept.has(scene.id));
  const gone = left.filter((scene) => scene.origin !== undefined && !isUntouchedOmission(scene));
  const added = left.filter((scene) => scene.origin === undefined);
  const asideNow = [...aside.filter((scene) => !kept.has(scene.id)), ...gone];
  return {
    columns: fresh.columns,
    breakdown: {
      ...previous,
      columns: mergedColumns(previous, fresh, [...before, ...aside], categories),
      rows: mergeScenes(withAddedScenes(merged, added, before), categories),
      aside: asideNow,
    },
    drafts: new Map(merged.map((scene, at) => [scene.id, scenes[at]!])),
  };
}

/** Repeats the users' splits in the draft's scenes. `pinned` holds the scene that begins at each split. */
function withSplits(
  fresh: readonly SceneRow[],
  known: readonly SceneRow[],
  lines: readonly Line[],
  categories: Categories,
): { scenes: SceneRow[]; pinned: Map<number, string> } {
  const places = resolveAnchors(
    lines,
    known.flatMap(({ split }) => split ?? []),
  );
  // In the order in which they were made, so that the same draft is divided in the same way.
  const halves = known
    .filter((scene) => scene.split !== undefined)
    .map((scene, at) => ({ scene, line: places[at] }))
    .sort((one, other) => compareRowIds(one.scene.id, other.scene.id));
  const scenes = [...fresh];
  const idAt = new Map<number, string>();
  for (const { scene: half, line } of halves) {
    if (line === undefined || [...idAt.keys()].some((other) => areOneRow(lines, other, line))) continue;
    idAt.set(line, half.id);
    const at = scenes.findIndex((scene) => isInside(scene, line, lines) && !isOmission(scene));
    if (at < 0) continue;
    if (hasOwnHeading(half, scenes[at]!, line, lines)) {
      idAt.delete(line);
      idAt.set(scenes[at]!.origin!.line, half.id); // a scene without an origin contains no line
      continue;
    }
    const from = cellIn(scenes[at]!.cells, COLUMNS.number);
    const number = numberOfHalf(half, from, scenes, known);
    const [upper, lower] = splitScene(scenes[at]!, line, lines, { id: half.id, number }, categories);
    scenes.splice(at, 1, upper, { ...lower, ...(half.split && { split: { ...half.split, from } }) });
  }
  const pinned = [...idAt].flatMap(([line, id]): [number, string][] => {
    const at = scenes.findIndex(({ origin }) => origin !== undefined && areOneRow(lines, origin.line, line));
    return at < 0 ? [] : [[at, id]];
  });
  return { scenes, pinned: new Map(pinned) };
}

/**
 * Whether the draft has a separate heading directly above the line of the split, as an exported and re-imported script
 * has: the heading has the lower scene's number, or did not exist at the time of the split.
 */
function hasOwnHeading({ cells, split }: SceneRow, scene: SceneRow, line: number, lines: readonly Line[]): boolean {
  const heading = scene.origin?.line ?? line;
  const row = lines.slice(heading, line);
  // A scene that this merge has just split off begins with the text of another half, not with a heading.
  if (split === undefined || scene.split !== undefined) return false;
  if (!row.every((_, at) => areOneRow(lines, heading, heading + at))) return false;
  const number = cellIn(scene.cells, COLUMNS.number);
  const isNumbered = number !== split.from && number === cellIn(cells, COLUMNS.number);
  return isNumbered || !row.some(({ text }) => /\p{L}{2}/u.test(text) && split.before.includes(text));
}

/**
 * The lower scene keeps its number while the scene it was split from keeps its own (`from`), unless the draft has
 * another scene with that number.
 */
function numberOfHalf(half: SceneRow, from: string, scenes: readonly SceneRow[], known: readonly SceneRow[]): string {
  const numberOf = (scene: SceneRow) => cellIn(scene.cells, COLUMNS.number);
  const taken = new Set(scenes.map(numberOf));
  if (half.split?.from === from && !taken.has(numberOf(half))) return numberOf(half);
  return numberAfter(from, new Set([...taken, ...known.map(numberOf)]));
}

function mergedScene(
  before: SceneRow,
  fresh: SceneRow,
  freshColumns: readonly string[],
  categories: Categories,
  lines: readonly Line[],
): SceneRow {
  const isKept = (column: string) => before.edited.includes(column) || !freshColumns.includes(column);
  const kept = Object.entries(before.cells).filter(
    ([column]) => isKept(column) && !(categories.has(column) && isStale(column, before, freshColumns)),
  );
  const findings = findingsWithVerdicts(before, fresh, lines);
  const confidence = confidenceOf(before, fresh);
  const cells = { ...fresh.cells, ...Object.fromEntries(kept) };
  return {
    ...fresh,
    id: before.id,
    ...(confidence !== undefined && { confidence }),
    cells: cellsByVerdicts(cells, findings ?? [], before.edited),
    edited: before.edited,
    voices: before.edited.includes(COLUMNS.characters) ? before.voices : fresh.voices,
    ...(findings && { findings }),
    ...(before.split && { split: fresh.split ?? before.split }),
    ...(before.joins !== undefined && { joins: before.joins }),
    ...(before.whole && { whole: before.whole }),
  };
}

/** A heading that was certain, for example because a user confirmed it, stays certain while the draft has the same. */
function confidenceOf(before: SceneRow, fresh: SceneRow): number | undefined {
  const isSame = HEADING.every((column) => cellIn(before.cells, column) === cellIn(fresh.cells, column));
  if (!isSame || fresh.confidence === undefined) return fresh.confidence;
  return Math.max(fresh.confidence, before.confidence ?? 0);
}

/** Elements that only an earlier run found are dropped when the new draft has none of their category. */
function isStale(category: string, before: SceneRow, freshColumns: readonly string[]): boolean {
  return !freshColumns.includes(category) && !before.edited.includes(category);
}

/** Columns of the new draft. Those that users added, edited or accepted findings in go before the notes. */
function mergedColumns(
  previous: Breakdown,
  fresh: Breakdown,
  scenes: readonly SceneRow[],
  categories: Categories,
): string[] {
  const touched = new Set([
    ...(previous.categories ?? []),
    ...scenes.flatMap((scene) => [
      ...scene.edited,
      ...(scene.findings ?? []).flatMap(({ verdict, category }) => (verdict === "accepted" ? (category ?? []) : [])),
    ]),
  ]);
  const extra = previous.columns.filter(
    (column) => !fresh.columns.includes(column) && (!categories.has(column) || touched.has(column)),
  );
  const notes = fresh.columns.lastIndexOf(COLUMNS.notes);
  const at = notes < 0 ? fresh.columns.length : notes;
  return [...fresh.columns.slice(0, at), ...extra, ...fresh.columns.slice(at)];
}

/** Inserts scenes added by users after the scene that preceded them. */
function withAddedScenes(
  scenes: readonly SceneRow[],
  added: readonly SceneRow[],
  before: readonly SceneRow[],
): SceneRow[] {
  const isAdded = new Set(added);
  return insertedAfter(scenes, before, (one) => (isAdded.has(one) ? one : undefined));
}

function isUntouchedOmission(scene: SceneRow): boolean {
  return isOmission(scene) && scene.edited.length === 0;
}
