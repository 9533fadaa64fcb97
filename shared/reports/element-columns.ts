import { type Breakdown, COLUMNS } from "../breakdown/model/breakdown.ts";
import { charactersOfCell } from "../breakdown/model/cells.ts";
import { cellOf } from "../roster/roles/roster-scenes.ts";

const NO_ELEMENTS: ReadonlySet<string> = new Set<string>([...Object.values(COLUMNS), "Cast Members"]);

/** Columns of a breakdown that list elements: standard categories and those added by users. */
export function elementColumns({ columns }: Breakdown): string[] {
  return columns.filter((column) => !NO_ELEMENTS.has(column));
}

/** The distinct elements of a category in a scene. */
export function elementsOfScene(breakdown: Breakdown, sceneId: string, category: string): string[] {
  const row = breakdown.rows.find(({ id }) => id === sceneId);
  return row ? charactersOfCell(cellOf(row, category)) : [];
}
