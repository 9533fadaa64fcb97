import FolderPlus from "lucide-react/icons/folder-plus";
import { useState } from "react";
import { type CrewPosition, type Department, REMOVED_POSITION } from "../../shared/call-sheet/crew.ts";
import { DisputesDialog } from "../disputes-dialog.tsx";
import { paths } from "../paths.ts";
import { useMayEdit, useProject } from "../project-context.ts";
import type { SavedVersion } from "../save-together.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { UnsavedChanges } from "../unsaved-changes.tsx";
import { useCopy } from "../use-copy.ts";
import styles from "./crew-editor.module.css";
import { disputedCrew, mergedCrew, settledCrew } from "./crew-merge.ts";
import { CrewSources } from "./crew-sources.tsx";
import { DepartmentCard } from "./department-card.tsx";
import { Twins } from "./twins.tsx";

/** What was removed last, and how it comes back into the crew as it is by then. */
interface Deleted {
  readonly name: string;
  readonly putBack: (departments: readonly Department[]) => readonly Department[];
}

interface CrewEditorProps {
  readonly stored: SavedVersion<readonly Department[]>;
}

/** The crew by department, for an editor to change and save. */
export function CrewEditor({ stored }: CrewEditorProps) {
  const { id } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const { content: departments, base, theirs, change, ...copy } = useCopy(stored);
  const [deleted, setDeleted] = useState<Deleted>();
  const meeting = base && theirs && mergedCrew(base.content, departments, theirs.content);

  function save() {
    setDeleted(undefined);
    copy.save();
  }

  function settle(mine: ReadonlySet<string>) {
    if (meeting && theirs) copy.settle(settledCrew(meeting, mine), theirs);
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
    const name = position.name || position.position || say("an empty position");
    setDeleted({ name, putBack: (now) => withPosition(now, position) });
    change(withPosition(departments, REMOVED_POSITION));
  }

  function undo() {
    if (deleted) change(deleted.putBack(departments));
    setDeleted(undefined);
  }

  return (
    <>
      <PageHeader
        title={say("Crew")}
        back={{ to: paths.callSheets(user.id, id), label: say("Call Sheets") }}
        actions={
          mayEdit && (
            <>
              <Button
                icon={<FolderPlus />}
                onClick={() =>
                  change([
                    ...departments,
                    {
                      id: crypto.randomUUID(),
                      name: say("Department {count}", { count: departments.length + 1 }),
                      positions: [],
                    },
                  ])
                }
              >
                {say("Create Department")}
              </Button>
              <CrewSources crew={departments} onTake={change} />
              {copy.isEdited && <Button onClick={cancel}>{say("Cancel")}</Button>}
              <Button kind="primary" disabled={!copy.isEdited} busy={copy.isSaving && say("Saving...")} onClick={save}>
                {say("Save Changes")}
              </Button>
            </>
          )
        }
      />
      <StatusLine status={copy.problem === undefined ? undefined : { kind: "error", text: copy.problem }} />
      <StatusLine
        status={deleted && { kind: "info", text: say("Deleted {name}", { name: deleted.name }) }}
        action={<Button onClick={undo}>{say("Undo")}</Button>}
      />
      {mayEdit && <Twins crew={departments} onJoin={change} />}
      <div className={styles.departments}>
        {departments.map((department, at) => (
          <DepartmentCard
            key={department.id}
            department={department}
            onChange={mayEdit ? (changed) => change(departments.with(at, changed)) : undefined}
            onDelete={() => remove(department)}
            onRemove={(position, place) => removePosition(department, position, place)}
          />
        ))}
      </div>
      {meeting && (
        <DisputesDialog disputed={disputedCrew(meeting)} others={[]} onSettle={settle} onClose={copy.keepEditing} />
      )}
      <UnsavedChanges when={copy.hasUnsaved} />
    </>
  );
}
