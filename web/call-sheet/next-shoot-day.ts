/** A day of the active schedule. */
export interface ShootDay {
  readonly id: string;
  readonly schedule: string;
  readonly dayNumber: number;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** Today's shoot day, else the next one; the first of several on one date. */
export function shootDayFor(today: string, days: readonly ShootDay[]): ShootDay | undefined {
  return days
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .at(0);
}
