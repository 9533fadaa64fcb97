import FolderPlus from "lucide-react/icons/folder-plus";
import { useState } from "react";
import { useFetcher } from "react-router-dom";
import type { Department } from "../../shared/contract/projects.ts";
import { paths } from "../paths.ts";
import { useMayEdit, useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { Button } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { UnsavedChanges } from "../unsaved-changes.tsx";
import styles from "./crew-editor.module.css";
import { DepartmentCard } from "./department-card.tsx";

export type CrewSaved = { readonly version: number } | { readonly problem: string };

/** A changed copy, and the version that it was made from: what others save meanwhile must not be overwritten. */
interface Edited {
  readonly departments: readonly Department[];
  readonly base: number;
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
  const saving = useFetcher<CrewSaved>();
  const isSaving = saving.state !== "idle";
  const answer = isSaving ? undefined : saving.data;
  const departments = edited?.departments ?? stored;
  // Saving succeeded and the reload has brought what was saved: the copy is no longer needed.
  if (edited && answer && "version" in answer && edited.base < answer.version && answer.version <= version) {
    setEdited(undefined);
  }

  const change = (changed: readonly Department[]) => setEdited({ departments: changed, base: edited?.base ?? version });
  const save = () =>
    saving.submit(
      { departments: departments.map(withoutEmptyRows), version: edited?.base ?? version },
      { method: "post", encType: "application/json" },
    );

  return (
    <>
      <PageHeader
        title="Crew"
        back={{ to: paths.callSheets(user.id, id), label: "Call Sheets" }}
        actions={
          mayEdit && (
            <>
              <Button
                icon={<FolderPlus />}
                onClick={() =>
                  change([
                    ...departments,
                    { id: crypto.randomUUID(), name: `Department ${departments.length + 1}`, positions: [] },
                  ])
                }
              >
                Create Department
              </Button>
              {edited && <Button onClick={() => setEdited(undefined)}>Cancel</Button>}
              <Button kind="primary" disabled={!edited} busy={isSaving && "Saving..."} onClick={save}>
                Save Changes
              </Button>
            </>
          )
        }
      />
      <StatusLine status={answer && "problem" in answer ? { kind: "error", text: answer.problem } : undefined} />
      <div className={styles.departments}>
        {departments.map((department, at) => (
          <DepartmentCard
            key={department.id}
            department={department}
            onChange={mayEdit ? (changed) => change(departments.with(at, changed)) : undefined}
            onDelete={() => change(departments.filter((one) => one !== department))}
          />
        ))}
      </div>
      <UnsavedChanges when={edited !== undefined && !isSaving} />
    </>
  );
}

/** Rows in which nothing was written are not worth keeping. */
function withoutEmptyRows({ positions, ...department }: Department): Department {
  return { ...department, positions: positions.filter(({ position, name }) => position.trim() || name.trim()) };
}
