import { DETERMINED_WORDS } from "../language/element-lexicon.ts";
import { isPlayingMachine, personOfPlural } from "../language/person-nouns.ts";
import { isFigureOfSpeech, isNoAnimal, isVerbByPlace, type Token, wordsBefore } from "../language/phrases.ts";
import { isBaseVerb, isThirdPerson } from "../language/verbs.ts";
import type { Cast } from "./characters.ts";
import {
  endsPhrase,
  hasObject,
  isBareNoun,
  isDepicted,
  isDetermined,
  isEffectless,
  isFilmCamera,
  isPane,
  isUsedAsVerb,
  isVehiclePart,
  usesThing,
} from "./noun-evidence.ts";

/** An element found in a paragraph of action, by its lexicon word. */
export interface Thing {
  readonly word: string;
  /** Where it begins in the text. */
  readonly at: number;
  readonly isInCapitals: boolean;
}

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const POSSESSIVE = /['’]s$/;
/** What is seen of an animal only with the animal. */
const ANIMAL_PARTS = new Set(
  "hoof hooves head mane tail neck back flank nose ears mouth leg legs paw belly".split(" "),
);
const CERTAIN = new Set("the his her its their my our".split(" "));
/** In capitals, this is the film camera, not a prop. */
const FILMING = "CAMERA";
/** Words after which an element is absent: no car, looks like a dog. */
const ABSENT = new Set(["no", "not", "without", "like", "imaginary", "resembling"]);
const ARTICLES = new Set(["a", "an", "the", "any", "some"]);
/** Words before which the word is a verb of motion, unless an article precedes: they file out. */
const AWAY = new Set(["out", "through", "away", "past"]);
const NAMING = new Set("a an the his her its their our my your this that these those some of with".split(" "));
/** Categories whose words also match as verbs: he punches, it rains. */
const DEEDS = new Set(["Stunts", "Special Effects", "Visual Effects", "Makeup/Hair", "Sound"]);
/** Nouns that make the word before them a mere attribute: a bus stop is not a bus. */
const KINDS = new Set(
  (
    "stop station stand park wash dealership lot rental accident insurance show food race track rank shop " +
    "store lane parking salon room thief license ride trip maker salesman fluid operator operators booth " +
    "number call calls conversation hour line dealer driver drivers escape market " +
    "ears tail fur skin tamer walker trainer breeder bite track show fight burn"
  ).split(" "),
);

/** Words that with "of" only measure what follows: a sheet of paper, a roll of bank notes. */
const MEASURES = new Set(
  "sheet roll string sprig slice stick spear bar lump bag bunch bundle row line pair".split(" "),
);

/** Nouns that name a thing together with the one before them: a violin case, a laundry hamper. */
const HOLDERS = new Set(
  (
    "case cases box boxes bag bags bin bins stand rack racks holder holders packet carton tin hamper sack sacks " +
    "trolley trolleys container containers cylinder cylinders jar jars bottle bottles basket baskets crate crates lid " +
    "tube tubes pump dispenser cart carts set kit"
  ).split(" "),
);
/** A lexicon indexed for matching. */
export interface ThingList {
  readonly categoryOf: ReadonlyMap<string, string>;
  /** Number of words of the longest name, by first word. */
  readonly longest: ReadonlyMap<string, number>;
}

/** @param categoryOf categories by lower-case words */
export function thingList(categoryOf: ReadonlyMap<string, string>): ThingList {
  const longest = new Map<string, number>();
  for (const word of categoryOf.keys()) {
    const words = word.split(" ");
    longest.set(words[0]!, Math.max(words.length, longest.get(words[0]!) ?? 0));
  }
  return { categoryOf, longest };
}

/**
 * The elements that a text names, longest match first. Excluded: absent things (no car, like a dog), verbs (she bats),
 * parts of place names (bus stop) or of other elements (butterfly hat), and names of people.
 */
export function thingsIn(text: string, list: ThingList, cast: Cast): Thing[] {
  const tokens = [...text.matchAll(TOKEN)].map(
    (match): Token => ({
      text: match[0],
      lower: match[0].toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
    }),
  );
  const things: Thing[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const found = thingAt(tokens, at, list);
    if (found === undefined) continue;
    const holder = holderAfter(tokens, at + found.count, found.word, list);
    const { word, count } = holder ?? found;
    const last = tokens[at + count - 1]!;
    const shown = text.slice(tokens[at]!.start, last.end);
    const category = categoryOfWord(word, list);
    const next = tokens[at + count];
    const isOwner = POSSESSIVE.test(last.text);
    const isKind =
      !isOwner && next?.start === last.end + 1 && text[last.end] === " " && namesKind(tokens, at + count, list);
    const isDone =
      count === 1 &&
      !isOwner &&
      !DEEDS.has(category) &&
      (isVerb(tokens, at, cast) || isVerbByPlace(text, tokens, at)) &&
      !usesThing(tokens, at);
    const isVague = !isDone && isAmbiguous(word, count) && !isSurelyNoun(text, tokens, at) && !usesThing(tokens, at);
    const before = tokens[at - 1];
    const isSubject = before !== undefined && isNamed(before, cast);
    if (category === "Special Effects" && count === 1) {
      if (isEffectless(tokens, at, isSubject) || (word === "fire" && isVerbByPlace(text, tokens, at))) continue;
    }
    if (category === "Animals" && !isOwner && isNoAnimal(text, tokens, at, count)) continue;
    if (
      isFigureOfSpeech(tokens, at) ||
      isFilmCamera(tokens, at) ||
      isPane(tokens, at) ||
      isVehiclePart(tokens, at) ||
      (MEASURES.has(word) && next?.lower === "of")
    )
      continue;
    if (
      !(isKind && !DEEDS.has(category)) &&
      !isDone &&
      !isVague &&
      !isAbsent(tokens, at) &&
      !(isName(text, tokens[at]!) && (count === 1 || isName(text, last))) &&
      !isSomebody(shown, cast)
    )
      things.push({
        word,
        at: tokens[at]!.start,
        isInCapitals: shown === shown.toUpperCase() && shown !== shown.toLowerCase(),
      });
    // "The phone rings" is both the sound and the phone.
    const alone = category === "Sound" && count > 1 ? tokens[at]!.lower : "";
    if (list.categoryOf.has(alone)) things.push({ word: alone, at: tokens[at]!.start, isInCapitals: false });
    if (category !== "Sound") at += count - 1;
  }
  return things;
}

/** The category of a word; several people whom the lexicon does not name are background actors. */
export function categoryOfWord(word: string, { categoryOf }: ThingList): string {
  return categoryOf.get(word) ?? (HOLDERS.has(word.split(" ")[1] ?? "") ? "Props" : "Background Actors");
}

/** A holder with the noun before it, which names what it is for. */
function holderAfter(
  tokens: readonly Token[],
  at: number,
  word: string,
  list: ThingList,
): { word: string; count: number } | undefined {
  const [before, holder] = [tokens[at - 1]!, tokens[at]];
  if (holder === undefined || holder.start !== before.end + 1 || !HOLDERS.has(holder.lower)) return undefined;
  if (isThirdPerson(holder.lower) && hasObject(tokens, at)) return undefined;
  const category = categoryOfWord(word, list);
  if (word.includes(" ") || DEEDS.has(category) || category === "Background Actors") return undefined;
  // The banknotes stand in rows.
  if (/s$/.test(before.lower)) return undefined;
  return { word: `${before.lower} ${holder.lower}`, count: 2 };
}

/** Whether an ambiguous word is a noun here, by the words around it. */
function isSurelyNoun(text: string, tokens: readonly Token[], at: number): boolean {
  if (!POSSESSIVE.test(tokens[at]!.text) && !endsPhrase(tokens, at)) return false;
  const before = tokens[at - 1];
  return isDetermined(tokens, at) || isBareNoun(tokens, at, text.slice(before?.end ?? 0, tokens[at]!.start));
}

/** A word that may mean several people; pages are mostly those of a book. */
const PLURAL = /^(?!pages$).*(?:s|men)$/;

/** The longest lexicon name, or word for several people, that begins at a token. */
function thingAt(
  tokens: readonly Token[],
  at: number,
  { categoryOf, longest }: ThingList,
): { word: string; count: number } | undefined {
  const { lower } = tokens[at]!;
  // Only words that end in s have other forms or an owner.
  if (longest.has(lower) || lower.endsWith("s")) {
    const longestName = longestNameAt(tokens, at, formsOf(lower), { categoryOf, longest });
    if (longestName !== undefined) return longestName;
  }
  if (!PLURAL.test(lower) || isPlayingMachine(`${tokens[at - 1]?.lower ?? ""} ${lower}`.toUpperCase()))
    return undefined;
  return personOfPlural(lower.toUpperCase()) === undefined ? undefined : { word: lower, count: 1 };
}

function longestNameAt(
  tokens: readonly Token[],
  at: number,
  forms: readonly string[],
  { categoryOf, longest }: ThingList,
): { word: string; count: number } | undefined {
  const owner = POSSESSIVE.test(tokens[at]!.lower) ? [tokens[at]!.lower.replace(POSSESSIVE, "")] : [];
  const most = Math.max(0, ...[...forms, ...owner].map((form) => longest.get(form) ?? 0));
  for (let count = Math.min(most, tokens.length - at); count > 0; count--) {
    const said = tokens.slice(at, at + count);
    if (!said.every((token, n) => n === 0 || token.start === said[n - 1]!.end + 1)) continue;
    const words = count === 1 ? said[0]!.lower : said.map(({ lower }) => lower).join(" ");
    const word = formsOf(words).find((form) => categoryOf.has(form)) ?? ownerIn(tokens, at, words, categoryOf);
    if (word !== undefined) return { word, count };
  }
  return undefined;
}

/** A certain thing that has something: the barge's hull, the mare's hoof; not a bird's nest, the donkey's halter. */
function ownerIn(
  tokens: readonly Token[],
  at: number,
  words: string,
  categoryOf: ThingList["categoryOf"],
): string | undefined {
  if (!POSSESSIVE.test(words) || !CERTAIN.has(tokens[at - 1]?.lower ?? "")) return undefined;
  const owner = words.replace(POSSESSIVE, "");
  const isSeen = categoryOf.get(owner) !== "Animals" || ANIMAL_PARTS.has(tokens[at + 1]?.lower ?? "");
  return isSeen && categoryOf.has(owner) ? owner : undefined;
}

/** A word as written, and its possible singular forms. */
function formsOf(word: string): string[] {
  if (!word.endsWith("s")) return [word];
  // He crosses: not from crosse, but from cross.
  const isHissing = /(?:ss|x|z|ch|sh)es$/.test(word) && isBaseVerb(word.slice(0, -2));
  return [
    word,
    ...(isHissing ? [] : [word.slice(0, -1)]),
    ...(/(?:s|x|z|ch|sh|o)es$/.test(word) ? [word.slice(0, -2)] : []),
    ...(word.endsWith("ies") ? [`${word.slice(0, -3)}y`] : []),
  ];
}

/** Whether the following text makes the preceding word an attribute of a place, an event or another element. */
function namesKind(tokens: readonly Token[], at: number, list: ThingList): boolean {
  const before = tokens[at - 1]?.lower ?? "";
  const isAfterPlural = /s$/.test(before) && !list.categoryOf.has(before);
  if (KINDS.has(tokens[at]!.lower)) return !(isAfterPlural && isBaseVerb(tokens[at]!.lower));
  // The phone rings, reporters crowd the room.
  if (isThirdPerson(tokens[at]!.lower) || (isAfterPlural && isBaseVerb(tokens[at]!.lower))) return false;
  const thing = thingAt(tokens, at, list);
  return thing !== undefined && !DEEDS.has(categoryOfWord(thing.word, list));
}

function isVerb(tokens: readonly Token[], at: number, cast: Cast): boolean {
  const before = tokens[at - 1];
  const { lower } = tokens[at]!;
  const mayBeVerb = isBaseVerb(lower) || isThirdPerson(lower);
  if (mayBeVerb && AWAY.has(tokens[at + 1]?.lower ?? "") && !NAMING.has(before?.lower ?? "")) return true;
  return isUsedAsVerb(tokens, at, before !== undefined && isNamed(before, cast));
}

/** Whether the word before names a character: Nora watches, but not "the guard bag". */
function isNamed({ text }: Token, cast: Cast): boolean {
  return cast.nameOf.has(text.toUpperCase()) && text[0] !== text[0]!.toLowerCase();
}

/** Whether a word, which stands alone, has a second meaning. */
function isAmbiguous(word: string, count: number): boolean {
  return count === 1 && DETERMINED_WORDS.has(word);
}

function isAbsent(tokens: readonly Token[], at: number): boolean {
  const [before = "", earlier = "", first] = wordsBefore(tokens, at, 3);
  if (ABSENT.has(before) || (ARTICLES.has(before) && ABSENT.has(earlier))) return true;
  // Like a surrendered gun.
  if (first === "like" && ARTICLES.has(earlier)) return true;
  return isDepicted(tokens, at);
}

function isSomebody(shown: string, cast: Cast): boolean {
  return shown === FILMING || cast.nameOf.has(shown.toUpperCase());
}

const TITLED = /(?:^|[^\p{L}])(?:Mr|Mrs|Ms|Miss|Dr|MR|MRS|MS|MISS|DR)\.? $/u;

/** Capitalised within a sentence, as in the Bull and Whistle, or after a title: Mrs. Crane. */
function isName(text: string, { text: word, start }: Token): boolean {
  if (word[0] === word[0]!.toLowerCase()) return false;
  if (TITLED.test(text.slice(Math.max(0, start - 6), start))) return true;
  if (word === word.toUpperCase()) return false;
  return start > 0 && !/[.!?:;"“(—–-]\s?$/.test(text.slice(Math.max(0, start - 3), start));
}
