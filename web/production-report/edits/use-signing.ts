import { useRef, useState } from "react";
import type { ReportAction } from "../../../shared/production-report/report-state.ts";
import { type Outcome, useDialogSubmission } from "../../data/dialog-submission.ts";
import type { ReportTransition } from "./save-report-edits.ts";
import type { Settled } from "./use-report-edits.ts";

/** The date of a report, and its unit where the production has several. */
type DayOfUnit = Pick<ReportTransition, "date" | "unit">;

/** The dialog for signing a report. A signature covers all edits, so it waits for pending ones. */
export function useSigning({ date, unit }: DayOfUnit, settled: () => Promise<Settled>) {
  const dialog = useDialogSubmission<Outcome>();
  const [act, setAct] = useState<ReportAction>();
  const [isWaiting, setIsWaiting] = useState(false);
  const [unsaved, setUnsaved] = useState<string>();
  // Closing the dialog while it waits cancels the signature.
  const asked = useRef(0);

  function begin() {
    asked.current += 1;
    setIsWaiting(false);
    setUnsaved(undefined);
    return asked.current;
  }

  return {
    act: dialog.isOpen ? act : undefined,
    isBusy: isWaiting || dialog.isBusy,
    problem: isWaiting ? undefined : (unsaved ?? dialog.problem),
    ask: (wanted: ReportAction) => {
      begin();
      setAct(wanted);
      dialog.open();
    },
    close: () => {
      begin();
      dialog.close();
    },
    sign: async (signature: string, comment: string) => {
      const turn = begin();
      setIsWaiting(true);
      const saved = await settled();
      if (turn !== asked.current) return;
      setIsWaiting(false);
      if ("problem" in saved) setUnsaved(saved.problem);
      else
        dialog.submit({ date, ...(unit !== undefined && { unit }), act, signature, comment, version: saved.version });
    },
  };
}
