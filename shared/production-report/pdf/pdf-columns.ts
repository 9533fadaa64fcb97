import type { TableCell } from "pdfmake/interfaces.js";
import { clockText } from "../../call-sheet/times/clock-text.ts";
import { say } from "../../print/style.ts";
import type { Column } from "../../print/titled-table.ts";

const DAY = 24 * 60;

/** Alignment of times and amounts. */
export const RIGHT = "right" as const;

/** Width of a time, in points. */
export const TIME = 48;

/** A time in a narrow column, on one line: `12:30 AM +1` is after midnight; empty until entered. */
export const narrowTime = (minutes: number | null) =>
  minutes === null ? "" : clockText(minutes).replace(" (next day)", "\u00a0+1").replace(" (day before)", "\u00a0-1");

/** A time as a cell; empty until entered, so that it can be written by hand. */
export const time = (minutes: number | null): TableCell =>
  say(narrowTime(minutes), { alignment: RIGHT, ...(minutes !== null && minutes >= DAY && { fontSize: 7.5 }) });

/** Columns of times or amounts. */
export const times = (...names: readonly string[]): Column[] =>
  names.map((name) => ({ width: TIME, name, alignment: RIGHT }));
