import { CATEGORY_OF } from "./category-of.ts";
import { isPersonNoun } from "./person-nouns.ts";
import { wordRunsIn } from "./word-runs.ts";

const TITLES: ReadonlySet<string> = new Set(
  (
    "ADMIRAL AGENT AMBASSADOR BARON BARONESS BISHOP CAPTAIN CARDINAL CHANCELLOR CHIEF COLONEL COMMANDER COMMISSIONER CONSTABLE CORPORAL " +
    "COUNTESS DEACON DEPUTY DETECTIVE DOCTOR DUCHESS DUKE GENERAL GOVERNOR INSPECTOR JUDGE LIEUTENANT MAJOR MARSHAL MAYOR MINISTER NURSE " +
    "OFFICER PASTOR PRESIDENT PRIVATE PROFESSOR RABBI SENATOR SERGEANT SHERIFF SUPERINTENDENT WARDEN"
  ).split(" "),
);

/** Titles by their abbreviations. */
const WHOLE_TITLES: ReadonlyMap<string, string> = new Map([
  ["DR", "DOCTOR"],
  ["SGT", "SERGEANT"],
  ["LT", "LIEUTENANT"],
  ["CAPT", "CAPTAIN"],
  ["COL", "COLONEL"],
  ["GEN", "GENERAL"],
  ["CPL", "CORPORAL"],
  ["PROF", "PROFESSOR"],
  ["INSP", "INSPECTOR"],
  ["DET", "DETECTIVE"],
]);
const SHORT_TITLES: ReadonlyMap<string, string> = new Map([...WHOLE_TITLES].map(([short, whole]) => [whole, short]));
const NUMBERS = "ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE".split(" ");

