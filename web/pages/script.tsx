import FileCode from "lucide-react/icons/file-code";
import FileUp from "lucide-react/icons/file-up";
import { useRef, useState } from "react";
import { type ActionFunctionArgs, useLoaderData } from "react-router-dom";
import type { Script } from "../../shared/contract/scripts.ts";
import { episodeText } from "../../shared/episodes/episode-text.ts";
import { formatNamed } from "../../shared/screenplay/model/script-format.ts";
import { DraftWaits } from "../draft-review/pending-draft-banner.tsx";
import { changeEpisodes, type EpisodeRequest } from "../episodes/episode-changes.ts";
import { EpisodeSection } from "../episodes/episode-list.tsx";
import type { SeriesDrafts } from "../episodes/series-drafts.ts";
import { SeveralFilesDialog } from "../episodes/several-files-dialog.tsx";
import { type ProposedFile, proposedFiles } from "../episodes/title-page.ts";
import { useEpisodeImports } from "../episodes/use-episode-imports.ts";
import { t } from "../i18n/translate.ts";
import { Deferred, useLoaded } from "../layout/deferred.tsx";
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

export async function action({ params, request }: ActionFunctionArgs<"id">) {
  return changeEpisodes(params.id!, (await request.json()) as EpisodeRequest); // sent by this page in this form
}

/** A file that needs a name, with the episode that it is for if the project is a series. */
interface ChosenFile {
  readonly file: File;
  readonly episode?: { readonly id: string; readonly title: string } | undefined;
}

export function Component() {
  const { drafts, waiting, asked } = useLoaderData<typeof scriptLoader>();
  const { id, name } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const found = useLoaded(drafts);
  const [chosen, setChosen] = useState<ChosenFile>();
  const [several, setSeveral] = useState<readonly ProposedFile[]>();
  const picker = useRef<HTMLInputElement>(null);
  const pickedFor = useRef<ChosenFile["episode"]>(undefined);
  const { work, status, tell, importDraft, generate, join } = useImport(user.id, id);
  const byEpisode = useEpisodeImports(id);

  async function pick(picked: readonly File[], episode?: ChosenFile["episode"]) {
    const taken = picked.filter(isTaken);
    if (taken.length < picked.length) tell({ kind: "error", text: INVALID_FILE, forMs: INVALID_FILE_MS });
    const [file] = taken;
    if (!file) return;
    if (taken.length === 1 && (episode || !isSeries(found))) setChosen({ file, episode });
    else setSeveral(await proposedFiles(taken));
  }

  function openPicker(accept: string, episode?: ChosenFile["episode"]) {
    if (!picker.current) return;
    pickedFor.current = episode;
    picker.current.accept = accept;
    picker.current.multiple = episode === undefined;
    picker.current.click();
  }

  const importOther = mayEdit && (
    <Button icon={<FileCode />} disabled={work !== undefined} onClick={() => openPicker(".fdx,.fountain")}>
      {t("Import FDX or Fountain")}
    </Button>
  );
  const importPdf = mayEdit && (
    <Button kind="primary" icon={<FileUp />} busy={work?.button} onClick={() => openPicker(".pdf")}>
      {t("Import New Draft")}
    </Button>
  );
  return (
    <FileDrop
      invitation={t("Drop a script here: a PDF, a Final Draft file (.fdx) or Fountain (.fountain)")}
      onDrop={mayEdit && !work && !chosen && !several ? (files) => void pick(files) : undefined}
    >
      <Page>
        <title>{titleOf(t("Script"), name)}</title>
        <PageHeader title={t("Script")} actions={importPdf} more={importOther} />
        <input
          ref={picker}
          type="file"
          accept=".pdf"
          multiple
          hidden
          aria-label={t("Script PDF")}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = "";
            void pick(files, pickedFor.current);
          }}
        />
        {work && <Spinner label={work.text} />}
        {work?.progress && <Progress {...work.progress} />}
        <StatusLine status={status} onDone={() => tell(undefined)} />
        {!work && <DraftWaits waiting={waiting} />}
        <Deferred value={drafts} label={t("Loading scripts...")} shape="choices" failure={t("Failed to fetch scripts")}>
          {(its) => (
            <>
              <EpisodeSection
                list={its.list}
                scripts={its.scripts}
                imports={byEpisode.imports}
                waits={(episode) => {
                  const draft = its.waiting.get(episode);
                  return draft && <DraftWaits waiting={draft} />;
                }}
                onImport={(episode) =>
                  openPicker(".pdf,.fdx,.fountain", { id: episode.id, title: episodeText(episode) })
                }
                onRetry={(draft) => void byEpisode.importDrafts([draft])}
              />
              {isSeries(its) ? (
                <Drafts
                  {...its}
                  {...{ asked }}
                  groups={groupsOf(its)}
                  busy={its.script && busyIn(byEpisode.imports, its.script)}
                  isLocked={false}
                  generate={(script) => void byEpisode.importDrafts([{ episode: script.episode ?? "", script }])}
                  join={(running) => {
                    for (const { episode } of running) if (episode !== undefined) void byEpisode.join(episode);
                  }}
                />
              ) : (
                <Drafts
                  {...its}
                  {...{ asked }}
                  groups={[{ title: t("Drafts"), scripts: its.scripts }]}
                  busy={work?.button}
                  isLocked={work !== undefined}
                  generate={(script) => void generate(script)}
                  join={() => work ?? void join()}
                />
              )}
            </>
          )}
        </Deferred>
        {chosen && (
          <NameDialog
            file={chosen.file}
            episode={chosen.episode?.title}
            onCancel={() => setChosen(undefined)}
            onUpload={(typed) => {
              const { file, episode } = chosen;
              setChosen(undefined);
              if (episode) void byEpisode.importDrafts([{ file, name: typed, episode: episode.id }]);
              else void importDraft(file, typed);
            }}
          />
        )}
        {several && found && (
          <SeveralFilesDialog
            projectId={id}
            files={several}
            list={found.list}
            scripts={found.scripts}
            onClose={() => setSeveral(undefined)}
            onImport={(all) => {
              setSeveral(undefined);
              void byEpisode.importDrafts(all);
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

const isSeries = (found: SeriesDrafts | undefined) => found !== undefined && found.list.episodes.length > 1;

/** The drafts by episode; an episode without any is in the list above. */
function groupsOf({ list, scripts }: SeriesDrafts) {
  const byEpisode = list.episodes.map((episode) => ({
    title: episodeText(episode),
    scripts: scripts.filter((script) => script.episode === episode.id),
  }));
  const groups = byEpisode.filter((group) => group.scripts.length > 0);
  return groups.length === 0 ? [{ title: t("Drafts"), scripts: [] }] : groups;
}

function busyIn(imports: ReturnType<typeof useEpisodeImports>["imports"], script: Script): string | undefined {
  const its = imports.get(script.episode ?? "");
  return its && !its.failure ? its.text : undefined;
}
