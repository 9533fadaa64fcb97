/**
 * How long a client waits for a service: its three tries together take less than the thirty seconds of a request, also
 * as the SDK counts, which begins three seconds late. What is slow but goes on, such as a large file, is waited for.
 */
export const PATIENCE = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 2000, socketTimeout: 5000 },
} as const;
