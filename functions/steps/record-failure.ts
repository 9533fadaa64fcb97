import * as z from "zod";
import { stored } from "../../shared/i18n/stored.ts";
import { log } from "../runtime/log.ts";
import { systemGrant } from "../store/account/sessions.ts";
import { endRun } from "../store/breakdown/drafts.ts";
import { PipelineInput } from "../store/breakdown/pipeline-runs.ts";

const Failure = z.object({ draft: PipelineInput, error: z.string(), cause: z.string() });
const LambdaCause = z.object({ errorMessage: z.string() });

/** Stores the reason of a failure for the user. */
export const handler = async (given: unknown): Promise<void> => {
  const { draft, error, cause } = Failure.parse(given);
  log.warn("A breakdown failed", { run: draft.run, error });
  const of = { version: draft.version, run: draft.runCount };
  await endRun(systemGrant(draft.projectId), of, { status: "failed", reason: reasonOf(error, cause) });
};

function reasonOf(error: string, cause: string): string {
  if (error === "Unreadable" || error === "NotWritten") return messageIn(cause);
  if (error === "ExtractionFailed")
    return cause.trim() === ""
      ? stored("The pages could not be read.")
      : stored("The pages could not be read. {cause}", { cause: cause.trim() });
  if (error === "States.Timeout" || error === "Sandbox.Timedout") {
    return stored("Reading the script took too long. Is it a screenplay of the usual length? A smaller PDF may help.");
  }
  if (error === "Runtime.ExitError" || error === "Runtime.OutOfMemory") {
    return stored(
      "Reading the script took more memory than any screenplay needs. Print it to a new PDF and upload that file.",
    );
  }
  return stored("Something went wrong while reading the script. Please try again.");
}

/** The cause of a Lambda failure is JSON that contains the message. */
function messageIn(cause: string): string {
  try {
    return LambdaCause.parse(JSON.parse(cause)).errorMessage;
  } catch {
    return cause;
  }
}
