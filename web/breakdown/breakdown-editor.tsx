import Download from "lucide-react/icons/download";
import HistoryIcon from "lucide-react/icons/history";
import Pencil from "lucide-react/icons/pencil";
import Tags from "lucide-react/icons/tags";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { useFetcher } from "react-router-dom";
import { csvFromTable } from "../../shared/breakdown/csv.ts";
import { type KnownTable, mergedTables, settledTable } from "../../shared/breakdown/table-merge.ts";
import { tsvFromTable } from "../../shared/breakdown/tsv.ts";
import { asJson } from "../as-json.ts";
import { DisputesDialog } from "../disputes-dialog.tsx";
import { paths } from "../paths.ts";
import { useMayEdit, useProject } from "../project-context.ts";
import { saveAs } from "../save-as.ts";
import { useUser } from "../shell.tsx";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { type Status, StatusLine } from "../ui/status-line.tsx";
import { UnsavedChanges } from "../unsaved-changes.tsx";
import { ActOutcome } from "./act-outcome.tsx";
import { CategoriesDialog } from "./categories-dialog.tsx";
import { columnWidths } from "./column-width.ts";
import { CorrectionsContext, type ActOutcome as Outcome, useActs } from "./corrections.ts";
import { disputedCells } from "./disputed-cells.ts";
import type { Findings } from "./findings.ts";
import { HistoryDialog } from "./history-dialog.tsx";
import { MoreFormats } from "./more-formats.tsx";
import { type Saved, type SavedTable, savedTable, type Wanted } from "./saving.ts";
import { SceneCountsBar } from "./scene-counts-bar.tsx";
import { ShowScript } from "./show-script.tsx";
import { Workspace } from "./workspace.tsx";

const SAVED_MS = 3000;

/** A changed copy, and the version that it was made from: what others save meanwhile must not be overwritten. */
interface Edited {
  readonly table: KnownTable;
  readonly base: SavedTable;
}

interface BreakdownEditorProps {
  readonly tsv: string;
  readonly version: number;
  /** What was found in the script, if it could be read. */
  readonly findings: Findings | undefined;
  /** Says that a draft waits, if one does. */
  readonly waits: ReactNode;
  /** What was done to the breakdown just before the page opened. */
  readonly outcome?: Outcome | undefined;
}

