import type { Breakdown, BreakdownRow, SceneRow } from "./breakdown.ts";
import { cellIn, cellOfCharacters, charactersOfCell, ELEMENT_CATEGORIES } from "./cells.ts";
import { distinctFindings, type Finding } from "./finding.ts";

/** Columns that list elements. */
export type Categories = ReadonlySet<string>;

const USUAL: Categories = new Set(ELEMENT_CATEGORIES);

/**
 * The element categories of a breakdown: the standard ones, those added by users, and those of the tags in the script
 * file.
 */
export function categoriesOf({ rows, aside, categories = [] }: Breakdown): Categories {
  const found = [...rows, ...aside].flatMap(({ findings = [] }) => findings.flatMap(({ category }) => category ?? []));
  return new Set([...ELEMENT_CATEGORIES, ...categories, ...found]);
}

/** Whether a category is a standard one, which other programs know too. */
export function isUsual(category: string): boolean {
  return USUAL.has(category);
}

/** The columns with a new one before the notes. */
export function withColumn(columns: readonly string[], added: string, notes: string): readonly string[] {
  if (columns.includes(added)) return columns;
  const at = columns.lastIndexOf(notes);
  return columns.toSpliced(at < 0 ? columns.length : at, 0, added);
}

/** Renames the categories of a newly parsed draft to the project's names. */
export function freshAsNamed(fresh: Breakdown, readAs: Breakdown["readAs"] = {}): Breakdown {
  if (Object.keys(readAs).length === 0) return fresh;
  const columns = [...new Set(fresh.columns.map((column) => nameFor(column, readAs)))].filter((name) => name !== "");
  return { ...fresh, columns, rows: fresh.rows.map((row) => rowAsNamed(row, readAs)) };
}

/** Renames a scene's categories; an empty name removes the category with its findings. */
function sceneAsNamed<S extends SceneRow>(scene: S, names: Readonly<Record<string, string>>): S {
  const cells: Record<string, string> = {};
  for (const [column, text] of Object.entries(scene.cells)) {
    const name = nameFor(column, names);
    if (name === "") continue;
    const there = cellIn(cells, name);
    const both = cellOfCharacters([...new Set([...charactersOfCell(there), ...charactersOfCell(text)])]);
    cells[name] = there === "" || text === "" ? there || text : both;
  }
  const renamed = (columns: readonly string[]) =>
    [...new Set(columns.map((column) => nameFor(column, names)))].filter((name) => name !== "");
  return {
    ...scene,
    cells,
    edited: renamed(scene.edited),
    ...(scene.whole && { whole: renamed(scene.whole) }),
    ...(scene.findings && { findings: findingsAsNamed(scene.findings, names) }),
  };
}

/** Like `sceneAsNamed`, including the scenes merged into the row. */
export function rowAsNamed(row: BreakdownRow, names: Readonly<Record<string, string>>): BreakdownRow {
  const named = sceneAsNamed(row, names);
  return row.parts ? { ...named, parts: row.parts.map((part) => sceneAsNamed(part, names)) } : named;
}

function findingsAsNamed(findings: readonly Finding[], names: Readonly<Record<string, string>>): readonly Finding[] {
  return distinctFindings(
    findings.flatMap((finding): Finding[] => {
      if (finding.category === undefined) return [finding];
      const category = nameFor(finding.category, names);
      return category === "" ? [] : [{ ...finding, category }];
    }),
  );
}

/** A column can have any name, even "constructor". */
function nameFor(column: string, names: Readonly<Record<string, string>>): string {
  return Object.hasOwn(names, column) ? names[column]! : column;
}
