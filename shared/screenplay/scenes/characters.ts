import type { Cue } from "../classify/character-cue.ts";
import type { Part, PlacedText } from "../classify/script-parts.ts";
import {
  isAged,
  namesGivenIn,
  nicknameFinder,
  otherSpellings,
  shortNames,
  titledNames,
} from "../language/other-names.ts";
import { isPersonNoun, isSpeakingMachine } from "../language/person-nouns.ts";
import { isAbsent, isBodyPart, isReadOut } from "../language/unseen-persons.ts";
import type { Appearance } from "../model/scene.ts";
import { type ActionParagraph, actionParagraphsOf, rowAt } from "./action-paragraphs.ts";
import { animalsNamedIn } from "./named-animals.ts";
import { type Mention, roleMentionsOf } from "./role-mentions.ts";
import { actingPersonsIn, longerRoles, personsShownIn, wholeNamesOfTitled } from "./silent-roles.ts";

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
  /** Rows above the first cue of a speaker whom no action has named: they may describe the speaker. */
  readonly aboveFirstCues: ReadonlySet<PlacedText>;
  /** Words that the draft also writes in lower case (guard, rose): only in capitals do they name a character. */
  readonly common: ReadonlySet<string>;
}

const BETWEEN_NAMES = /\s(?:AND|&|\+|ET|UND|Y|E)\s|\s?\/\s?/;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;
const POSSESSIVE = /['’](?:s|S)?$/;
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
  const short = nicknamesOf(silentNames(shown, speakers), speakers, action);
  const whole = wholeNamesOfTitled(parts, shownIn);
  const names = speakers.union(silentNames(shown, speakers)).union(whole.others).difference(new Set(short.keys()));
  const nameOf = new Map([
    ...shortNames(names),
    ...[...otherSpellings(shown, speakers), ...whole.same, ...longerRoles(parts, shownIn)].map(
      ([other, name]): [string, string] => [keyOf(other), name],
    ),
    ...[...names].map((name): [string, string] => [keyOf(name), name]),
    ...[...short].flatMap(([name, nickname]) =>
      [name, ...name.split(" ")].map((one): [string, string] => [keyOf(one), nickname]),
    ),
  ]);
  const texts = parts.flatMap((part) => (part.kind === "action" || part.kind === "speech" ? [part.row.text] : []));
  const written = new Set(texts.flatMap(wordsIn));
  const common = new Set<string>();
  for (const word of written) if (word === word.toLowerCase()) common.add(word.toUpperCase());
  const firstWords = new Set([...nameOf.keys()].map((name) => name.split(" ")[0]!));
  const rolesIn = roleMentionsOf(
    parts,
    action,
    [...new Set([...speakers, ...shown])],
    nameOf,
    shownIn,
    titledNames(texts, nameOf),
  );
  return { nameOf, firstWords, shownIn, rolesIn, animals, aboveFirstCues: aboveFirstCuesOf(parts), common };
}

/**
 * Speakers by the whole name with which the action introduces them: REGGIE for REGINA LAMB, if nothing names Reggie
 * before.
 */
function nicknamesOf(
  silent: ReadonlySet<string>,
  speakers: ReadonlySet<string>,
  action: readonly ActionParagraph[],
): Map<string, string> {
  const found = new Map<string, string>();
  if (silent.size === 0) return found;
  const nicknamesFor = nicknameFinder(speakers);
  const firstOf = new Map<string, number>();
  for (const [at, { text }] of action.entries()) {
    for (const word of wordsIn(text.toUpperCase())) if (!firstOf.has(word)) firstOf.set(word, at);
  }
  for (const name of silent) {
    const [first, ...rest] = name.split(" ");
    const nicknames = nicknamesFor(first!);
    if (rest.length === 0 || nicknames.length !== 1) continue;
    const isBefore = (firstOf.get(nicknames[0]!) ?? action.length) < (firstOf.get(first!) ?? 0);
    if (!isBefore) found.set(name, nicknames[0]!);
  }
  return found;
}

/** The rows above the first cues of speakers with proper names whom the action has not named until then. */
function aboveFirstCuesOf(parts: readonly Part[]): Set<PlacedText> {
  const named = new Set<string>();
  const read = new Set<string>();
  const found = new Set<PlacedText>();
  for (const [at, part] of parts.entries()) {
    const words = part.kind === "cue" ? part.cues.flatMap(({ name }) => name.split(" ")) : [];
    const isNew = !words.some((word) => named.has(word) || isPersonNoun(word) || /\P{L}/u.test(word));
    if (part.kind === "cue" && part.cues.length === 1 && isNew && at > 0) found.add(parts[at - 1]!.row);
    for (const word of part.kind === "action" ? wordsIn(part.row.text) : words) {
      if (read.has(word)) continue;
      read.add(word);
      named.add(word.replace(POSSESSIVE, "").toUpperCase());
    }
  }
  return found;
}

