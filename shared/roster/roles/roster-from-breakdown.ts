import { type Breakdown, type BreakdownRow, COLUMNS } from "../../breakdown/model/breakdown.ts";
import { spelledOut } from "../../screenplay/language/other-names.ts";
import { nameKey } from "../fields/name-key.ts";
import { ownerOfName } from "./joint-names.ts";
import { locationsOfSets } from "./location-of-set.ts";
import type { LocationGroup, Role, Roster } from "./roster.ts";
import { cellOf, namesInScene, namesOf, presentScenes, setOf } from "./roster-scenes.ts";
import { withoutCastAtEnd } from "./set-without-cast.ts";

const NOBODY: Roster = { roles: [], groups: [], nextCastId: 1, nextGroupId: 1 };

/**
 * Updates the roster for a breakdown.
 *
 * Names and sets that `previous` contains stay as users left them, even without scenes. New characters get the next
 * cast ids by number of scenes, then by first appearance; NORA'S VOICE becomes an alias of NORA, and DOCTOR PELL one of a
 * known role DR. PELL. A new set joins the group of its location, or gets a new group.
 */
export function rosterFromBreakdown(breakdown: Breakdown, previous: Roster = NOBODY): Roster {
  return withNewSets(withNewNames(previous, breakdown), breakdown);
}

function withNewNames(roster: Roster, breakdown: Breakdown): Roster {
  const scenesByName = new Map<string, { name: string; scenes: Set<string> }>();
  for (const row of presentScenes(breakdown)) {
    for (const name of firstOfEach(namesInScene(row))) {
      const known = scenesByName.get(nameKey(name)) ?? { name, scenes: new Set() };
      scenesByName.set(nameKey(name), { name: known.name, scenes: known.scenes.add(row.id) });
    }
  }
  const before = new Set(roster.roles.flatMap((role) => [role.name, ...role.aliases].map(nameKey)));
  const known = before.union(new Set(scenesByName.keys()));
  const made = [...scenesByName].flatMap(([key, one]) => (before.has(key) ? [] : [one]));
  const spelled = rolesBySpelling(roster.roles);
  const ownerOf = (name: string): ReturnType<typeof ownerOfName> => {
    const role = before.has(nameKey(name)) ? undefined : spelled(name);
    if (role !== undefined) return { kind: "role", name: role.name };
    const owner = ownerOfName(name, (key) => known.has(key));
    const other = owner.kind === "role" && !before.has(nameKey(owner.name)) ? spelled(owner.name) : undefined;
    return other === undefined ? owner : { kind: "role", name: other.name };
  };
  const owned = made.map((one) => ({ ...one, owner: ownerOf(one.name) }));
  const aliasesOf = Map.groupBy(owned, ({ owner }) => (owner.kind === "role" ? nameKey(owner.name) : ""));
  const withAliases = (name: string) => aliasesOf.get(nameKey(name)) ?? [];
  const roles: Role[] = owned
    .filter(({ owner }) => owner.kind === "own")
    .map(({ name, scenes }) => {
      const others = withAliases(name);
      const all = others.reduce((sum, other) => sum.union(other.scenes), scenes);
      return { name, scenes: all.size, aliases: others.map((other) => other.name) };
    })
    // The sort is stable, so characters with equal numbers of scenes stay in order of first appearance.
    .sort((one, other) => other.scenes - one.scenes)
    .map(({ name, aliases }, index) => ({ castId: String(roster.nextCastId + index), name, aliases }));
  const kept = roster.roles.map((role) => {
    const more = [role.name, ...role.aliases].flatMap(withAliases).map(({ name }) => name);
    return more.length === 0 ? role : { ...role, aliases: [...role.aliases, ...more] };
  });
  return { ...roster, roles: [...kept, ...roles], nextCastId: roster.nextCastId + roles.length };
}

/** Finds the only role whose name or alias spells a name differently: DR. PELL for DOCTOR PELL. */
function rolesBySpelling(roles: readonly Role[]): (name: string) => Role | undefined {
  const spellings = roles.flatMap((role) =>
    [role.name, ...role.aliases].map((name) => ({ key: spelledOut(nameKey(name)), role })),
  );
  const found = Map.groupBy(spellings, ({ key }) => key);
  return (name) => {
    const those = new Set(found.get(spelledOut(nameKey(name)))?.map(({ role }) => role));
    return those.size === 1 ? [...those][0] : undefined;
  };
}

function withNewSets(roster: Roster, breakdown: Breakdown): Roster {
  const rows = presentScenes(breakdown);
  const known = roster.groups.flatMap((group) => group.sets);
  const setOfRow = setFinder(rows, roster);
  const inOrder = rows.map(setOfRow);
  const sets = firstOfEach(inOrder);
  const isPlaced = (row: (typeof rows)[number]) =>
    [COLUMNS.intExt, COLUMNS.time].some((name) => cellOf(row, name) !== "");
  const placedRows = rows.filter(isPlaced);
  const placed = new Set([...known, ...placedRows.map(setOfRow)]);
  // Where the columns are empty, they tell no thing from a place.
  const bare = placedRows.length > rows.length / 2 ? new Set(inOrder).difference(placed) : undefined;
  const places = locationsOfSets([...known, "", ...inOrder], bare);
  const isKnown = new Set(known.map(nameKey));
  let { groups, nextGroupId } = roster;
  for (const set of sets) {
    if (set === "" || isKnown.has(nameKey(set))) continue;
    const place = places.get(set) ?? set;
    const home = groupOfPlace(groups, place, places);
    if (home) groups = groups.map((group) => (group === home ? { ...group, sets: [...group.sets, set] } : group));
    else groups = [...groups, { id: `L${nextGroupId++}`, name: place, sets: [set] }];
  }
  return { ...roster, groups, nextGroupId };
}

/** Gives the set of each row, without a shot of cast members in a set that stands alone elsewhere. */
function setFinder(rows: readonly BreakdownRow[], roster: Roster): (row: BreakdownRow) => string {
  const isKnown = new Set(roster.groups.flatMap(({ sets }) => sets.map(nameKey)));
  const all = isKnown.union(new Set(rows.map((row) => nameKey(setOf(row, roster)))));
  const names = namesOf(roster);
  return (row) => {
    const set = setOf(row, roster);
    if (isKnown.has(nameKey(set))) return set;
    return withoutCastAtEnd(
      set,
      (key) => all.has(key),
      (key) => names.has(key),
    );
  };
}

function groupOfPlace(
  groups: readonly LocationGroup[],
  place: string,
  places: ReadonlyMap<string, string>,
): LocationGroup | undefined {
  const is = (name: string) => nameKey(name) === nameKey(place);
  return (
    groups.find((group) => is(group.name)) ??
    groups.find((group) => group.sets.some((set) => is(places.get(set) ?? set)))
  );
}

function firstOfEach(names: readonly string[]): string[] {
  return [...Map.groupBy(names, nameKey).values()].map(([first]) => first!);
}
