import { useState } from "react";
import type { ProjectSummary } from "../../shared/contract/projects.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Select } from "../ui/select.tsx";

interface ProjectDialogProps {
  readonly projects: readonly ProjectSummary[];
  readonly onChoose: (project: ProjectSummary) => void;
  readonly onClose: () => void;
}

/** Chooses one of one's other projects. */
export function ProjectDialog({ projects, onChoose, onClose }: ProjectDialogProps) {
  const [chosen, setChosen] = useState<string>();
  const project = projects.find(({ id }) => id === chosen);
  return (
    <Dialog
      title={say("Crew from another project")}
      onClose={onClose}
      onSubmit={() => project && onChoose(project)}
      actions={
        <>
          <Button onClick={onClose}>{say("Cancel")}</Button>
          <Button kind="primary" type="submit" disabled={!project}>
            {say("Show its crew")}
          </Button>
        </>
      }
    >
      {projects.length === 0 ? (
        <p>{say("You are in no other project.")}</p>
      ) : (
        <Select
          label={say("Project")}
          placeholder={say("Select a project")}
          options={projects.map(({ id, projectName }) => ({ value: id, label: projectName }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
    </Dialog>
  );
}
