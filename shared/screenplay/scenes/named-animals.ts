import { CATEGORY_OF } from "../language/category-of.ts";
import { trimEndMarks } from "../model/trim-marks.ts";

const NAME = /\p{Lu}+/gu;
const MIN_LENGTH = 3;
/** Characters before and after a name in which its kind is looked for. */
const REACH = 40;
const ARTICLES = new Set(["a", "an", "the", "his", "her", "their", "our"]);
/** Words with which a noun phrase goes on after its noun. */
const AFTER_NOUN = new Set("of with who that in on at from".split(" "));
const MAX_WORDS = 6;

/**
 * The animals that a text introduces by their names in capitals, each with its kind: a border collie, CHESS; a dog named
 * CHESS; CHESS, an old border collie.
 */
export function animalsNamedIn(text: string): [name: string, kind: string][] {
  return [...text.matchAll(NAME)].flatMap(({ 0: name, index }): [string, string][] => {
    if (name.length < MIN_LENGTH) return [];
    const before = text.slice(Math.max(0, index - REACH), index);
    const after = text.slice(index + name.length, index + name.length + REACH);
    const kind = kindBefore(before, after) ?? kindAfter(after);
    return kind === undefined ? [] : [[name, kind]];
  });
}

/**
 * The kind that `named` or `called` separates from the name, or a comma if the name ends the clause: in "leads a horse,
 * BRAM beside him", BRAM is a person.
 */
function kindBefore(before: string, after: string): string | undefined {
  const commas = /^\s*(?:[.,;:!?]|$)/.test(after) ? [", "] : [];
  const phrase = ["named ", "called ", ...commas].find((end) => before.endsWith(end));
  return phrase === undefined ? undefined : kindIn(before.slice(0, -phrase.length).trimEnd().split(" "));
}

/** The kind in an apposition, `, an old border collie`; a dog walker and a bull of a man are people. */
function kindAfter(after: string): string | undefined {
  if (!after.startsWith(", ")) return undefined;
  const words = after
    .slice(2)
    .split(/[,.;:!?]/)[0]!
    .split(" ");
  if (!ARTICLES.has(words[0]!)) return undefined;
  const phrase = words.slice(1, MAX_WORDS);
  const end = phrase.findIndex((word) => AFTER_NOUN.has(word));
  return phrase[end] === "of" ? undefined : kindIn(end < 0 ? phrase : phrase.slice(0, end));
}

/** The animal that a noun phrase means, by its last word or its last two. */
function kindIn(phrase: readonly string[]): string | undefined {
  const last = trimEndMarks(phrase.at(-1) ?? "", /s/);
  return [`${phrase.at(-2) ?? ""} ${last}`, last].find((word) => CATEGORY_OF.get(word) === "Animals");
}
