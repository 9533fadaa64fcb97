import { Logger } from "@aws-lambda-powertools/logger";

/** One JSON object per line. Never log script text, addresses or tokens. */
export const log = new Logger({ serviceName: "backlot" });

/**
 * An error as a field of the log. Messages of AWS services quote what they were called with, such as the recipient of
 * an email, so of their errors only name, status, request and the places in the code are logged.
 */
export function loggedError(error: unknown): Error | string | Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return String(error);
  if (!("$metadata" in error)) return error;
  const { httpStatusCode: status, requestId } = error.$metadata as { httpStatusCode?: number; requestId?: string };
  const stack = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return { name: error.name, status, requestId, stack };
}
