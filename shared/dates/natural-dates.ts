import { t } from "../i18n/speech.ts";
import { type CalendarDate, type DateRange, datesOf, rangesOf, weekday } from "./calendar-date.ts";
import { AmbiguousDates, withOrder } from "./date-format-order.ts";
import { datePhrases, type Edge, type Phrase, type Span } from "./date-phrases.ts";
import { edgesOf, rangeOfSpan, withMonths } from "./date-spans.ts";
import { dateTokens } from "./date-tokens.ts";
import { type DateOrder, DatesError, NO_CONSTRAINT, textFromDates } from "./dates-string.ts";

/**
 * The result of parsing free text about dates. `text` is the dates string; `dates` are written in it singly, `ranges`
 * as "start - end". Unknown or ambiguous text results in a sentence that quotes it.
 */
export type NaturalDates =
  | { readonly kind: "flexible"; readonly text: string }
  | {
      readonly kind: "days";
      readonly text: string;
      readonly dates: readonly CalendarDate[];
      readonly ranges: readonly DateRange[];
    }
  | { readonly kind: "ambiguous" | "refused"; readonly message: string };

/** Longer than any email about dates; limits the parsing time. */
const MAX_LENGTH = 2000;

/**
 * Parses dates as people write them in an email, in English, German, French, Spanish or Italian: "12–14 March, not the
 * 13th", "every Tuesday in April", "3.-7.3.2026". A date without a year is the next such date, or one of the last
 * month. Dates such as 03/04 are read in `order`; without it, only if the order can be inferred.
 */
export function parseNaturalDates(
  words: string,
  { today, order }: { readonly today: CalendarDate; readonly order?: DateOrder | undefined },
): NaturalDates {
  const text = words
    .normalize("NFC")
    .replace(/[^\S\n]+/g, " ")
    .trim();
  if (text.length > MAX_LENGTH)
    return { kind: "refused", message: t("This is too long. Paste only the part about dates.") };
  try {
    const tokens = withOrder(dateTokens(text), text, order);
    if (tokens.some(({ kind }) => kind === "flexible") && !tokens.some(({ kind }) => NAMES_DAYS.has(kind))) {
      return { kind: "flexible", text: NO_CONSTRAINT };
    }
    return daysOf(withMonths(datePhrases(tokens, text)), today);
  } catch (error) {
    if (!(error instanceof DatesError)) throw error;
    return { kind: error instanceof AmbiguousDates ? "ambiguous" : "refused", message: error.message };
  }
}

const NAMES_DAYS: ReadonlySet<string> = new Set(["day", "date", "month", "weekdays", "today"]);

/** The resulting days, each marked as part of a range or single. */
type Days = ReadonlyMap<CalendarDate, "stretch" | "single">;

function daysOf(phrases: readonly Phrase[], today: CalendarDate): NaturalDates {
  const edges = phrases.flatMap(({ span }) => (span ? edgesOf(span) : []));
  let days: Days = new Map();
  for (const phrase of phrases) {
    if (phrase.sense === "these") days = new Map([...days, ...daysOfPhrase(phrase, edges, today)]);
    if (phrase.sense === "onlyThese") days = onlyDays(days, phrase, edges, today);
  }
  for (const phrase of phrases.filter(({ sense }) => sense === "notThese")) days = withoutDays(days, phrase, today);
  if (days.size === 0) throw new DatesError(t("This contains no date. Write one, such as 12 March."));
  const written = (how: "stretch" | "single") =>
    [...days].flatMap(([date, kind]) => (kind === how ? [date] : [])).sort();
  const runs = rangesOf(written("stretch"));
  const ranges = runs.filter(({ start, end }) => start !== end);
  const alone = runs.filter(({ start, end }) => start === end).map(({ start }) => start);
  const dates = [...new Set([...written("single"), ...alone])].sort();
  return { kind: "days", text: textFromDates({ days: dates, ranges }), dates, ranges };
}

function daysOfPhrase({ text, span, weekdays }: Phrase, edges: readonly Edge[], today: CalendarDate): Days {
  if (!span)
    throw new DatesError(t('"{text}" does not say in which weeks. Write it as in "every Tuesday in April".', { text }));
  if (weekdays && span.from === span.to && span.from.day !== undefined) {
    throw new DatesError(t('"{text}" is only one day. Write the first and the last day.', { text }));
  }
  const dates = datesOf(rangeOfSpan(span, edges, today)).filter(
    (date) => !weekdays || weekdays.includes(weekday(date)),
  );
  const kind = dates.length === 1 ? "single" : "stretch";
  return new Map(dates.map((date) => [date, kind]));
}

function onlyDays(days: Days, phrase: Phrase, edges: readonly Edge[], today: CalendarDate): Days {
  if (days.size === 0) return daysOfPhrase(phrase, edges, today);
  const { span, weekdays } = phrase;
  const range = span && rangeOfSpan(span, edges, today);
  return new Map([...days].filter(([date]) => isAmong(date, range, weekdays)));
}

/** Excludes days. Throws for days that were not included, because something else may have been meant. */
function withoutDays(days: Days, { text, span, weekdays }: Phrase, today: CalendarDate): Days {
  if (days.size === 0) {
    throw new DatesError(
      t('"{text}" is an exception, but to which days? Write it as in "April, except Sundays".', { text }),
    );
  }
  const range = span && rangeAmong(days, span, text, today);
  return new Map([...days].filter(([date]) => !isAmong(date, range, weekdays)));
}

function isAmong(date: CalendarDate, range: DateRange | undefined, weekdays: readonly number[] | undefined): boolean {
  return (!range || (range.start <= date && date <= range.end)) && (!weekdays || weekdays.includes(weekday(date)));
}

/** The range meant by an exclusion: the matching one among the days, in any month and year. */
function rangeAmong(days: Days, span: Span, text: string, today: CalendarDate): DateRange {
  const dates = [...days.keys()].sort();
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
  const candidates = months
    .flatMap((month) => rangeInMonth(month, span, today) ?? [])
    .filter(({ start, end }) => dates.some((date) => start <= date && date <= end));
  const [found, ...others] = new Map(candidates.map((range) => [range.start, range])).values();
  if (!found) throw new DatesError(t('"{text}" is an exception, but it is not among the dates.', { text }));
  if (others.length > 0) throw new DatesError(t('"{text}" is an exception, but in which month?', { text }));
  return found;
}

/** The range in a month such as `2026-03`, if it does not give month or year itself. */
function rangeInMonth(yearAndMonth: string, { from, to }: Span, today: CalendarDate): DateRange | undefined {
  const [year = 0, month = 0] = yearAndMonth.split("-").map(Number);
  const isToday = from.daysFromToday !== undefined;
  const start = isToday ? from : { ...from, month: from.month ?? month, year: from.year ?? year };
  const end = from === to ? start : { ...to, month: to.month ?? month };
  try {
    return rangeOfSpan({ from: start, to: end }, [], today);
  } catch (error) {
    // April has no 31st; another month may.
    if (error instanceof DatesError) return undefined;
    throw error;
  }
}
