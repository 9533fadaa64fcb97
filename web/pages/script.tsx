import FileCode from "lucide-react/icons/file-code";
import FileUp from "lucide-react/icons/file-up";
import { useRef, useState } from "react";
import { useLoaderData } from "react-router-dom";
import { formatNamed } from "../../shared/screenplay/script-format.ts";
import { Loaded } from "../loaded.tsx";
import type { scriptLoader } from "../loaders/script.ts";
import { paths } from "../paths.ts";
import { useMayEdit, useProject } from "../project-context.ts";
import { DraftWaits } from "../review/draft-waits.tsx";
import { Drafts } from "../script/drafts.tsx";
import { FileDrop } from "../script/file-drop.tsx";
import { NameDialog } from "../script/name-dialog.tsx";
import { useImport } from "../script/use-import.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Button } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Progress } from "../ui/progress.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { StatusLine } from "../ui/status-line.tsx";

const INVALID_FILE = say("Please select a valid PDF file.");
const INVALID_FILE_MS = 3000;

export function Component() {
  const { drafts, waiting, asked } = useLoaderData<typeof scriptLoader>();
  const { id, name } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const [file, setFile] = useState<File>();
  const picker = useRef<HTMLInputElement>(null);
  const { work, status, tell, importDraft, generate, join } = useImport(user.id, id);

  function pick(picked: File | undefined) {
    if (picker.current) picker.current.value = "";
    if (!picked) return;
    if (isTaken(picked)) setFile(picked);
    else tell({ kind: "error", text: INVALID_FILE, forMs: INVALID_FILE_MS });
  }

  function openPicker(accept: string) {
    if (!picker.current) return;
    picker.current.accept = accept;
    picker.current.click();
  }

  const importButtons = mayEdit && (
    <>
      <Button icon={<FileCode />} disabled={work !== undefined} onClick={() => openPicker(".fdx,.fountain")}>
        {say("Import FDX or Fountain")}
      </Button>
      <Button kind="primary" icon={<FileUp />} busy={work?.button} onClick={() => openPicker(".pdf")}>
        {say("Import New Draft")}
      </Button>
    </>
  );
  return (
    <FileDrop
      invitation={say("Drop a script here: a PDF, a Final Draft file (.fdx) or Fountain (.fountain)")}
      onDrop={mayEdit && !work && !file ? ([first]) => pick(first) : undefined}
    >
      <Page>
        <title>{titleOf(say("Script"), name)}</title>
        <PageHeader
          title={say("Script")}
          back={{ to: paths.project(user.id, id), label: name }}
          actions={importButtons}
        />
        <input
          ref={picker}
          type="file"
          accept=".pdf"
          hidden
          aria-label={say("Script PDF")}
          onChange={(event) => pick(event.target.files?.[0])}
        />
        {work && !work.progress && <Spinner label={work.text} />}
        {work?.progress && <Progress stage={`${work.text} ${work.progress.stage}`} percent={work.progress.percent} />}
        <StatusLine status={status} onDone={() => tell(undefined)} />
        {!work && <DraftWaits waiting={waiting} />}
        <Loaded
          value={drafts}
          label={say("Loading scripts...")}
          shape="choices"
          failure={say("Failed to fetch scripts")}
        >
          {(found) => <Drafts {...found} {...{ asked, work, generate, join }} />}
        </Loaded>
        {file && (
          <NameDialog
            file={file}
            onCancel={() => setFile(undefined)}
            onUpload={(typed) => {
              setFile(undefined);
              void importDraft(file, typed);
            }}
          />
        )}
      </Page>
    </FileDrop>
  );
}

/** A PDF by its type, as the browser tells it; browsers know no types of the others. */
function isTaken({ type, name }: File): boolean {
  return type === "application/pdf" || ["fdx", "fountain"].includes(formatNamed(name) ?? "");
}
