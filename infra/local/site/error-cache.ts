import type { IncomingMessage } from "node:http";
import type { GatewayResponse } from "../gateway/http-event.ts";

/** The statuses that CloudFront caches even when the origin does not ask for it. */
const CACHED = [404, 414, 500, 501, 502, 503, 504];
const DEFAULT_SECONDS = 10;

/** Answers from the cache if there is an error for the path, else by `ask`, whose error it caches. */
export interface ErrorCache {
  answer(request: IncomingMessage, path: string, ask: () => Promise<GatewayResponse>): Promise<GatewayResponse>;
}

/**
 * CloudFront's cache of errors, which serves an error of one caller to all others.
 *
 * @param seconds the distribution's time for each status; others have CloudFront's default
 */
export function errorCache(seconds: ReadonlyMap<number, number>, now: () => number): ErrorCache {
  const kept = new Map<string, { readonly until: number; readonly answer: GatewayResponse }>();
  return {
    async answer({ method = "" }, path, ask) {
      if (!["GET", "HEAD"].includes(method)) return ask();
      // Without a query, because the policy that disables caching leaves it out of the key.
      const key = `${method} ${path}`;
      const found = kept.get(key);
      if (found && found.until > now()) return found.answer;
      kept.delete(key);
      const answer = await ask();
      const until = now() + 1000 * (seconds.get(answer.status) ?? DEFAULT_SECONDS);
      if (CACHED.includes(answer.status) && until > now()) kept.set(key, { until, answer });
      return answer;
    },
  };
}
