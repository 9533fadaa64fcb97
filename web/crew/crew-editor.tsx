import FolderPlus from "lucide-react/icons/folder-plus";
import { useState } from "react";
import {
  type CrewPosition,
  type Department,
  newDepartmentName,
  REMOVED_POSITION,
} from "../../shared/call-sheet/model/crew.ts";
import type { SavedVersion } from "../data/save-with-merge.ts";
import { useWorkingCopy } from "../data/use-working-copy.ts";
import { t } from "../i18n/translate.ts";
import { MergeConflictDialog } from "../layout/merge-conflict-dialog.tsx";
import { UnsavedChanges } from "../layout/unsaved-changes.tsx";
import { paths } from "../navigation/paths.ts";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { Button } from "../ui/form/button.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { Table } from "../ui/table.tsx";
import { useMedia } from "../ui/use-media.ts";
import styles from "./crew-editor.module.css";
import { crewConflicts, mergedCrew, resolveCrewConflicts } from "./crew-merge.ts";
import { CrewSources } from "./crew-sources.tsx";
import { DepartmentRows } from "./department-rows.tsx";
import { DuplicateEntriesDialog } from "./duplicate-entries.tsx";

/** The last removed item, and a function that restores it in the current crew. */
interface Deleted {
  readonly name: string;
  readonly putBack: (departments: readonly Department[]) => readonly Department[];
}

/** Where the list is so much longer than the window that the page's head is rarely in sight. */
const HAS_BAR = "(max-width: 1000px)";

interface CrewEditorProps {
  readonly stored: SavedVersion<readonly Department[]>;
}

/** The crew by department, editable. */
export function CrewEditor({ stored }: CrewEditorProps) {
  const { id } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const { content: departments, base, theirs, change, ...copy } = useWorkingCopy(stored);
  const [deleted, setDeleted] = useState<Deleted>();
  const hasBar = useMedia(HAS_BAR) && copy.isEdited;
  const meeting = base && theirs && mergedCrew(base.content, departments, theirs.content);

  function save() {
    setDeleted(undefined);
    copy.save();
  }

  function settle(mine: ReadonlySet<string>) {
    if (meeting && theirs) copy.settle(resolveCrewConflicts(meeting, mine), theirs);
  }

  function cancel() {
    setDeleted(undefined);
    copy.cancel();
  }

  function remove(department: Department) {
    const at = departments.indexOf(department);
    setDeleted({ name: department.name, putBack: (now) => now.toSpliced(at, 0, department) });
    change(departments.filter((one) => one !== department));
  }

  function removePosition(from: Department, position: CrewPosition, at: number) {
    const withPosition = (now: readonly Department[], row: CrewPosition) =>
      now.map((one) => (one.id === from.id ? { ...one, positions: one.positions.with(at, row) } : one));
    const name = position.name || position.position || t("an empty position");
    setDeleted({ name, putBack: (now) => withPosition(now, position) });
    change(withPosition(departments, REMOVED_POSITION));
  }

  function undo() {
    if (deleted) change(deleted.putBack(departments));
    setDeleted(undefined);
  }

  const saving = (
    <>
      {copy.isEdited && <Button onClick={cancel}>{t("Cancel")}</Button>}
      <Button kind="primary" disabled={!copy.isEdited} busy={copy.isSaving && t("Saving...")} onClick={save}>
        {t("Save Changes")}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        title={t("Crew")}
        back={{ to: paths.callSheets(user.id, id), label: t("Call Sheets") }}
        actions={mayEdit && !hasBar && saving}
        more={
          mayEdit && (
            <>
              <Button
                icon={<FolderPlus />}
                onClick={() =>
                  change([
                    ...departments,
                    {
                      id: crypto.randomUUID(),
                      name: newDepartmentName(departments.length + 1),
                      positions: [],
                    },
                  ])
                }
              >
                {t("Create Department")}
              </Button>
              <CrewSources crew={departments} onTake={change} />
            </>
          )
        }
      />
      <StatusLine status={copy.problem === undefined ? undefined : { kind: "error", text: copy.problem }} />
      <StatusLine
        status={deleted && { kind: "info", text: t("Deleted {name}", { name: deleted.name }) }}
        action={<Button onClick={undo}>{t("Undo")}</Button>}
      />
      {mayEdit && <DuplicateEntriesDialog crew={departments} onJoin={change} />}
      <Table label={t("Crew")} stacks={1000}>
        <thead>
          <tr>
            <th scope="col">{t("Position")}</th>
            <th scope="col">{t("Name")}</th>
            <th scope="col">{t("Phone")}</th>
            <th scope="col">{t("Email")}</th>
            <th scope="col">{t("Call")}</th>
            <th scope="col" data-cell="check">
              <span className="visually-hidden">{t("Details")}</span>
            </th>
          </tr>
        </thead>
        {departments.map((department, at) => (
          <DepartmentRows
            key={department.id}
            department={department}
            onChange={mayEdit ? (changed) => change(departments.with(at, changed)) : undefined}
            onDelete={() => remove(department)}
            onRemove={(position, place) => removePosition(department, position, place)}
          />
        ))}
      </Table>
      {hasBar && (
        <section className={styles.bar} aria-label={t("Unsaved changes")}>
          <p>{t("Unsaved changes")}</p>
          {saving}
        </section>
      )}
      {meeting && (
        <MergeConflictDialog
          disputed={crewConflicts(meeting)}
          others={[]}
          onSettle={settle}
          onClose={copy.keepEditing}
        />
      )}
      <UnsavedChanges when={copy.hasUnsaved} />
    </>
  );
}
