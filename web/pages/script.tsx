import FileCode from "lucide-react/icons/file-code";
import FileUp from "lucide-react/icons/file-up";
import ScrollText from "lucide-react/icons/scroll-text";
import { useEffect, useMemo, useRef, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import type { Script } from "../../shared/contract/scripts.ts";
import { formatNamed } from "../../shared/screenplay/script-format.ts";
import { api } from "../api.ts";
import { scriptText } from "../breakdown/script-text.ts";
import { Gone } from "../gone.tsx";
import { Failure, forLater } from "../loaded.tsx";
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
import { locale } from "../texts/language.ts";
import { say } from "../texts/say.ts";
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

const INVALID_FILE = say("Please select a valid PDF file.");
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
      problem: wordsFor(error, say("Failed to fetch scripts")),
      script: undefined,
      view: undefined,
      text: undefined,
      waiting,
      asked,
    };
  }
  const script = scripts.find((one) => one.version === version);
  const view = script && forLater(api.viewScript({ params: { id, fileName: script.fileName }, query: { version } }));
  const text = script?.format && scriptText(id, version);
  return { scripts, problem: undefined, script, view, text, waiting, asked };
}

export function Component() {
  const { scripts, problem, script, view, text, waiting, asked } = useLoaderData<typeof loader>();
  const { id, name, limited } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  // The file has every scene; of the lines that were read in it everybody is given those of their own. They are asked for
  // once, since what failed would be asked for again at each render.
  const version = script?.version;
  const lines = useMemo(
    () => text ?? (limited && version !== undefined ? scriptText(id, version) : undefined),
    [text, limited, id, version],
  );
  const [, choose] = useSearchParams();
  const [file, setFile] = useState<File>();
  const picker = useRef<HTMLInputElement>(null);
  const { work, status, tell, importDraft, generate, join } = useImport(user.id, id);
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
        {problem === undefined ? (
          <Split
            side={
              <SideList
                title={say("Drafts")}
                items={scripts.map((one) => ({
                  id: String(one.version),
                  label: `v${one.version} - ${one.name}`,
                  note: noteOf(one),
                }))}
                selected={script && String(script.version)}
                disabled={work !== undefined}
                onSelect={(version) => choose({ draft: version })}
              >
                {say("No drafts yet")}
              </SideList>
            }
          >
            {script && view ? (
              <>
                {mayEdit && script.breakdown !== "succeeded" && !running && (
                  <Button busy={work?.button} onClick={() => generate(script)}>
                    {say("Generate Breakdown")}
                  </Button>
                )}
                {lines ? (
                  <ScreenplayView key={script.version} script={script} text={lines} view={limited ? undefined : view} />
                ) : (
                  <DraftView key={script.version} script={script} view={view} />
                )}
              </>
            ) : asked !== undefined && scripts.length > 0 ? (
              <Gone
                words={say("There is no draft “{asked}” of this script.", { asked })}
                back={[paths.script(user.id, id), say("Choose another")]}
              />
            ) : (
              <EmptyState icon={<ScrollText />}>
                {scripts.length === 0
                  ? say("Upload scripts to view them here")
                  : say("Select a script to view it here")}
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
  const day = new Date(script.uploadedAt).toLocaleDateString(locale, { dateStyle: "medium" });
  if (script.breakdown === "running") return say("{day}, being broken down", { day });
  if (script.breakdown === "failed") return say("{day}, breakdown failed", { day });
  return script.breakdown === "succeeded" ? say("{day}, broken down", { day }) : day;
}
