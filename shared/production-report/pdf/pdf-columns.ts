import type { TableCell } from "pdfmake/interfaces.js";
import { clockText } from "../../call-sheet/times/clock-text.ts";
import { say } from "../../print/style.ts";
import type { Column } from "../../print/titled-table.ts";

/** Alignment of times and amounts. */
export const RIGHT = "right" as const;

/** Width of a time, in points. */
export const TIME = 48;

/** A time as a cell; empty until entered, so that it can be written by hand. */
export const time = (minutes: number | null): TableCell =>
  say(minutes === null ? "" : clockText(minutes), { alignment: RIGHT });

/** Columns of times or amounts. */
export const times = (...names: readonly string[]): Column[] =>
  names.map((name) => ({ width: TIME, name, alignment: RIGHT }));
