/**
 * Timeouts of the AWS SDK clients: 3 attempts, 2 s to connect, 5 s without data, so that all attempts end within the 30
 * s of an API Gateway request. Slow transfers that still receive data are not aborted.
 */
export const CLIENT_TIMEOUTS = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 2000, socketTimeout: 5000 },
} as const;
