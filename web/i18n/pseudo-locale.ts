import type { Part } from "./message-format.ts";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = [..."åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"];
const accented = (words: string) => words.replace(/[a-zA-Z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)]!);

/** What is put behind a message: languages that take more room than English take up to a third, short words more. */
const FILLING = " ~ōñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ éļéṽéñ ţŵéļṽé";

/** English with accents, longer, in brackets: what is cut off or is no message can be seen. */
export function lengthened(parts: readonly Part[]): readonly Part[] {
  const length = lengthOf(parts);
  const more = Math.min(FILLING.length, Math.ceil(length < 12 ? length * 0.5 : length * 0.3));
  return ["[", ...each(parts, accented), FILLING.slice(0, Math.max(more, 2)), "]"];
}

/** English from right to left. Each word stands in an override of its own, so that it may still wrap. */
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
