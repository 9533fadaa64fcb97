import Download from "lucide-react/icons/download";
import HistoryIcon from "lucide-react/icons/history";
import Pencil from "lucide-react/icons/pencil";
import Tags from "lucide-react/icons/tags";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useFetcher } from "react-router-dom";
import { columnText } from "../../shared/breakdown/model/column-text.ts";
import { csvFromTable } from "../../shared/tables/csv.ts";
import { type KnownTable, resolveConflicts, threeWayMerge } from "../../shared/tables/three-way-merge.ts";
import { asJson } from "../data/as-json.ts";
import { saveAs } from "../data/download-file.ts";
import { t } from "../i18n/translate.ts";
import { MergeConflictDialog } from "../layout/merge-conflict-dialog.tsx";
import { UnsavedChanges } from "../layout/unsaved-changes.tsx";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { saveLocalDraft } from "../offline/local-drafts.ts";
import { useUser } from "../session/use-user.ts";
import { TermsButton } from "../terms/terms-button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Button } from "../ui/form/button.tsx";
import { IconButton } from "../ui/form/icon-button.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { PHONE } from "../ui/phone-media-query.ts";
import { type Status, StatusLine } from "../ui/status-line.tsx";
import { useMedia } from "../ui/use-media.ts";
import styles from "./breakdown-editor.module.css";
import { cellConflicts } from "./cell-conflicts.ts";
import { ActionToast } from "./corrections/action-toast.tsx";
import { CategoriesDialog } from "./corrections/categories-dialog.tsx";
import { CorrectionsContext, type ActionResult as Outcome, useActions } from "./corrections/corrections.ts";
import type { Findings } from "./corrections/findings.ts";
import { episodesOf } from "./episode-scenes.ts";
import { MoreFormats } from "./export-menu.tsx";
import { changed, historyOf } from "./grid-model/edit-history.ts";
import type { Editing } from "./grid-model/editing.ts";
import type { UnsavedCell } from "./grid-model/unsaved-work.ts";
import { HistoryDialog } from "./history-dialog.tsx";
import { type Saved, type SaveRequest, savedTable } from "./saving.ts";
import { SceneCountsBar } from "./scene-counts-bar.tsx";
import { ShowScript } from "./script-toggle.tsx";
import { type Edited, placeOfWork, useEdited } from "./use-edit-session.ts";
import { NARROW } from "./use-workspace-view.ts";
import { Workspace } from "./workspace.tsx";

const SAVED_MS = 3000;
const DISCARDED_MS = 20_000;

interface BreakdownEditorProps {
  readonly tsv: string;
  readonly version: number;
  /** Findings in the script; undefined when they could not be loaded. */
  readonly findings: Findings | undefined;
  /** Banner of a draft waiting for review. */
  readonly waits: ReactNode;
  /** Result of the last action before the page opened. */
  readonly outcome?: Outcome | undefined;
}

