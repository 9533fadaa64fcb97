import { t } from "../../i18n/speech.ts";
import { nameKey } from "../fields/name-key.ts";
import type { GroupChange } from "./group-change.ts";
import type { LocationGroup, Roster } from "./roster.ts";
import { groupOfSet } from "./roster-scenes.ts";

/** An invalid change of the location groups. The message gives the reason. */
export class GroupError extends Error {
  override readonly name = "GroupError";
}

/**
 * Applies a change of the location groups. Ids stay; new groups get new ones.
 *
 * @throws {GroupError} when the group or set does not exist, or the name is taken
 */
export function rosterRegrouped(roster: Roster, change: GroupChange): Roster {
  switch (change.kind) {
    case "addGroup":
      return addGroup(roster, change.name, change.sets);
    case "removeGroup":
      return removeGroup(roster, change.groupId);
    case "renameGroup":
      return renameGroup(roster, change.groupId, change.name);
    case "mergeGroups":
      return mergeGroups(roster, change.from, change.into);
    case "splitGroup":
      return splitGroup(roster, change.groupId, change.name, change.sets);
    case "moveSets":
      return moveSets(roster, change.groupId, change.sets);
  }
}

/**
 * Moves sets into a new group. A group that loses its last set is merged into it.
 *
 * @throws {GroupError} when a set does not exist, or the name is taken
 */
function addGroup(roster: Roster, name: string, sets: readonly string[]): Roster {
  const empty: LocationGroup = { id: `L${roster.nextGroupId}`, name, sets: [] };
  const { groups } = withSetsIn(roster, empty, sets);
  checkName({ ...roster, groups }, empty);
  return { ...roster, groups, nextGroupId: roster.nextGroupId + 1 };
}

/**
 * Replaces a group by one group for each of its sets. Its id is never reused.
 *
 * @throws {GroupError} when the group does not exist, or has only one set
 */
function removeGroup(roster: Roster, id: string): Roster {
  const gone = groupWithId(roster, id);
  if (gone.sets.length === 1) {
    throw new GroupError(t('"{name}" has only one set, so there is nothing to split up.', { name: gone.name }));
  }
  const apart = gone.sets.map((set, index) => ({ id: `L${roster.nextGroupId + index}`, name: set, sets: [set] }));
  return {
    ...roster,
    groups: roster.groups.flatMap((group) => (group === gone ? apart : [group])),
    nextGroupId: roster.nextGroupId + apart.length,
  };
}

/** @throws {GroupError} when the group does not exist, or the name is taken */
function renameGroup(roster: Roster, id: string, name: string): Roster {
  const renamed = { ...groupWithId(roster, id), name };
  checkName(roster, renamed);
  return { ...roster, groups: roster.groups.map((group) => (group.id === id ? renamed : group)) };
}

/**
 * Merges a group into another. The options of the merged group keep its id and count for the other group (see
 * `optionsByGroup`).
 *
 * @throws {GroupError} when a group does not exist, or both are the same
 */
export function mergeGroups(roster: Roster, from: string, into: string): Roster {
  const [gone, stays] = [groupWithId(roster, from), groupWithId(roster, into)];
  if (from === into) throw new GroupError(t('"{name}" cannot be merged with itself.', { name: stays.name }));
  const whole: LocationGroup = {
    ...stays,
    sets: [...stays.sets, ...gone.sets],
    merged: [...(stays.merged ?? []), gone.id, ...(gone.merged ?? [])],
  };
  const groups = roster.groups.filter((group) => group !== gone).map((group) => (group === stays ? whole : group));
  return { ...roster, groups };
}

/**
 * Moves some of a group's sets into a new group. Its options stay with the remaining sets.
 *
 * @throws {GroupError} when a set is not in the group, or all its sets are given
 */
function splitGroup(roster: Roster, id: string, name: string, sets: readonly string[]): Roster {
  const group = groupWithId(roster, id);
  const known = knownSets(roster, sets);
  const stranger = known.find((set) => !group.sets.includes(set));
  if (stranger !== undefined)
    throw new GroupError(t('"{stranger}" is not in "{name}".', { stranger, name: group.name }));
  if (known.length === group.sets.length) {
    throw new GroupError(
      t('These are all the sets of "{name}". Leave at least one in it, or rename it.', { name: group.name }),
    );
  }
  return addGroup(roster, name, known);
}

/**
 * Moves sets into a group. A group that loses its last set is merged into it.
 *
 * @throws {GroupError} when the group or a set does not exist
 */
function moveSets(roster: Roster, id: string, sets: readonly string[]): Roster {
  return withSetsIn(roster, groupWithId(roster, id), sets);
}

/** The group with this id, or the one that the group with this id was merged into. */
export function groupOfId(roster: Roster, id: string): LocationGroup | undefined {
  return roster.groups.find((group) => groupIdsOf(group).includes(id));
}

/** A group's id and the ids of the groups merged into it. */
export function groupIdsOf(group: LocationGroup): string[] {
  return [group.id, ...(group.merged ?? [])];
}

function groupWithId(roster: Roster, id: string): LocationGroup {
  const group = roster.groups.find((one) => one.id === id);
  if (!group) throw new GroupError(t("Location group {id} no longer exists. Reload the page.", { id }));
  return group;
}

/** Moves sets into one group; a new group is added at the end. */
function withSetsIn(roster: Roster, home: LocationGroup, sets: readonly string[]): Roster {
  const known = knownSets(roster, sets);
  const others = roster.groups.filter((group) => group.id !== home.id);
  const isEmptied = (group: LocationGroup) => group.sets.length > 0 && group.sets.every((set) => known.includes(set));
  const merged = [...(home.merged ?? []), ...others.filter(isEmptied).flatMap(groupIdsOf)];
  const whole: LocationGroup = {
    ...home,
    sets: [...home.sets, ...known.filter((set) => !home.sets.includes(set))],
    ...(merged.length > 0 && { merged }),
  };
  const left = roster.groups.flatMap((group) => {
    if (group.id === home.id) return [whole];
    return isEmptied(group) ? [] : [{ ...group, sets: group.sets.filter((set) => !known.includes(set)) }];
  });
  return { ...roster, groups: left.includes(whole) ? left : [...left, whole] };
}

/** The distinct sets as spelled in their groups. */
function knownSets(roster: Roster, sets: readonly string[]): string[] {
  const known = sets.map((set) => {
    const found = groupOfSet(roster, set)?.sets.find((one) => nameKey(one) === nameKey(set));
    if (found === undefined)
      throw new GroupError(t('The set "{set}" is no longer in the breakdown. Reload the page.', { set }));
    return found;
  });
  return [...new Set(known)];
}

function checkName(roster: Roster, { id, name }: LocationGroup): void {
  const other = roster.groups.find((group) => group.id !== id && nameKey(group.name) === nameKey(name));
  if (other)
    throw new GroupError(
      t('A group named "{name}" ({id}) already exists. Choose another name.', { name: other.name, id: other.id }),
    );
}
