import { useRef, useState } from "react";
import type { ReportAction } from "../../../shared/production-report/report-state.ts";
import { type Outcome, useDialogSubmission } from "../../data/dialog-submission.ts";
import type { Settled } from "./use-report-edits.ts";

/** The dialog with which a report is signed. A signature is to all that its signer wrote, so it goes after what is on its way. */
export function useSigning(date: string, settled: () => Promise<Settled>) {
  const dialog = useDialogSubmission<Outcome>();
  const [act, setAct] = useState<ReportAction>();
  const [isWaiting, setIsWaiting] = useState(false);
  const [unsaved, setUnsaved] = useState<string>();
  // Whoever closes the dialog while it waits has not signed.
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
      else dialog.submit({ date, act, signature, comment, version: saved.version });
    },
  };
}
