import type { Part } from "../classify/script-parts.ts";
import { isPersonNoun } from "../language/person-nouns.ts";

/** Share of the action in capitals from which all of it is so set, as in multi-camera comedies. */
const CAPITALS_SHARE = 0.7;
const MIN_WORDS = 4;
const WORD = /\p{L}[\p{L}\p{N}'’-]*/gu;
/** Words of a name: Mrs. Park; not the article of a role. */
const TITLED = /^(?:MR|MRS|MS|DR|ST)$/;
const ARTICLE = /^(?:A|AN)$/;
/** Before the article, words of a comparison: LIKE A WAITER, WITH THE SPEED OF A WAITER. */
const COMPARED = /(?:^|\P{L})(?:LIKE|THAN|(?:WITH|HAS|HAVE) THE \p{L}+ OF) $/u;
/** How many words stand between an article and the noun of a role at most. */
const REACH = 4;

/** Whether the action of a draft is set in capitals. */
export function isActionInCapitals(parts: readonly Part[]): boolean {
  const rows = parts.flatMap((part) =>
    part.kind === "action" && part.row.text.split(" ").length >= MIN_WORDS ? [part.row.text] : [],
  );
  const inCapitals = rows.filter((text) => text === text.toUpperCase());
  return rows.length > 0 && inCapitals.length > rows.length * CAPITALS_SHARE;
}

/**
 * The parts with action in capitals set in lower case, as other scripts have it: names and the beginnings of sentences
 * with a capital, new roles in capitals. Texts keep their length.
 */
export function inLowerCase(parts: readonly Part[]): Part[] {
  const names = new Set(
    parts.flatMap((part) => (part.kind === "cue" ? part.cues.flatMap(({ name }) => name.split(" ")) : [])),
  );
  let isOpening = true;
  return parts.map((part) => {
    if (part.kind !== "action") {
      isOpening = true;
      return part;
    }
    const { text } = part.row;
    if (text !== text.toUpperCase()) return part;
    if (/^[("]?\s?\(/.test(text)) isOpening = true;
    const lowered = lowerCased(text, names, isOpening);
    isOpening = /[.!?:)]["”]?\)?$/.test(text);
    return { ...part, row: { ...part.row, text: lowered } };
  });
}

function lowerCased(text: string, names: ReadonlySet<string>, isOpening: boolean): string {
  const words = [...text.matchAll(WORD)];
  let result = text.toLowerCase();
  if (result.length !== text.length) return text;
  const put = (at: number, word: string) => {
    result = result.slice(0, at) + word + result.slice(at + word.length);
  };
  for (const { 0: word, index } of words) {
    const before = text.slice(0, index).trimEnd();
    const opens = before === "" || before === "(" ? isOpening || before === "(" : /[.!?:]["”]?$/.test(before);
    const bare = word.replace(/['’]S?$/, "");
    if ((names.has(bare) && !isPersonNoun(bare)) || TITLED.test(bare) || opens) put(index, properWord(word));
  }
  for (const [at, { 0: word, index }] of words.entries()) {
    if (!ARTICLE.test(word) || COMPARED.test(text.slice(0, index))) continue;
    const ends = words.findIndex((one, next) => next >= at && !/^ \p{L}/u.test(text.slice(one.index + one[0].length)));
    const phrase = words.slice(at + 1, Math.min(ends + 1, at + 1 + REACH));
    const noun = phrase.findIndex((one) => isPersonNoun(one[0]));
    for (const role of phrase.slice(0, noun + 1)) put(role.index, role[0]);
  }
  return result;
}

function properWord(word: string): string {
  return word[0]! + word.slice(1).toLowerCase();
}