/** Proper names of people who are introduced but never speak, so that later scenes may mention them. */
function silentNames(shown: readonly string[], speakers: ReadonlySet<string>): Set<string> {
  const words = new Set([...speakers].flatMap((name) => name.split(" ")));
  const introduced = new Set(shown.flatMap((name) => (isAged(name.split(" ")[0]!) ? [] : name.split(" "))));
  return new Set(
    shown.filter((name) => {
      const [first, ...rest] = name.split(" ");
      // OLD SERAFIM is the speaker SERAFIM, if no one else has that name.
      const isKnown = rest.every((word) => words.has(word)) && !rest.some((word) => introduced.has(word));
      if (isAged(first!) && rest.length > 0 && !rest.some(isPersonNoun)) return first === "OLD" ? !isKnown : true;
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
    for (const { name, presence: said, line } of part.cues.flatMap((cue) => [cue, ...membersOf(cue, cast)])) {
      const presence = isSpeakingMachine(name) ? "voice" : said;
      const before = found.get(name);
      if (before === undefined) found.set(name, { name, presence, origin: { page: part.row.row.page, line } });
      else if (before.presence === "voice" && presence === "speaks") found.set(name, { ...before, presence });
    }
  }
  const described = new Set<string>();
  const acting = action.map(({ text }) => actingPersonsIn(text));
  for (const [nth, paragraph] of action.entries()) {
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
    for (const name of describedIn(paragraph, [...mentions, ...acting[nth]!], cast)) described.add(name);
  }
  const words = new Set([...found.keys()].flatMap((name) => name.split(" ")));
  for (const [nth, paragraph] of action.entries()) {
    for (const { name, at } of acting[nth]!) {
      // "A trooper comes in. This is TROOPER BELL."
      const noun = name.split(" ").at(-1)!;
      if (paragraph.text.includes(noun) || words.has(noun)) continue;
      const { page, line } = rowAt(paragraph, at).row;
      found.set(name, { name, presence: "silent", origin: { page, line } });
      for (const word of name.split(" ")) words.add(word);
    }
  }
  return [...found.values()].filter(({ name, presence }) => presence !== "silent" || !described.has(name));
}

/**
 * The roles of a paragraph that are a character with a name: a man in grey sits on the bed, this must be HANNO VELT; the
 * first operator looks up, and MAISIE speaks for the first time.
 */
function describedIn({ text, rows }: ActionParagraph, mentions: readonly Mention[], cast: Cast): string[] {
  const roles = mentions
    .filter(({ name }) => name.split(" ").some(isPersonNoun))
    .sort((one, other) => one.at - other.at);
  const named = namesGivenIn(text).flatMap(({ at }) => roles.findLast((role) => role.at < at) ?? []);
  const isAlone = mentions.length === 1 && mentions[0]!.at === 0 && /^the [^.!?]{1,60}[.!?]?$/i.test(text);
  const speaks = isAlone && cast.aboveFirstCues.has(rows.at(-1)!.row);
  return [...named, ...(speaks ? roles : [])].map(({ name }) => name);
}

/** The characters of a joint cue, `ANNA AND BEN`, if each of them is known; ERIC/ERIN may be two people. */
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
    const word = words[at]![0].toUpperCase();
    if (!cast.firstWords.has(word) && !cast.firstWords.has(word.replace(POSSESSIVE, ""))) continue;
    for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length--) {
      const spoken = words.slice(at, at + length).map(([word]) => word);
      const isBody = isBodyPart(words[at + length]?.[0]);
      if (isBody) spoken[length - 1] = spoken[length - 1]!.replace(POSSESSIVE, "");
      const name = cast.nameOf.get(spoken.join(" ").toUpperCase());
      const { index } = words[at]!;
      if (name === undefined || !isName(spoken, cast) || isRead(text, index, spoken)) continue;
      const last = words[at + length - 1]!;
      if (length === 1 && isOfAnother(text, words[at - 1], words[at]!, name, cast)) break;
      if (isAbsent(text.slice(0, index), text.slice(last.index + last[0].length))) break;
      mentions.push({ name, at: index });
      at += length - 1;
      break;
    }
  }
  return mentions;
}

const HONORIFIC = /^(?:MR|MRS|MS|MISS|DR|SIR|LADY|LORD|MADAM|MADAME)$/;

/** Whether a surname is that of someone else: Charles Lamb, in a draft with REGINA LAMB. */
function isOfAnother(
  text: string,
  before: RegExpExecArray | undefined,
  own: RegExpExecArray,
  name: string,
  cast: Cast,
): boolean {
  if (before === undefined || before.index + before[0].length + 1 !== own.index) return false;
  const first = before[0].toUpperCase();
  const isFirstName =
    /^\p{Lu}/u.test(before[0]) && !cast.common.has(first) && !isPersonNoun(first) && !HONORIFIC.test(first);
  const startsSentence = before.index === 0 || /[.!?]\s$/.test(text.slice(before.index - 2, before.index));
  return (
    isFirstName && !startsSentence && !name.split(" ").includes(first) && name.split(" ")[0] !== own[0].toUpperCase()
  );
}

/** Whether a name in capitals is what a thing says. */
function isRead(text: string, at: number, spoken: readonly string[]): boolean {
  return spoken.every((word) => word === word.toUpperCase()) && isReadOut(text.slice(0, at));
}

/** New characters who never speak; words of existing names and words common in the draft are excluded. */
function newcomersIn({ part, text }: ActionParagraph, cast: Cast): Mention[] {
  const meant = (cast.rolesIn.get(part) ?? []).filter(({ as, name }) => as !== name).map(({ as }) => as);
  const names = (cast.shownIn.get(part) ?? []).filter((name) => {
    if (meant.includes(name)) return false;
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

function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

function keyOf(name: string): string {
  return wordsIn(name).join(" ").toUpperCase();
}
