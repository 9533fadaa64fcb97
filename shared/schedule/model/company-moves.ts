/** Company moves of one day and the change of location overnight. */
export interface CompanyMoves {
  /** Changes of location from one strip to the next within a day. */
  readonly withinDays: number;
  /** Shoot days that begin at another location than the one where the shoot day before ended. */
  readonly overnight: number;
}

/** Number of changes from one item to the next. */
export function changesIn<T>(items: readonly T[]): number {
  return items.filter((item, at) => at > 0 && item !== items[at - 1]).length;
}

/**
 * Counts company moves from strip to strip.
 *
 * @param days the location of each strip, in shooting order, by day; days without strips are ignored
 */
export function companyMoves(days: readonly (readonly string[])[]): CompanyMoves {
  const shot = days.filter(({ length }) => length > 0);
  const withinDays = shot.reduce((sum, places) => sum + changesIn(places), 0);
  return { withinDays, overnight: changesIn(shot.flat()) - withinDays };
}
