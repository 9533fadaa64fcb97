import { type StageName, stageAfter } from "../../shared/pipeline.ts";
import { type SystemGrant, systemGrant } from "../store/account/sessions.ts";
import { endRun, markStage } from "../store/breakdown/drafts.ts";
import { PipelineInput } from "../store/breakdown/pipeline-runs.ts";

/** A failure that the user who uploaded the script can fix; the message says how. */
export class Unreadable extends Error {
  constructor(message: string) {
    super(message);
    // The state machine distinguishes errors by name.
    this.name = "Unreadable";
  }
}

/**
 * A parsed script that cannot be applied because the breakdown has changed in the meantime; the message says what to
 * do.
 */
export class NotWritten extends Error {
  constructor(message: string) {
    super(message);
    this.name = "NotWritten";
  }
}

/** Turns a pipeline stage into a Lambda handler: runs it, stores the next stage and passes the input on. */
export function step<Added extends object>(
  stage: StageName,
  work: (input: PipelineInput, grant: SystemGrant, given: unknown) => Promise<Added>,
): (given: unknown) => Promise<PipelineInput & Added> {
  return async (given) => {
    const input = PipelineInput.parse(given);
    const grant = systemGrant(input.projectId);
    const added = await work(input, grant, given);
    const next = stageAfter(stage);
    if (next) await markStage(grant, input.version, input.runCount, next.name);
    else await endRun(grant, { version: input.version, run: input.runCount }, { status: "succeeded" });
    return { ...input, ...added };
  };
}
