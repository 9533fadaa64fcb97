import { filled, type Part, partsOf, type Values } from "./message-format.ts";
import { currentSpeech, ENGLISH, type Speech } from "./speech.ts";

/**
 * A text that is saved, or by which something is recognised: it is always English. `retold` translates it where it is
 * shown. The values named `label`, `group` and `parts` are such texts too, `parts` several of them with commas between, and
 * those named `date`, `from` and `to` may be dates. Other values are not translated.
 */
export function stored(message: string, values: Values<never> = {}): string {
  return filled(partsOf(message), values, ENGLISH.numerals).join("");
}

/**
 * A saved English text in the reader's language. It is recognised by its message; several texts may have commas between
 * them. Other texts are returned as they are.
 */
export function retold(text: string): string {
  const speech = currentSpeech();
  if (speech.stored.length === 0) return text;
  const one = retoldOne(text, speech);
  // A value may have swallowed the texts that follow.
  const several = one === undefined || one.hasList ? retoldPieces(text, speech) : undefined;
  return several ?? one?.text ?? text;
}

/** Several texts, if all are recognised. */
function retoldPieces(text: string, speech: Speech): string | undefined {
  const pieces = text.split(", ").map((piece) => retoldOne(piece, speech)?.text);
  return pieces.includes(undefined) ? undefined : pieces.join(", ");
}

/** One text. The first of several is saved with a capital letter, which its message does not have. */
const retoldOne = (text: string, speech: Speech) =>
  retoldWhole(text, speech) ?? retoldWhole(text.slice(0, 1).toLowerCase() + text.slice(1), speech);

const known = new WeakMap<readonly string[], readonly (readonly [message: string, parts: readonly Part[]])[]>();

/** The messages with the most words of their own first: `Merged scenes {one}` before `Merged {one}`. */
function patternsOf(messages: readonly string[]) {
  const found =
    known.get(messages) ??
    messages
      .map((message) => [message, partsOf(message)] as const)
      .toSorted(([, one], [, other]) => ownLetters(other) - ownLetters(one));
  known.set(messages, found);
  return found;
}

function ownLetters(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => {
    if (typeof part === "string") return sum + part.length;
    return sum + ("forms" in part ? ownLetters(part.forms.other!) : 0);
  }, 0);
}

interface Retold {
  readonly text: string;
  /** Whether a value has a comma. */
  readonly hasList: boolean;
}

function retoldWhole(text: string, { stored, parts, numerals, whole }: Speech): Retold | undefined {
  for (const [message, pattern] of patternsOf(stored)) {
    const values = valuesIn(pattern, text);
    if (!values) continue;
    if (pattern.every((part) => typeof part === "string")) return { text: whole(message) ?? text, hasList: false };
    const inside = Object.entries(values).map(([name, value]) => [name, INNER[name]?.(value) ?? value]);
    return {
      text: filled(parts(message), Object.fromEntries(inside), numerals).join(""),
      hasList: Object.values(values).some((value) => value.includes(", ")),
    };
  }
  return undefined;
}

/** What is translated of a message's values: dates, and of several parts those that are recognised. */
const INNER: Readonly<Record<string, (value: string) => string>> = {
  ...{ date: retoldDate, from: retoldDate, to: retoldDate },
  label: retold,
  // A change of the background is saved with its label before the group.
  group: retold,
  parts: (value) => {
    const all = retold(value);
    return all === value ? value.split(", ").map(retold).join(", ") : all;
  },
};

/** English dates: `03/02/2026`, and `Monday, March 2, 2026` on paper. */
const SAVED_DATE = /^(?:\d{2}\/\d{2}\/\d{4}|[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}, \d{4})$/;

/** A saved English date in the reader's language. Other texts are returned as they are. */
function retoldDate(text: string): string {
  if (!SAVED_DATE.test(text)) return text;
  const format: Intl.DateTimeFormatOptions = text.includes(",")
    ? { weekday: "long", day: "numeric", month: "long", year: "numeric" }
    : { day: "2-digit", month: "2-digit", year: "numeric" };
  return new Intl.DateTimeFormat(currentSpeech().locale, { ...format, timeZone: "UTC" }).format(
    new Date(`${text} UTC`),
  );
}

/** The values with which a message becomes this English text; undefined if none do. */
function valuesIn([part, ...rest]: readonly Part[], text: string): Readonly<Record<string, string>> | undefined {
  if (part === undefined) return text === "" ? {} : undefined;
  if (typeof part === "string") return text.startsWith(part) ? valuesIn(rest, text.slice(part.length)) : undefined;
  if (part.kind === "slot") return undefined;
  if (part.kind === "plural" || part.kind === "select") {
    for (const [form, words] of Object.entries(part.forms)) {
      const inside = words.map((one) =>
        typeof one !== "string" && one.name === "#" ? { ...one, name: part.name } : one,
      );
      const values = valuesIn([...inside, ...rest], text);
      if (values) return { [part.name]: NAMED_COUNTS[form] ?? form, ...values };
    }
    return undefined;
  }
  for (let end = 1; end <= text.length; end++) {
    const values = valuesIn(rest, text.slice(end));
    const value = text.slice(0, end);
    if (values && (values[part.name] ?? value) === value) return { ...values, [part.name]: value };
  }
  return undefined;
}

/** The count that a plural form without a number stands for. */
const NAMED_COUNTS: Readonly<Record<string, string>> = { one: "1", "=0": "0", "=1": "1" };
