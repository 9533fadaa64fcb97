import { t } from "../i18n/speech.ts";
import { EXAMPLE, type Token } from "./date-tokens.ts";
import { DatesError } from "./dates-string.ts";

/**
 * One end of a range, as far as it was written. Without `day` it is a whole month. `monthFirst` is true when the month
 * precedes the day, as in "March 3".
 */
export interface Edge {
  readonly text: string;
  readonly day?: number;
  readonly month?: number;
  readonly year?: number;
  readonly monthFirst: boolean;
  /** The weekday written with it, 0 for Sunday. */
  readonly weekday?: number;
  /** Days after today; excludes all other fields. */
  readonly daysFromToday?: number;
}

/** A group of days in a text: a range, the weekdays that count in it, or both. */
export interface Phrase {
  readonly text: string;
  /** Whether these days are added, excluded, or the only ones kept of the preceding days. */
  readonly sense: "these" | "notThese" | "onlyThese";
  readonly weekdays?: readonly number[];
  readonly span?: Span;
}

/** Both ends are equal for a single day or month. */
export interface Span {
  readonly from: Edge;
  readonly to: Edge;
}

/** Position of the parser. */
interface Cursor {
  readonly text: string;
  readonly tokens: readonly Token[];
  at: number;
}

const TODAY: Edge = { text: "today", monthFirst: false, daysFromToday: 0 };

/**
 * Parses the phrases of a text about dates.
 *
 * @throws {DatesError} when a phrase is incomplete or misplaced; the message quotes it
 */
export function datePhrases(tokens: readonly Token[], text: string): Phrase[] {
  const cursor: Cursor = { text, tokens, at: 0 };
  const phrases: Phrase[] = [];
  let sense: Phrase["sense"] = "these";
  let joint: Token["kind"] | undefined = "break";
  for (let token = peek(cursor); token; token = peek(cursor)) {
    const turn = TURNS[token.kind];
    if (turn) {
      if (turn !== "goOn") sense = turn;
      joint = token.kind;
      cursor.at += 1;
      continue;
    }
    if (!joint)
      throw new DatesError(
        t("{cursor} is not understood here. {example}", { cursor: quoted(cursor, cursor.at), example: EXAMPLE }),
      );
    const phrase = phraseAt(cursor, sense);
    // "2–20 March, weekdays" limits the range to weekdays.
    const narrows = sense === "these" && !phrase.span && joint === "comma" && phrases.length > 0;
    phrases.push(narrows ? { ...phrase, sense: "onlyThese" } : phrase);
    if (sense === "onlyThese") sense = "these";
    joint = undefined;
  }
  return phrases;
}

/** Effect of a word between two phrases on the next one. "Any day" does not change "any day in April". */
const TURNS: Partial<Record<Token["kind"], Phrase["sense"] | "goOn">> = {
  comma: "goOn",
  and: "goOn",
  flexible: "goOn",
  break: "these",
  plus: "these",
  except: "notThese",
  only: "onlyThese",
};

function phraseAt(cursor: Cursor, sense: Phrase["sense"]): Phrase {
  const start = cursor.at;
  const before = weekdaysAt(cursor);
  // "Mon–Fri, 2–20 March"
  if (before && start === 0 && startsSpan(cursor, 1)) take(cursor, "comma");
  const span = spanAt(cursor);
  const weekdays = before ?? weekdaysAt(cursor);
  if (!span && !weekdays)
    throw new DatesError(
      t("{cursor} is not understood here. {example}", { cursor: quoted(cursor, start), example: EXAMPLE }),
    );
  return { text: written(cursor, start), sense, ...(weekdays && { weekdays }), ...(span && { span }) };
}

/** "Every Tuesday", "Mondays and Tuesdays", "Mon–Fri", "weekends"; not the "Tuesday" of "Tuesday 3 March". */
function weekdaysAt(cursor: Cursor): number[] | undefined {
  const isEvery = take(cursor, "every") !== undefined;
  const first = peek(cursor);
  if (first?.kind !== "weekdays" || (!isEvery && !first.isEach && namesDay(cursor, 0))) return undefined;
  cursor.at += 1;
  const found = [...first.weekdays];
  for (;;) {
    const [joint, next] = [peek(cursor), peek(cursor, 1)];
    const isJoined = joint?.kind === "comma" || joint?.kind === "and" || joint?.kind === "until";
    if (!isJoined || next?.kind !== "weekdays") return found;
    if (joint.kind !== "until" && !next.isEach && namesDay(cursor, 1)) return found;
    cursor.at += 2;
    found.push(...(joint.kind === "until" ? weekdaysBetween(found.at(-1)!, next.weekdays[0]!) : next.weekdays));
  }
}

