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
      return `Added the location group ${change.name}`;
    case "removeGroup":
      return `Removed the location group ${name(change.groupId)}`;
    case "renameGroup":
      return `Renamed ${name(change.groupId)} to ${change.name}`;
    case "mergeGroups":
      return `Merged ${name(change.from)} into ${name(change.into)}`;
    case "splitGroup":
      return `Split ${change.name} off ${name(change.groupId)}`;
    case "moveSets":
      return `Moved ${change.sets.join(", ")} to ${name(change.groupId)}`;
  }
}
