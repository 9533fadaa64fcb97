import FileUp from "lucide-react/icons/file-up";
import { useRef, useState } from "react";
import { useLoaderData } from "react-router-dom";
import type { ImportState } from "../../shared/contract/archives.ts";
import { retold } from "../../shared/i18n/stored.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { useJobPolling } from "../data/use-job-polling.ts";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import type { importProjectLoader } from "../loaders/account.ts";
import { paths } from "../navigation/paths.ts";
import { titleOf } from "../navigation/title.ts";
import { importArchive } from "../project-settings/upload-archive.ts";
import { useUser } from "../session/use-user.ts";
import { Button } from "../ui/form/button.tsx";
import { ButtonLink } from "../ui/form/button-link.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { Column, Row } from "../ui/page/stack.tsx";
import { Progress } from "../ui/progress.tsx";
import { type Status, StatusLine } from "../ui/status-line.tsx";

export function Component() {
  const { newest } = useLoaderData<typeof importProjectLoader>();
  const user = useUser();
  return (
    <Page width="form">
      <title>{titleOf(t("Import project"))}</title>
      <PageHeader
        title={t("Import Project")}
        back={{ to: paths.home(user.id), label: t("Projects") }}
        note={t(
          "Creates a new project from a file that was exported on a project's settings page, here or in another installation.",
        )}
      />
      <Deferred value={newest} label={t("Loading...")} lines={3} failure={t("Failed to fetch the latest import")}>
        {(loaded) => <Import loaded={loaded} />}
      </Deferred>
    </Page>
  );
}

function Import({ loaded }: { readonly loaded: ImportState }) {
  const user = useUser();
  const [now, show] = useJobPolling(loaded, () => api.getImport({ params: { user: user.id } }));
  const [sending, setSending] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);

  async function take(file: File) {
    setProblem(undefined);
    setSending(file.name);
    try {
      show(await importArchive(user.id, file));
    } catch (error) {
      setProblem(errorText(error, t("Failed to upload the file. Please try again.")));
    }
    setSending(undefined);
  }

  const { status, percent, project } = now;
  const isBusy = sending !== undefined || status === "running";
  return (
    <Column>
      <p>
        {t(
          "You become its owner. Everyone else on its team is listed there, but has no access until you add them again. No emails are sent before that.",
        )}
      </p>
      {status === "running" && <Progress stage={t("Importing the project")} percent={percent} />}
      <StatusLine status={isBusy ? undefined : statusOf(now, problem)} />
      <Row>
        {status === "done" && project && !isBusy && problem === undefined && (
          <ButtonLink kind="primary" to={paths.project(user.id, project.id)}>
            {t("Open Project")}
          </ButtonLink>
        )}
        {status !== "running" && (
          <Button
            icon={<FileUp />}
            busy={sending !== undefined && t("Uploading...")}
            onClick={() => picker.current?.click()}
          >
            {t("Choose File")}
          </Button>
        )}
      </Row>
      <input
        ref={picker}
        type="file"
        accept=".gz,application/gzip"
        hidden
        aria-label={t("Exported project (.backlot.tar.gz)")}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) void take(file);
        }}
      />
    </Column>
  );
}

function statusOf({ status, project, reason }: ImportState, problem: string | undefined): Status | undefined {
  if (problem !== undefined) return { kind: "error", text: problem };
  if (status === "failed") {
    return {
      kind: "error",
      text: t("The project was not imported."),
      advice: reason === null ? undefined : retold(reason),
    };
  }
  return project ? { kind: "success", text: t('"{name}" has been imported.', { name: project.name }) } : undefined;
}
