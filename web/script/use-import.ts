import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router-dom";
import type { Script } from "../../shared/contract/scripts.ts";
import { stageNamed } from "../../shared/pipeline.ts";
import type { LayoutChoice } from "../../shared/screenplay/model/script-layout.ts";
import { api } from "../api/client.ts";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import type { Status } from "../ui/status-line.tsx";
import { follow, requireSuccess, startRun } from "./breakdown-generation.ts";
import { scriptName, upload } from "./upload.ts";
import { useAbortOnUnmount } from "./use-abort-on-unmount.ts";

const REDIRECT_MS = 1000;
const ERROR_MS = 5000;

/** The draft to read, by its name and version. */
type DraftName = Pick<Script, "fileName" | "version">;
/** A layout to read a draft in; `automatic` detects it. */
export type ChosenLayout = LayoutChoice | "automatic";

/** Progress of an import: button label, status text, and percentage where known. */
export interface Work {
  readonly button: string;
  readonly text: string;
  readonly progress?: { readonly stage: string; readonly percent: number };
}

/** Uploads drafts and starts their breakdowns, one at a time. */
export function useImport(user: string, id: string) {
  const [work, setWork] = useState<Work>();
  const [status, setStatus] = useState<Status>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const signalOfPage = useAbortOnUnmount();

  async function run(steps: (signal: AbortSignal) => Promise<void>) {
    const signal = signalOfPage();
    setStatus(undefined);
    try {
      await steps(signal);
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof Error ? error.message : t("Upload failed");
      setStatus({ kind: "error", text: t("Error: {message}", { message }), forMs: ERROR_MS });
    }
    setWork(undefined);
    if (!signal.aborted) await revalidate();
  }

  async function generated(script: DraftName | undefined, signal: AbortSignal, layout?: ChosenLayout) {
    const text = t("Generating script breakdown...");
    setWork({ button: t("Generating Breakdown..."), text });
    let episode: string | undefined;
    if (script) {
      const { fileName, version } = script;
      // Only a draft that is read again can be of an episode here.
      if (layout) episode = await episodeOfDraft(id, version);
      signal.throwIfAborted();
      await startRun({ params: { id, fileName }, query: { version, review: "true", ...(layout && { layout }) } });
      signal.throwIfAborted();
      await revalidate();
    }
    const end = await follow(
      id,
      signal,
      ({ stage, percent }) => {
        const title = stage === undefined ? undefined : stageNamed(stage)?.title;
        setWork({ button: t("Generating Breakdown..."), text, ...(title && { progress: { stage: title, percent } }) });
      },
      episode,
    );
    await requireSuccess(id, end, script?.version);
    setWork(undefined);
    setStatus({ kind: "success", text: t("Breakdown generated successfully! Redirecting...") });
    await new Promise((resolve) => setTimeout(resolve, REDIRECT_MS));
    // A later draft waits for review.
    if (!signal.aborted) await navigate(end.review ? paths.draftReview(user, id, episode) : paths.breakdown(user, id));
  }

  return {
    work,
    status,
    tell: setStatus,
    importDraft: (file: File, typed: string) =>
      run(async (signal) => {
        const name = scriptName(typed);
        setWork({ button: t("Uploading..."), text: t("Uploading {name}...", { name }) });
        await generated(await upload(id, { file, fileName: name }), signal);
      }),
    generate: (script: DraftName, layout?: ChosenLayout) => run((signal) => generated(script, signal, layout)),
    /** Follows a run that was started by another user, or by this page before a reload. */
    join: () => run((signal) => generated(undefined, signal)),
  };
}

/** The episode that a draft is of; undefined in a film. */
async function episodeOfDraft(id: string, version: number): Promise<string | undefined> {
  const scripts = await api.listScripts({ params: { id } });
  return scripts.find((one) => one.version === version)?.episode;
}