/** The breakdown, read-only or editable. */
export function BreakdownEditor({ tsv, version, findings, waits, outcome }: BreakdownEditorProps) {
  const { id, limited } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const saved = useMemo(() => savedTable(tsv, version, findings), [tsv, version, findings]);
  const stored = saved.table;
  const { edited, isDirty, lost, isBroughtBack, ...work } = useEdited(saved, user.id, id, mayEdit);
  const [isEditing, setIsEditing] = useState(isBroughtBack);
  const [discarded, setDiscarded] = useState<Edited>();
  const [isBackSaid, setIsBackSaid] = useState(!isBroughtBack);
  const [isLookingBack, setIsLookingBack] = useState(false);
  const [isSorting, setIsSorting] = useState(false);
  const acts = useActions(id, version, outcome);
  const isPhone = useMedia(PHONE);
  const isNarrow = useMedia(NARROW);
  const operation = useRef<{ readonly table: KnownTable; readonly name: string }>(undefined);
  const saving = useFetcher<Saved>();
  const isSaving = saving.state !== "idle";
  const [sent, setSent] = useState<KnownTable>();
  const [seen, setSeen] = useState<Saved>();
  const answer = saving.data === seen ? undefined : saving.data;
  const now = edited?.history.now;
  const table = now ?? stored;

  const savedVersion = saving.data?.version;
  const { set } = work;
  useEffect(() => {
    if (!edited || isSaving) return;
    // The save succeeded and the reload has returned the saved table: the working copy is no longer needed, unless it
    // was edited in the meantime. On a slow connection, the message may already be gone by then.
    const { base } = edited;
    const isSaved =
      now === sent && savedVersion !== undefined && base.version < savedVersion && savedVersion <= version;
    if (isSaved) setIsEditing(false);
    // A working copy without changes would hide what others have saved.
    if (isSaved || (!isDirty && base.version < version)) set(undefined);
  }, [edited, now, sent, savedVersion, version, isSaving, isDirty, set]);

  const { type, change, undo, redo } = work;
  const canUndo = (edited?.history.past.length ?? 0) > 0;
  const canRedo = (edited?.history.future.length ?? 0) > 0;
  const editing: Editing = {
    ...{ type, undo, redo, canUndo, canRedo },
    put: (next) => change((history) => changed(history, next)),
  };

  function discard() {
    setDiscarded(isDirty ? edited : undefined);
    work.set(undefined);
    setIsEditing(false);
    setSeen(saving.data);
  }

  function takeBack() {
    work.set(discarded);
    setDiscarded(undefined);
    setIsEditing(true);
  }

  async function save() {
    // The same table sent again after a lost response is the same save.
    if (operation.current?.table !== table) operation.current = { table, name: crypto.randomUUID() };
    await send({ table, base: edited?.base ?? saved, operation: operation.current.name });
  }

  async function settle(mine: ReadonlySet<string>) {
    if (!edited || !answer?.meeting) return;
    const { theirs } = answer.meeting;
    const merge = threeWayMerge(edited.base.table, table, theirs.table);
    const settled = resolveConflicts(merge, edited.base.table, mine);
    // The user has now seen and resolved the others' changes, so they are the new base.
    set({ history: historyOf(settled), base: theirs });
    await send({ table: settled, base: theirs, operation: crypto.randomUUID() });
  }

  async function send(wanted: SaveRequest) {
    setSeen(saving.data);
    setSent(wanted.table);
    await saving.submit(asJson(wanted), { method: "post", encType: "application/json" });
  }

  function exportTable() {
    if (table.rows.length === 0) window.alert(t("No data to export"));
    else saveAs(new Blob(["\uFEFF", csvFromTable(table)], { type: "text/csv" }), `script-breakdown-${id}.csv`);
  }

  const editButton = mayEdit && !isEditing && (
    <Button kind="primary" icon={<Pencil />} onClick={() => setIsEditing(true)}>
      {t("Edit")}
    </Button>
  );
  const saveButton = isEditing && (
    <Button kind="primary" disabled={!isDirty} busy={isSaving && t("Saving...")} onClick={save}>
      {t("Save Changes")}
    </Button>
  );
  const saveButtons = isEditing && (
    <>
      <Button onClick={discard} disabled={isSaving}>
        {t("Cancel")}
      </Button>
      {saveButton}
    </>
  );
  const said = <StatusLine status={statusOf(answer)} onDone={() => setSeen(saving.data)} />;
  const results = (
    <>
      {said}
      <StatusLine
        status={discarded && { kind: "info", text: t("Your changes were discarded."), forMs: DISCARDED_MS }}
        onDone={() => setDiscarded(undefined)}
        action={<Button onClick={takeBack}>{t("Undo")}</Button>}
      />
    </>
  );

  return (
    <CorrectionsContext value={{ ...acts, may: mayEdit && !isEditing }}>
      <PageHeader
        title={t("Script Breakdown")}
        note={isNarrow && <SceneCountsBar table={table} />}
        help={
          <>
            <TermsButton of={["eighths", "set", "intExt", "castId"]} />
            {!isNarrow && <SceneCountsBar table={table} />}
          </>
        }
        more={
          <>
            <ShowScript />
            {findings && <Act label={t("Categories")} icon={<Tags />} onClick={() => setIsSorting(true)} />}
            {!limited && <Act label={t("History")} icon={<HistoryIcon />} onClick={() => setIsLookingBack(true)} />}
            <Act label={t("Export to Excel")} icon={<Download />} onClick={exportTable} />
            <MoreFormats table={table} isDirty={isDirty} />
          </>
        }
        actions={
          <>
            {editButton}
            {!isPhone && saveButtons}
          </>
        }
      />
      {!isPhone && results}
      <StatusLine
        status={isBackSaid ? undefined : broughtBackText(lost)}
        action={<IconButton label={t("Dismiss")} icon={<X />} onClick={() => setIsBackSaid(true)} />}
      />
      {table.rows.length === 0 ? (
        <EmptyState icon={<Pencil />}>{t("No breakdown data available")}</EmptyState>
      ) : (
        <Workspace
          table={table}
          before={edited?.base.table}
          stored={stored}
          findings={findings}
          waits={waits}
          editing={isEditing && !isSaving ? editing : undefined}
          said={said}
          acts={saveButton || editButton}
        />
      )}
      {isPhone && (
        <div className={styles.foot}>
          <div className={styles.results}>{results}</div>
          {saveButtons}
        </div>
      )}
      <ActionToast />
      {isLookingBack && (
        <HistoryDialog
          projectId={id}
          version={version}
          episodes={episodesOf(findings?.rows ?? [])}
          onClose={() => setIsLookingBack(false)}
        />
      )}
      {isSorting && findings && (
        <CategoriesDialog table={table} categories={findings.categories} onClose={() => setIsSorting(false)} />
      )}
      {edited && answer?.meeting && (
        <MergeConflictDialog
          disputed={cellConflicts(answer.meeting.disputes, edited.base.table)}
          others={answer.meeting.others}
          onSettle={settle}
          onClose={() => setSeen(saving.data)}
        />
      )}
      <UnsavedChanges
        when={isDirty && !isSaving}
        onDiscard={() => saveLocalDraft(user.id, placeOfWork(id), undefined)}
      />
    </CorrectionsContext>
  );
}

/** A button that only shows its icon on tablets, so that all buttons are on one line with the title. */
function Act({
  label,
  icon,
  onClick,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}) {
  const isPhone = useMedia(PHONE);
  const isNarrow = useMedia(NARROW);
  if (isNarrow && !isPhone) return <IconButton label={label} icon={icon} onClick={onClick} />;
  return (
    <Button icon={icon} onClick={onClick}>
      {label}
    </Button>
  );
}

function statusOf(answer: Saved | undefined): Status | undefined {
  const message = answer?.message;
  if (message === undefined) return undefined;
  return message.includes("successfully")
    ? { kind: "success", text: message, forMs: SAVED_MS }
    : { kind: "error", text: message };
}

function broughtBackText(lost: readonly UnsavedCell[]): Status {
  const text = t("Your unsaved changes have been restored.");
  if (lost.length === 0) return { kind: "info", text };
  const gone = lost.map(({ column, mine }) => `${columnText(column)}: ${mine}`).join("; ");
  return {
    kind: "error",
    text,
    advice: t("Some belong to a scene or column that no longer exists: {gone}", { gone }),
  };
}
