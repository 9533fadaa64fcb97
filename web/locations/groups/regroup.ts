import type { GroupChange } from "../../../shared/roster/roles/group-change.ts";
import { ApiError, api } from "../../api/client.ts";
import { errorText } from "../../api/error-text.ts";
import type { Outcome } from "../../data/dialog-submission.ts";
import { t } from "../../i18n/translate.ts";
import { groupsFrom } from "../location-groups.ts";
import { relevantTo } from "./relevant-groups.ts";

/** A change of the location groups. A retry with the same idempotency key applies once. */
export type Regrouping =
  | {
      readonly kind: "regroup";
      /** The version of the breakdown that the user saw. */
      readonly version: number;
      readonly operation: string;
      readonly change: GroupChange;
      /** Keys of the groups relevant to the change, as the user saw them (see relevant-groups.ts). */
      readonly seen: readonly string[];
      /** Message shown when it succeeds. */
      readonly words: string;
    }
  | { readonly kind: "undoRegroup"; readonly made: Regrouped; readonly operation: string };

/** A change of the groups that was made: the resulting version, and its description. */
export type Regrouped = { readonly version: number; readonly before: number; readonly words: string };

export interface RegroupResult extends Outcome {
  readonly made?: Regrouped;
  /** The version whose change was undone. */
  readonly takenBack?: number;
}

// Gives up when another user saves continuously, and reports it to this user.
const MAX_ATTEMPTS = 5;

/**
 * Sends a change of the groups, and returns the error message if it fails. Unrelated changes of others do not conflict;
 * for related ones, the user is shown the current state and may try again.
 */
export async function regroup(id: string, wanted: Regrouping): Promise<RegroupResult> {
  const params = { id };
  const { operation } = wanted;
  try {
    if (wanted.kind === "undoRegroup") {
      const { version, before } = wanted.made;
      await api.restoreBreakdown({ params, payload: { version, restore: before, operation } });
      return { takenBack: version };
    }
    const { change, words, seen } = wanted;
    let before = wanted.version;
    for (let tries = 1; ; tries++) {
      try {
        const { version } = await api.changeLocationGroups({ params, payload: { version: before, operation, change } });
        return { made: { version, before, words } };
      } catch (error) {
        const isStale = error instanceof ApiError && error.code === "staleBreakdown";
        if (!isStale || tries === MAX_ATTEMPTS) throw error;
      }
      const list = await api.getLocationList({ params });
      const news = relevantTo(change, groupsFrom(list)).filter(({ key }) => !seen.includes(key));
      if (news.length > 0) {
        const is = news.map((one) => one.words).join("; ");
        return {
          problem: t("Someone else has changed this in the meantime: {is}. Repeat your change if it still applies.", {
            is,
          }),
        };
      }
      before = list.version;
    }
  } catch (error) {
    return { problem: errorText(error, t("Failed to change the location groups")) };
  }
}
