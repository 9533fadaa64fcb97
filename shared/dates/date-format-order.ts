import { t } from "../i18n/speech.ts";
import { dateOf } from "./calendar-date.ts";
import type { SlashedDate, Token } from "./date-tokens.ts";
import { type DateOrder, DatesError } from "./dates-string.ts";

/** Dates with slashes that can be read in two ways. The message contains both. */
export class AmbiguousDates extends DatesError {
  override name = "AmbiguousDates";
}

// Any leap year can serve to check whether a day exists in a month.
const LEAP_YEAR = 2028;

const MONTH_NAMES = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

/**
 * Decides for each date with slashes which number is the month: by the numbers, else by `order`, else by the other
 * dates, since one text rarely mixes both orders.
 *
 * @throws {AmbiguousDates} when it cannot be decided
 * @throws {DatesError} when a date is valid in neither order
 */
export function withOrder(tokens: readonly Token[], text: string, order: DateOrder | undefined): Token[] {
  const certain = tokens.flatMap((token) => (token.kind === "slashed" ? (onlyOrder(ordersOf(token)) ?? []) : []));
  const usual = order ?? onlyOrder([...new Set(certain)]);
  return tokens.map((token) => {
    if (token.kind !== "slashed") return token;
    const { first, second, year, at, end } = token;
    const written = text.slice(at, end);
    const orders = ordersOf(token);
    if (orders.length === 0) throw new DatesError(t('"{written}" is not a calendar date.', { written }));
    const settled = first === second ? "dayFirst" : (onlyOrder(orders) ?? usual);
    if (!settled) throw new AmbiguousDates(t('"{written}" may be {token}.', { written, token: readings(token) }));
    const [day, month] = settled === "dayFirst" ? [first, second] : [second, first];
    return { kind: "date", day, month, at, end, ...(year !== undefined && { year }) };
  });
}

/** The orders in which two numbers are a valid day and month. */
function ordersOf({ first, second }: SlashedDate): DateOrder[] {
  return [
    ...(dateOf(LEAP_YEAR, first, second) ? ["monthFirst" as const] : []),
    ...(dateOf(LEAP_YEAR, second, first) ? ["dayFirst" as const] : []),
  ];
}

function onlyOrder(orders: readonly DateOrder[]): DateOrder | undefined {
  return orders.length === 1 ? orders[0] : undefined;
}

function readings({ first, second }: SlashedDate): string {
  return t("{month} {second} or {first} {other}", {
    month: MONTH_NAMES[first - 1],
    second,
    first,
    other: MONTH_NAMES[second - 1],
  });
}
