import { weekday } from "../../shared/dates/calendar-date.ts";
import { shownDate } from "../../shared/dates/shown-date.ts";
import type { AvailabilityRow, CellState } from "../../shared/schedule/availability/availability-chart.ts";
import { namesInWords } from "../../shared/schedule/work-week/names-in-words.ts";
import { shortWeekdayName } from "../i18n/calendar-text.ts";
import { t } from "../i18n/translate.ts";

/** Text of a cell: `MARIT, Thu 03/12/2026: Ottilie Vance, locked, is available`; `off` is the name of the day off. */
export function cellText(row: AvailabilityRow, date: string, state: CellState, off?: string): string {
  const day = `${shortWeekdayName(weekday(date))} ${shownDate(date)}`;
  const units = row.work?.find((one) => one.date === date)?.units ?? [];
  const words = `${row.name}, ${off === undefined ? day : `${day}, ${off}`}: ${stateText(row, state)}`;
  return units.length === 0 ? words : `${words}; ${workText(units)}`;
}

/** The units that need a row on a date: `works with Second Unit`. */
export const workText = (units: readonly string[]): string => t("works with {units}", { units: namesInWords(units) });

/** Text of a row's state: `Ottilie Vance, locked, is available`. */
export function stateText({ locked, options, undated }: AvailabilityRow, state: CellState): string {
  switch (state) {
    case "any":
      if (options === 0) return t("any day: no options yet");
      if (undated.length > 0) return t("no dates for {names}: any day is assumed", { names: namesInWords(undated) });
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

/** The locked option, or the number of options, and whether dates are missing. */
export function optionText({
  locked,
  options,
  undated,
}: Pick<AvailabilityRow, "locked" | "options" | "undated">): string {
  if (options === 0) return t("No options");
  const who = locked ?? t("{options, plural, one {# option} other {# options}}", { options });
  return undated.length > 0 ? t("{who}: no dates", { who }) : who;
}
