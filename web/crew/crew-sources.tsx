import CopyPlus from "lucide-react/icons/copy-plus";
import Upload from "lucide-react/icons/upload";
import { lazy, Suspense, useRef, useState } from "react";
import type { Department } from "../../shared/call-sheet/model/crew.ts";
import type { ProjectSummary } from "../../shared/contract/projects.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { useProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { Button } from "../ui/form/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { useLazyDialog } from "../ui/use-lazy-dialog.ts";
import type { CrewList } from "./crew-list.ts";
import { ProjectDialog } from "./project-dialog.tsx";

// Loaded on demand: the workbook parser is as large as a page.
const CrewImportDialog = lazy(() => import("./crew-import-dialog.tsx"));

interface CrewSourcesProps {
  readonly crew: readonly Department[];
  readonly onTake: (departments: readonly Department[]) => void;
}

/** Imports people from a spreadsheet, address cards or another project. */
export function CrewSources({ crew, onTake }: CrewSourcesProps) {
  const { id } = useProject();
  const user = useUser();
  const imported = useLazyDialog<{ readonly source: string; readonly list: Promise<CrewList> }>();
  const [projects, setProjects] = useState<readonly ProjectSummary[]>();
  const [problem, setProblem] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);

  async function ask() {
    setProblem(undefined);
    try {
      const all = await api.listProjects({ params: { user: user.id } });
      setProjects(all.filter((project) => project.id !== id));
    } catch (error) {
      setProblem(errorText(error, t("Failed to fetch projects")));
    }
  }

  const take = (source: string, list: Promise<CrewList>) => imported.open({ source, list });

  return (
    <>
      <Button icon={<Upload />} onClick={() => picker.current?.click()}>
        {t("Import Crew")}
      </Button>
      <Button icon={<CopyPlus />} onClick={ask}>
        {t("From another project")}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t("Crew list file")}
        accept=".csv,.tsv,.txt,.xlsx,.vcf"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file)
            take(
              file.name,
              import("./crew-list.ts").then((from) => from.crewListOfFile(file)),
            );
          // Allows the same file to be chosen again after it was corrected.
          event.currentTarget.value = "";
        }}
      />
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
      {projects && (
        <ProjectDialog
          projects={projects}
          onClose={() => setProjects(undefined)}
          onChoose={(project) => {
            setProjects(undefined);
            take(
              project.projectName,
              import("./crew-list.ts").then((from) => from.crewListOfProject(project.id)),
            );
          }}
        />
      )}
      <Suspense>
        {imported.value && (
          <CrewImportDialog {...imported.value} crew={crew} onTake={onTake} onClose={imported.close} />
        )}
      </Suspense>
    </>
  );
}
