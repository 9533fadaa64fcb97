import { useState } from "react";
import { useFetcher } from "react-router-dom";
import { asJson, POST_JSON } from "./as-json.ts";
import { type Outcome, useDialogSubmission } from "./dialog-submission.ts";

/** A change of a list that the user saw as `before`. */
export interface ListRequest<List, Change> {
  readonly before: List;
  readonly wanted: Change;
}

/** The result of a change: what was done, and the change that undoes it. */
export interface ListResult<Change> extends Outcome {
  readonly done?: { readonly text: string; readonly undo: Change };
}

/**
 * Changes of a list by its buttons and by a dialog that adds or edits an entry. The page's action makes them, and gets
 * a `ListRequest`.
 */
export function useListChanges<List, Change extends object>(list: List | undefined) {
  const dialog = useDialogSubmission<ListResult<Change>>();
  const direct = useFetcher<ListResult<Change>>();
  const [edited, setEdited] = useState<string>();
  /** Whether the last change was made in the dialog. */
  const [byDialog, setByDialog] = useState(false);
  const isBusy = direct.state !== "idle" || dialog.isBusy;
  const last = isBusy ? undefined : byDialog ? dialog.last : (direct.data as ListResult<Change> | undefined);
  return {
    isBusy,
    /** What was done last. */
    done: last?.done,
    /** Why the last change failed, unless the dialog shows it. */
    problem: byDialog ? undefined : last?.problem,
    change: (wanted: Change) => {
      if (list === undefined) return;
      setByDialog(false);
      void direct.submit(asJson({ before: list, wanted } satisfies ListRequest<List, Change>), POST_JSON);
    },
    /** Opens the dialog for the entry of an ID, or to add one. */
    openDialog: (id?: string) => {
      setEdited(id);
      dialog.open();
    },
    /** The ID of the entry that the dialog edits. */
    edited,
    dialog: {
      isOpen: dialog.isOpen && list !== undefined,
      props: {
        isBusy: dialog.isBusy,
        problem: dialog.problem,
        onClose: dialog.close,
        onChange: (wanted: Change) => {
          setByDialog(true);
          dialog.submit({ before: list, wanted });
        },
      },
    },
  };
}
