import type { Retrier } from "./definition.ts";
import { isNamedIn, type StatesError } from "./states-error.ts";

/** Counts the attempts of one state. */
export interface Retries {
  /** Seconds to wait before the next attempt, or undefined when the error is not to be retried any more. */
  secondsAfter(error: StatesError): number | undefined;
}

export function retriesOf(retriers: readonly Retrier[]): Retries {
  const made = new Map<Retrier, number>();
  return {
    secondsAfter(error) {
      // The first retrier that names the error decides, even when its attempts are used up.
      const retrier = retriers.find(({ ErrorEquals }) => isNamedIn(ErrorEquals, error));
      const attempts = retrier ? (made.get(retrier) ?? 0) : 0;
      if (!retrier || attempts >= retrier.MaxAttempts) return undefined;
      made.set(retrier, attempts + 1);
      const growing = retrier.IntervalSeconds * retrier.BackoffRate ** attempts;
      const seconds = Math.min(growing, retrier.MaxDelaySeconds ?? Number.POSITIVE_INFINITY);
      return retrier.JitterStrategy === "FULL" ? seconds * Math.random() : seconds;
    },
  };
}
