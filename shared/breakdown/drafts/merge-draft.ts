import type { Line } from "../../screenplay/model/line.ts";
import { isInside, splitScene } from "../corrections/split-scene.ts";
import { cellsByVerdicts, findingsWithVerdicts } from "../corrections/verdicts.ts";
import { type Breakdown, COLUMNS, type SceneRow } from "../model/breakdown.ts";
import { type Categories, categoriesOf, freshAsNamed } from "../model/categories.ts";
import { cellIn } from "../model/cells.ts";
import { areOneRow, resolveAnchors } from "../model/line-anchor.ts";
import { mergeScenes, scenesOfRows } from "../model/merged-scenes.ts";
import { numberAfter } from "../model/next-scene-number.ts";
import { compareRowIds, newRowIds } from "../model/row-id.ts";
import { isOmission, matchScenes } from "./match-scenes.ts";

const HEADING: readonly string[] = [COLUMNS.intExt, COLUMNS.location, COLUMNS.time];

/** What else a merging goes by. */
export interface MergeOptions {
  /** The lines of the new draft, by which split scenes are found again. Without them they are set aside. */
  readonly lines?: readonly Line[];
  /** Ids of scenes set aside that must not come back with this draft, because its scenes are others. */
  readonly keepAside?: readonly string[];
}

/**
 * A breakdown with a new draft merged into it, the draft's own scene by the id that it got, and the draft's columns by the
 * names that the project has for them.
 */
export interface MergedDraft {
  readonly breakdown: Breakdown;
  readonly columns: readonly string[];
  readonly drafts: ReadonlyMap<string, SceneRow>;
}

/**
 * The breakdown of a new draft, with all that people did to the one before.
 *
 * A scene found again by number, heading, text and cast keeps its id, every cell that a person changed, every verdict on
 * a finding, and the columns that people added. A scene that a person split is split again at the same words, and scenes
 * that a person merged are one again where they follow each other.
 * A scene that the new draft lacks is set aside with all its cells, and comes back when a later draft has it again.
 * Rows that a person added stay where they were.
 *
 * @param previous the breakdown so far
 * @param fresh the new draft's own, as `breakdownFromScenes` makes it
 */
export function mergeDraft(previous: Breakdown, fresh: Breakdown, options: MergeOptions = {}): Breakdown {
  return mergedDraft(previous, fresh, options).breakdown;
}

/** As `mergeDraft`, and says which scene of the draft has become which. */
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
  const newId = newRowIds(previous);
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

/** The draft's scenes, split where a person split them before; `pinned` says which scene begins at each such place. */
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
  // In the order in which a person made them, so that the same draft is divided in the same way.
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
      idAt.set(scenes[at]!.origin!.line, half.id); // a scene without a place has no line inside
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
 * Whether the draft has a heading of its own right above the line at which a person split the scene off, as a file that was
 * sent out has: it bears the half's number, or was not there when the scene was split.
 */
function hasOwnHeading({ cells, split }: SceneRow, scene: SceneRow, line: number, lines: readonly Line[]): boolean {
  const heading = scene.origin?.line ?? line;
  const row = lines.slice(heading, line);
  // What was cut off just now begins with no heading, but with the words of another half.
  if (split === undefined || scene.split !== undefined) return false;
  if (!row.every((_, at) => areOneRow(lines, heading, heading + at))) return false;
  const number = cellIn(scene.cells, COLUMNS.number);
  const isNumbered = number !== split.from && number === cellIn(cells, COLUMNS.number);
  return isNumbered || !row.some(({ text }) => /\p{L}{2}/u.test(text) && split.before.includes(text));
}

/** A half keeps its number while the scene that it was split off keeps its own, `from`, and the draft has no other of that number. */
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

/** A heading that was sure before, since a person said so perhaps, is as sure when the draft has the same. */
function confidenceOf(before: SceneRow, fresh: SceneRow): number | undefined {
  const isSame = HEADING.every((column) => cellIn(before.cells, column) === cellIn(fresh.cells, column));
  if (!isSame || fresh.confidence === undefined) return fresh.confidence;
  return Math.max(fresh.confidence, before.confidence ?? 0);
}

/** Elements that the reader once found and nobody touched go when the new draft has none of their category. */
function isStale(category: string, before: SceneRow, freshColumns: readonly string[]): boolean {
  return !freshColumns.includes(category) && !before.edited.includes(category);
}

/** The new draft's columns, with those that people added, wrote in or accepted a finding of put before the notes. */
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

/** Puts scenes that people added behind the scene that stood before them. */
function withAddedScenes(
  scenes: readonly SceneRow[],
  added: readonly SceneRow[],
  before: readonly SceneRow[],
): SceneRow[] {
  const all = [...scenes];
  for (const scene of added) {
    const above = before.slice(0, before.indexOf(scene)).reverse();
    const anchor = above.map((one) => all.findIndex((other) => other.id === one.id)).find((at) => at >= 0) ?? -1;
    all.splice(anchor + 1, 0, scene);
  }
  return all;
}

function isUntouchedOmission(scene: SceneRow): boolean {
  return isOmission(scene) && scene.edited.length === 0;
}
