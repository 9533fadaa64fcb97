import { splitTrimmed } from "../screenplay/model/trim-marks.ts";
import { type CalendarDate, type DateRange, dateOf, datesOf, daysBetween, rangesOf } from "./calendar-date.ts";

/**
 * When someone or some place can be had: on any day, or only on some.
 * `days` are all of them, sorted and unique; `dates` are those that are written one by one, `ranges` those written as "start - end".
 */
export type Availability =
  | { readonly kind: "flexible" }
  | {
      readonly kind: "days";
      readonly days: readonly CalendarDate[];
      readonly dates: readonly CalendarDate[];
      readonly ranges: readonly DateRange[];
    };

/** A dates string that cannot be read. The message quotes the piece at fault. */
export class DatesError extends Error {
  override name = "DatesError";
}

/** What a dates string says when any date will do. */
export const NO_CONSTRAINT = "No Constraint";

/** A longer range is a slip of the year, not an availability. */
export const MAX_RANGE_DAYS = 731;

/** Which comes first where a date is written with slashes; dates are kept with the month first, `MM/dd/yyyy`. */
export type DateOrder = "monthFirst" | "dayFirst";

const FLEXIBLE: Availability = { kind: "flexible" };

/** Whether a dates string sets no condition: it is empty or says "No Constraint" in any letter case. */
export function isFlexible(text: string): boolean {
  const said = text.trim().toLowerCase();
  return said === "" || said === NO_CONSTRAINT.toLowerCase();
}

/**
 * Reads a dates string: dates (`03/02/2026`, `3/2/2026`) and ranges (`03/02/2026 - 03/06/2026`) separated by commas.
 * What people write in their own words is read by `parseNaturalDates`.
 *
 * @throws {DatesError} when a piece is no date, ends before it starts or spans more than two years
 */
export function availabilityFromText(text: string, order: DateOrder = "monthFirst"): Availability {
  if (isFlexible(text)) return FLEXIBLE;
  const pieces = text.split(",").filter((piece) => piece.trim() !== "");
  if (pieces.length === 0) throw new DatesError(`"${text}" contains no date. Write dates such as 03/02/2026.`);
  const spans = pieces.map((piece) => spanFromText(piece, order));
  return {
    kind: "days",
    days: sorted(spans.flatMap((span) => (typeof span === "string" ? [span] : datesOf(span)))),
    dates: sorted(spans.filter((span) => typeof span === "string")),
    ranges: spans.filter((span) => typeof span !== "string"),
  };
}

/**
 * Writes a dates string: the dates in order, each once, and then the ranges. Nothing at all gives the empty string.
 *
 * @throws {DatesError} when a range ends before it starts or spans more than two years
 */
export function textFromDates(
  { days, ranges = [] }: { readonly days: readonly CalendarDate[]; readonly ranges?: readonly DateRange[] },
  order: DateOrder = "monthFirst",
): string {
  const rangeText = ({ start, end }: DateRange) => `${dateText(start, order)} - ${dateText(end, order)}`;
  return [
    ...sorted(days).map((day) => dateText(day, order)),
    ...ranges.map((range) => rangeText(checkedRange(range, rangeText(range)))),
  ].join(", ");
}

/** A date as people read it: `2026-03-02` is `03/02/2026`. */
export function dateText(date: CalendarDate, order: DateOrder = "monthFirst"): string {
  const [year, month, day] = date.split("-");
  return order === "monthFirst" ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}

/**
 * Reads one date, `MM/dd/yyyy` with or without leading zeros.
 *
 * @throws {DatesError} when the text is no date of the calendar
 */
export function dateFromText(text: string, order: DateOrder = "monthFirst"): CalendarDate {
  const [, first, second, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  const [month, day] = order === "monthFirst" ? [first, second] : [second, first];
  const date = dateOf(Number(year), Number(month), Number(day));
  const parts = order === "monthFirst" ? "month, day" : "day, month";
  if (!date) {
    const example = dateText("2026-03-02", order);
    throw new DatesError(`"${text.trim()}" is not a date. Write ${parts} and year, such as ${example}.`);
  }
  return date;
}

/** When at least one of them can be had. Nobody at all is no condition, so any day. */
export function unionOf(availabilities: readonly Availability[]): Availability {
  const bound = availabilities.filter((availability) => availability.kind === "days");
  if (bound.length === 0 || bound.length < availabilities.length) return FLEXIBLE;
  return {
    kind: "days",
    days: sorted(bound.flatMap(({ days }) => days)),
    dates: sorted(bound.flatMap(({ dates }) => dates)),
    ranges: bound.flatMap(({ ranges }) => ranges),
  };
}

/** Whether `date` is among the days of an availability. */
export function isAvailable(availability: Availability, date: CalendarDate): boolean {
  return availability.kind === "flexible" || availability.days.includes(date);
}

/** Boards are checked many times a second, and the words of the same dates are the same. */
const wordsOf = new WeakMap<Availability, string>();

/** The days of an availability in words: `03/02/2026 – 03/04/2026 and 03/09/2026`, or `any day`. */
export function availabilityText(availability: Availability): string {
  if (availability.kind === "flexible") return "any day";
  const known = wordsOf.get(availability) ?? wordsForDays(availability.days);
  wordsOf.set(availability, known);
  return known;
}

function wordsForDays(days: readonly CalendarDate[]): string {
  const spans = rangesOf(days).map(({ start, end }) =>
    start === end ? dateText(start) : `${dateText(start)} – ${dateText(end)}`,
  );
  return spans.length > 1 ? `${spans.slice(0, -1).join(", ")} and ${spans.at(-1)}` : spans.join("");
}

function spanFromText(piece: string, order: DateOrder): CalendarDate | DateRange {
  const [start = "", end, ...rest] = splitTrimmed(piece, /[-–—]/);
  if (end === undefined) return dateFromText(start, order);
  if (rest.length > 0)
    throw new DatesError(
      `"${piece.trim()}" is neither a date nor a range. Write 03/02/2026, or 03/02/2026 - 03/06/2026.`,
    );
  return checkedRange({ start: dateFromText(start, order), end: dateFromText(end, order) }, piece.trim());
}

function checkedRange(range: DateRange, text: string): DateRange {
  const days = daysBetween(range.start, range.end);
  if (days < 0) throw new DatesError(`"${text}" ends before it starts.`);
  if (days > MAX_RANGE_DAYS) throw new DatesError(`"${text}" spans more than two years.`);
  return range;
}

function sorted(dates: readonly CalendarDate[]): CalendarDate[] {
  return [...new Set(dates)].sort();
}
