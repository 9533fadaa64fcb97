import { weekday } from "../../shared/roster/calendar-date.ts";
import { dateText } from "../../shared/roster/dates.ts";
import type { BoardRow, CellState } from "../../shared/schedule/availability-board.ts";

export const DAY_LETTERS = ["S", "M", "T", "W", "T", "F", "S"];
export const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** What a cell of the board says: `MARIT, Thu 03/12/2026: Ottilie Vance, locked, is free`; `off` is what a day off is called. */
export function cellWords(row: BoardRow, date: string, state: CellState, off?: string): string {
  const day = `${DAYS[weekday(date)]} ${dateText(date)}`;
  return `${row.name}, ${off === undefined ? day : `${day}, ${off}`}: ${stateWords(row, state)}`;
}

/** What a state says of a row: `Ottilie Vance, locked, is free`. */
export function stateWords({ locked, options }: BoardRow, state: CellState): string {
  const who = locked === null ? (options === 1 ? "the option" : "one of the options") : `${locked}, locked,`;
  switch (state) {
    case "any":
      return options === 0 ? "any day, since there are no options yet" : `any day will do for ${who.replace(/,$/, "")}`;
    case "locked":
    case "free":
      return `${who} is free`;
    case "out":
      return locked === null ? "none of the options is free" : `${locked}, locked, is not free`;
  }
}

/** Who or what a row is about: the locked option, or how many there are. */
export function optionWords({ locked, options }: Pick<BoardRow, "locked" | "options">): string {
  if (locked !== null) return locked;
  if (options === 0) return "No options";
  return options === 1 ? "1 option" : `${options} options`;
}
