import { t } from "../i18n/translate.ts";
import { Button } from "./form/button.tsx";
import { StatusLine } from "./status-line.tsx";

interface UndoLineProps<Change> {
  readonly done: { readonly text: string; readonly undo: Change } | undefined;
  readonly problem: string | undefined;
  readonly onUndo: (change: Change) => void;
}

/** What was done last, with a button that undoes it, or why it failed. */
export function UndoLine<Change>({ done, problem, onUndo }: UndoLineProps<Change>) {
  return (
    <StatusLine
      status={problem !== undefined ? { kind: "error", text: problem } : done && { kind: "success", text: done.text }}
      action={problem === undefined && done && <Button onClick={() => onUndo(done.undo)}>{t("Undo")}</Button>}
    />
  );
}
