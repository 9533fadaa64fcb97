/** A day off with its name. */
export interface NamedDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly name: string;
}

/** Work days of the week (0 is Sunday) and named days off, as context of date pickers. */
export interface WorkCalendar {
  readonly weekdays: readonly number[];
  readonly daysOffIn: (within: { readonly start: string; readonly end: string }) => readonly NamedDay[];
}
