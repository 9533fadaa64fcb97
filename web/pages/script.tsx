import FileCode from "lucide-react/icons/file-code";
import FileUp from "lucide-react/icons/file-up";
import ScrollText from "lucide-react/icons/scroll-text";
import { useEffect, useRef, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import type { Script } from "../../shared/contract/scripts.ts";
import { formatNamed } from "../../shared/screenplay/script-format.ts";
import { api } from "../api.ts";
import { scriptText } from "../breakdown/script-text.ts";
import { Gone } from "../gone.tsx";
import { Failure } from "../loaded.tsx";
import { paths } from "../paths.ts";
import { wordsFor } from "../problem-words.ts";
import { useMayEdit, useProject } from "../project-context.ts";
import { DraftWaits, waitingDraft } from "../review/draft-waits.tsx";
import { DraftView } from "../script/draft-view.tsx";
import { FileDrop } from "../script/file-drop.tsx";
import { NameDialog } from "../script/name-dialog.tsx";
import { ScreenplayView } from "../script/screenplay-view.tsx";
import { useImport } from "../script/use-import.ts";
import { useUser } from "../shell.tsx";
import { titleOf } from "../title.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Progress } from "../ui/progress.tsx";
import { SideList } from "../ui/side-list.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { Split } from "../ui/split.tsx";
import { StatusLine } from "../ui/status-line.tsx";

const INVALID_FILE = "Please select a valid PDF file.";
const INVALID_FILE_MS = 3000;

export async function loader({ params, request }: LoaderFunctionArgs<"id">) {
  const id = params.id!;
  const waiting = waitingDraft(id);
  const asked = new URL(request.url).searchParams.get("draft") ?? undefined;
  const version = Number(asked);
  let scripts: Script[];
  try {
    scripts = await api.listScripts({ params: { id } });
  } catch (error) {
    return {
      scripts: [],
      problem: wordsFor(error, "Failed to fetch scripts"),
      script: undefined,
      view: undefined,
      text: undefined,
      waiting,
      asked,
    };
  }
  const script = scripts.find((one) => one.version === version);
  const view = script && api.viewScript({ params: { id, fileName: script.fileName }, query: { version } });
  const text = script?.format && scriptText(id, version);
  return { scripts, problem: undefined, script, view, text, waiting, asked };
}

export function Component() {
  const { scripts, problem, script, view, text, waiting, asked } = useLoaderData<typeof loader>();
  const { id, name } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const [, choose] = useSearchParams();
  const [file, setFile] = useState<File>();
  const picker = useRef<HTMLInputElement>(null);
  const { work, status, say, importDraft, generate, join } = useImport(user.id, id);
  const running = scripts.some((one) => one.breakdown === "running");
  // A run goes on without the page that started it; this page finds it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: joined once, when the page opens
  useEffect(() => {
    if (running && !work) void join();
  }, []);

  function pick(picked: File | undefined) {
    if (picker.current) picker.current.value = "";
    if (!picked) return;
    if (isTaken(picked)) setFile(picked);
    else say({ kind: "error", text: INVALID_FILE, forMs: INVALID_FILE_MS });
  }

  function openPicker(accept: string) {
    if (!picker.current) return;
    picker.current.accept = accept;
    picker.current.click();
  }

  const importButtons = mayEdit && (
    <>
      <Button icon={<FileCode />} disabled={work !== undefined} onClick={() => openPicker(".fdx,.fountain")}>
        Import FDX or Fountain
      </Button>
      <Button kind="primary" icon={<FileUp />} busy={work?.button} onClick={() => openPicker(".pdf")}>
        Import New Draft
      </Button>
    </>
  );
  return (
    <FileDrop
      invitation="Drop a script here: a PDF, a Final Draft file (.fdx) or Fountain (.fountain)"
      onDrop={mayEdit && !work && !file ? ([first]) => pick(first) : undefined}
    >
      <Page>
        <title>{titleOf("Script", name)}</title>
        <PageHeader title="Script" back={{ to: paths.project(user.id, id), label: name }} actions={importButtons} />
        <input
          ref={picker}
          type="file"
          accept=".pdf"
          hidden
          aria-label="Script PDF"
          onChange={(event) => pick(event.target.files?.[0])}
        />
        {work && !work.progress && <Spinner label={work.text} />}
        {work?.progress && <Progress stage={`${work.text} ${work.progress.stage}`} percent={work.progress.percent} />}
        <StatusLine status={status} onDone={() => say(undefined)} />
        {!work && <DraftWaits waiting={waiting} />}
        {problem === undefined ? (
          <Split
            side={
              <SideList
                title="Drafts"
                items={scripts.map((one) => ({
                  id: String(one.version),
                  label: `v${one.version} - ${one.name}`,
                  note: noteOf(one),
                }))}
                selected={script && String(script.version)}
                disabled={work !== undefined}
                onSelect={(version) => choose({ draft: version })}
              >
                No drafts yet
              </SideList>
            }
          >
            {script && view ? (
              <>
                {mayEdit && script.breakdown !== "succeeded" && !running && (
                  <Button busy={work?.button} onClick={() => generate(script)}>
                    Generate Breakdown
                  </Button>
                )}
                {text ? (
                  <ScreenplayView key={script.version} script={script} text={text} view={view} />
                ) : (
                  <DraftView key={script.version} script={script} view={view} />
                )}
              </>
            ) : asked !== undefined && scripts.length > 0 ? (
              <Gone
                words={`There is no draft “${asked}” of this script.`}
                back={[paths.script(user.id, id), "Choose another"]}
              />
            ) : (
              <EmptyState icon={<ScrollText />}>
                {scripts.length === 0 ? "Upload scripts to view them here" : "Select a script to view it here"}
              </EmptyState>
            )}
          </Split>
        ) : (
          <Failure text={problem} />
        )}
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

function noteOf(script: Script): string {
  const day = new Date(script.uploadedAt).toLocaleDateString(undefined, { dateStyle: "medium" });
  if (script.breakdown === "running") return `${day}, being broken down`;
  if (script.breakdown === "failed") return `${day}, breakdown failed`;
  return script.breakdown === "succeeded" ? `${day}, broken down` : day;
}
