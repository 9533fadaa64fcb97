import type { GroupChange } from "../../../shared/roster/roles/group-change.ts";
import { t } from "../../i18n/translate.ts";
import type { GroupOfScenes } from "../location-groups.ts";

type Group = Pick<GroupOfScenes, "id" | "name" | "sets">;

/** Something by which a change of the groups was decided: what it is, in a form to compare and in words. */
export interface Relevant {
  readonly key: string;
  readonly words: string;
}

/**
 * All by which a change of the groups was decided. Where the keys of two of these are the same, nobody has done anything
 * meanwhile that the change would undo without being seen.
 */
export function relevantTo(change: GroupChange, groups: readonly Group[]): readonly Relevant[] {
  const group = (id: string) => groups.find((one) => one.id === id);
  switch (change.kind) {
    case "renameGroup": {
      const words = t("it is called {name}", { name: group(change.groupId)?.name });
      return [...goneIf(change.groupId), { key: words, words }];
    }
    case "removeGroup": {
      const words = t("it has the sets {sets}", { sets: group(change.groupId)?.sets.join(", ") });
      return [...goneIf(change.groupId), { key: words, words }];
    }
    case "mergeGroups":
      return [...goneIf(change.from), ...goneIf(change.into)];
    case "addGroup":
      return change.sets.map(homeOf);
    case "splitGroup":
    case "moveSets":
      return [...goneIf(change.groupId), ...change.sets.map(homeOf)];
  }

  function goneIf(id: string): Relevant[] {
    return group(id) ? [] : [{ key: `no ${id}`, words: t("group {id} no longer exists", { id }) }];
  }

  function homeOf(set: string): Relevant {
    const home = groups.find(({ sets }) => sets.includes(set));
    const words = home ? t("{set} is in {name}", { set, name: home.name }) : t("set {set} no longer exists", { set });
    return { key: JSON.stringify([set, home?.id]), words };
  }
}
