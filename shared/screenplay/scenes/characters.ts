import type { Cue } from "../classify/character-cue.ts";
import type { Part } from "../classify/script-parts.ts";
import { isPersonNoun } from "../language/person-nouns.ts";
import type { Appearance } from "../model/scene.ts";
import { personsShownIn } from "./silent-roles.ts";

/** The characters of a draft, and the names by which the action mentions them. */
export interface Cast {
  /** Character by each name that the action may use, in capitals. */
  readonly nameOf: ReadonlyMap<string, string>;
  /** First words of these names. */
  readonly firstWords: ReadonlySet<string>;
  /** The persons that each part shows in capitals. */
  readonly shownIn: ReadonlyMap<Part, readonly string[]>;
  /** Silent roles that the action may repeat in lower case, in lower case: the scarred rider. */
  readonly described: ReadonlyMap<string, string>;
  /** Words that the draft also writes in lower case (guard, rose): only in capitals do they name a character. */
  readonly common: ReadonlySet<string>;
}

const BETWEEN_NAMES = /\s(?:AND|&|\+|ET|UND|Y|E)\s|\s?\/\s?/;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;
const POSSESSIVE = /['’](?:s|S)?$/;
const MAX_NAME_WORDS = 5;
const SHORTEST_NAME = 3;

/** Collects the cast of a draft from its character cues. */
export function castOfDraft(parts: readonly Part[]): Cast {
  const speakers = new Set(parts.flatMap((part) => (part.kind === "cue" ? part.cues.map((cue) => cue.name) : [])));
  const shownIn = new Map(
    parts.flatMap((part): [Part, string[]][] =>
      part.kind === "action" ? [[part, personsShownIn(part.row.text)]] : [],
    ),
  );
  const shown = [...shownIn.values()].flat();
  const names = speakers.union(silentNames(shown, speakers));
  const nameOf = new Map([...shortNames(names), ...[...names].map((name): [string, string] => [keyOf(name), name])]);
  const common = new Set<string>();
  for (const part of parts) {
    if (part.kind !== "action" && part.kind !== "speech") continue;
    for (const word of wordsIn(part.row.text)) if (word === word.toLowerCase()) common.add(word.toUpperCase());
  }
  const firstWords = new Set([...nameOf.keys()].map((name) => name.split(" ")[0]!));
  return { nameOf, firstWords, shownIn, described: describedRoles(shown, nameOf), common };
}

/** Silent roles of several words, such as SCARRED RIDER. */
function describedRoles(shown: readonly string[], nameOf: ReadonlyMap<string, string>): Map<string, string> {
  const roles = shown.filter(
    (name) => /\p{Lu} \p{Lu}/u.test(name) && !name.split(" ").some((word) => nameOf.has(word)),
  );
  return new Map(roles.map((name) => [`the ${name.toLowerCase()}`, name]));
}

/** Proper names of people who are introduced but never speak, so that later scenes may mention them. */
function silentNames(shown: readonly string[], speakers: ReadonlySet<string>): Set<string> {
  const words = new Set([...speakers].flatMap((name) => name.split(" ")));
  return new Set(
    shown.filter((name) => {
      const own = name.split(" ");
      return !own.some((word) => words.has(word) || isPersonNoun(word) || /\d/.test(word));
    }),
  );
}

/**
 * The distinct characters of one scene: speakers in order, then those mentioned in the action only. A character who is
 * only heard is a voice; one who never speaks in the scene is silent.
 */
export function appearancesOf(parts: readonly Part[], cast: Cast): Appearance[] {
  const found = new Map<string, Appearance>();
  for (const part of parts) {
    if (part.kind !== "cue") continue;
    for (const { name, presence, line } of part.cues.flatMap((cue) => [cue, ...membersOf(cue, cast)])) {
      const before = found.get(name);
      if (before === undefined) found.set(name, { name, presence, origin: { page: part.row.row.page, line } });
      else if (before.presence === "voice" && presence === "speaks") found.set(name, { ...before, presence });
    }
  }
  for (const part of parts) {
    if (part.kind !== "action") continue;
    const { page, line } = part.row.row;
    const { text } = part.row;
    for (const name of [...mentionedIn(text, cast), ...newcomersIn(part, cast), ...describedIn(text, cast)]) {
      if (!found.has(name)) found.set(name, { name, presence: "silent", origin: { page, line } });
    }
  }
  return [...found.values()];
}

/** The characters of a joint cue, `ANNA AND BEN`, if each of them is known. */
function membersOf(cue: Cue, cast: Cast): Cue[] {
  const names = cue.name.split(BETWEEN_NAMES).map((name) => cast.nameOf.get(keyOf(name)));
  if (names.length < 2 || names.includes(undefined)) return [];
  return names.flatMap((name) => (name === undefined || name === cue.name ? [] : [{ ...cue, name }]));
}

/** Cast members mentioned in a line of action. A possessive (Anna's coat) does not count. */
function mentionedIn(text: string, cast: Cast): string[] {
  const words = wordsIn(text);
  const names: string[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!cast.firstWords.has(words[at]!.toUpperCase())) continue;
    for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length--) {
      const spoken = words.slice(at, at + length);
      const name = cast.nameOf.get(spoken.join(" ").toUpperCase());
      if (name === undefined || !isName(spoken, cast)) continue;
      names.push(name);
      at += length - 1;
      break;
    }
  }
  return names;
}

/** New characters who never speak; words of existing names and words common in the draft are excluded. */
function newcomersIn(part: Part, cast: Cast): string[] {
  return (cast.shownIn.get(part) ?? []).filter((name) => {
    const words = name.split(" ");
    if ([keyOf(name), ...words].some((word) => cast.nameOf.has(word))) return false;
    return words.length > 1 || isPersonNoun(name) || !cast.common.has(name);
  });
}

/** Silent roles that the action repeats in lower case. */
function describedIn(text: string, { described }: Cast): string[] {
  const lower = text.toLowerCase();
  return [...described].flatMap(([phrase, name]) => (lower.includes(phrase) ? [name] : []));
}

/** A name is in capitals, or capitalised when it is not a common word. */
function isName(words: readonly string[], cast: Cast): boolean {
  const text = words.join(" ");
  if (text.length < SHORTEST_NAME || POSSESSIVE.test(text)) return false;
  if (text === text.toUpperCase()) return true;
  return words.every((word) => word[0] !== word[0]!.toLowerCase() && !cast.common.has(word.toUpperCase()));
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
function shortNames(names: ReadonlySet<string>): Map<string, string> {
  const owners = new Map<string, string[]>();
  for (const name of names) {
    const words = name.split(" ");
    if (words.length < 2 || words.length > 3 || !words.every((word) => /^\p{L}[\p{L}'-]+$/u.test(word))) continue;
    for (const word of [words[0]!, words.at(-1)!]) owners.set(word, [...(owners.get(word) ?? []), name]);
  }
  const own = [...owners].filter(([word, those]) => those.length === 1 && !names.has(word) && !NO_NAMES.has(word));
  return new Map(own.map(([word, [owner]]) => [word, owner!]));
}

function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

function keyOf(name: string): string {
  return wordsIn(name).join(" ").toUpperCase();
}
