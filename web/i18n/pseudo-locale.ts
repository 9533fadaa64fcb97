import type { Part } from "../../shared/i18n/message-format.ts";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = [..."åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"];
const accented = (words: string) => words.replace(/[a-zA-Z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)]!);

/** Appended to messages: translations are up to a third longer than English, short texts even more. */
const FILLING = " ~ōñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ éļéṽéñ ţŵéļṽé";

/** Accented, longer, bracketed English, which reveals truncated and untranslated texts. */
export function lengthened(parts: readonly Part[]): readonly Part[] {
  const length = lengthOf(parts);
  const more = Math.min(FILLING.length, Math.ceil(length < 12 ? length * 0.5 : length * 0.3));
  return ["[", ...each(parts, accented), FILLING.slice(0, Math.max(more, 2)), "]"];
}

/** Right-to-left English. Each word has its own direction override, so that lines still wrap. */
export function mirrored(parts: readonly Part[]): readonly Part[] {
  return each(parts, (words) => words.replace(/[\p{L}\p{N}]+/gu, "\u200f\u202e$&\u202c\u200f"));
}

function each(parts: readonly Part[], change: (words: string) => string): readonly Part[] {
  return parts.map((part): Part => {
    if (typeof part === "string") return change(part);
    if (part.kind === "slot") return { ...part, inside: each(part.inside, change) };
    if (!("forms" in part)) return part;
    return {
      ...part,
      forms: Object.fromEntries(Object.entries(part.forms).map(([form, inside]) => [form, each(inside, change)])),
    };
  });
}

function lengthOf(parts: readonly Part[]): number {
  return parts.reduce<number>((sum, part) => {
    if (typeof part === "string") return sum + part.length;
    if (part.kind === "slot") return sum + lengthOf(part.inside);
    if ("forms" in part) return sum + lengthOf(part.forms.other!);
    return sum + 4;
  }, 0);
}
