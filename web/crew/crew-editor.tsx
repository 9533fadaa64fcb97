import FolderPlus from "lucide-react/icons/folder-plus";
import { useState } from "react";
import { useFetcher } from "react-router-dom";
import { type CrewPosition, type Department, REMOVED_POSITION } from "../../shared/call-sheet/crew.ts";
import { asJson } from "../as-json.ts";
import { DisputesDialog } from "../disputes-dialog.tsx";
import { paths } from "../paths.ts";
import { useMayEdit, useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { UnsavedChanges } from "../unsaved-changes.tsx";
import styles from "./crew-editor.module.css";
import { disputedCrew, mergedCrew, settledCrew } from "./crew-merge.ts";
import { CrewSources } from "./crew-sources.tsx";
import { DepartmentCard } from "./department-card.tsx";
import type { CrewSaved, SavedCrew, WantedCrew } from "./saving.ts";
import { Twins } from "./twins.tsx";

/** A changed copy, and what it was made from: what others save meanwhile must not be overwritten. */
interface Edited {
  readonly departments: readonly Department[];
  readonly base: SavedCrew;
}

/** What was removed last, and how it comes back into the crew as it is by then. */
interface Deleted {
  readonly name: string;
  readonly putBack: (departments: readonly Department[]) => readonly Department[];
}

interface CrewEditorProps {
  readonly departments: readonly Department[];
  readonly version: number;
}

/** The crew by department, for an editor to change and save. */
export function CrewEditor({ departments: stored, version }: CrewEditorProps) {
  const { id } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const [edited, setEdited] = useState<Edited>();
  const [deleted, setDeleted] = useState<Deleted>();
  const [seen, setSeen] = useState<CrewSaved>();
  const saving = useFetcher<CrewSaved>();
  const isSaving = saving.state !== "idle";
  const answer = isSaving ? undefined : saving.data;
  const departments = edited?.departments ?? stored;
  // Saving succeeded and the reload has brought what was saved: the copy is no longer needed.
  if (edited && answer && "version" in answer && edited.base.version < answer.version && answer.version <= version) {
    setEdited(undefined);
  }

  const base = edited?.base ?? { departments: stored, version };
  const change = (changed: readonly Department[]) => setEdited({ departments: changed, base });
  const theirs = answer && "theirs" in answer && answer !== seen ? answer.theirs : undefined;
  const meeting = edited && theirs && mergedCrew(edited.base.departments, edited.departments, theirs.departments);

  function save(wanted: WantedCrew) {
    setSeen(saving.data);
    setDeleted(undefined);
    void saving.submit(asJson(wanted), { method: "post", encType: "application/json" });
  }

  function settle(mine: ReadonlySet<string>) {
    if (!meeting || !theirs) return;
    // What others have saved is seen and judged now, so that is what is changed.
    const wanted = { departments: settledCrew(meeting, mine), base: theirs };
    setEdited(wanted);
    save(wanted);
  }

  function cancel() {
    setEdited(undefined);
    setDeleted(undefined);
    setSeen(saving.data);
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
              {edited && <Button onClick={cancel}>{say("Cancel")}</Button>}
              <Button
                kind="primary"
                disabled={!edited}
                busy={isSaving && say("Saving...")}
                onClick={() => save({ departments, base })}
              >
                {say("Save Changes")}
              </Button>
            </>
          )
        }
      />
      <StatusLine status={answer && "problem" in answer ? { kind: "error", text: answer.problem } : undefined} />
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
        <DisputesDialog
          disputed={disputedCrew(meeting)}
          others={[]}
          onSettle={settle}
          onClose={() => setSeen(saving.data)}
        />
      )}
      <UnsavedChanges when={edited !== undefined && !isSaving} />
    </>
  );
}
