/** Thrown if a service still has not completed a request after several attempts. */
export class TransientError extends Error {
  override readonly name = "Busy";
}

/** Throttling errors, which have no distinctive HTTP status. */
const THROTTLING_ERRORS = new Set([
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
  "ThrottlingException",
  "TooManyRequestsException",
]);

/**
 * True for throttling, timeouts, 5xx and connection errors, which a retry may fix. Answered with 503 and Retry-After.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TransientError || error.name === "TimeoutError" || THROTTLING_ERRORS.has(error.name))
    return true;
  if (error.name === "TransactionCanceledException") return /TransactionConflict/.test(error.message);
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  return (
    ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "NetworkError"].includes(String(code)) ||
    Number($metadata?.httpStatusCode) >= 500
  );
}