/** A name in capitals with its title in full and its number in digits: LIBRARIAN 2 for LIBRARIAN #2 and LIBRARIAN TWO. */
export function spelledOut(name: string): string {
  const words = name.split(" ");
  if (words.length < 2) return name;
  const last = words.at(-1)!;
  const number = NUMBERS.indexOf(last) + 1;
  const isNumbered = number > 0 && isPersonNoun(words.at(-2)!);
  const end = isNumbered ? String(number) : last.replace(/^#(?=\d)/, "");
  return [wholeTitle(words[0]!), ...words.slice(1, -1), end].join(" ");
}

/** A title in full, and any other word as it is. GEN without a period is a first name. */
function wholeTitle(word: string): string {
  return word === "GEN" ? word : (WHOLE_TITLES.get(word.replace(/\.$/, "")) ?? word);
}

/** A name of title, first name and surname without the first name, spelled out: DOCTOR PELL for DR. ADA PELL. */
export function withoutFirstName(name: string): string | undefined {
  const [title = "", first, surname, ...more] = spelledOut(name).split(" ");
  const isTitled = SHORT_TITLES.has(title) && first !== undefined && surname !== undefined && more.length === 0;
  return isTitled ? `${title} ${surname}` : undefined;
}

/** The most frequent spelling of each name that has two: DR. PELL for DOCTOR PELL. */
export function usualSpellings(names: readonly string[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const usual = new Map<string, string>();
  for (const [name, count] of counts) {
    const before = usual.get(spelledOut(name));
    if (before === undefined || count > counts.get(before)!) usual.set(spelledOut(name), name);
  }
  return new Map([...counts.keys()].map((name) => [name, usual.get(spelledOut(name))!]));
}

/**
 * Speakers by other words that the action has for them: with the title or the number spelled differently.
 *
 * @param shown everyone whom the action shows in capitals
 */
export function otherSpellings(shown: readonly string[], speakers: ReadonlySet<string>): Map<string, string> {
  const byKey = new Map([...speakers].map((name) => [spelledOut(name), name]));
  const found = new Map<string, string>();
  for (const [key, name] of byKey) {
    const [title = "", ...rest] = key.split(" ");
    const short = SHORT_TITLES.get(title);
    if (short === undefined || rest.length === 0) continue;
    for (const one of short === "GEN" ? [title] : [title, short]) found.set([one, ...rest].join(" "), name);
  }
  for (const name of shown) {
    const speaker = byKey.get(spelledOut(name));
    if (speaker !== undefined && speaker !== name) found.set(name, speaker);
  }
  return found;
}

/** Words that make another person of a role: SECOND TALL MAN beside TALL MAN. */
const ANOTHER =
  /^(?:FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|SEVENTH|EIGHTH|NINTH|TENTH|ELEVENTH|TWELFTH|NEW|DIFFERENT|NEXT|LAST|OTHER|ANOTHER|\d.*)$/;

/** The speaker of several words that a longer role of the same scene ends with: TALL MAN for VERY TALL MAN. */
export function speakerInRole(role: string, speakers: readonly string[]): string | undefined {
  return speakers.find((speaker) => {
    const words = speaker.split(" ");
    if (words.length < 2 || !isPersonNoun(words.at(-1)!) || !role.endsWith(` ${speaker}`)) return false;
    const more = role.slice(0, -speaker.length - 1).split(" ");
    return !more.some((word) => ANOTHER.test(word) || isAged(word) || /['’]S$/.test(word));
  });
}

/**
 * The characters whom a draft calls by a title before the name, by the title: Inspector Edmund Quayle is the inspector.
 * A title of several characters is left out.
 *
 * @param nameOf characters by their names, in capitals
 */
export function titledNames(texts: readonly string[], nameOf: ReadonlyMap<string, string>): Map<string, string> {
  const found = new Map<string, Set<string>>();
  for (const text of texts) {
    if (!hasTitle(text)) continue;
    for (const { words } of wordRunsIn(text)) {
      for (const [at, word] of words.entries()) {
        const title = word.toUpperCase();
        if (!/^\p{Lu}/u.test(word) || !TITLES.has(title) || nameOf.has(title)) continue;
        // In capitals, AND or a verb may stand between.
        const next = words.slice(at + 1, word === title ? at + 2 : at + 4);
        const last = next.findIndex((one) => !/^\p{Lu}/u.test(one));
        const name = (last < 0 ? next : next.slice(0, last))
          .map((one) => nameOf.get(one.toUpperCase().replace(/['’]S$/, "")))
          .find((one) => one !== undefined);
        if (name !== undefined) found.set(title, (found.get(title) ?? new Set()).add(name));
      }
    }
  }
  return new Map([...found].flatMap(([title, [name, ...others]]) => (others.length === 0 ? [[title, name!]] : [])));
}

function hasTitle(text: string): boolean {
  return text.match(/\p{Lu}\p{L}+/gu)?.some((word) => TITLES.has(word.toUpperCase())) ?? false;
}

/** Minimum number of letters that a nickname shares with its name. */
const MIN_STEM = 3;

/** The beginning that a nickname has in common with its name: BEN for BENNY. */
function stemOf(nickname: string): string {
  const bare = nickname.replace(/(?:IE|Y)$/, "");
  return bare !== nickname && bare.at(-1) === bare.at(-2) ? bare.slice(0, -1) : bare;
}

/**
 * Finds the names among `speakers` that may be short for a first name: BENNY or BEN for BENJAMIN. A draft may have
 * thousands of names with the same beginning.
 */
export function nicknameFinder(speakers: Iterable<string>): (name: string) => string[] {
  const byStem = Map.groupBy(speakers, stemOf);
  return (name) => {
    const found: string[] = [];
    for (let length = MIN_STEM; length <= name.length; length++) {
      const stem = name.slice(0, length);
      for (const nickname of byStem.get(stem) ?? [])
        if (nickname === stem ? name.length > length + 1 : nickname !== name) found.push(nickname);
    }
    return found;
  };
}

/** Words that give the person just described a name: This is HANNO VELT. Her name is IDA. */
const GIVES_NAME = /\b(?:[Tt]his (?:is|must be)|[Hh](?:is|er) name(?: is|['’]s)|[Mm]eet) (?=\p{Lu}{2})/gu;
const CAPITALS = /^\p{Lu}[\p{Lu}'’-]+$/u;
const MAX_NAME_WORDS = 4;
const MAX_NAME_LENGTH = 80;
/** Characters before these words in which a person is looked for. */
const REACH = 300;
const PRONOUN = /^(?:he|she|his|her|him|who)$/i;

/** The names that a text gives to persons whom it has described, and where its words for this begin. */
export function namesGivenIn(text: string): { readonly name: string; readonly at: number }[] {
  return [...text.matchAll(GIVES_NAME)].flatMap(({ 0: given, index }) => {
    const from = index + given.length;
    const words = text.slice(from, from + MAX_NAME_LENGTH).split(/[ ,.:;!?]/, MAX_NAME_WORDS);
    const end = words.findIndex((one) => !CAPITALS.test(one));
    const name = end < 0 ? words : words.slice(0, end);
    const before = text.slice(Math.max(0, index - REACH), index).match(/\p{L}+/gu) ?? [];
    const isPerson = /^[Hh]/.test(given) || before.some((one) => PRONOUN.test(one) || isPersonNoun(one.toUpperCase()));
    const isThing = name.some((one) => CATEGORY_OF.has(one.toLowerCase()) || isPersonNoun(one));
    return isPerson && !isThing && name.length > 0 ? [{ name: name.join(" "), at: index }] : [];
  });
}

const AGED = /^(?:YOUNG|YOUNGER|OLD|OLDER|LITTLE|TEENAGE)$/;

/** Whether a word makes a role of its own beside that of the same name: YOUNG NORA. */
export function isAged(word: string): boolean {
  return AGED.test(word);
}

/** Parts of names that do not identify a person alone. */
const NO_NAMES = new Set(
  (
    "ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN FIRST SECOND THIRD OTHER OLD OLDER YOUNG YOUNGER BIG LITTLE TALL FAT MAN WOMAN BOY GIRL VOICE " +
    "AFRICAN AMERICAN ARAB AUSTRALIAN AUSTRIAN BELGIAN BRITISH CANADIAN CHINESE CUBAN CZECH DANISH DUTCH EGYPTIAN ENGLISH FINNISH FRENCH GERMAN GREEK INDIAN IRISH ISRAELI " +
    "ITALIAN JAPANESE KOREAN MEXICAN NORWEGIAN POLISH PORTUGUESE RUSSIAN SCOTTISH SPANISH SWEDISH SWISS TURKISH WELSH"
  ).split(" "),
);

/** `MARCUS OYELARAN` may be called Marcus or Oyelaran, if that is unique. */
export function shortNames(names: ReadonlySet<string>): Map<string, string> {
  const owners = new Map<string, string[]>();
  for (const name of names) {
    const [first = "", ...rest] = name.split(" ");
    const words = [wholeTitle(first), ...rest];
    if (
      words.length < 2 ||
      words.length > 3 ||
      isAged(words[0]!) ||
      !words.every((word) => /^\p{L}[\p{L}'-]+$/u.test(word))
    )
      continue;
    for (const word of [words[0]!, words.at(-1)!]) owners.set(word, [...(owners.get(word) ?? []), name]);
  }
  const own = [...owners].filter(([word, those]) => those.length === 1 && !names.has(word) && !NO_NAMES.has(word));
  return new Map(own.map(([word, [owner]]) => [word, owner!]));
}
