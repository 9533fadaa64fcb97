import { stored } from "../../i18n/stored.ts";
import type { GroupChange } from "./group-change.ts";
import type { LocationGroup } from "./roster.ts";

/**
 * Describes a change of the location groups: `Renamed THE MILL to THE OLD MILL`.
 *
 * @param groups the groups before the change
 */
export function describeGroupChange(
  groups: readonly Pick<LocationGroup, "id" | "name">[],
  change: GroupChange,
): string {
  const name = (id: string) => groups.find((group) => group.id === id)?.name ?? id;
  switch (change.kind) {
    case "addGroup":
      return stored("Added the location group {name}", { name: change.name });
    case "removeGroup":
      return stored("Removed the location group {name}", { name: name(change.groupId) });
    case "renameGroup":
      return stored("Renamed {name} to {to}", { name: name(change.groupId), to: change.name });
    case "mergeGroups":
      return stored("Merged {name} into {into}", { name: name(change.from), into: name(change.into) });
    case "splitGroup":
      return stored("Split {name} off {of}", { name: change.name, of: name(change.groupId) });
    case "moveSets":
      return stored("Moved {sets} to {name}", { sets: change.sets.join(", "), name: name(change.groupId) });
  }
}
