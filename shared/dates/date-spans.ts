import { t } from "../i18n/speech.ts";
import { addDays, type CalendarDate, type DateRange, dateOf, daysBetween, WEEKDAYS, weekday } from "./calendar-date.ts";
import type { Edge, Phrase, Span } from "./date-phrases.ts";
import { DatesError, dateText, MAX_RANGE_DAYS } from "./dates-string.ts";

/**
 * A date without a year may be this many days before today, or before the preceding date; otherwise it is in the next
 * year.
 */
const LOOK_BACK_DAYS = 31;

/** Number of years searched in each direction; February 29 occurs at least every eight years. */
const YEARS = 8;

/**
 * Fills in missing months: "3, 4 and 5 March" and "March 3, 4 and 5" all mean March. An excluded day may stay without a
 * month.
 *
 * @throws {DatesError} when no month is named
 */
export function withMonths(phrases: readonly Phrase[]): Phrase[] {
  const edges = phrases.flatMap(({ span, sense }) => (span ? edgesOf(span).map((edge) => ({ edge, sense })) : []));
  return phrases.map((phrase) => {
    if (!phrase.span) return phrase;
    const from = withMonth(phrase.span.from);
    const { to } = phrase.span;
    if (to === phrase.span.from) return { ...phrase, span: { from, to: from } };
    return { ...phrase, span: { from, to: isBare(to) && from.month ? { ...to, month: from.month } : withMonth(to) } };
  });

  function withMonth(edge: Edge): Edge {
    if (!isBare(edge)) return edge;
    const at = edges.findIndex((other) => other.edge === edge);
    const { sense } = edges[at]!; // the edges are those of the phrases
    const before = edges.slice(0, at).findLast((other) => other.edge.month !== undefined);
    const after = edges.slice(at + 1).find((other) => other.edge.month !== undefined);
    const follows = after && !after.edge.monthFirst && after.sense === sense ? after.edge.month : undefined;
    const precedes = before && before.sense === sense ? before.edge.month : undefined;
    const month = before?.edge.monthFirst ? (precedes ?? follows) : (follows ?? precedes);
    if (month !== undefined) return { ...edge, month };
    if (sense === "notThese") return edge;
    throw new DatesError(t('"{text}" does not name a month.', { text: edge.text }));
  }
}

/**
 * The dates of a span. Without a year, it is the next such range, seen from `today` or from a year given in other
 * `edges`.
 *
 * @throws {DatesError} when there are no such days, or more than two years of them
 */
export function rangeOfSpan({ from, to }: Span, edges: readonly Edge[], today: CalendarDate): DateRange {
  const text = from === to ? from.text : `${from.text} to ${to.text}`;
  const isBackward = from.month === to.month && from.year === to.year && (from.day ?? 0) > (to.day ?? Infinity);
  if (isBackward) throw new DatesError(t('"{text}" ends before it starts.', { text }));
  const fixed = { start: fixedDate(from, "start", today), end: fixedDate(to, "end", today) };
  const end = fixed.end ?? (fixed.start ? firstFrom(to, "end", fixed.start) : nearestOf(to, "end", edges, today));
  const start = fixed.start ?? lastUntil(from, "start", end);
  const days = daysBetween(start, end);
  if (days < 0) throw new DatesError(t('"{text}" ends before it starts.', { text }));
  if (days > MAX_RANGE_DAYS) throw new DatesError(t('"{text}" spans more than two years.', { text }));
  checkWeekday(from, start);
  checkWeekday(to, end);
  return { start, end };
}

/** Both ends of a span, or its only one. */
export function edgesOf({ from, to }: Span): Edge[] {
  return from === to ? [from] : [from, to];
}

type Side = "start" | "end";

function isBare({ day, month }: Edge): boolean {
  return day !== undefined && month === undefined;
}

/** The date of an edge whose year is determined. */
function fixedDate(edge: Edge, side: Side, today: CalendarDate): CalendarDate | undefined {
  if (edge.daysFromToday !== undefined) return addDays(today, edge.daysFromToday);
  if (edge.year === undefined) return undefined;
  return dateIn(edge.year, edge, side) ?? noDate(edge);
}

/** The date of an edge whose year depends on the other dates of the text, or on today. */
function nearestOf(edge: Edge, side: Side, edges: readonly Edge[], today: CalendarDate): CalendarDate {
  const at = edges.indexOf(edge);
  const hasYear = (other: Edge) => other.year !== undefined;
  const after = edges.slice(at + 1).find(hasYear);
  if (after) return lastUntil(edge, side, fixedDate(after, "end", today) ?? today);
  const before = edges.slice(0, Math.max(at, 0)).findLast(hasYear);
  const reference = before ? (fixedDate(before, "end", today) ?? today) : today;
  return firstFrom(edge, side, addDays(reference, -LOOK_BACK_DAYS));
}

function firstFrom(edge: Edge, side: Side, reference: CalendarDate): CalendarDate {
  const year = Number(reference.slice(0, 4));
  return search(
    edge,
    side,
    (step) => year + step,
    (date) => date >= reference,
  );
}

function lastUntil(edge: Edge, side: Side, reference: CalendarDate): CalendarDate {
  const year = Number(reference.slice(0, 4));
  return search(
    edge,
    side,
    (step) => year - step,
    (date) => date <= reference,
  );
}

function search(
  edge: Edge,
  side: Side,
  yearAt: (step: number) => number,
  fits: (date: CalendarDate) => boolean,
): CalendarDate {
  for (let step = 0; step <= YEARS; step++) {
    const date = dateIn(yearAt(step), edge, side);
    if (date && fits(date)) return date;
  }
  return noDate(edge);
}

/** The date of an edge in a given year. A month alone starts on its first day and ends on its last. */
function dateIn(year: number, { day, month = 0 }: Edge, side: Side): CalendarDate | undefined {
  if (day !== undefined) return dateOf(year, month, day);
  if (side === "start") return dateOf(year, month, 1);
  const next = month === 12 ? dateOf(year + 1, 1, 1) : dateOf(year, month + 1, 1);
  return next && addDays(next, -1);
}

function noDate({ text }: Edge): never {
  throw new DatesError(t('"{text}" is not a calendar date.', { text }));
}

function checkWeekday(edge: Edge, date: CalendarDate): void {
  if (edge.weekday === undefined || edge.weekday === weekday(date)) return;
  throw new DatesError(
    t('"{text}" does not agree: {date} is a {weekdays}.', {
      text: edge.text,
      date: dateText(date),
      weekdays: WEEKDAYS[weekday(date)],
    }),
  );
}
