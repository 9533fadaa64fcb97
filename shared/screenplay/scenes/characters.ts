import type { Cue } from "../classify/character-cue.ts";
import type { Part } from "../classify/script-parts.ts";
import { isPersonNoun } from "../language/person-nouns.ts";
import { isAbsent, isReadOut } from "../language/unseen-persons.ts";
import type { Appearance } from "../model/scene.ts";
import { type ActionParagraph, actionParagraphsOf, rowAt } from "./action-paragraphs.ts";
import { animalsNamedIn } from "./named-animals.ts";
import { type Mention, roleMentionsOf } from "./role-mentions.ts";
import { actingPersonsIn, personsShownIn } from "./silent-roles.ts";

/** The characters of a draft, and the names by which the action mentions them. */
export interface Cast {
  /** Character by each name that the action may use, in capitals. */
  readonly nameOf: ReadonlyMap<string, string>;
  /** First words of these names. */
  readonly firstWords: ReadonlySet<string>;
  /** The persons that each paragraph shows in capitals, by the part of its first row. */
  readonly shownIn: ReadonlyMap<Part, readonly string[]>;
  /** The roles that each paragraph mentions in lower case: the scarred rider, the watchman. */
  readonly rolesIn: ReadonlyMap<Part, readonly Mention[]>;
  /** Animals by their names, in capitals: CHESS, a collie. */
  readonly animals: ReadonlyMap<string, string>;
  /** Words that the draft also writes in lower case (guard, rose): only in capitals do they name a character. */
  readonly common: ReadonlySet<string>;
}

