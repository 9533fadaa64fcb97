import { type StageName, stageAfter } from "../../shared/pipeline.ts";
import { type SystemGrant, systemGrant } from "../store/account/sessions.ts";
import { endRun, markStage } from "../store/breakdown/drafts.ts";
import { PipelineInput } from "../store/breakdown/pipeline-runs.ts";

/** A failure that the person who uploaded the script can do something about; its message says what. */
export class Unreadable extends Error {
  constructor(message: string) {
    super(message);
    // The state machine knows errors by name.
    this.name = "Unreadable";
  }
}

/** A script that was read, but is not written into the breakdown as it has become meanwhile; its message says what to do. */
export class NotWritten extends Error {
  constructor(message: string) {
    super(message);
    this.name = "NotWritten";
  }
}

/** Makes a Lambda of a stage of the pipeline: it does its work, says which stage comes next, and passes its input on. */
export function step<Added extends object>(
  stage: StageName,
  work: (input: PipelineInput, leave: SystemGrant, given: unknown) => Promise<Added>,
): (given: unknown) => Promise<PipelineInput & Added> {
  return async (given) => {
    const input = PipelineInput.parse(given);
    const leave = systemGrant(input.projectId);
    const added = await work(input, leave, given);
    const next = stageAfter(stage);
    if (next) await markStage(leave, input.version, input.runCount, next.name);
    else await endRun(leave, { version: input.version, run: input.runCount }, { status: "succeeded" });
    return { ...input, ...added };
  };
}
