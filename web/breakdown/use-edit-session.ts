import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { KnownTable } from "../../shared/tables/three-way-merge.ts";
import { localDraftsOf, saveLocalDraft, takeOver } from "../offline/local-drafts.ts";
import { withCell } from "./grid-model/block-edits.ts";
import { changed, type EditHistory, historyOf, isSameTable, redone, undone } from "./grid-model/edit-history.ts";
import type { Editing } from "./grid-model/editing.ts";
import {
  broughtBack,
  leftTogether,
  type Unsaved,
  type UnsavedCell,
  type UnsavedCells,
  unsavedIn,
} from "./grid-model/unsaved-work.ts";
import type { SavedTable } from "./saving.ts";

/** A working copy, and the version it is based on, so that others' saves are not overwritten. */
export interface Edited {
  readonly history: EditHistory;
  readonly base: SavedTable;
}

/** Storage key of a project's unsaved breakdown changes. */
export const placeOfWork = (projectId: string) => `breakdown ${projectId}`;

/**
 * The table while it is edited. Unsaved changes are stored on this device and restored after a reload or another
 * sign-in.
 */
export function useEdited(saved: SavedTable, userId: string, projectId: string, mayEdit: boolean) {
  const place = placeOfWork(projectId);
  const [back] = useState(() => {
    const unsaved = mayEdit && leftTogether(localDraftsOf(userId, place) as (Unsaved | UnsavedCells)[]); // stored here
    return unsaved ? broughtBack(unsaved, saved) : undefined;
  });
  const [edited, setEdited] = useState<Edited | undefined>(
    back && { history: changed(historyOf(back.base.table), back.now), base: back.base },
  );
  const isDirty = useMemo(() => edited !== undefined && !isSameTable(edited.history.now, edited.base.table), [edited]);

  // Several edits may happen between two renders, each based on the previous one.
  const current = useRef(edited);
  const set = useCallback(
    (next: Edited | undefined) => {
      current.current = next;
      setEdited(next);
      saveLocalDraft(userId, place, next && unsavedIn(next.base, next.history.now));
    },
    [userId, place],
  );
  // Takes over the unsaved work of the previous page.
  useEffect(() => {
    if (!back) return;
    set(current.current);
    takeOver(userId, place);
  }, [back, set, userId, place]);

  const change = useCallback(
    (next: (history: EditHistory) => EditHistory): KnownTable => {
      const { history, base } = current.current ?? { history: historyOf(saved.table), base: saved };
      const after = next(history);
      set({ history: after, base });
      return after.now;
    },
    [saved, set],
  );
  const type = useCallback<Editing["type"]>(
    (row, column, text, name) => {
      change((history) => changed(history, withCell(history.now, row, column, text), name));
    },
    [change],
  );
  return {
    edited,
    isDirty,
    /** Cells of unsaved work whose scene or column no longer exists. */
    lost: back?.lost ?? NONE,
    isBroughtBack: back !== undefined,
    set,
    change,
    type,
    undo: () => change(undone),
    redo: () => change(redone),
  };
}

const NONE: readonly UnsavedCell[] = [];
