import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { ReportOfDay } from "../../../shared/contract/production-reports.ts";
import {
  applyPatchesAnyway,
  type Json,
  type ReportPatch,
  valueAt,
} from "../../../shared/production-report/report-edit.ts";
import { useProject } from "../../navigation/project-context.ts";
import { onRefreshAvailable } from "../../offline/data-age.ts";
import { localDraftsOf, saveLocalDraft, takeOver } from "../../offline/local-drafts.ts";
import { useUser } from "../../session/use-user.ts";
import { saveReportEdits, type Trouble } from "./save-report-edits.ts";
import { versionSeen } from "./version-seen.ts";

/** Writes something in a place of the report; for a line as a whole, null takes it away. */
export type Write = (at: readonly string[], to: Json) => void;

/** The version of the report that has all that was written, or why it is not saved. */
export type Settled = { readonly version: number } | Trouble;

/** An edit that the page shows already; `savedAs` is the version of the report that has it. */
interface Shown extends ReportPatch {
  readonly savedAs?: number;
}

/**
 * Writing in a day's report: each thing is saved as soon as it is written and shown at once. What could not be saved
 * stays on the page, also when it is loaded again, until it is saved or taken back.
 */
export function useReportEdits({ report, version }: Pick<ReportOfDay, "report" | "version">) {
  const { id } = useProject();
  const { revalidate } = useRevalidator();
  const user = useUser().id;
  const place = `report ${id} ${report.date}`;
  const [left] = useState(() => localDraftsOf(user, place).flat() as ReportPatch[]); // as this hook has kept it
  const [written, setWritten] = useState<readonly Shown[]>(left);
  const [trouble, setTrouble] = useState<Trouble>();
  const [isSaving, setIsSaving] = useState(false);
  // What is on its way or waits: known at once to the next tap, which may come before the page is drawn again.
  const waiting = useRef<readonly ReportPatch[]>(left);
  const isSending = useRef(false);
  const sending = useRef<Promise<Trouble | undefined>>(Promise.resolve(undefined));
  /** The versions that what was written here has made. */
  const saves = useRef<readonly number[]>([]);
  const open = useMemo(
    () => written.filter(({ savedAs }) => savedAs === undefined || savedAs > version),
    [written, version],
  );
  const shown = useMemo(() => applyPatchesAnyway(report, open), [report, open]);

  function keepWaiting(edits: readonly ReportPatch[]) {
    waiting.current = edits;
    saveLocalDraft(user, place, edits.length > 0 ? edits : undefined);
  }

  /** Sends what waits, one batch after the other, so that a quick hand never overtakes itself. */
  async function send(): Promise<Trouble | undefined> {
    isSending.current = true;
    let problem: Trouble | undefined;
    setIsSaving(true);
    setTrouble(undefined);
    while (waiting.current.length > 0) {
      const batch = waiting.current;
      const outcome = await saveReportEdits(id, report.date, batch);
      if ("problem" in outcome) {
        problem = outcome;
        setTrouble(outcome);
        // What others have written there is to be seen before it is judged.
        if (outcome.because === "met") void revalidate();
        break;
      }
      saves.current = [...saves.current, outcome.version];
      keepWaiting(waiting.current.slice(batch.length));
      const still = waiting.current.length;
      setWritten((before) =>
        before.map((edit, at) =>
          at < before.length - still && edit.savedAs === undefined ? { ...edit, savedAs: outcome.version } : edit,
        ),
      );
      void revalidate();
    }
    isSending.current = false;
    setIsSaving(false);
    return problem;
  }

  function begin(edits: readonly ReportPatch[]) {
    keepWaiting(edits);
    setWritten((before) => [...before.filter(({ savedAs }) => savedAs !== undefined && savedAs > version), ...edits]);
    if (!isSending.current) sending.current = send();
  }

  /** Waits until what was written is saved, or cannot be. */
  async function settled(): Promise<Settled> {
    const problem = await sending.current;
    return problem ?? { version: versionSeen(version, saves.current) };
  }

  const write: Write = (at, to) => {
    const from = valueAt(applyPatchesAnyway(shown, waiting.current), at);
    if (JSON.stringify(from) !== JSON.stringify(to)) begin([...waiting.current, { at, from, to }]);
  };

  const sendLeft = useEffectEvent(() => {
    if (left.length === 0) return;
    begin(waiting.current);
    takeOver(user, place);
  });
  // What the page before this one could not save goes on its way.
  useEffect(() => sendLeft(), []);

  const sendLost = useEffectEvent(() => {
    if (trouble?.because === "lost") begin(waiting.current);
  });
  // The network is outside React.
  useEffect(() => onRefreshAvailable(() => sendLost()), []);

  return {
    shown,
    write,
    settled,
    isSaving,
    trouble,
    hasUnsaved: waiting.current.length > 0,
    tryAgain: () => begin(waiting.current),
    /** Whether the page knows by now what others have written in the place of what could not be saved. */
    seesTheirs: waiting.current.some(({ at, from }) => JSON.stringify(valueAt(report, at)) !== JSON.stringify(from)),
    takeBack: () => {
      setTrouble(undefined);
      begin([]);
    },
    /** Writes over what others have written meanwhile, now that it has been seen. */
    insist: () => {
      const last = new Map(waiting.current.map((edit) => [edit.at.join("\n"), edit]));
      begin([...last.values()].map((edit) => ({ ...edit, from: valueAt(report, edit.at) })));
    },
  };
}
