/**
 * Timeouts of the AWS SDK clients: 3 attempts, 2 s to connect, 5 s without data, so that all attempts end within the 30
 * s of an API Gateway request. Slow transfers that still receive data are not aborted.
 */
export const CLIENT_TIMEOUTS = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 2000, socketTimeout: 5000 },
} as const;

/**
 * For requests that must not be repeated. No connection is used again: a request on one that the service has just closed
 * would fail without a retry, as happens to functions after a pause.
 */
export const SINGLE_ATTEMPT = {
  maxAttempts: 1,
  requestHandler: {
    ...CLIENT_TIMEOUTS.requestHandler,
    httpAgent: { keepAlive: false },
    httpsAgent: { keepAlive: false },
  },
} as const;
