import { isPersonNoun, personOfPlural } from "./person-nouns.ts";
import { isBaseVerb, isThirdPerson } from "./verbs.ts";

/** A word of a text, with its position. */
export interface Token {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Whether the word before begins right before this one, separated by a blank only. */
export function isAdjacent(before: Token | undefined, token: Token | undefined): before is Token {
  return before !== undefined && token !== undefined && before.end + 1 === token.start;
}

/** The words right before one, nearest first, up to the next mark and at most so many. */
export function wordsBefore(tokens: readonly Token[], at: number, most: number): string[] {
  let count = 0;
  while (count < most && isAdjacent(tokens[at - count - 1], tokens[at - count])) count++;
  return Array.from({ length: count }, (_, back) => tokens[at - back - 1]!.lower);
}

function wordsAfter(tokens: readonly Token[], at: number, most: number): string[] {
  let count = 0;
  while (count < most && isAdjacent(tokens[at + count], tokens[at + count + 1])) count++;
  return Array.from({ length: count }, (_, ahead) => tokens[at + ahead + 1]!.lower);
}

/** Idioms, with the mark > before the word that is no element in them. */
const IDIOM =
  />(?:trains? of (?:thoughts?|events)|frog in (?:his|her|my|your|their) throat|goose chase)\b|\bracks? (?:the|his|her|a) >slide\b|(?<!\b(?:an|the|his|her|their) )\bopen(?:s|ed|ing)? >fire\b|\b(?:a|one|every|little|quite) >bit\b(?! (?:in (?:its|his|her|the) (?:mouth|teeth)|and (?:an?|bridle)\b))|>bit of\b/;
/** He is a pig; not "it is a pig", and not "he is an old dog", who may be one. */
const INSULT =
  /(?:^| )(?:(?:he|she|you) (?:is|are|was|were)|(?:he|she)['’]s|you['’]re) (?:such )?an? (?:\p{L}+ )?>(?:pig|rat|snake|cow|monkey|donkey)\b/u;
const AROUND = 4;

/** Whether a word is part of an idiom, such as a train of thought, or the animal that someone is called. */
export function isFigureOfSpeech(tokens: readonly Token[], at: number): boolean {
  const before = wordsBefore(tokens, at, AROUND).reverse();
  const text = [...before, `>${tokens[at]!.lower}`, ...wordsAfter(tokens, at, AROUND)].join(" ");
  return IDIOM.test(text) || INSULT.test(text);
}

/** Eaten: orders a lobster, a plate of fried crab; not "orders the dog out", nor "the leg of the horse". */
const EATEN =
  /(?:^| )(?:order(?:s|ed|ing)?(?: (?:a|an|some|more|two))?|(?:(?:eat|cook|fr(?:y|ie)|grill|roast|carve|chew)(?:e?s|ing)?|ate|cooked|(?:plate|dish|bowl|slice|piece)s? of)(?: (?:a|an|the|his|her|their|some|more|two))?)(?: (?:\p{L}+ed|whole|cold|hot|raw))?$/u;
/** What may also be an animal that comes, unless the sentence ends with it: eager as a dog. */
const COMPARED_AT_END = /(?:^| )as an?(?: \p{L}+)?$/u;
/** Compared: as quick as a fox, like the cat that ate the bird. */
const COMPARED =
  /(?:^| )(?:as (?!(?:soon|long|far|much|well|often|many) )\p{L}+ as an?(?: \p{L}+)?|(?<!they |we |you |i |would )like (?:an?|the) \p{L}+(?: \p{L}+)? (?:that|who|which) \p{L}+(?: (?:a|an|the))?)$/u;
const BEFORE_ANIMAL = 8;

/**
 * Whether no living animal is meant: it is eaten, a print on cloth, compared, or says what a person does (cat burglar).
 *
 * @param count number of its words
 */
export function isNoAnimal(text: string, tokens: readonly Token[], at: number, count: number): boolean {
  const [next = ""] = wordsAfter(tokens, at + count - 1, 1);
  if (/^print(?:s|ed)?$/.test(next) || isPersonNoun(next.toUpperCase())) return true;
  const before = wordsBefore(tokens, at, BEFORE_ANIMAL).reverse().join(" ");
  if (EATEN.test(before)) return true;
  const endsSentence = /^(?:[.!?…]|$)/.test(text.slice(tokens[at + count - 1]!.end));
  return (COMPARED.test(before) && !isThirdPerson(next)) || (COMPARED_AT_END.test(before) && endsSentence);
}

/** Nouns that are verbs where a verb must be: he barrels through the crowd. */
const SECOND_VERBS = words(
  "barrels slugs fans reels snakes worms hounds badgers hawks wolfs barges cups hooks belts clubs knifes axes anchors mirrors rams cranes corks laces",
);
/** Their base form, as the plural has it: the men fan out. */
const SECOND_BASES = words("fan slug reel barrel barge");
/** Words that are rarely nouns where a sentence begins. */
const MOSTLY_VERBS = words("watches checks crosses swallows reels ducks");
/** What only an object begins with. */
const BEGINS_OBJECT = words(
  "the a an his her him them it its their my your this that these us me himself herself themselves each every another two three four five six seven eight nine ten",
);
/** How or how often it is done: swallows hard, knocks twice. */
const MANNER = words("twice thrice once then hard");
const MOTION = words("into through toward towards past away uphill downhill forward");
const MOTION_OF_SECOND = words("out off around along up down across over back in");
/** Most words before a verb of the same sentence that has the same subject. */
const MAX_SINCE_VERB = 20;
const PRONOUNS = words("he she it who");
/** Where things are, after their name at the beginning of a sentence: "Swallows under the roof." */
const WHERE_THINGS_ARE = words("in with under on along over");
/** Words that may stand between a subject and its verb. */
const ADVERBS = words("again then just still now suddenly");
const LISTED = words("and");
const NO_SUBJECTS = words("of with and or from by for in on at to under over old new big small two several many some");
const AFTER_BARE_VERB = words(
  "in on at to from by with for into onto over under as while and then out off around along across up down away through toward towards past back again together silently quietly intently closely the a an his her him them it each",
);
/** Plural subjects beside nouns for persons. */
const PLURAL_SUBJECTS = words("others all both sides everyone people children men women");

/**
 * Whether a word in -s is a verb by its place: it begins a sentence or follows a comma, "and" or an adverb, and has an
 * object, a direction or a manner. Whether a bare verb has a plural subject: the others watch in amazement.
 */
export function isVerbByPlace(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const { lower } = token;
  const after = isAdjacent(token, next) ? next!.lower : undefined;
  if (isBaseVerb(lower) || SECOND_BASES.has(lower)) return isPluralDoing(before, token, after);
  const isSecond = SECOND_VERBS.has(lower);
  if (!isSecond && !isThirdPerson(lower)) return false;
  const isMoving = after !== undefined && MOTION.has(after);
  const isSecondMoving = after !== undefined && isSecond && MOTION_OF_SECOND.has(after);
  if (isSecond && (isMoving || isSecondMoving) && isAdjacent(before, token) && maySubject(before, lower, after))
    return true;
  const gap = text.slice(before?.end ?? 0, token.start);
  const isListed = /^,\s$/.test(gap);
  const opens = before === undefined || /[.!?;:…—–-]["”’)]?\s$/.test(gap);
  const joins =
    isAdjacent(before, token) && (before.lower === "and" || /ly$/.test(before.lower) || ADVERBS.has(before.lower));
  if (!opens && !isListed && !joins) return false;
  if (after !== undefined) {
    if (BEGINS_OBJECT.has(after) || MANNER.has(after)) return true;
    // Glasses and watches in the case.
    const isOneOfTwo = joins && before.lower === "and" && isPluralNoun(tokens[at - 2], before);
    if (isOneOfTwo && !(isMoving && isOnOrAt(tokens, at - 2))) return false;
    if (isMoving || (isSecondMoving && !opens && followsVerb(text, tokens, at))) return true;
    const goesOn = AFTER_BARE_VERB.has(after) && !LISTED.has(after) && !(opens && WHERE_THINGS_ARE.has(after));
    return MOSTLY_VERBS.has(lower) && (goesOn || /ly$/.test(after) || /^\p{Lu}/u.test(next!.text));
  }
  const rest = text.slice(token.end);
  return /^, then(?!\p{L})/u.test(rest) || (opens && MOSTLY_VERBS.has(lower) && /^[.!?…]/.test(rest));
}

/** Whether the word before "and" is a noun for several things. */
function isPluralNoun(word: Token | undefined, and: Token): boolean {
  return isAdjacent(word, and) && /\p{L}{2}(?<![siu])s$/u.test(word.lower) && !isThirdPerson(word.lower);
}

const ON_OR_AT = words("on at to from against");

/** Whether a place ends with this word, so that a verb may follow: on his heels and barrels through the door. */
function isOnOrAt(tokens: readonly Token[], at: number): boolean {
  const [preposition, determiner] = [tokens[at - 2], tokens[at - 1]];
  if (!isAdjacent(determiner, tokens[at]) || !isAdjacent(preposition, determiner)) return false;
  return ON_OR_AT.has(preposition.lower) && BEGINS_OBJECT.has(determiner.lower);
}

/** Whether a verb with a subject or an object stands before in the same sentence: takes a puff, and fans out. */
function followsVerb(text: string, tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= 0 && at - back <= MAX_SINCE_VERB; back--) {
    const [subject, verb, object] = [tokens[back - 1], tokens[back]!, tokens[back + 1]!];
    if (/[.!?;:…]/.test(text.slice(verb.end, object.start))) return false;
    if (!isThirdPerson(verb.lower)) continue;
    const isDone = isAdjacent(subject, verb) && (PRONOUNS.has(subject.lower) || /^\p{Lu}\p{L}/u.test(subject.text));
    if (isDone || (isAdjacent(verb, object) && BEGINS_OBJECT.has(object.lower))) return true;
  }
  return false;
}

/** The road snakes uphill, a guard fans out; not "men roll barrels up", nor "wooden barrels along the wall". */
function maySubject({ text, lower: before }: Token, verb: string, after: string): boolean {
  if (BEGINS_OBJECT.has(before) || isBaseVerb(before) || isThirdPerson(before) || /(?:ing|ed|en|s)$/.test(before))
    return false;
  if (NO_SUBJECTS.has(before)) return false;
  return MOTION.has(after) || verb === "snakes" || /^\p{Lu}/u.test(text) || isPersonNoun(before.toUpperCase());
}

function isPluralDoing(before: Token | undefined, token: Token, after: string | undefined): boolean {
  if (!isAdjacent(before, token) || (after !== undefined && !AFTER_BARE_VERB.has(after))) return false;
  return PLURAL_SUBJECTS.has(before.lower) || personOfPlural(before.lower.toUpperCase()) !== undefined;
}
