import { addDays, type CalendarDate, type DateRange, daysBetween } from "../../shared/dates/calendar-date.ts";
import { shownDate } from "../../shared/dates/shown-date.ts";
import {
  type AvailabilityRow,
  type BoardScene,
  cellOn,
} from "../../shared/schedule/availability/availability-chart.ts";
import { t } from "../i18n/translate.ts";
import { stateText, workText } from "./availability-text.ts";

/** Consecutive days of a row with the same state, from the first to the last column (from 0). */
export interface BoardRun {
  readonly kind: "any" | "locked" | "free" | "work" | "wanted";
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** The runs of a row among the displayed days, and the day on which `remedy` needs it to be free. */
export function runsOf(
  row: AvailabilityRow,
  { from, to }: { from: CalendarDate; to: CalendarDate },
  remedy?: Remedy,
): BoardRun[] {
  const last = daysBetween(from, to);
  const ranges: readonly DateRange[] = row.flexible ? [{ start: from, end: to }] : row.ranges;
  const seen = ranges
    .map(({ start, end }) => ({
      from: Math.max(0, daysBetween(from, start)),
      to: Math.min(last, daysBetween(from, end)),
    }))
    .filter((run) => run.from <= run.to);
  const free = seen.map((run) => {
    const [first, end] = [addDays(from, run.from), addDays(from, run.to)];
    const state = cellOn(row, first);
    const days =
      run.from === run.to ? shownDate(first) : t("{first} to {end}", { first: shownDate(first), end: shownDate(end) });
    // A row has no runs where it is unavailable.
    return { kind: state === "out" ? "any" : state, ...run, label: `${days}: ${stateText(row, state)}` } as const;
  });
  const work = (row.work ?? [])
    .map(({ date, units }) => ({ column: daysBetween(from, date), label: `${shownDate(date)}: ${workText(units)}` }))
    .filter(({ column }) => column >= 0 && column <= last)
    .map(({ column, label }) => ({ kind: "work", from: column, to: column, label }) as const);
  if (!remedy?.ids.includes(row.id)) return [...free, ...work];
  const column = daysBetween(from, remedy.date);
  return [
    ...free,
    ...work,
    {
      kind: "wanted",
      from: column,
      to: column,
      label: t("{date}: would have to be available", { date: shownDate(remedy.date) }),
    },
  ];
}

type Remedy = NonNullable<BoardScene["remedy"]>;
