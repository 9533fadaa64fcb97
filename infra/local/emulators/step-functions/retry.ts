import type { Retrier } from "./definition.ts";
import { isNamedIn, type StatesError } from "./states-error.ts";

/** Counts the retries of one state. */
export interface Retries {
  /** The delay in seconds before the next attempt, or undefined when the error is not retried again. */
  secondsAfter(error: StatesError): number | undefined;
}

export function retriesOf(retriers: readonly Retrier[]): Retries {
  const made = new Map<Retrier, number>();
  return {
    secondsAfter(error) {
      // The first retrier that matches the error applies, even when it has no attempts left.
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
