import { weekday } from "../../shared/dates/calendar-date.ts";
import { dateText } from "../../shared/dates/dates-string.ts";
import type { AvailabilityRow, CellState } from "../../shared/schedule/availability/availability-chart.ts";
import { shortWeekdayName } from "../i18n/calendar-text.ts";
import { t } from "../i18n/translate.ts";

/** What a cell of the board says: `MARIT, Thu 03/12/2026: Ottilie Vance, locked, is free`; `off` is what a day off is called. */
export function cellText(row: AvailabilityRow, date: string, state: CellState, off?: string): string {
  const day = `${shortWeekdayName(weekday(date))} ${dateText(date)}`;
  return `${row.name}, ${off === undefined ? day : `${day}, ${off}`}: ${stateText(row, state)}`;
}

/** What a state says of a row: `Ottilie Vance, locked, is free`. */
export function stateText({ locked, options }: AvailabilityRow, state: CellState): string {
  switch (state) {
    case "any":
      if (options === 0) return t("any day: no options yet");
      return locked === null
        ? t(
            "{options, plural, one {the option is available on any day} other {one of the options is available on any day}}",
            {
              options,
            },
          )
        : t("{locked}, locked, is available on any day", { locked });
    case "locked":
    case "free":
      return locked === null
        ? t("{options, plural, one {the option is available} other {one of the options is available}}", { options })
        : t("{locked}, locked, is available", { locked });
    case "out":
      return locked === null
        ? t("none of the options is available")
        : t("{locked}, locked, is not available", { locked });
  }
}

/** Who or what a row is about: the locked option, or how many there are. */
export function optionWords({ locked, options }: Pick<AvailabilityRow, "locked" | "options">): string {
  if (locked !== null) return locked;
  if (options === 0) return t("No options");
  return t("{options, plural, one {# option} other {# options}}", { options });
}
