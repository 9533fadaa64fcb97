/** Time limit of a search. Shared modules have no clock: the caller decides when time is up. */
export interface Budget {
  /** Checked every few hundred steps at most; once true, the search returns what it has. */
  expired(): boolean;
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
  return { expired: () => happened() || budget.expired(), spent: () => budget.spent() };
}
