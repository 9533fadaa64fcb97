import {
  DescribeExecutionCommand,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  SFNClient,
  StartExecutionCommand,
} from "@aws-sdk/client-sfn";
import * as z from "zod";
import { draftKey } from "../../../shared/pipeline.ts";
import { environment } from "../../runtime/environment.ts";
import { CLIENT_TIMEOUTS } from "../aws/client-timeouts.ts";
import type { Draft } from "./drafts.ts";

const machines = new SFNClient(CLIENT_TIMEOUTS);

/** What travels from state to state: keys and counts, never text. */
export const PipelineInput = z.object({
  projectId: z.string(),
  draftId: z.string(),
  version: z.int(),
  name: z.string(),
  runCount: z.int(),
  /** Names the run; Textract bills one job for it however often it is asked. */
  run: z.string(),
  bucket: z.string(),
  key: z.string(),
  /** Whether a person wants to see what the draft changes before it is applied. */
  review: z.boolean().default(false),
  /** The draft that the breakdown was made from when the run began; 0 for none. Inputs from before do not say. */
  over: z.int().optional(),
});
export type PipelineInput = z.infer<typeof PipelineInput>;

/** The name of a draft's run: a double click is one run, a new attempt another. */
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
  };
}

/** The state machines, by the environment variables that hold their ARNs. */
export type Machine = "PIPELINE" | "IMPROVEMENT" | "EXPORT" | "IMPORT";

/** Starts a state machine. The name makes it one run however often it is asked for. */
export async function startRun(machine: Machine, name: string, input: object): Promise<void> {
  try {
    await machines.send(
      new StartExecutionCommand({ stateMachineArn: environment(machine), name, input: JSON.stringify(input) }),
    );
  } catch (error) {
    if (!(error instanceof ExecutionAlreadyExists)) throw error;
  }
}

// A run that the state machine does not know after this long never got started.
const START_MS = 30_000;

/** Where a run that was begun at `begun` stands by the state machine's own word; one that it does not know yet is running. */
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
