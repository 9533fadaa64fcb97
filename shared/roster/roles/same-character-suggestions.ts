import type { Breakdown } from "../../breakdown/model/breakdown.ts";
import { t } from "../../i18n/speech.ts";
import { isBadMisreading } from "../../screenplay/language/misreading.ts";
import { nameKey } from "../fields/name-key.ts";
import { areFormsOfOneName, groupsOfName } from "./nicknames.ts";
import type { SameCharacterSuggestion } from "./role-correction.ts";
import type { Role, Roster } from "./roster.ts";
import { sceneIdsByName } from "./roster-scenes.ts";

/** A role with the features that the rules compare. */
interface Candidate {
  readonly role: Role;
  readonly key: string;
  readonly scenes: ReadonlySet<string>;
}

/** The reason why two names may be one character, or undefined. `rare` is the name with fewer scenes. */
type Rule = (rare: Candidate, frequent: Candidate, all: readonly Candidate[]) => string | undefined;

const RULES: readonly Rule[] = [alikeToAScanner, titleOnly, formsOfOneName, partOfAName, oneLetterApart, unspeakable];

/**
 * Pairs of roles that may be one character, with the reason: nicknames, titles, letters confused by OCR, single-letter
 * typing errors. Pairs marked as different are omitted. The role with fewer scenes would be merged into the other.
 */
export function sameCharacterSuggestions(roster: Roster, breakdown: Breakdown): SameCharacterSuggestion[] {
  const scenesOf = sceneIdsByName(breakdown);
  const all = roster.roles
    .map(
      (role): Candidate => ({
        role,
        key: nameKey(role.name),
        scenes: new Set([role.name, ...role.aliases].flatMap((name) => scenesOf.get(nameKey(name)) ?? [])),
      }),
    )
    .filter(({ scenes }) => scenes.size > 0);
  return alikePairs(all).flatMap(([one, other]) => {
    if (areApart(roster, one.role.castId, other.role.castId)) return [];
    const [frequent, rare] = other.scenes.size > one.scenes.size ? [other, one] : [one, other];
    const reason = RULES.map((rule) => rule(rare, frequent, all)).find((words) => words !== undefined);
    return reason === undefined ? [] : [{ from: summary(rare), into: summary(frequent), reason }];
  });
}

/** From this many names that differ in one letter on, they are a series (UNIT A to UNIT Z), not typing errors. */
const SERIES_SIZE = 9;

/**
 * The pairs of which a rule may hold, in the order of the roster. A draft may have thousands of names: only those are
 * compared that have something in common.
 */
function alikePairs(all: readonly Candidate[]): [Candidate, Candidate][] {
  const found = new Map<string, readonly [number, number]>();
  const addPairs = (places: readonly number[]) => {
    for (const [at, one] of places.entries())
      for (const other of places.slice(at + 1)) found.set(`${one} ${other}`, [one, other]);
  };
  const placesBy = (keysOf: (key: string) => readonly string[]) => {
    const places = new Map<string, number[]>();
    for (const [at, { key }] of all.entries()) {
      for (const feature of new Set(keysOf(key))) {
        const own = places.get(feature);
        if (own === undefined) places.set(feature, [at]);
        else own.push(at);
      }
    }
    return [...places.values()].filter(({ length }) => length > 1);
  };
  for (const alike of placesBy((key) => [asScanned(key)])) {
    if (alike.length < SERIES_SIZE) addPairs(alike);
    else {
      const main = alike.reduce((one, other) => (all[other]!.scenes.size > all[one]!.scenes.size ? other : one));
      for (const one of alike) if (one !== main) addPairs([Math.min(one, main), Math.max(one, main)]);
    }
  }
  // A name with one title, or one longer name, is unambiguous; with several it could be any of them.
  for (const places of [placesBy((key) => [withoutTitle(key)]), placesBy((key) => key.split(" "))])
    for (const alike of places) if (alike.length === 2) addPairs(alike);
  for (const alike of placesBy(formsIn)) addPairs(alike);
  for (const alike of placesBy(withoutOneLetter)) if (alike.length < SERIES_SIZE) addPairs(alike);
  for (const alike of placesBy(endsOfWord)) if (alike.length < SERIES_SIZE) addPairs(alike);
  return [...found.values()]
    .sort(([one, other], [two, second]) => one - two || other - second)
    .map(([one, other]) => [all[one]!, all[other]!]);
}

/** The groups of the first name, each with the other names: 52 DOE for JIM DOE. */
function formsIn(key: string): string[] {
  const [first, ...rest] = key.split(" ");
  return groupsOfName(first!).map((group) => [group, ...rest].join(" "));
}

