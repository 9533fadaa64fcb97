import { type Breakdown, COLUMNS } from "../breakdown/model/breakdown.ts";
import { charactersOfCell } from "../breakdown/model/cells.ts";
import { cellOf } from "../roster/roles/roster-scenes.ts";
import { sceneOfStrip } from "../schedule/model/scene-parts.ts";

const NO_ELEMENTS: ReadonlySet<string> = new Set<string>([...Object.values(COLUMNS), "Cast Members"]);

/** Columns of a breakdown that list elements: standard categories and those added by users. */
export function elementColumns({ columns }: Breakdown): string[] {
  return columns.filter((column) => !NO_ELEMENTS.has(column));
}

/** The distinct elements of a category in a scene, or in the scene that a strip is a part of. */
export function elementsOfScene(breakdown: Breakdown, stripId: string, category: string): string[] {
  const sceneId = sceneOfStrip(stripId);
  const row = breakdown.rows.find(({ id }) => id === sceneId);
  return row ? charactersOfCell(cellOf(row, category)) : [];
}
