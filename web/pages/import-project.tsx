import FileUp from "lucide-react/icons/file-up";
import { useRef, useState } from "react";
import { useLoaderData } from "react-router-dom";
import type { ImportState } from "../../shared/contract/archives.ts";
import { api } from "../api.ts";
import { Loaded } from "../loaded.tsx";
import type { importProjectLoader } from "../loaders/account.ts";
import { paths } from "../paths.ts";
import { wordsFor } from "../problem-words.ts";
import { importArchive } from "../project-files/post-archive.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Column, Row } from "../ui/column.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Progress } from "../ui/progress.tsx";
import { type Status, StatusLine } from "../ui/status-line.tsx";
import { useFollowed } from "../use-followed.ts";

export function Component() {
  const { newest } = useLoaderData<typeof importProjectLoader>();
  const user = useUser();
  return (
    <Page width="form">
      <title>{titleOf(say("Import project"))}</title>
      <PageHeader
        title={say("Import Project")}
        back={{ to: paths.home(user.id), label: say("Projects") }}
        note={say(
          "Creates a new project from a file that was exported on a project's settings page, here or in another installation.",
        )}
      />
      <Loaded value={newest} label={say("Loading...")} lines={3} failure={say("Failed to fetch the latest import")}>
        {(loaded) => <Import loaded={loaded} />}
      </Loaded>
    </Page>
  );
}

function Import({ loaded }: { readonly loaded: ImportState }) {
  const user = useUser();
  const [now, show] = useFollowed(loaded, () => api.getImport({ params: { user: user.id } }));
  const [sending, setSending] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);

  async function take(file: File) {
    setProblem(undefined);
    setSending(file.name);
    try {
      show(await importArchive(user.id, file));
    } catch (error) {
      setProblem(wordsFor(error, say("Failed to upload the file. Please try again.")));
    }
    setSending(undefined);
  }

  const { status, percent, project } = now;
  const isBusy = sending !== undefined || status === "running";
  return (
    <Column>
      <p>
        {say(
          "You become its owner. Everyone else on its team is listed there and sees nothing until you add them again; no emails are sent before that.",
        )}
      </p>
      {status === "running" && <Progress stage={say("Importing the project")} percent={percent} />}
      <StatusLine status={isBusy ? undefined : statusOf(now, problem)} />
      <Row>
        {status === "done" && project && !isBusy && problem === undefined && (
          <ButtonLink kind="primary" to={paths.project(user.id, project.id)}>
            {say("Open Project")}
          </ButtonLink>
        )}
        {status !== "running" && (
          <Button
            icon={<FileUp />}
            busy={sending !== undefined && say("Uploading...")}
            onClick={() => picker.current?.click()}
          >
            {say("Choose File")}
          </Button>
        )}
      </Row>
      <input
        ref={picker}
        type="file"
        accept=".gz,application/gzip"
        hidden
        aria-label={say("Exported project (.backlot.tar.gz)")}
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
    return { kind: "error", text: say("The project was not imported."), advice: reason ?? undefined };
  }
  return project ? { kind: "success", text: say('"{name}" has been imported.', { name: project.name }) } : undefined;
}
