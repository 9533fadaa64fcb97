import { useRef } from "react";
import { useFetcher } from "react-router-dom";
import { describeGroupChange } from "../../../shared/roster/roles/describe-group-change.ts";
import type { GroupChange } from "../../../shared/roster/roles/group-change.ts";
import { POST_JSON } from "../../data/as-json.ts";
import type { useDialogSubmission } from "../../data/dialog-submission.ts";
import type { GroupOfScenes } from "../location-groups.ts";
import type { Regrouped, Regrouping, RegroupResult } from "./regroup.ts";
import { relevantTo } from "./relevant-groups.ts";

/**
 * Changes location groups from a dialog, and undoes the last change.
 *
 * @param version version of the breakdown that the groups belong to
 */
export function useRegrouping(
  dialog: ReturnType<typeof useDialogSubmission<RegroupResult>>,
  groups: readonly GroupOfScenes[],
  version: number,
) {
  const undoing = useFetcher<RegroupResult>();
  const operation = useRef({ of: "", name: "" });
  const made = dialog.last?.made;
  const canUndo = made !== undefined && undoing.data?.takenBack !== made.version && made.version === version;

  /** An idempotency key that is the same for the same change of the same version, so that a retry applies once. */
  function nameOf(change: unknown): string {
    const of = JSON.stringify([version, change]);
    if (operation.current.of !== of) operation.current = { of, name: crypto.randomUUID() };
    return operation.current.name;
  }

  function change(wanted: GroupChange) {
    const words = describeGroupChange(groups, wanted);
    const seen = relevantTo(wanted, groups).map(({ key }) => key);
    const regrouping: Regrouping = { kind: "regroup", version, operation: nameOf(wanted), change: wanted, seen, words };
    dialog.submit(regrouping);
  }

  function undo(last: Regrouped) {
    const regrouping: Regrouping = { kind: "undoRegroup", made: last, operation: nameOf(last.version) };
    void undoing.submit(regrouping, POST_JSON);
  }

  return {
    change,
    /** The last change, while it can be undone: until the breakdown changes. */
    made: canUndo ? made : undefined,
    undo,
    isUndoing: undoing.state !== "idle",
    undoProblem: undoing.data?.problem,
  };
}
