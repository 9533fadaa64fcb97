import type { Part } from "../classify/script-parts.ts";
import { isAnyone, isChild, isFamily, isPersonNoun, isRelative, personOfPlural } from "../language/person-nouns.ts";
import { isAbsent } from "../language/unseen-persons.ts";
import { wordRunsIn } from "../language/word-runs.ts";
import type { ActionParagraph } from "./action-paragraphs.ts";
import { actingPersonsIn, actsAfterComma, isActing, isSeldomPerson } from "./silent-roles.ts";

/** A name in a text, where it begins, and the word in capitals that stands for it: the POLICEMAN. */
export interface Mention {
  readonly name: string;
  readonly at: number;
  readonly as?: string;
}

/** A role with a noun for a name: WATCHMAN, MAN IN A RED HAT, ODESSA'S GRANDMOTHER. */
interface Role {
  readonly name: string;
  readonly noun: string;
  /** Its first and its last scene so far; -1 before it is seen. */
  first: number;
  last: number;
  /** Number of its scenes so far. */
  scenes: number;
}

const TITLE = /^(?:MR|MRS|MS|MISS|DR|SGT|LT|CAPT|SIR|LADY)\.?$/;
const BETWEEN = /^(?:in|with|at|on|from|of|behind|under|by|beside)$/;
const IN_NAME = /^(?:IN|WITH|AT|ON|OF|FROM|BEHIND|BY)$/;
/** What begins a phrase for someone known: the man, his wife, Judith's mother. */
const DETERMINER = /^(?:[Tt]he|[Bb]oth|[Hh]is|[Hh]er|[Tt]heir|\p{Lu}\p{L}*['’]s)$/u;
const OWN = /^(?:his|her|their)$/;
const SMALL_WORDS = new Set("the a an his her their its and that who".split(" "));
const MAX_BEFORE_NOUN = 3;
const MAX_AFTER_NOUN = 5;

/**
 * The roles with a noun for a name that each paragraph mentions in lower case, by the part of its first row: the
 * watchman, both bailiffs, the man in the red hat, and the man, who is the one seen last. A person whom no one has
 * introduced is a new role: the bandmaster salutes.
 *
 * @param names all speakers and everyone whom the action shows in capitals
 * @param nameOf characters by their names, in capitals
 * @param shownIn whom each paragraph shows in capitals
 * @param titles characters by the titles that only they have: the inspector
 */
export function roleMentionsOf(
  parts: readonly Part[],
  action: readonly ActionParagraph[],
  names: readonly string[],
  nameOf: ReadonlyMap<string, string>,
  shownIn: ReadonlyMap<Part, readonly string[]>,
  titles: ReadonlyMap<string, string>,
): ReadonlyMap<Part, readonly Mention[]> {
  // SHIVERING GIRL is the speaker GIRL.
  const known = (name: string) =>
    nameOf.get(name) ??
    nameOf.get(name.split(" ").find((word) => isPersonNoun(word) && nameOf.has(word)) ?? "") ??
    name;
  const roles: Roles = { byName: new Map(), byNoun: new Map(), byNumber: new Map(), here: new Set() };
  for (const name of names) addRole(roles, known(name));
  const paragraphs = new Map(action.map((paragraph) => [paragraph.part, paragraph]));
  const described = nounsOfNamed(action, shownIn);
  const wordsOfScene: Set<string>[] = [new Set()];
  const found = new Map<Part, Mention[]>();
  const see = (name: string) => {
    const role = roles.byName.get(name) ?? addRole(roles, name);
    if (role === undefined) return;
    if (!roles.here.has(role)) role.scenes++;
    roles.here.add(role);
    role.last = wordsOfScene.length - 1;
    if (role.first < 0) role.first = role.last;
  };
  for (const part of parts) {
    if (part.kind === "heading") {
      wordsOfScene.push(new Set());
      roles.here.clear();
    }
    if (part.kind === "cue") for (const { name } of part.cues) see(known(name));
    const paragraph = paragraphs.get(part);
    if (paragraph === undefined) continue;
    const { text } = paragraph;
    const phrases = definiteIn(text);
    const shown = shownIn.get(part) ?? [];
    for (const name of shown) if (!phrases.some(({ as }) => as === name)) see(known(name));
    for (const { name } of actingPersonsIn(text)) see(name);
    const mentions: Mention[] = [];
    for (const phrase of phrases) {
      const soFar = { roles, described, titles, scene: wordsOfScene.length - 1, wordsOfScene };
      const { at, as } = phrase;
      const meant = rolesOf(phrase, soFar);
      if (meant.length === 0 && as !== undefined && shown.includes(as)) see(known(as));
      for (const name of meant) {
        see(name);
        mentions.push({ name, at, ...(as !== undefined && { as }) });
      }
    }
    if (mentions.length > 0) found.set(part, mentions);
    for (const word of text.toUpperCase().match(/\p{L}+/gu) ?? []) wordsOfScene.at(-1)!.add(word);
  }
  return found;
}

/** The roles so far. */
interface Roles {
  readonly byName: Map<string, Role>;
  readonly byNoun: Map<string, Role[]>;
  /** By the name with its ordinal as a number. */
  readonly byNumber: Map<string, Role>;
  /** Those of the present scene. */
  readonly here: Set<Role>;
}

/** At most this many roles with the same noun, the latest, are compared (GUARD 1 to GUARD 3000). */
const MAX_OF_NOUN = 100;

function rolesWith({ byNoun }: Roles, noun: string): readonly Role[] {
  return byNoun.get(noun)?.slice(-MAX_OF_NOUN) ?? [];
}

/** Adds a role by its name, if a noun for a person is in it. */
function addRole({ byName, byNoun, byNumber }: Roles, name: string): Role | undefined {
  const words = name.split(" ");
  if (words.some((word) => TITLE.test(word) || !/^(?:\p{L}+(?:['’]S)?|\d(?:ST|ND|RD|TH))$/u.test(word)))
    return undefined;
  const end = words.findIndex((word) => IN_NAME.test(word));
  const noun = words.slice(0, end < 0 ? words.length : end).at(-1) ?? "";
  if (!words.some(isPersonNoun)) return undefined;
  const known = byName.get(name);
  if (known !== undefined) return known;
  const role = { name, noun, first: -1, last: -1, scenes: 0 };
  byName.set(name, role);
  if (!byNumber.has(withDigits(name))) byNumber.set(withDigits(name), role);
  const same = byNoun.get(noun);
  if (same === undefined) byNoun.set(noun, [role]);
  else same.push(role);
  return role;
}

/** Nouns by which sentences introduce people with proper names: NORA (40), a surgeon. */
function nounsOfNamed(
  action: readonly ActionParagraph[],
  shownIn: ReadonlyMap<Part, readonly string[]>,
): ReadonlySet<string> {
  const named = action.filter(({ part }) => shownIn.get(part)?.some((name) => !name.split(" ").some(isPersonNoun)));
  return new Set(named.flatMap(({ text }) => (text.match(/\p{Ll}+/gu) ?? []).map((word) => word.toUpperCase())));
}

/** A noun phrase with `the`, `both`, `his` or `Judith's`: its adjectives, its noun, and what stands after it. */
interface Definite {
  /** Whose relative it is, in capitals: HIS, JUDITH'S. */
  readonly owner?: string;
  /** The noun, if it is in capitals: the POLICEMAN. */
  readonly as?: string;
  readonly before: readonly string[];
  readonly noun: string;
  readonly after: readonly string[];
  readonly acts: boolean;
  readonly at: number;
}

function definiteIn(text: string): Definite[] {
  return wordRunsIn(text).flatMap(({ words, index, end: runEnd }) => {
    // The watchman, HOB, has a name.
    const isNamed = /^, \p{Lu}{2}/u.test(text.slice(runEnd));
    return words.flatMap((word, start): Definite[] => {
      if (!DETERMINER.test(word)) return [];
      const phrase = words.slice(start + 1, start + 2 + MAX_BEFORE_NOUN);
      // The Bishop and the POLICEMAN, but not the King Hotel.
      const small = phrase.findIndex(
        (one, n) =>
          one !== one.toLowerCase() && !(isPersonNoun(one.toUpperCase()) && !/^\p{Lu}/u.test(phrase[n + 1] ?? "")),
      );
      const own = (small < 0 ? phrase : phrase.slice(0, small)).map((one) => one.toUpperCase());
      const first = own.findIndex((one) => isPersonNoun(one) || personOfPlural(one) !== undefined);
      if (first < 0) return [];
      const end = isPersonNoun(own[first + 1] ?? "") ? first + 1 : first;
      const next = start + 2 + end;
      if (isNamed && next === words.length) return [];
      // The boy on his crutch is a boy seen before: the crutch does not say which.
      const hasOwn = BETWEEN.test(words[next] ?? "") && OWN.test(words[next + 1] ?? "");
      const after = BETWEEN.test(words[next] ?? "") && !hasOwn ? words.slice(next + 1, next + 1 + MAX_AFTER_NOUN) : [];
      const at = index + words.slice(0, start).join(" ").length;
      const rest = text.slice(index + words.slice(0, next).join(" ").length);
      if (isAbsent(text.slice(0, at === index ? at : at + 1), rest)) return [];
      const acts =
        isActing(words[next]) ||
        (hasOwn && words[next] === "with") ||
        (next === words.length && start === 0 && actsAfterComma(rest));
      const owner = /^(?:the|both)$/i.test(word) ? {} : { owner: word.toUpperCase() };
      const last = words[next - 1]!;
      const as = last === last.toUpperCase() ? { as: last } : {};
      return [{ ...owner, ...as, before: own.slice(0, end), noun: own[end]!, after, acts, at }];
    });
  });
}

interface SoFar {
  readonly roles: Roles;
  /** Nouns that describe people with proper names. */
  readonly described: ReadonlySet<string>;
  readonly titles: ReadonlyMap<string, string>;
  readonly scene: number;
  readonly wordsOfScene: readonly ReadonlySet<string>[];
}

function rolesOf(definite: Definite, { roles, described, titles, scene, wordsOfScene }: SoFar): string[] {
  const { owner, before, noun, after, acts } = definite;
  if (owner !== undefined) {
    if (!acts || before.length > 0 || !isFamily(noun)) return [];
    const relatives = rolesWith(roles, noun);
    const seen = relatives.filter(({ name, last }) => last >= 0 && (name === noun || name === `${owner} ${noun}`));
    if (seen.length === 1) return [seen[0]!.name];
    return relatives.length === 0 && !described.has(noun) ? [noun] : [];
  }
  const phrase = [...before, noun].join(" ");
  const exact = roles.byNumber.get(withDigits(phrase));
  const same = rolesWith(roles, noun);
  if (before.length === 0 && exact?.last !== scene) {
    // A UNIFORMED POLICEMAN looks in. The POLICEMAN leaves.
    const here = same.filter(({ last }) => last === scene);
    if (here.length === 1) return [here[0]!.name];
    const titled = titles.get(noun);
    if (titled !== undefined && !same.some(({ last }) => last >= 0)) return [titled];
  }
  if (exact !== undefined && (before.length > 0 || !isAnyone(noun))) return [exact.name];
  const plural = personOfPlural(noun);
  if (plural !== undefined && !isPersonNoun(noun)) {
    // The men are those of this scene; the bailiffs may be of an earlier one.
    const all = rolesWith(roles, plural).filter(
      ({ name, last }) => !/^\d/.test(name) && (!isAnyone(plural) || last === scene),
    );
    if (!all.some(({ last }) => last >= 0)) return [];
    return before.length === 0 && all.length > 1 ? all.map(({ name }) => name) : [];
  }
  const hasWord = (role: Role, word: string) =>
    role.name.includes(word) || (wordsOfScene[role.first]?.has(word) ?? false);
  const isLike = (role: Role) =>
    (before.length === 0 || before.some((word) => hasWord(role, word) || hasWord(role, word.replace(/ED$/, "")))) &&
    (after.length === 0 ||
      after.some((word) => !SMALL_WORDS.has(word) && word.length > 2 && hasWord(role, word.toUpperCase())));
  const like = same.filter(isLike);
  const latest = like.filter(({ last }) => last >= 0).sort((one, other) => other.last - one.last)[0];
  if (before.length + after.length > 0 && latest !== undefined) return [latest.name];
  if (before.length + after.length === 0) {
    if (!isAnyone(noun) && same.length === 1) return [same[0]!.name];
    if (latest?.last === scene) return [latest.name];
    // The boy may be the apprentice of this scene.
    const isOther = [...roles.here].some((role) => mayMean(noun, role.noun));
    const seen = same.filter(({ last }) => last >= 0);
    const isUsual = (role: Role) => seen.every((other) => other === role || role.scenes > Math.max(1, other.scenes));
    if (latest !== undefined && !isOther && (seen.length === 1 || latest.last === scene - 1)) return [latest.name];
    // The girl with the most scenes, even after a GIRL IN WHITE who has one.
    if (exact !== undefined && exact.last >= 0 && !isOther && isUsual(exact)) return [exact.name];
  }
  const isNew =
    acts &&
    same.length === 0 &&
    !isSeldomPerson(noun, before.length === 0) &&
    !isAnyone(noun) &&
    !isRelative(noun) &&
    !described.has(noun);
  return isNew ? [phrase] : [];
}

const ORDINALS: ReadonlyMap<string, string> = new Map([
  ["FIRST", "1ST"],
  ["SECOND", "2ND"],
  ["THIRD", "3RD"],
  ["FOURTH", "4TH"],
  ["FIFTH", "5TH"],
]);

/** A name with its ordinal as a number: 1ST OPERATOR for FIRST OPERATOR. */
function withDigits(name: string): string {
  const [first, ...rest] = name.split(" ");
  return [ORDINALS.get(first!) ?? first, ...rest].join(" ");
}

const MALE = /^(?:MAN|GENTLEMAN|GUY|FELLOW)$|MAN$/;
const FEMALE = /^(?:WOMAN|LADY)$|(?:WOMAN|LADY|GIRL|MAID|WIFE|ESS|NUN|BRIDE|WIDOW)$/;

/** Whether a word such as MAN or BOY may mean a role with another noun. */
function mayMean(anyone: string, noun: string): boolean {
  if (isChild(anyone) !== isChild(noun)) return false;
  if (FEMALE.test(anyone)) return !MALE.test(noun) || FEMALE.test(noun);
  return !MALE.test(anyone) || !FEMALE.test(noun);
}
