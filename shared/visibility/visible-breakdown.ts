import { type Breakdown, type BreakdownRow, COLUMNS } from "../breakdown/model/breakdown.ts";
import { categoriesOf, isUsual, rowAsNamed } from "../breakdown/model/categories.ts";
import { departmentOfCategory } from "../call-sheet/build/department-of-category.ts";
import { episodeOf } from "../episodes/episode.ts";
import { nameKey } from "../roster/fields/name-key.ts";
import type { LocationGroup, Role, Roster } from "../roster/roles/roster.ts";
import { cellOf, groupOfSet, namesInScene, setOf } from "../roster/roles/roster-scenes.ts";
import { isEpisodeVisible, type SceneVisibility } from "./visibility.ts";

/** A breakdown with its roster. */
export interface BrokenDown {
  readonly breakdown: Breakdown;
  readonly roster: Roster;
}

/**
 * Filters a breakdown and its roster to the member's scenes, without removed scenes. Roles and groups keep their ids,
 * and only names used in visible scenes.
 */
export function visibleBreakdown(sees: SceneVisibility, { breakdown, roster }: BrokenDown): BrokenDown {
  if (sees.kind === "all") return { breakdown, roster };
  const rows = rowsOf(sees, breakdown);
  const episodes = breakdown.episodes?.filter(({ id }) => isEpisodeVisible(sees, id));
  return {
    breakdown: narrowed({ ...breakdown, ...(episodes && { episodes }) }, rows),
    roster: seenRoster(roster, rows),
  };
}

function rowsOf(sees: Exclude<SceneVisibility, { kind: "all" }>, breakdown: Breakdown): readonly BreakdownRow[] {
  switch (sees.kind) {
    case "scenes":
      return ofScenes(sees, breakdown).filter((row) => isEpisodeVisible(sees, episodeOf(row)));
    case "episodes":
      return breakdown.rows.filter((row) => isEpisodeVisible(sees, episodeOf(row)));
    case "departments":
      return ofDepartments(sees.departments, breakdown);
  }
}

/** The breakdown with only some of its rows, without columns that are empty for them. */
function narrowed({ columns, categories, episodes }: Breakdown, rows: readonly BreakdownRow[]): Breakdown {
  const known = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  const isKnown = (column: string) =>
    BASE.has(column) || (known.has(column) && (isUsual(column) || rows.some((row) => cellOf(row, column) !== "")));
  return {
    columns: columns.filter(isKnown),
    rows,
    aside: [],
    ...(categories && { categories: categories.filter(isKnown) }),
    ...(episodes && { episodes }),
  };
}

const BASE: ReadonlySet<string> = new Set(Object.values(COLUMNS));

/** The granted scenes: by id if they existed at the time, else by number. */
function ofScenes({ scenes, sceneIds = {} }: SeesScenes, { rows }: Breakdown): BreakdownRow[] {
  const ids = new Set(Object.values(sceneIds));
  const awaited = new Set(scenes.filter((number) => !Object.hasOwn(sceneIds, number)).map(nameKey));
  return rows.filter((row) => ids.has(row.id) || awaited.has(nameKey(cellOf(row, COLUMNS.number))));
}

type SeesScenes = Extract<SceneVisibility, { kind: "scenes" }>;

function ofDepartments(departments: readonly string[], breakdown: Breakdown): BreakdownRow[] {
  const categories = [...categoriesOf(breakdown)];
  const isOwn = (category: string) => departments.includes(departmentOfCategory(category));
  const own = categories.filter(isOwn);
  // An empty name removes a category with its findings.
  const leftOut = Object.fromEntries(categories.filter((one) => !isOwn(one)).map((category) => [category, ""]));
  return breakdown.rows
    .filter((row) => own.some((category) => cellOf(row, category) !== ""))
    .map((row) => rowAsNamed(row, leftOut));
}

function seenRoster(roster: Roster, rows: readonly BreakdownRow[]): Roster {
  const names = new Set(rows.flatMap(namesInScene).map(nameKey));
  const sets = new Set(rows.map((row) => nameKey(setOf(row, roster))));
  const roles = roster.roles.flatMap((role) => seenRole(role, (name) => names.has(nameKey(name))));
  const castIds = new Set(roles.map(({ castId }) => castId));
  const seen: Roster = {
    ...roster,
    roles,
    groups: roster.groups.flatMap((group) =>
      seenGroup(group, (set) => sets.has(nameKey(set)) && groupOfSet(roster, set) === group),
    ),
    ...(roster.apart && { apart: roster.apart.filter((pair) => pair.every((castId) => castIds.has(castId))) }),
  };
  // Which words of a heading are its set may depend on roles that the member does not see.
  const written = new Set(rows.map((row) => cellOf(row, COLUMNS.location)));
  const lost = [...written].filter((set) => groupOfSet(roster, set)?.id !== groupOfSet(seen, set)?.id);
  const groups = seen.groups.map((group) => {
    const own = lost.filter((set) => groupOfSet(roster, set)?.id === group.id);
    return own.length === 0 ? group : { ...group, sets: [...group.sets, ...own] };
  });
  return { ...seen, groups };
}

/** A role with its audible names only. Merged roles keep their ids, which their options refer to. */
function seenRole({ castId, name, aliases, merged }: Role, isHeard: (name: string) => boolean): Role[] {
  const [first, ...others] = [name, ...aliases].filter(isHeard);
  if (first === undefined) return [];
  const parts = merged?.map((part) => ({
    ...part,
    name: isHeard(part.name) ? part.name : first,
    aliases: part.aliases.filter(isHeard),
  }));
  return [{ castId, name: first, aliases: others, ...(parts && { merged: parts }) }];
}

/**
 * A group with its visible sets. The group's name may reveal hidden sets, so if there are any it must be the beginning
 * of a visible one.
 */
function seenGroup(group: LocationGroup, isSeen: (set: string) => boolean): LocationGroup[] {
  const sets = group.sets.filter(isSeen);
  const [first] = sets;
  if (first === undefined) return [];
  const isWhole = sets.length === group.sets.length;
  const isTelling = !isWhole && !sets.some((set) => nameKey(set).startsWith(nameKey(group.name)));
  return [{ ...group, name: isTelling ? first : group.name, sets }];
}
