import {
  DescribeExecutionCommand,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  SFNClient,
  StartExecutionCommand,
} from "@aws-sdk/client-sfn";
import * as z from "zod";
import { episodeOf, FIRST_EPISODE } from "../../../shared/episodes/episode.ts";
import { draftKey } from "../../../shared/pipeline.ts";
import { LayoutChoice } from "../../../shared/screenplay/model/script-layout.ts";
import { environment } from "../../runtime/environment.ts";
import { CLIENT_TIMEOUTS } from "../aws/client-timeouts.ts";
import type { Draft } from "./drafts.ts";

const machines = new SFNClient(CLIENT_TIMEOUTS);

/** The input of the pipeline's states: keys and counts, never text. */
export const PipelineInput = z.object({
  projectId: z.string(),
  draftId: z.string(),
  version: z.int(),
  name: z.string(),
  runCount: z.int(),
  /** The run's name. Textract bills one job per name, however often the job is requested. */
  run: z.string(),
  bucket: z.string(),
  key: z.string(),
  /** Whether a user reviews the draft's changes before they are applied. */
  review: z.boolean().default(false),
  /** The draft that the breakdown was based on when the run started; 0 for none. Missing in older inputs. */
  over: z.int().optional(),
  /** The layout that a person has chosen; the draft's lines are then kept. Missing in older inputs. */
  layout: LayoutChoice.optional(),
  /** The draft's episode. Missing in older inputs. */
  episode: z.string().default(FIRST_EPISODE),
});
export type PipelineInput = z.infer<typeof PipelineInput>;

/** The execution name of a draft's run: repeated clicks start one run, a new attempt starts another. */
export function runName(projectId: string, draft: Pick<Draft, "draftId" | "run">): string {
  return `${projectId}-${draft.draftId}-${draft.run}`;
}

export function pipelineInput(
  projectId: string,
  draft: Draft,
  { review, over }: Required<Pick<PipelineInput, "review" | "over">>,
): PipelineInput {
  return {
    projectId,
    draftId: draft.draftId,
    version: draft.version,
    name: draft.name,
    runCount: draft.run,
    run: runName(projectId, draft),
    bucket: environment("BUCKET"),
    key: draftKey(projectId, draft.draftId, draft.format),
    review,
    over,
    episode: episodeOf(draft),
    ...(draft.layout && { layout: draft.layout }),
  };
}

/** The state machines, named by the environment variables that contain their ARNs. */
export type Machine = "PIPELINE" | "IMPROVEMENT" | "MAILING" | "EXPORT" | "IMPORT";

/** Starts a state machine. Requests with the same name start only one run. */
export async function startRun(machine: Machine, name: string, input: object): Promise<void> {
  try {
    await machines.send(
      new StartExecutionCommand({ stateMachineArn: environment(machine), name, input: JSON.stringify(input) }),
    );
  } catch (error) {
    if (!(error instanceof ExecutionAlreadyExists)) throw error;
  }
}

// A run that is still unknown to the state machine after this time was never started.
const START_MS = 30_000;

/** The status of a run as reported by the state machine. A recent run that it does not know yet counts as running. */
export async function runStatus(
  machine: Machine,
  name: string,
  { begun, now }: { readonly begun: string; readonly now: () => string },
): Promise<"running" | "succeeded" | "failed"> {
  const executionArn = `${environment(machine).replace(":stateMachine:", ":execution:")}:${name}`;
  try {
    const { status } = await machines.send(new DescribeExecutionCommand({ executionArn }));
    if (status === "RUNNING" || status === "PENDING_REDRIVE") return "running";
    return status === "SUCCEEDED" ? "succeeded" : "failed";
  } catch (error) {
    if (!(error instanceof ExecutionDoesNotExist)) throw error;
    return Date.parse(now()) - Date.parse(begun) < START_MS ? "running" : "failed";
  }
}
