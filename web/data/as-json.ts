import type { SubmitTarget } from "react-router-dom";

/** Converts a value for submission to an action as JSON; undefined fields are dropped. */
export function asJson(value: object): SubmitTarget {
  return JSON.parse(JSON.stringify(value)) as SubmitTarget; // JSON.parse returns JSON values
}

/** Options of `fetcher.submit`. The page shows that it is busy at once, so that nothing can be sent twice or from old data. */
export const POST_JSON = { method: "post", encType: "application/json", flushSync: true } as const;
