/** A day without work, and what it is called. */
export interface NamedDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly name: string;
}

/** The calendar that days are chosen against: the days of the week with work, 0 for Sunday, and those without it in a stretch. */
export interface WorkCalendar {
  readonly weekdays: readonly number[];
  readonly daysOffIn: (within: { readonly start: string; readonly end: string }) => readonly NamedDay[];
}
