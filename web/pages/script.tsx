import FileCode from "lucide-react/icons/file-code";
import FileUp from "lucide-react/icons/file-up";
import { useRef, useState } from "react";
import { useLoaderData } from "react-router-dom";
import { formatNamed } from "../../shared/screenplay/model/script-format.ts";
import { DraftWaits } from "../draft-review/pending-draft-banner.tsx";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import type { scriptLoader } from "../loaders/script.ts";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { Drafts } from "../script/drafts.tsx";
import { FileDrop } from "../script/file-drop.tsx";
import { NameDialog } from "../script/name-dialog.tsx";
import { useImport } from "../script/use-import.ts";
import { useUser } from "../session/use-user.ts";
import { Button } from "../ui/form/button.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { Progress } from "../ui/progress.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { StatusLine } from "../ui/status-line.tsx";

const INVALID_FILE = t("Please select a valid PDF file.");
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
        {t("Import FDX or Fountain")}
      </Button>
      <Button kind="primary" icon={<FileUp />} busy={work?.button} onClick={() => openPicker(".pdf")}>
        {t("Import New Draft")}
      </Button>
    </>
  );
  return (
    <FileDrop
      invitation={t("Drop a script here: a PDF, a Final Draft file (.fdx) or Fountain (.fountain)")}
      onDrop={mayEdit && !work && !file ? ([first]) => pick(first) : undefined}
    >
      <Page>
        <title>{titleOf(t("Script"), name)}</title>
        <PageHeader title={t("Script")} actions={importButtons} />
        <input
          ref={picker}
          type="file"
          accept=".pdf"
          hidden
          aria-label={t("Script PDF")}
          onChange={(event) => pick(event.target.files?.[0])}
        />
        {work && <Spinner label={work.text} />}
        {work?.progress && <Progress {...work.progress} />}
        <StatusLine status={status} onDone={() => tell(undefined)} />
        {!work && <DraftWaits waiting={waiting} />}
        <Deferred value={drafts} label={t("Loading scripts...")} shape="choices" failure={t("Failed to fetch scripts")}>
          {(found) => <Drafts {...found} {...{ asked, work, generate, join }} />}
        </Deferred>
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

/** A PDF by its media type; browsers have no media types for the other formats, so those go by file name. */
function isTaken({ type, name }: File): boolean {
  return type === "application/pdf" || ["fdx", "fountain"].includes(formatNamed(name) ?? "");
}
