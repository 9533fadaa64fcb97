/** Time limit of a search. Shared modules have no clock: the caller decides when time is up. */
export interface Budget {
  /**
   * Checked every few hundred steps at most; once true, the search returns what it has.
   *
   * @param work how much is done from one check to the next, relative to 128 moves of the local search; 1 by default
   */
  expired(work?: number): boolean;
  /** Fraction used: 0 at the start, 1 at the end. */
  spent(): number;
}

/** A budget that expires after `times` checks; deterministic. */
export function budgetOf(times: number): Budget {
  let left = times;
  return { expired: () => left-- <= 0, spent: () => Math.min(1, 1 - left / times) };
}

/** A budget that also expires when a condition is met. */
export function orWhen(budget: Budget, happened: () => boolean): Budget {
  return { expired: (work) => happened() || budget.expired(work), spent: () => budget.spent() };
}

/**
 * A budget that expires after so much work, as its checks count it, or with a limit. Unless the limit is reached, a
 * search does the same on every machine, however fast and busy.
 */
export function budgetOfWork(most: number, limit: Budget): Budget {
  let done = 0;
  const spent = () => Math.min(1, Math.max(done / most, limit.expired() ? 1 : 0));
  return {
    expired(work = 1) {
      done += work;
      return spent() >= 1;
    },
    spent,
  };
}
