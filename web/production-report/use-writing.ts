import { useMemo, useState } from "react";
import { useFetcher } from "react-router-dom";
import type { ProductionReport } from "../../shared/production-report/production-report.ts";
import { type Json, valueAt, withEditsAnyway } from "../../shared/production-report/report-edit.ts";
import { asJson } from "../as-json.ts";
import type { NamedEdit, Written } from "./writing.ts";

/** Writes something in a place of the report; for a line as a whole, null takes it away. */
export type Write = (at: readonly string[], to: Json) => void;

/**
 * Writing in a day's report: each thing is saved as soon as it is written and shown at once. What could not be saved
 * stays on the page until it is, or is taken back.
 */
export function useWriting(report: ProductionReport) {
  const fetcher = useFetcher<Written>();
  const [written, setWritten] = useState<readonly NamedEdit[]>([]);
  const isSaving = fetcher.state !== "idle";
  const answer = isSaving ? undefined : fetcher.data;
  const saved = new Set(answer && "saved" in answer ? answer.saved : []);
  const open = written.filter(({ name }) => !saved.has(name));
  const shown = useMemo(() => withEditsAnyway(report, open), [report, open]);
  const trouble = answer && "problem" in answer && open.length > 0 ? answer : undefined;

  function send(edits: readonly NamedEdit[]) {
    setWritten(edits);
    if (edits.length === 0) return;
    const wanted = { kind: "write", date: report.date, edits };
    void fetcher.submit(asJson(wanted), { method: "post", encType: "application/json" });
  }

  const write: Write = (at, to) => {
    const from = valueAt(shown, at);
    if (JSON.stringify(from) !== JSON.stringify(to)) send([...open, { name: crypto.randomUUID(), at, from, to }]);
  };

  return {
    shown,
    write,
    isSaving,
    trouble,
    hasUnsaved: open.length > 0,
    tryAgain: () => send(open),
    takeBack: () => send([]),
    /** Writes over what others have written meanwhile, now that it has been seen. */
    insist: () => {
      const last = new Map(open.map((edit) => [edit.at.join("\n"), edit]));
      send([...last.values()].map((edit) => ({ ...edit, from: valueAt(report, edit.at) })));
    },
  };
}