/** A name, and all that remains of it without one letter: two names that differ in one have one of these in common. */
function withoutOneLetter(key: string): string[] {
  if (key.length > MAX_SLIP_LENGTH) return [];
  return [key, ...Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1))];
}

/** The beginning and the end of a name that is one word: scanners mostly misread letters between them. */
function endsOfWord(key: string): string[] {
  return key.includes(" ") || key.length > MAX_SLIP_LENGTH ? [] : [`${key.slice(0, 3)}…${key.at(-1)}`];
}

function summary({ role, scenes }: Candidate): SameCharacterSuggestion["into"] {
  return { castId: role.castId, name: role.name, scenes: scenes.size };
}

function areApart(roster: Roster, one: string, other: string): boolean {
  return roster.apart?.some((pair) => pair.includes(one) && pair.includes(other)) ?? false;
}

/** Two characters in one scene are different people. */
function meet(one: Candidate, other: Candidate): boolean {
  return one.scenes.intersection(other.scenes).size > 0;
}

const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[0QD]/g, "O"],
  [/[1L|!]/g, "I"],
  [/4/g, "A"],
  [/5/g, "S"],
  [/8/g, "B"],
  [/2/g, "Z"],
  [/RN/g, "M"],
  [/VV/g, "W"],
  [/[\s.'’-]/g, ""],
];

function asScanned(name: string): string {
  return LOOKALIKES.reduce((text, [sign, like]) => text.replace(sign, like), name);
}

/**
 * OCR may read one name in two ways, even within a scene if it read a digit. WALTER and a WAITER who share a scene are
 * two people.
 */
function alikeToAScanner(rare: Candidate, frequent: Candidate): string | undefined {
  const { role, key } = rare;
  const hasDigit = [key, frequent.key].some((name) => /\p{L}\d|\d\p{L}|[|!]/u.test(name));
  if (!hasDigit && (areWords(key, frequent.key) || meet(rare, frequent))) return undefined;
  // GUARD 1 and GUARD I may be two guards: the difference must be within a word.
  const words = (name: string) => name.split(" ").filter((word) => word.length > 1);
  const differ = words(key).join(" ") !== words(frequent.key).join(" ");
  if (!differ || key.length < 3 || asScanned(key) !== asScanned(frequent.key)) return undefined;
  return t('"{name}" and "{name2}" look alike to a scanner.', { name: role.name, name2: frequent.role.name });
}

/** Occupations, which are no misreading of a name. */
const OCCUPATION =
  /^(?:WAITER|WAITRESS|MAITRE|BARMAN|BARMAID|GUARD|CLERK|NURSE|DOCTOR|DRIVER|COOK|MAID|COP|OFFICER|PORTER|BUTLER|CASTER|MASTER|MISTER|SISTER|BROTHER|MOTHER|FATHER)$/;

function areWords(one: string, other: string): boolean {
  return OCCUPATION.test(one) || OCCUPATION.test(other);
}

const TITLE =
  /^(?:MR|MRS|MS|MISS|DR|DOCTOR|PROF|PROFESSOR|SIR|LADY|LORD|CAPT|CAPTAIN|SGT|SERGEANT|LT|LIEUTENANT|COL|COLONEL|GENERAL|MAJOR|OFFICER|DETECTIVE|DET|INSPECTOR|AGENT|NURSE|SISTER|BROTHER|FATHER|AUNT|UNCLE|JUDGE|SENATOR|PRESIDENT|KING|QUEEN|PRINCE|PRINCESS)\.? (?=\S)/;

function withoutTitle(name: string): string {
  return name.replace(TITLE, "");
}

/** MR. SMITH is SMITH, unless there is also a MRS. SMITH. */
function titleOnly(rare: Candidate, frequent: Candidate, all: readonly Candidate[]): string | undefined {
  const [titled, plain] = TITLE.test(rare.key) ? [rare, frequent] : [frequent, rare];
  if (!TITLE.test(titled.key) || withoutTitle(titled.key) !== plain.key || meet(rare, frequent)) return undefined;
  if (all.some((other) => other !== titled && other !== plain && withoutTitle(other.key) === plain.key))
    return undefined;
  return `"${titled.role.name}" is "${plain.role.name}" with a title.`;
}

/** Short forms of titles. */
const TITLE_IN_FULL: Readonly<Record<string, string>> = {
  ...{ CAPT: "CAPTAIN", COL: "COLONEL", DET: "DETECTIVE", DR: "DOCTOR", LT: "LIEUTENANT" },
  ...{ PROF: "PROFESSOR", SGT: "SERGEANT" },
};

const titleInFull = (title: string): string => {
  const word = title.replace(".", "");
  return TITLE_IN_FULL[word] ?? word;
};

/** DET. DOE and DETECTIVE DOE, JIM and JAMES, JIM DOE and JAMES DOE; YOUNG JIM is not a nickname. */
function formsOfOneName(rare: Candidate, frequent: Candidate): string | undefined {
  const [one = "", ...rest] = rare.key.split(" ");
  const [other = "", ...restOfOther] = frequent.key.split(" ");
  const isOneTitle = rest.length > 0 && one !== other && titleInFull(one) === titleInFull(other);
  if (
    !(isOneTitle || areFormsOfOneName(one, other)) ||
    rest.join(" ") !== restOfOther.join(" ") ||
    meet(rare, frequent)
  )
    return undefined;
  return t('"{name}" and "{name2}" are forms of one name.', { name: rare.role.name, name2: frequent.role.name });
}

/** JIM and JIM DOE, if the name is unique. */
function partOfAName(rare: Candidate, frequent: Candidate, all: readonly Candidate[]): string | undefined {
  const [short, long] = rare.key.length < frequent.key.length ? [rare, frequent] : [frequent, rare];
  const words = long.key.split(" ");
  const isName = words.length === 2 && words.every((word) => /^\p{L}{3,}$/u.test(word));
  if (!isName || !words.includes(short.key) || NOT_A_NAME.test(long.key) || meet(rare, frequent)) return undefined;
  if (all.some((other) => other !== long && other !== short && other.key.split(" ").includes(short.key)))
    return undefined;
  return t('"{name}" may be short for "{name2}".', { name: short.role.name, name2: long.role.name });
}

/** Words that make a name a different character. */
const NOT_A_NAME =
  /(?:^| )(?:YOUNG|YOUNGER|OLD|OLDER|LITTLE|BIG|TEEN|TEENAGE|BABY|ADULT|FUTURE|EVIL|OTHER|FAKE|REAL|DEAD|BOY|GIRL|MAN|WOMAN|KID|CHILD|MOTHER|MOM|DAD|WIFE|HUSBAND|SON|DAUGHTER|FRIEND|JUNIOR|SENIOR|VOICE|GUARD|COP|CLERK|DRIVER|WAITER|NURSE|DOCTOR|FIRST|SECOND|THIRD|ONE|TWO|THREE)(?: |$)/;

const MIN_SLIP_LENGTH = 4;
const MAX_SLIP_LENGTH = 100;
const MAX_SCENES_OF_A_TYPO = 2;

/**
 * A typing error is rare and affects the letters of the name: GUARD 1 and GUARD 2 are two characters, and so are GUARD
 * and GUARDS, MR. and MRS. SMITH.
 */
function oneLetterApart(rare: Candidate, frequent: Candidate): string | undefined {
  const [one, other] = [rare.key, frequent.key];
  if (Math.min(one.length, other.length) < MIN_SLIP_LENGTH || rare.scenes.size > MAX_SCENES_OF_A_TYPO) return undefined;
  if (one.replace(/\P{N}/gu, "") !== other.replace(/\P{N}/gu, "")) return undefined;
  if (TITLE.exec(one)?.[0] !== TITLE.exec(other)?.[0]) return undefined;
  if (`${one}S` === other || one === `${other}S` || meet(rare, frequent) || !isOneSlip(one, other)) return undefined;
  if (areWords(one, other)) return undefined;
  return t('"{name}" and "{name2}" differ by one letter.', { name: rare.role.name, name2: frequent.role.name });
}

/** More consonants in a row than a name has. */
const UNSPEAKABLE = /[B-DF-HJ-NP-TV-XZ]{4}/;
const MIN_SCENES_OF_A_NAME = 2;

/** MURRCHW in one scene is MURROW in several: a scanner made two letters of one, or one of two. */
function unspeakable(rare: Candidate, frequent: Candidate): string | undefined {
  const isKnown = frequent.scenes.size >= MIN_SCENES_OF_A_NAME && !UNSPEAKABLE.test(frequent.key);
  if (!isKnown || rare.scenes.size > 1 || !UNSPEAKABLE.test(rare.key)) return undefined;
  if (meet(rare, frequent) || !isBadMisreading(rare.key, frequent.key)) return undefined;
  return t('"{name}" and "{name2}" look alike to a scanner.', { name: rare.role.name, name2: frequent.role.name });
}

/** Whether one letter was changed, removed, inserted, or swapped with its neighbour. */
function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (long.length - short.length > 1 || (at === short.length && long.length === short.length)) return false;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  const swapped = long.slice(0, at) + (long[at + 1] ?? "") + long[at] + long.slice(at + 2);
  return short.slice(at + 1) === long.slice(at + 1) || short === swapped;
}
