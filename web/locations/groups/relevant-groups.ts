import type { GroupChange } from "../../../shared/roster/roles/group-change.ts";
import { t } from "../../i18n/translate.ts";
import type { GroupOfScenes } from "../location-groups.ts";

type Group = Pick<GroupOfScenes, "id" | "name" | "sets">;

/** A fact that a change of the groups depends on: a key for comparison, and a text. */
export interface Relevant {
  readonly key: string;
  readonly words: string;
}

/**
 * All facts that a change of the groups depends on. If their keys are unchanged, the change cannot silently undo
 * another user's.
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
