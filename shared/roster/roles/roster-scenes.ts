import { type Breakdown, type BreakdownRow, COLUMNS } from "../../breakdown/model/breakdown.ts";
import { cellIn, charactersOfCell } from "../../breakdown/model/cells.ts";
import { withoutShot } from "../../screenplay/headings/shot-terms.ts";
import { nameKey } from "../fields/name-key.ts";
import type { LocationGroup, Role, Roster } from "./roster.ts";

/** The text of a cell; empty when absent. */
export function cellOf(row: BreakdownRow, column: string): string {
  return cellIn(row.cells, column).trim();
}

/** The set of a scene, without the camera shot that its heading may have: PRESS ROOM for `PRESS ROOM (CLOSER)`. */
export function setOf(row: BreakdownRow): string {
  return withoutShot(cellOf(row, COLUMNS.location));
}

/** The key of a set, which it shares with its shots. */
export function setKey(set: string): string {
  return nameKey(withoutShot(set));
}

/** The scenes to be shot: all rows that are not OMITTED. */
export function presentScenes(breakdown: Breakdown): BreakdownRow[] {
  return breakdown.rows.filter((row) => !isOmitted(row));
}

/** Whether the row only keeps the number of an omitted scene. */
function isOmitted(row: BreakdownRow): boolean {
  return [COLUMNS.location, COLUMNS.synopsis].some((column) => /^\W*OMIT(?:TED)?\W*$/i.test(cellOf(row, column)));
}

/** The names in a scene, in the order of its Characters cell. */
export function namesInScene(row: BreakdownRow): string[] {
  return charactersOfCell(cellOf(row, COLUMNS.characters));
}

/** The scenes in which a role appears under its name or an alias, in script order. */
export function scenesOfRole(breakdown: Breakdown, role: Role): BreakdownRow[] {
  const keys = new Set([role.name, ...role.aliases].map(nameKey));
  return presentScenes(breakdown).filter((row) => namesInScene(row).some((name) => keys.has(nameKey(name))));
}

/** The IDs of the scenes in which each name appears, in script order, by the key of the name. */
export function sceneIdsByName(breakdown: Breakdown): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const row of presentScenes(breakdown)) {
    for (const key of new Set(namesInScene(row).map(nameKey))) {
      const scenes = found.get(key);
      if (scenes === undefined) found.set(key, [row.id]);
      else scenes.push(row.id);
    }
  }
  return found;
}

/** The scenes in a group's sets, in script order. */
export function scenesOfGroup(breakdown: Breakdown, group: LocationGroup): BreakdownRow[] {
  const keys = new Set(group.sets.map(setKey));
  return presentScenes(breakdown).filter((row) => keys.has(setKey(cellOf(row, COLUMNS.location))));
}

/** The group of a set or, if its shots are in several groups as in rosters made before, the first of these. */
export function groupOfSet(roster: Roster, set: string): LocationGroup | undefined {
  const key = setKey(set);
  return (
    roster.groups.find((group) => group.sets.some((one) => nameKey(one) === nameKey(set))) ??
    roster.groups.find((group) => group.sets.some((one) => setKey(one) === key))
  );
}

/** The role with this name or alias. */
export function roleOfName(roster: Roster, name: string): Role | undefined {
  return roster.roles.find((role) => [role.name, ...role.aliases].some((one) => nameKey(one) === nameKey(name)));
}

/** A scene in one line: `12 INT. KITCHEN - DAY`. */
export function sceneLine(row: BreakdownRow): string {
  const heading = [cellOf(row, COLUMNS.intExt), cellOf(row, COLUMNS.location)].filter((part) => part !== "").join(" ");
  const timed = [heading, cellOf(row, COLUMNS.time)].filter((part) => part !== "").join(" - ");
  return [cellOf(row, COLUMNS.number), timed].filter((part) => part !== "").join(" ");
}
