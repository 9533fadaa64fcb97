import { currentLocale, t } from "../i18n/speech.ts";
import { splitTrimmed } from "../screenplay/model/trim-marks.ts";
import { type CalendarDate, type DateRange, dateOf, datesOf, daysBetween, rangesOf } from "./calendar-date.ts";
import { shownDate } from "./shown-date.ts";

/**
 * Availability of a person or a location: any day, or certain days. `days` are all of them, sorted and unique; `dates`
 * are those written singly, `ranges` those written as "start - end".
 */
export type Availability =
  | { readonly kind: "flexible" }
  | {
      readonly kind: "days";
      readonly days: readonly CalendarDate[];
      readonly dates: readonly CalendarDate[];
      readonly ranges: readonly DateRange[];
    };

/** A dates string that cannot be parsed. The message quotes the faulty part. */
export class DatesError extends Error {
  override name = "DatesError";
}

/** The dates string for any day. */
export const NO_CONSTRAINT = "No Constraint";

/** A longer range is assumed to be a mistyped year. */
export const MAX_RANGE_DAYS = 731;

/** Order of a date with slashes. Stored dates have the month first: `MM/dd/yyyy`. */
export type DateOrder = "monthFirst" | "dayFirst";

const FLEXIBLE: Availability = { kind: "flexible" };

/** Whether the dates string allows any day: "No Constraint" in any letter case. */
export function isFlexible(text: string): boolean {
  return text.trim().toLowerCase() === NO_CONSTRAINT.toLowerCase();
}

/** Whether no dates are entered, so that nothing is known. Any day is then assumed, with a warning. */
export function isUndated(text: string): boolean {
  return text.trim() === "";
}

/**
 * Parses a dates string: dates (`03/02/2026`, `3/2/2026`) and ranges (`03/02/2026 - 03/06/2026`) separated by commas.
 * `parseNaturalDates` parses free text. Without any dates, any day is assumed; see `isUndated`.
 *
 * @throws {DatesError} when a part is not a date, ends before it starts or spans more than two years
 */
export function availabilityFromText(text: string, order: DateOrder = "monthFirst"): Availability {
  if (isFlexible(text) || isUndated(text)) return FLEXIBLE;
  const pieces = text.split(",").filter((piece) => piece.trim() !== "");
  if (pieces.length === 0)
    throw new DatesError(t('"{text}" contains no date. Write dates such as 03/02/2026.', { text }));
  const spans = pieces.map((piece) => spanFromText(piece, order));
  return {
    kind: "days",
    days: sorted(spans.flatMap((span) => (typeof span === "string" ? [span] : datesOf(span)))),
    dates: sorted(spans.filter((span) => typeof span === "string")),
    ranges: spans.filter((span) => typeof span !== "string"),
  };
}

/** @throws {DatesError} as `availabilityFromText` */
export function assertDates(text: string): void {
  availabilityFromText(text);
}

/**
 * Formats a dates string: sorted unique dates, followed by the ranges. Empty when there are none.
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

/** Formats a date for people: `2026-03-02` becomes `03/02/2026`. */
export function dateText(date: CalendarDate, order: DateOrder = "monthFirst"): string {
  const [year, month, day] = date.split("-");
  return order === "monthFirst" ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}

/**
 * Parses one date, `MM/dd/yyyy` with or without leading zeros. With dots the day is first: `02.03.2026`.
 *
 * @throws {DatesError} when the text is not a date
 */
export function dateFromText(text: string, order: DateOrder = "monthFirst"): CalendarDate {
  const [, first, mark, second, year] = /^(\d{1,2})([/.])(\d{1,2})\2(\d{4})$/.exec(text.trim()) ?? [];
  const [month, day] = order === "monthFirst" && mark === "/" ? [first, second] : [second, first];
  const date = dateOf(Number(year), Number(month), Number(day));
  if (!date) {
    const example = order === "monthFirst" ? shownDate("2026-03-02") : dateText("2026-03-02", order);
    throw new DatesError(
      t(
        '"{text}" is not a date. Write {order, select, monthFirst {month, day} other {day, month}} and year, such as {example}.',
        {
          text: text.trim(),
          order,
          example,
        },
      ),
    );
  }
  return date;
}

/** Days on which at least one is available. An empty list is no constraint, so any day. */
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

/** Cached, because boards are validated many times a second. */
const datesIn = new WeakMap<readonly CalendarDate[], ReadonlySet<CalendarDate>>();

export function isAvailable(availability: Availability, date: CalendarDate): boolean {
  if (availability.kind === "flexible") return true;
  const { days } = availability;
  const known = datesIn.get(days) ?? new Set(days);
  datesIn.set(days, known);
  return known.has(date);
}

/** Cached, because boards are validated many times a second. */
const wordsOf = new WeakMap<Availability, { readonly locale: string; readonly words: string }>();

/** Formats an availability for people: `03/02/2026 – 03/04/2026 and 03/09/2026`, or `any day`. */
export function availabilityText(availability: Availability): string {
  if (availability.kind === "flexible") return t("any day");
  const locale = currentLocale();
  const known = wordsOf.get(availability);
  if (known?.locale === locale) return known.words;
  const words = textForDays(availability.days);
  wordsOf.set(availability, { locale, words });
  return words;
}

function textForDays(days: readonly CalendarDate[]): string {
  const spans = rangesOf(days).map(({ start, end }) =>
    start === end ? shownDate(start) : `${shownDate(start)} – ${shownDate(end)}`,
  );
  return spans.length > 1
    ? t("{items} and {last}", { items: spans.slice(0, -1).join(", "), last: spans.at(-1) })
    : spans.join("");
}

function spanFromText(piece: string, order: DateOrder): CalendarDate | DateRange {
  const [start = "", end, ...rest] = splitTrimmed(piece, /[-–—]/);
  if (end === undefined) return dateFromText(start, order);
  if (rest.length > 0)
    throw new DatesError(
      t('"{piece}" is neither a date nor a range. Write 03/02/2026, or 03/02/2026 - 03/06/2026.', {
        piece: piece.trim(),
      }),
    );
  return checkedRange({ start: dateFromText(start, order), end: dateFromText(end, order) }, piece.trim());
}

function checkedRange(range: DateRange, text: string): DateRange {
  const days = daysBetween(range.start, range.end);
  if (days < 0) throw new DatesError(t('"{text}" ends before it starts.', { text }));
  if (days > MAX_RANGE_DAYS) throw new DatesError(t('"{text}" spans more than two years.', { text }));
  return range;
}

function sorted(dates: readonly CalendarDate[]): CalendarDate[] {
  return [...new Set(dates)].sort();
}
