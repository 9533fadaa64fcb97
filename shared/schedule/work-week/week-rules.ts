/** The rules about a week of work that a schedule can be held against; 0 switches one off. */
export interface WeekRules {
  /** Which working day in a row is warned of. */
  readonly daysInRow: number;
  /** The weekly rest, in minutes; what is usual in a week of so many working days where it is not given. */
  readonly weekRest?: number | undefined;
}