/** The breakdown, for reading and, for an editor, for changing. */
export function BreakdownEditor({ tsv, version, findings, waits, outcome }: BreakdownEditorProps) {
  const { id, name } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const saved = useMemo(() => savedTable(tsv, version, findings), [tsv, version, findings]);
  const stored = saved.table;
  const widths = useMemo(() => columnWidths(stored), [stored]);
  const [edited, setEdited] = useState<Edited>();
  const [isEditing, setIsEditing] = useState(false);
  const [isLookingBack, setIsLookingBack] = useState(false);
  const [isSorting, setIsSorting] = useState(false);
  const acts = useActs(id, version, outcome);
  const operation = useRef<string>(undefined);
  const saving = useFetcher<Saved>();
  const isSaving = saving.state !== "idle";
  const [sent, setSent] = useState<KnownTable>();
  const [seen, setSeen] = useState<Saved>();
  const answer = saving.data === seen ? undefined : saving.data;
  const table = edited?.table ?? stored;
  const isDirty = edited !== undefined && tsvFromTable(edited.table) !== tsvFromTable(edited.base.table);

  // Saving succeeded and the reload has brought what was saved: the copy is no longer needed, unless more was written
  // meanwhile. On a slow line that may be when the message has gone.
  const savedVersion = saving.data?.version;
  if (
    savedVersion !== undefined &&
    edited?.table === sent &&
    edited !== undefined &&
    edited.base.version < savedVersion &&
    savedVersion <= version &&
    !isSaving
  ) {
    setEdited(undefined);
    setIsEditing(false);
  }

  const edit = useCallback(
    (row: number, column: number, text: string) => {
      operation.current = undefined;
      setEdited((before) => ({
        table: withCell(before?.table ?? stored, row, column, text),
        base: before?.base ?? saved,
      }));
    },
    [stored, saved],
  );

  function discard() {
    setEdited(undefined);
    setIsEditing(false);
    setSeen(saving.data);
  }

  async function save() {
    operation.current ??= crypto.randomUUID();
    await send({ table, base: edited?.base ?? saved, operation: operation.current });
  }

  async function settle(mine: ReadonlySet<string>) {
    if (!edited || !answer?.meeting) return;
    const { theirs } = answer.meeting;
    const merge = mergedTables(edited.base.table, edited.table, theirs.table);
    const settled = settledTable(merge, edited.base.table, mine);
    // What others have saved is seen and judged now, so that is what is changed.
    setEdited({ table: settled, base: theirs });
    await send({ table: settled, base: theirs, operation: crypto.randomUUID() });
  }

  async function send(wanted: Wanted) {
    setSeen(saving.data);
    setSent(wanted.table);
    await saving.submit(asJson(wanted), { method: "post", encType: "application/json" });
  }

  function exportTable() {
    if (table.rows.length === 0) window.alert("No data to export");
    else saveAs(new Blob(["\uFEFF", csvFromTable(table)], { type: "text/csv" }), `script-breakdown-${id}.csv`);
  }

  return (
    <CorrectionsContext value={{ ...acts, may: mayEdit && !isEditing }}>
      <PageHeader
        title="Script Breakdown"
        note={<SceneCountsBar table={table} />}
        back={{ to: paths.project(user.id, id), label: name }}
        actions={
          <>
            <ShowScript />
            {findings && (
              <Button icon={<Tags />} onClick={() => setIsSorting(true)}>
                Categories
              </Button>
            )}
            <Button icon={<HistoryIcon />} onClick={() => setIsLookingBack(true)}>
              History
            </Button>
            <Button icon={<Download />} onClick={exportTable}>
              Export to Excel
            </Button>
            <MoreFormats table={table} isDirty={isDirty} />
            {mayEdit && !isEditing && (
              <Button kind="primary" icon={<Pencil />} onClick={() => setIsEditing(true)}>
                Edit
              </Button>
            )}
            {isEditing && (
              <>
                <Button onClick={discard} disabled={isSaving}>
                  Cancel
                </Button>
                <Button kind="primary" disabled={!isDirty} busy={isSaving && "Saving..."} onClick={save}>
                  Save Changes
                </Button>
              </>
            )}
          </>
        }
      />
      <StatusLine status={statusOf(answer)} onDone={() => setSeen(saving.data)} />
      {table.rows.length === 0 ? (
        <EmptyState icon={<Pencil />}>No breakdown data available</EmptyState>
      ) : (
        <Workspace
          table={table}
          widths={widths}
          findings={findings}
          waits={waits}
          onEdit={isEditing && !isSaving ? edit : undefined}
        />
      )}
      <ActOutcome />
      {isLookingBack && <HistoryDialog projectId={id} version={version} onClose={() => setIsLookingBack(false)} />}
      {isSorting && findings && (
        <CategoriesDialog table={table} categories={findings.categories} onClose={() => setIsSorting(false)} />
      )}
      {edited && answer?.meeting && (
        <DisputesDialog
          disputed={disputedCells(answer.meeting.disputes, edited.base.table)}
          others={answer.meeting.others}
          onSettle={settle}
          onClose={() => setSeen(saving.data)}
        />
      )}
      <UnsavedChanges when={isDirty && !isSaving} />
    </CorrectionsContext>
  );
}

function statusOf(answer: Saved | undefined): Status | undefined {
  const message = answer?.message;
  if (message === undefined) return undefined;
  return message.includes("successfully")
    ? { kind: "success", text: message, forMs: SAVED_MS }
    : { kind: "error", text: message };
}

function withCell(table: KnownTable, row: number, column: number, text: string): KnownTable {
  return {
    ...table,
    rows: table.rows.map((cells, at) => (at === row ? cells.with(column, text) : cells)),
  };
}
