import { useState } from "react";
import type { ProjectSummary } from "../../shared/contract/projects.ts";
import { t } from "../i18n/translate.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Select } from "../ui/form/select.tsx";

interface ProjectDialogProps {
  readonly projects: readonly ProjectSummary[];
  readonly onChoose: (project: ProjectSummary) => void;
  readonly onClose: () => void;
}

/** Chooses another project of the user. */
export function ProjectDialog({ projects, onChoose, onClose }: ProjectDialogProps) {
  const [chosen, setChosen] = useState<string>();
  const project = projects.find(({ id }) => id === chosen);
  return (
    <Dialog
      title={t("Crew from another project")}
      onClose={onClose}
      onSubmit={() => project && onChoose(project)}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit" disabled={!project}>
            {t("Show its crew")}
          </Button>
        </>
      }
    >
      {projects.length === 0 ? (
        <p>{t("You are in no other project.")}</p>
      ) : (
        <Select
          label={t("Project")}
          placeholder={t("Select a project")}
          options={projects.map(({ id, projectName }) => ({ value: id, label: projectName }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
    </Dialog>
  );
}
