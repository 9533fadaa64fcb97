/** Thrown where a service has left something undone again and again. */
export class TransientError extends Error {
  override readonly name = "Busy";
}

/** Ways in which services say that there is too much at once, of which the status says nothing. */
const THROTTLES = new Set([
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
  "ThrottlingException",
  "TooManyRequestsException",
]);

/**
 * True for throttling, timeouts, 5xx and connection errors, which a retry may fix. Used to answer 503 with Retry-After.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TransientError || error.name === "TimeoutError" || THROTTLES.has(error.name)) return true;
  if (error.name === "TransactionCanceledException") return /TransactionConflict/.test(error.message);
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  return (
    ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "NetworkError"].includes(String(code)) ||
    Number($metadata?.httpStatusCode) >= 500
  );
}
