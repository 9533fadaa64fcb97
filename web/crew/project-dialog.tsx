import { useState } from "react";
import type { ProjectSummary } from "../../shared/contract/projects.ts";
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
      title="Crew of another project"
      onClose={onClose}
      onSubmit={() => project && onChoose(project)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={!project}>
            Show its crew
          </Button>
        </>
      }
    >
      {projects.length === 0 ? (
        <p>You are in no other project.</p>
      ) : (
        <Select
          label="Project"
          placeholder="Select a project"
          options={projects.map(({ id, projectName }) => ({ value: id, label: projectName }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
    </Dialog>
  );
}
