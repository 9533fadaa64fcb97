import { pathNameOf } from "../../shared/contract/schema/name-problem.ts";
import type { BreakdownProgress, Script } from "../../shared/contract/scripts.ts";
import { type Episode, episodeOf } from "../../shared/episodes/episode.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { PIPELINE, stageNamed } from "../../shared/pipeline.ts";
import type { LayoutChoice } from "../../shared/screenplay/model/script-layout.ts";
import { now } from "../runtime/clock.ts";
import type { Membership } from "../store/account/sessions.ts";
import { draftVersionOf } from "../store/breakdown/breakdowns.ts";
import { type Draft, draftOf, draftsOf, getDraft, startDraftRun } from "../store/breakdown/drafts.ts";
import { pipelineInput, runName, runStatus, startRun } from "../store/breakdown/pipeline-runs.ts";

/** A draft as the list of scripts shows it, with its episode if the project has any. */
export function scriptOf(draft: Draft, episodes: readonly Episode[]): Script {
  const { name, version, uploadedAt, status, format, reason } = draft;
  return {
    ...{ name, version, fileName: pathNameOf(name), uploadedAt, breakdown: status },
    ...(status === "failed" && reason && { reason }),
    ...(format !== "pdf" && { format }),
    ...(episodes.length > 0 && { episode: episodeOf(draft) }),
  };
}

/** The draft whose breakdown was started last. */
export function newestRun(drafts: readonly Draft[]): Draft | undefined {
  return drafts
    .filter((draft) => draft.startedAt !== undefined)
    .sort((a, b) => (b.startedAt ?? "").localeCompare(a.startedAt ?? ""))[0];
}

/**
 * How a draft is to be read: whether the result waits for review, and the layout that a person has chosen. Without it,
 * the draft's layout stays as it was last chosen.
 */
interface RunOptions {
  readonly review: boolean;
  readonly layout?: LayoutChoice | "automatic" | undefined;
}

/**
 * Starts the breakdown of a draft, or joins the run in progress. Undefined if that run reads the draft in another layout
 * than the chosen one.
 */
export async function startBreakdownRun(
  member: Membership,
  draft: Draft,
  { review, layout = draft.layout ?? "automatic" }: RunOptions,
): Promise<Draft | undefined> {
  const known = await reconciled(member, draft);
  const over = (await draftVersionOf(member, episodeOf(draft))) ?? 0;
  const chosen = layout === "automatic" ? undefined : layout;
  const begun =
    known.status === "running" ? known : await startDraftRun(member, known, now(), PIPELINE[0].name, chosen);
  // Another request started it at the same moment: use that run.
  const run = begun ?? (await getDraft(member, draft.name, draft.version)) ?? known;
  if (run.layout !== chosen) return undefined;
  await startRun("PIPELINE", runName(member.projectId, run), pipelineInput(member.projectId, run, { review, over }));
  return run;
}

/** The project's drafts, newest first, with their status reconciled with the state machine. */
export async function reconcileDrafts(member: Membership): Promise<Draft[]> {
  return Promise.all((await draftsOf(member)).map((draft) => reconciled(member, draft)));
}

/**
 * Reconciles a draft's status with the state machine: a run that ended without updating the draft is reported as
 * failed.
 */
async function reconciled(member: Membership, draft: Draft): Promise<Draft> {
  if (draft.status !== "running") return draft;
  const begun = draft.startedAt ?? now();
  const status = await runStatus("PIPELINE", runName(member.projectId, draft), { begun, now });
  if (status !== "failed") return draft;
  // The run may have ended and recorded its result since the draft was read.
  const later = (await draftOf(member, draft.draftId)) ?? draft;
  if (later.status !== "running" || later.run !== draft.run) return later;
  return { ...later, status: "failed", reason: stored("The breakdown was interrupted. Please start it again.") };
}

export function progressOf(draft: Draft | undefined): BreakdownProgress {
  if (!draft) return { status: "none", percent: 0 };
  const { status, name, version, reason } = draft;
  const stage = draft.stage === undefined ? undefined : stageNamed(draft.stage);
  return {
    status,
    percent: status === "succeeded" ? 100 : (stage?.percent ?? 0),
    ...(status === "running" && stage && { stage: stage.name }),
    ...(status === "failed" && { reason: reason ?? stored("The breakdown could not be generated.") }),
    script: { name, version },
  };
}
