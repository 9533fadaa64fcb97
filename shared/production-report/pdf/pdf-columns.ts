import type { TableCell } from "pdfmake/interfaces.js";
import { withShortDayMarks } from "../../dates/day-marks.ts";
import { say } from "../../print/style.ts";
import type { Column } from "../../print/titled-table.ts";
import type { Clock } from "../../roster/fields/clock.ts";
import { clockText } from "../../roster/fields/clock-text.ts";
import type { ProductionReport } from "../production-report.ts";

const DAY = 24 * 60;

/** Alignment of times and amounts. */
export const RIGHT = "right" as const;

/** Width of a time, in points. */
export const TIME = 48;

/** A time in a narrow column, on one line: `12:30 AM +1` is after midnight; empty until entered. */
export const narrowTime = (minutes: number | null, clock: Clock | undefined) =>
  minutes === null ? "" : withShortDayMarks(clockText(minutes, clock));

/** A time of a report as a cell; empty until entered, so that it can be written by hand. */
export const timeOf =
  ({ head }: ProductionReport) =>
  (minutes: number | null): TableCell =>
    say(narrowTime(minutes, head.clock), {
      alignment: RIGHT,
      ...(minutes !== null && minutes >= DAY && { fontSize: 7.5 }),
    });

/** Columns of times or amounts. */
export const times = (...names: readonly string[]): Column[] =>
  names.map((name) => ({ width: TIME, name, alignment: RIGHT }));
