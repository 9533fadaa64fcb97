/**
 * A parsed ICU message: `{scene}`, `{count, plural, one {# scene} other {# scenes}}`, `{kind, select, cast {An actor}
 * other {Someone}}` and `<link>words</link>`. A quoted brace, `'{'`, is literal.
 */
export type Part =
  | string
  | { readonly kind: "value" | "number"; readonly name: string }
  | {
      readonly kind: "plural" | "select";
      readonly name: string;
      readonly forms: Readonly<Record<string, readonly Part[]>>;
    }
  | { readonly kind: "slot"; readonly name: string; readonly inside: readonly Part[] };

const TOKEN = /'([{}<>]+)'|<(\w+)>|<\/\w+>|\{\s*(\w+)\s*\}|\{\s*(\w+)\s*,\s*(plural|select)\s*,|[#}]/y;

/** Parses a message. The catalogue's test finds malformed ones. */
export function partsOf(message: string): readonly Part[] {
  let at = 0;
  const parts = until(undefined, false);
  if (at < message.length) throw new MessageError(message, at);
  return parts;

  /** Parses up to and including the closing brace or tag. */
  function until(end: "}" | "</" | undefined, isCounted: boolean): readonly Part[] {
    const found: Part[] = [];
    let words = "";
    const close = () => {
      if (words) found.push(words);
      words = "";
      return found;
    };
    while (at < message.length) {
      TOKEN.lastIndex = at;
      const token = TOKEN.exec(message);
      const [all = "", quoted, slot, value, name, kind] = token ?? [];
      if (!token || (all === "#" && !isCounted)) {
        if (message[at] === "{") throw new MessageError(message, at);
        words += message[at++];
        continue;
      }
      if (all === "}" || all.startsWith("</")) {
        if (!end || !all.startsWith(end)) throw new MessageError(message, at);
        at += all.length;
        return close();
      }
      at += all.length;
      if (quoted !== undefined) words += quoted;
      else {
        close();
        if (all === "#") found.push({ kind: "number", name: "#" });
        else if (slot !== undefined) found.push({ kind: "slot", name: slot, inside: until("</", isCounted) });
        else if (value !== undefined) found.push({ kind: "value", name: value });
        else
          found.push({ kind: kind as "plural" | "select", name: name!, forms: forms(kind === "plural" || isCounted) });
      }
    }
    if (end) throw new MessageError(message, at);
    return close();
  }

  function forms(isCounted: boolean): Readonly<Record<string, readonly Part[]>> {
    const all: Record<string, readonly Part[]> = {};
    const HEAD = /\s*(=?\w+)\s*\{|\s*\}/y;
    for (;;) {
      HEAD.lastIndex = at;
      const head = HEAD.exec(message);
      if (!head) throw new MessageError(message, at);
      at += head[0].length;
      if (head[1] === undefined) break;
      all[head[1]] = until("}", isCounted);
    }
    if (!all.other) throw new MessageError(message, at);
    return all;
  }
}

class MessageError extends Error {
  constructor(message: string, at: number) {
    super(`"${message}" is no message: look at character ${at + 1}.`);
  }
}

/** Plural rules and number format of a language. */
export interface Numerals {
  readonly form: (count: number) => string;
  readonly text: (number: number) => string;
  /** Isolates inserted text, which may have another direction. */
  readonly apart?: (words: string) => string;
}

/** Values of a message's placeholders: strings and numbers, and for a tag a function of its content. */
export type Values<Piece> = Readonly<
  Record<string, string | number | null | undefined | Piece | ((inside: (string | Piece)[]) => Piece)>
>;

/** Formats a message. A placeholder without a value stays empty. */
export function filled<Piece = never>(
  parts: readonly Part[],
  values: Values<Piece>,
  numerals: Numerals,
  count = 0,
): (string | Piece)[] {
  return parts.flatMap((part): (string | Piece)[] => {
    if (typeof part === "string") return [part];
    const value = part.name === "#" ? count : values[part.name];
    switch (part.kind) {
      case "slot": {
        const inside = filled(part.inside, values, numerals, count);
        return typeof value === "function" ? [(value as (words: typeof inside) => Piece)(inside)] : inside;
      }
      case "plural": {
        const form = part.forms[`=${value}`] ?? part.forms[numerals.form(Number(value))] ?? part.forms.other!;
        return filled(form, values, numerals, Number(value));
      }
      case "select":
        return filled(part.forms[String(value)] ?? part.forms.other!, values, numerals, count);
      default:
        if (typeof value === "number") return [numerals.text(value)];
        if (typeof value === "string") return [numerals.apart ? numerals.apart(value) : value];
        return [(value ?? "") as string | Piece];
    }
  });
}