const BETWEEN_NAMES = /\s(?:AND|&|\+|ET|UND|Y|E)\s|\s?\/\s?/;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;
const POSSESSIVE = /['’](?:s|S)?$/;
/** Parts of the body: who has them is seen. */
const BODY = new Set(
  "hand hands face head eyes arm arms foot feet leg legs shoulder shoulders finger fingers knees lap mouth wrist neck cheek hair back".split(
    " ",
  ),
);
const MAX_NAME_WORDS = 5;
const SHORTEST_NAME = 3;

/**
 * Collects the cast of a draft from its character cues and its action.
 *
 * @param pitch line distance, in the unit of the parts' tops
 */
export function castOfDraft(parts: readonly Part[], pitch: number): Cast {
  const speakers = new Set(parts.flatMap((part) => (part.kind === "cue" ? part.cues.map((cue) => cue.name) : [])));
  const action = actionParagraphsOf(parts, pitch);
  const animals = new Map(action.flatMap(({ text }) => animalsNamedIn(text)));
  for (const name of speakers) animals.delete(name);
  const shownIn = new Map(
    action.map(({ part, text }): [Part, string[]] => [part, personsShownIn(text).filter((name) => !animals.has(name))]),
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
  const rolesIn = roleMentionsOf(parts, action, [...new Set([...speakers, ...shown])], nameOf, shownIn);
  return { nameOf, firstWords, shownIn, rolesIn, animals, common };
}

/** A role of its own beside that of the same name: YOUNG NORA. */
const AGED = /^(?:YOUNG|YOUNGER|OLD|OLDER|LITTLE|TEENAGE)$/;

/** Proper names of people who are introduced but never speak, so that later scenes may mention them. */
function silentNames(shown: readonly string[], speakers: ReadonlySet<string>): Set<string> {
  const words = new Set([...speakers].flatMap((name) => name.split(" ")));
  return new Set(
    shown.filter((name) => {
      const [first, ...rest] = name.split(" ");
      if (AGED.test(first!) && rest.length > 0 && !rest.some(isPersonNoun)) return true;
      const own = name.split(" ");
      return !own.some((word) => words.has(word) || isPersonNoun(word) || /\d/.test(word));
    }),
  );
}

/**
 * The distinct characters of one scene: speakers in order, then those mentioned in the action only. A character who is
 * only heard is a voice; one who never speaks in the scene is silent.
 */
export function appearancesOf(parts: readonly Part[], action: readonly ActionParagraph[], cast: Cast): Appearance[] {
  const found = new Map<string, Appearance>();
  for (const part of parts) {
    if (part.kind !== "cue") continue;
    for (const { name, presence, line } of part.cues.flatMap((cue) => [cue, ...membersOf(cue, cast)])) {
      const before = found.get(name);
      if (before === undefined) found.set(name, { name, presence, origin: { page: part.row.row.page, line } });
      else if (before.presence === "voice" && presence === "speaks") found.set(name, { ...before, presence });
    }
  }
  for (const paragraph of action) {
    const { text } = paragraph;
    const mentions = [
      ...mentionedIn(text, cast),
      ...newcomersIn(paragraph, cast),
      ...(cast.rolesIn.get(paragraph.part) ?? []),
    ];
    for (const { name, at } of mentions) {
      const { page, line } = rowAt(paragraph, at).row;
      if (!found.has(name)) found.set(name, { name, presence: "silent", origin: { page, line } });
    }
  }
  for (const paragraph of action) {
    for (const { name, at } of actingPersonsIn(paragraph.text)) {
      // "A trooper comes in. This is TROOPER BELL."
      const noun = name.split(" ").at(-1)!;
      if (paragraph.text.includes(noun) || [...found.keys()].some((known) => known.split(" ").includes(noun))) continue;
      const { page, line } = rowAt(paragraph, at).row;
      found.set(name, { name, presence: "silent", origin: { page, line } });
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

/**
 * Cast members mentioned in a paragraph of action. A possessive (Anna's coat) does not count, unless it is of a part of
 * the body (Anna's hand), and neither does a name that is read on a thing (his phone buzzes: ANNA).
 */
function mentionedIn(text: string, cast: Cast): Mention[] {
  const words = [...text.matchAll(WORD)];
  const mentions: Mention[] = [];
  for (let at = 0; at < words.length; at++) {
    const bare = words[at]![0].replace(POSSESSIVE, "");
    if (!cast.firstWords.has(words[at]![0].toUpperCase()) && !cast.firstWords.has(bare.toUpperCase())) continue;
    for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length--) {
      const spoken = words.slice(at, at + length).map(([word]) => word);
      const isBody = BODY.has(words[at + length]?.[0] ?? "");
      if (isBody) spoken[length - 1] = spoken[length - 1]!.replace(POSSESSIVE, "");
      const name = cast.nameOf.get(spoken.join(" ").toUpperCase());
      const { index } = words[at]!;
      if (name === undefined || !isName(spoken, cast) || isRead(text, index, spoken)) continue;
      const last = words[at + length - 1]!;
      if (isAbsent(text.slice(0, index), text.slice(last.index + last[0].length))) break;
      mentions.push({ name, at: index });
      at += length - 1;
      break;
    }
  }
  return mentions;
}

/** Whether a name in capitals is what a thing says. */
function isRead(text: string, at: number, spoken: readonly string[]): boolean {
  return spoken.every((word) => word === word.toUpperCase()) && isReadOut(text.slice(0, at));
}

/** New characters who never speak; words of existing names and words common in the draft are excluded. */
function newcomersIn({ part, text }: ActionParagraph, cast: Cast): Mention[] {
  const names = (cast.shownIn.get(part) ?? []).filter((name) => {
    const words = name.split(" ");
    if ([keyOf(name), ...words].some((word) => cast.nameOf.has(word))) return false;
    return words.length > 1 || isPersonNoun(name) || !cast.common.has(name);
  });
  return names.map((name) => ({ name, at: Math.max(0, text.indexOf(name)) }));
}

/** A name is in capitals, or capitalised when it is not a common word. */
function isName(words: readonly string[], cast: Cast): boolean {
  const text = words.join(" ");
  if (text.length < SHORTEST_NAME || POSSESSIVE.test(text)) return false;
  if (text === text.toUpperCase()) return true;
  const isProper = (word: string) => word[0] !== word[0]!.toLowerCase();
  // Patient Twelve, although a patient and twelve are written in lower case, too.
  if (words.length > 1 && words.every(isProper)) return true;
  return words.every((word) => isProper(word) && !cast.common.has(word.toUpperCase()));
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
    if (
      words.length < 2 ||
      words.length > 3 ||
      AGED.test(words[0]!) ||
      !words.every((word) => /^\p{L}[\p{L}'-]+$/u.test(word))
    )
      continue;
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
