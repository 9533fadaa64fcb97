import type { GroupChange } from "../../shared/roster/group-change.ts";
import { api } from "../api.ts";
import type { Outcome } from "../dialog-submission.ts";
import { wordsFor } from "../problem-words.ts";

/** What a person does with the groups themselves. Sent again under the same name it happens only once. */
export type Regrouping =
  | {
      readonly kind: "regroup";
      /** The version of the breakdown whose groups the person saw. */
      readonly version: number;
      readonly operation: string;
      readonly change: GroupChange;
      /** Says what was done, once it is. */
      readonly words: string;
    }
  | { readonly kind: "undoRegroup"; readonly made: Regrouped; readonly operation: string };

/** A change of the groups that was made: the version that it made, and what it did. */
export type Regrouped = { readonly version: number; readonly before: number; readonly words: string };

export interface RegroupOutcome extends Outcome {
  readonly made?: Regrouped;
  /** The version whose change was taken back. */
  readonly takenBack?: number;
}

/** Asks the server for a change of the groups, and says in words when it fails. */
export async function regroup(id: string, wanted: Regrouping): Promise<RegroupOutcome> {
  const params = { id };
  const { operation } = wanted;
  try {
    if (wanted.kind === "undoRegroup") {
      const { version, before } = wanted.made;
      await api.restoreBreakdown({ params, payload: { version, restore: before, operation } });
      return { takenBack: version };
    }
    const { version: before, change, words } = wanted;
    const { version } = await api.changeLocationGroups({ params, payload: { version: before, operation, change } });
    return { made: { version, before, words } };
  } catch (error) {
    return { problem: wordsFor(error, "Failed to change the location groups") };
  }
}