function weekdaysBetween(from: number, to: number): number[] {
  return Array.from({ length: (to - from + 7) % 7 }, (_, index) => (from + index + 1) % 7);
}

function spanAt(cursor: Cursor): Span | undefined {
  const start = cursor.at;
  const begins = take(cursor, "since");
  if (!begins && take(cursor, "until")) return { from: TODAY, to: endAt(cursor, start) };
  const from = edgeAt(cursor);
  if (!from) {
    if (begins)
      throw new DatesError(
        t("{cursor} is not understood here. {example}", { cursor: quoted(cursor, start), example: EXAMPLE }),
      );
    return undefined;
  }
  if (take(cursor, "until")) return { from, to: endAt(cursor, start) };
  const end = cursor.at;
  if (begins || take(cursor, "onwards")) {
    const said = cursor.text.slice(cursor.tokens[start]!.at, cursor.tokens[end - 1]!.end);
    throw new DatesError(t('"{said}" has no end. Add the last day: "from {text} to ...".', { said, text: from.text }));
  }
  return { from, to: from };
}

function endAt(cursor: Cursor, start: number): Edge {
  const edge = edgeAt(cursor);
  if (!edge) throw new DatesError(t('"{cursor}" has no end. Add the last day.', { cursor: written(cursor, start) }));
  return edge;
}

function edgeAt(cursor: Cursor): Edge | undefined {
  const start = cursor.at;
  const named = namesDay(cursor, 0) ? take(cursor, "weekdays") : undefined;
  if (named) take(cursor, "comma");
  const parts = partsAt(cursor);
  if (!parts) {
    cursor.at = start;
    return undefined;
  }
  const weekday = named?.weekdays[0];
  return { text: written(cursor, start), ...parts, ...(weekday !== undefined && { weekday }) };
}

function partsAt(cursor: Cursor): Omit<Edge, "text"> | undefined {
  const first = peek(cursor);
  switch (first?.kind) {
    case "today":
      cursor.at += 1;
      return { daysFromToday: first.daysLater, monthFirst: false };
    case "date": {
      cursor.at += 1;
      const { day, month, year } = first;
      return { day, month, monthFirst: false, ...(year !== undefined && { year }) };
    }
    case "day": {
      cursor.at += 1;
      const month = take(cursor, "month")?.month;
      return { day: first.day, monthFirst: false, ...(month !== undefined && { month, ...yearAt(cursor) }) };
    }
    case "month": {
      cursor.at += 1;
      // In "March 3 April" the 3 belongs to April.
      const day = peek(cursor, 1)?.kind === "month" ? undefined : take(cursor, "day")?.day;
      return { month: first.month, monthFirst: true, ...(day !== undefined && { day }), ...yearAt(cursor) };
    }
    default:
      return undefined;
  }
}

/** The year after a date, also after a comma as in "March 3, 2026". */
function yearAt(cursor: Cursor): { year?: number } {
  if (peek(cursor)?.kind === "comma" && peek(cursor, 1)?.kind === "year") cursor.at += 1;
  const year = take(cursor, "year")?.year;
  return year === undefined ? {} : { year };
}

/** Whether the weekday is part of a date: "Tuesday 3 March" or "Tuesday, March 3". */
function namesDay(cursor: Cursor, ahead: number): boolean {
  return isDay(cursor, ahead + 1) || (peek(cursor, ahead + 1)?.kind === "comma" && isDay(cursor, ahead + 2));
}

function startsSpan(cursor: Cursor, ahead: number): boolean {
  const kind = peek(cursor, ahead)?.kind;
  return isDay(cursor, ahead) || kind === "month" || kind === "since";
}

/** Whether a day follows: "3", "3/12/2026" or "March 3", but not "March". */
function isDay(cursor: Cursor, ahead: number): boolean {
  const kind = peek(cursor, ahead)?.kind;
  return kind === "day" || kind === "date" || (kind === "month" && peek(cursor, ahead + 1)?.kind === "day");
}

function peek(cursor: Cursor, ahead = 0): Token | undefined {
  return cursor.tokens[cursor.at + ahead];
}

function take<Kind extends Token["kind"]>(cursor: Cursor, kind: Kind): Extract<Token, { kind: Kind }> | undefined {
  const token = peek(cursor);
  if (token?.kind !== kind) return undefined;
  cursor.at += 1;
  return token as Extract<Token, { kind: Kind }>; // its kind was just compared
}

/** The text parsed since `start`, as written. */
function written(cursor: Cursor, start: number): string {
  const [first, last] = [cursor.tokens[start], cursor.tokens[cursor.at - 1]];
  return first && last ? cursor.text.slice(first.at, last.end) : "";
}

function quoted(cursor: Cursor, index: number): string {
  const token = cursor.tokens[index];
  return token ? `"${cursor.text.slice(token.at, token.end)}"` : t("The end of the text");
}
