import { type Breakdown, type BreakdownRow, COLUMNS } from "../../breakdown/model/breakdown.ts";
import { cellIn, charactersOfCell } from "../../breakdown/model/cells.ts";
import { withoutShot } from "../../screenplay/headings/shot-terms.ts";
import { nameKey } from "../fields/name-key.ts";
import type { LocationGroup, Role, Roster } from "./roster.ts";
import { withoutCastAtEnd } from "./set-without-cast.ts";

/** The text of a cell; empty when absent. */
export function cellOf(row: BreakdownRow, column: string): string {
  return cellIn(row.cells, column).trim();
}

/**
 * The set of a scene without the camera shot that its heading may have: PRESS ROOM for `PRESS ROOM (CLOSER)`. The cell in
 * full if that is a set of the roster, as in rosters made before.
 */
export function setOf(row: BreakdownRow, roster: Roster): string {
  return setIn(cellOf(row, COLUMNS.location), roster);
}

function setIn(cell: string, roster: Roster): string {
  const isSet = (key: string) => groupsBySet(roster).has(key);
  if (isSet(nameKey(cell))) return cell;
  const set = withoutShot(cell);
  return isSet(nameKey(set)) ? set : withoutCastAtEnd(set, isSet, (key) => namesOf(roster).has(key));
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

/** The scenes in a group's sets, in script order. Each scene is in one group at most. */
export function scenesOfGroup(breakdown: Breakdown, roster: Roster, group: LocationGroup): BreakdownRow[] {
  return presentScenes(breakdown).filter((row) => groupOfSet(roster, cellOf(row, COLUMNS.location))?.id === group.id);
}

/** The group of a set as its scene has it or, if no group has that, of the set without its camera shot. */
export function groupOfSet(roster: Roster, set: string): LocationGroup | undefined {
  return groupsBySet(roster).get(nameKey(setIn(set, roster)));
}

const bySet = new WeakMap<Roster["groups"], ReadonlyMap<string, LocationGroup>>();

/** The group of each set, by the key of the set: the first one if several have it. */
function groupsBySet({ groups }: Roster): ReadonlyMap<string, LocationGroup> {
  const known = bySet.get(groups);
  if (known !== undefined) return known;
  const found = new Map(groups.toReversed().flatMap((group) => group.sets.map((set) => [nameKey(set), group])));
  bySet.set(groups, found);
  return found;
}

const byName = new WeakMap<Roster["roles"], ReadonlySet<string>>();

/** The keys of all names and aliases of roles. */
export function namesOf({ roles }: Roster): ReadonlySet<string> {
  const known = byName.get(roles);
  if (known !== undefined) return known;
  const found = new Set(roles.flatMap(({ name, aliases }) => [name, ...aliases].map(nameKey)));
  byName.set(roles, found);
  return found;
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
