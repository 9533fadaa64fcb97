import { StatesError } from "./states-error.ts";

/** The maximum size of a state's input, task arguments or output, in bytes of UTF-8 JSON. */
export const MAX_PAYLOAD_BYTES = 256 * 1024;

/** @throws {StatesError} States.DataLimitExceeded */
export function checkPayload(value: unknown, what: string): void {
  const bytes = Buffer.byteLength(JSON.stringify(value) ?? "");
  if (bytes <= MAX_PAYLOAD_BYTES) return;
  throw new StatesError(
    "States.DataLimitExceeded",
    `${what} has ${bytes} bytes, which exceeds the maximum of ${MAX_PAYLOAD_BYTES} bytes. Keep it in S3 and pass its key.`,
  );
}
