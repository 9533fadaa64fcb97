/** How long a search may go on. The rooms know no clock: who calls them says when it is enough. */
export interface Budget {
  /** Asked again and again, every few hundred steps at most; once it says yes the search ends with what it has. */
  expired(): boolean;
  /** How much of it is used up: 0 at first, 1 at the end. */
  spent(): number;
}

/** A budget that expires after having been asked `times` times. The same number gives the same search. */
export function budgetOf(times: number): Budget {
  let left = times;
  return { expired: () => left-- <= 0, spent: () => Math.min(1, 1 - left / times) };
}

/** A budget that also ends when something has happened. */
export function orWhen(budget: Budget, happened: () => boolean): Budget {
  return { expired: () => happened() || budget.expired(), spent: () => budget.spent() };
}
