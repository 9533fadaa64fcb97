/** Thrown where a service has left something undone again and again. */
export class Busy extends Error {
  override readonly name = "Busy";
}

/** Ways in which services say that there is too much at once, of which the status says nothing. */
const THROTTLES = new Set([
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
  "ThrottlingException",
  "TooManyRequestsException",
]);

/** Whether a service was too busy or could not be reached, so that the same will go well a little later. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Busy || error.name === "TimeoutError" || THROTTLES.has(error.name)) return true;
  if (error.name === "TransactionCanceledException") return /TransactionConflict/.test(error.message);
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  return (
    ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "NetworkError"].includes(String(code)) ||
    Number($metadata?.httpStatusCode) >= 500
  );
}
