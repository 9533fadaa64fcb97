import { useState } from "react";
import { moved, unscheduled } from "../../../shared/schedule/stripboard/board-edit.ts";
import { t } from "../../i18n/translate.ts";
import { placeText } from "../model/board-text.ts";
import { type BoardEditor, SAID_MS } from "./use-board-editor.ts";

const NOTHING: ReadonlySet<string> = new Set();

/** Cut strips, which stay in place until they are pasted, and the action that unschedules strips. */
export function useClipboard({
  board,
  checker,
  carryOut,
  named,
  whatIs,
  select,
  tell,
  target,
  placeHere,
}: BoardEditor) {
  const [cut, setCut] = useState(NOTHING);
  return {
    cut,
    clearCut: () => setCut(NOTHING),
    cutOut() {
      const ids = target();
      setCut(ids);
      select(NOTHING);
      if (ids.size > 0) {
        tell({
          kind: "info",
          text: t("{what} cut. Choose where, then paste.", { what: whatIs(ids) }),
          forMs: SAID_MS,
        });
      }
    },
    paste() {
      const place = placeHere();
      if (cut.size === 0) return;
      if (
        carryOut(
          moved(board, cut, place, named),
          t("{what} moved to {place}.", { what: whatIs(cut), place: placeText(checker, place) }),
        )
      ) {
        setCut(NOTHING);
      }
    },
    remove() {
      const ids = target();
      if (ids.size > 0 && carryOut(unscheduled(board, ids, named), t("{what} unscheduled.", { what: whatIs(ids) })))
        select(NOTHING);
    },
  };
}

export type Clipboard = ReturnType<typeof useClipboard>;
