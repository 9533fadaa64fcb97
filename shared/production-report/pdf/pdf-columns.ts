import type { TableCell } from "pdfmake/interfaces.js";
import { clockText } from "../../call-sheet/build/clock-text.ts";
import { say } from "../../print/style.ts";
import type { Column } from "../../print/titled-table.ts";

/** Times and amounts stand flush right. */
export const RIGHT = "right" as const;

/** Room for a time, in points. */
export const TIME = 48;

/** A time as a cell; empty while nobody has said, so that it can be written by hand. */
export const time = (minutes: number | null): TableCell =>
  say(minutes === null ? "" : clockText(minutes), { alignment: RIGHT });

/** Columns of times or amounts by their names. */
export const times = (...names: readonly string[]): Column[] =>
  names.map((name) => ({ width: TIME, name, alignment: RIGHT }));
