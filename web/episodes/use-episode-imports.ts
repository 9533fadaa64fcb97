import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { Script } from "../../shared/contract/scripts.ts";
import { stageNamed } from "../../shared/pipeline.ts";
import { t } from "../i18n/translate.ts";
import { follow, requireSuccess, startRun } from "../script/breakdown-generation.ts";
import { scriptName, upload } from "../script/upload.ts";
import { useAbortOnUnmount } from "../script/use-abort-on-unmount.ts";

/** A draft to import into an episode: a file under a name, or one that is already uploaded. */
export type EpisodeDraft = { readonly episode: string } & (
  | { readonly file: File; readonly name: string }
  | { readonly script: Script }
);

/** An import into an episode: how far it is, or why it failed. */
export interface EpisodeImport {
  readonly text: string;
  readonly progress?: { readonly stage: string; readonly percent: number };
  readonly failure?: { readonly reason: string; readonly draft: EpisodeDraft | undefined };
}

/** Imports drafts into episodes side by side, one at a time for each episode. */
export function useEpisodeImports(id: string) {
  const [imports, setImports] = useState<ReadonlyMap<string, EpisodeImport>>(new Map());
  const { revalidate } = useRevalidator();
  const signalOfPage = useAbortOnUnmount();

  function show(episode: string, its: EpisodeImport | undefined) {
    setImports((before) => {
      const after = new Map(before);
      if (its) after.set(episode, its);
      else after.delete(episode);
      return after;
    });
  }

  async function run(episode: string, draft: EpisodeDraft | undefined, signal: AbortSignal) {
    try {
      const version = draft && (await started(id, draft, (text) => show(episode, { text }), signal));
      const text = t("Generating Breakdown...");
      show(episode, { text });
      const end = await follow(
        id,
        signal,
        ({ stage, percent }) => {
          const title = stage === undefined ? undefined : stageNamed(stage)?.title;
          show(episode, { text, ...(title && { progress: { stage: title, percent } }) });
        },
        episode,
      );
      await requireSuccess(id, end, version);
      if (signal.aborted) return;
      show(episode, undefined);
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof Error ? error.message : t("Upload failed");
      show(episode, { text: "", failure: { reason, draft } });
    }
    if (!signal.aborted) await revalidate();
  }

  const begin = (episode: string, draft: EpisodeDraft | undefined) => run(episode, draft, signalOfPage());

  return {
    imports,
    /** Imports drafts of different episodes at the same time. The failure of one does not stop another. */
    importDrafts: (drafts: readonly EpisodeDraft[]) => Promise.all(drafts.map((draft) => begin(draft.episode, draft))),
    /** Follows a run that was started by another user, or by this page before a reload. */
    join: (episode: string) => begin(episode, undefined),
  };
}

/** Uploads a draft, if it is not yet, and starts its run. Returns its version. */
async function started(id: string, draft: EpisodeDraft, tell: (text: string) => void, signal: AbortSignal) {
  let script: Script;
  if ("script" in draft) script = draft.script;
  else {
    const fileName = scriptName(draft.name);
    tell(t("Uploading {name}...", { name: fileName }));
    script = await upload(id, { file: draft.file, fileName, episode: draft.episode });
    signal.throwIfAborted();
  }
  const { fileName, version } = script;
  await startRun({ params: { id, fileName }, query: { version, review: "true" } });
  signal.throwIfAborted();
  return version;
}
