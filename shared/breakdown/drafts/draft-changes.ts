import { type Breakdown, type BreakdownRow, COLUMNS, type SceneRow } from "../model/breakdown.ts";
import { cellIn } from "../model/cells.ts";
import { scenesOfRow, scenesOfRows } from "../model/merged-scenes.ts";
import type { CellChange, DraftChange } from "./draft-change.ts";
import { insertedAfter } from "./inserted-after.ts";
import { type MergeOptions, mergedDraft } from "./merge-draft.ts";
import { wordDiff } from "./word-diff.ts";

/** A change of the page alone does not count as a change of the scene. */
const IGNORED_COLUMNS: readonly string[] = [COLUMNS.page];

/**
 * Lists the change of each scene in the order of the merged breakdown; removed scenes are listed at their old position.
 * Computed from the result of `mergeDraft`, so the preview equals what is applied.
 */
export function draftChanges(previous: Breakdown, fresh: Breakdown, options: MergeOptions = {}): DraftChange[] {
  const { breakdown, drafts, columns: draftColumns } = mergedDraft(previous, fresh, options);
  const before = new Map([...scenesOfRows(previous.rows), ...previous.rows].map((row) => [row.id, row]));
  const aside = new Map(previous.aside.map((row) => [row.id, row]));
  const moved = movedRows(previous.rows, breakdown.rows);
  const columns = [...new Set([...breakdown.columns, ...previous.columns])].filter(
    (column) => !IGNORED_COLUMNS.includes(column),
  );
  const changes = breakdown.rows.map((row): DraftChange => {
    const old = before.get(row.id) ?? aside.get(row.id);
    const cells = old === undefined ? [] : cellChanges(old, row, columns);
    return {
      kind: kindOf(row),
      ...labelOf(row),
      cells,
      kept: scenesOfRow(row).flatMap((scene) => keptCells(scene, drafts.get(scene.id), draftColumns)),
    };

    function kindOf({ id }: BreakdownRow): DraftChange["kind"] {
      if (aside.has(id)) return "returned";
      if (old === undefined) return "new";
      if (moved.has(id)) return "moved";
      return cells.length > 0 ? "changed" : "unchanged";
    }
  });
  return withGone(changes, previous, breakdown);
}

function labelOf(row: BreakdownRow): Pick<DraftChange, "id" | "number" | "heading"> {
  const place = [COLUMNS.intExt, COLUMNS.location]
    .map((column) => cellIn(row.cells, column))
    .filter(Boolean)
    .join(" ");
  const heading = [place, cellIn(row.cells, COLUMNS.time)].filter(Boolean).join(" - ");
  return { id: row.id, number: cellIn(row.cells, COLUMNS.number), heading };
}

function cellChanges(before: SceneRow, after: SceneRow, columns: readonly string[]): CellChange[] {
  return columns
    .map((column) => ({ column, one: cellIn(before.cells, column), other: cellIn(after.cells, column) }))
    .filter(({ one, other }) => one !== other)
    .map(({ column, one, other }) => ({ column, words: wordDiff(one, other) }));
}

function keptCells(scene: SceneRow, draft: SceneRow | undefined, columns: readonly string[]): DraftChange["kept"] {
  if (draft === undefined) return [];
  return scene.edited
    .filter((column) => columns.includes(column) && !IGNORED_COLUMNS.includes(column))
    .map((column) => ({ column, yours: cellIn(scene.cells, column), draft: cellIn(draft.cells, column) }))
    .filter(({ yours, draft }) => draft !== "" && draft !== yours);
}

/** The smallest set of rows whose moving explains the new order. */
function movedRows(before: readonly BreakdownRow[], after: readonly BreakdownRow[]): ReadonlySet<string> {
  const placeOf = new Map(before.map(({ id }, at) => [id, at]));
  const kept = after.flatMap(({ id }) => {
    const place = placeOf.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
  const still = longestRising(kept.map(({ place }) => place));
  return new Set(kept.filter((_, at) => !still.has(at)).map(({ id }) => id));
}

/** Longest increasing subsequence, as the indices of its numbers. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  // The index of the least number that ends a run of each length.
  const ends: number[] = [];
  const from: number[] = [];
  for (const [at, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    from.push(ends[low - 1] ?? -1);
    ends[low] = at;
  }
  const run = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = from[at]!) run.add(at);
  return run;
}

/** Inserts the removed scenes, each after the scene that preceded it. */
function withGone(changes: readonly DraftChange[], previous: Breakdown, merged: Breakdown): DraftChange[] {
  const goneNow = new Set(merged.aside.map(({ id }) => id));
  return insertedAfter(changes, previous.rows, (row): DraftChange | undefined =>
    goneNow.has(row.id) ? { kind: "gone", ...labelOf(row), cells: [], kept: [] } : undefined,
  );
}
