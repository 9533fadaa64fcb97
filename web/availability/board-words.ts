import { weekday } from "../../shared/roster/calendar-date.ts";
import { dateText } from "../../shared/roster/dates.ts";
import type { BoardRow, CellState } from "../../shared/schedule/availability-board.ts";
import { shortWeekdayName } from "../texts/calendar-words.ts";
import { say } from "../texts/say.ts";

/** What a cell of the board says: `MARIT, Thu 03/12/2026: Ottilie Vance, locked, is free`; `off` is what a day off is called. */
export function cellWords(row: BoardRow, date: string, state: CellState, off?: string): string {
  const day = `${shortWeekdayName(weekday(date))} ${dateText(date)}`;
  return `${row.name}, ${off === undefined ? day : `${day}, ${off}`}: ${stateWords(row, state)}`;
}

/** What a state says of a row: `Ottilie Vance, locked, is free`. */
export function stateWords({ locked, options }: BoardRow, state: CellState): string {
  switch (state) {
    case "any":
      if (options === 0) return say("any day: no options yet");
      return locked === null
        ? say(
            "{options, plural, one {the option is available on any day} other {one of the options is available on any day}}",
            {
              options,
            },
          )
        : say("{locked}, locked, is available on any day", { locked });
    case "locked":
    case "free":
      return locked === null
        ? say("{options, plural, one {the option is available} other {one of the options is available}}", { options })
        : say("{locked}, locked, is available", { locked });
    case "out":
      return locked === null
        ? say("none of the options is available")
        : say("{locked}, locked, is not available", { locked });
  }
}

/** Who or what a row is about: the locked option, or how many there are. */
export function optionWords({ locked, options }: Pick<BoardRow, "locked" | "options">): string {
  if (locked !== null) return locked;
  if (options === 0) return say("No options");
  return say("{options, plural, one {# option} other {# options}}", { options });
}
