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

/** Writes a value at a path of the report; null removes a whole line. */
export type Write = (at: readonly string[], to: Json) => void;

/** The version of the report with all edits, or why they are not saved. */
export type Settled = { readonly version: number } | Trouble;

/** A displayed edit; `savedAs` is the version of the report that contains it. */
interface Shown extends ReportPatch {
  readonly savedAs?: number;
}

/**
 * Edits a day's report: each edit is displayed and saved at once. Failed edits stay on the page, also after a reload,
 * until they are saved or undone.
 */
export function useReportEdits({ report, version, unit }: Pick<ReportOfDay, "report" | "version" | "unit">) {
  const { id } = useProject();
  const { revalidate } = useRevalidator();
  const user = useUser().id;
  const place = ["report", id, ...(unit === undefined ? [] : [unit]), report.date].join(" ");
  const [left] = useState(() => localDraftsOf(user, place).flat() as ReportPatch[]); // stored by this hook
  const [written, setWritten] = useState<readonly Shown[]>(left);
  const [trouble, setTrouble] = useState<Trouble>();
  const [isSaving, setIsSaving] = useState(false);
  // Edits not yet saved. A ref, because the next tap may come before the next render.
  const waiting = useRef<readonly ReportPatch[]>(left);
  const isSending = useRef(false);
  const sending = useRef<Promise<Trouble | undefined>>(Promise.resolve(undefined));
  /** Versions created by this page's edits. */
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

  /** Sends pending edits in sequential batches, so that fast taps cannot overtake each other. */
  async function send(): Promise<Trouble | undefined> {
    isSending.current = true;
    let problem: Trouble | undefined;
    setIsSaving(true);
    setTrouble(undefined);
    while (waiting.current.length > 0) {
      const batch = waiting.current;
      const outcome = await saveReportEdits(id, { date: report.date, unit }, batch);
      if ("problem" in outcome) {
        problem = outcome;
        setTrouble(outcome);
        // The user has to see others' edits before deciding.
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

  /** Waits until the edits are saved or have failed. */
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
  // Sends edits that the previous page could not save.
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
    /** Whether the page already shows the other users' conflicting values. */
    seesTheirs: waiting.current.some(({ at, from }) => JSON.stringify(valueAt(report, at)) !== JSON.stringify(from)),
    takeBack: () => {
      setTrouble(undefined);
      begin([]);
    },
    /** Overwrites others' edits, now that the user has seen them. */
    insist: () => {
      const last = new Map(waiting.current.map((edit) => [edit.at.join("\n"), edit]));
      begin([...last.values()].map((edit) => ({ ...edit, from: valueAt(report, edit.at) })));
    },
  };
}
