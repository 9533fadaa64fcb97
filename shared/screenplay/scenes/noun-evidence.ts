import { isPersonNoun, personOfPlural } from "../language/person-nouns.ts";
import { isAdjacent, type Token, wordsBefore } from "../language/phrases.ts";
import { isBaseVerb, isThirdPerson } from "../language/verbs.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const DETERMINERS = words(
  "a an the his her its their our my your this that these those some any no each every another one two three four five six seven eight nine ten several many few both",
);
const PREPOSITIONS = words(
  "with of in on under from by for into onto at beside behind near against over inside without",
);
const CONJUNCTIONS = words("and or but then as while");
/** What may follow a verb in the third person: sinks on the grass. */
const ALONG = words("on at up down from into onto over through away off out around past to");
/** Words after which the word is a verb: he tanks, who bats. */
const DOERS = words("he she they it who we you i can will would could cannot to camera and then");
/** What follows a verb, but not a noun: checks the clock, watches him. */
const OBJECTS = words("the a an his her him them it its their my your this that us me himself herself each");
/** Nouns that are verbs only before an object: she monitors the gauge. */
const SELDOM_VERBS = words("monitors parrots racks");
/** Words that may stand after a noun; after another word, the noun is an attribute of what follows: glass door. */
const AFTER_NOUN = words(
  "and or but with of in on at to from by for into onto over under is are was were has have as that which who where while when then against inside behind beside near through across between up down out off away around before after until so like about aboard above below beneath beyond along among toward towards past within without than",
);
/** How many words back a determiner is looked for: the old brass key. */
const REACH = 3;

/** What effects are done to, or made by: a fire bucket is no fire. */
const EFFECT_KINDS = new Set(
  (
    "bucket door doors escape alarm exit engine truck brigade department station hydrant extinguisher detector screen blanket " +
    "iron room boots coat barrel chief chains tyres shovel globe"
  ).split(" "),
);
/** Verbs that look like effects in the plural: the coachman smokes, glass rains on the carpet. */
const EFFECT_VERBS = new Set("smokes rains snows steams floods dusts mists hails".split(" "));
/** Parts of a vehicle that are worn elsewhere, and what is done to or on them: on the bonnet. */
const VEHICLE_PARTS = new Set("bonnet hood boot".split(" "));
const AT_VEHICLE_PART = new Set(
  "on over across onto into in from against under of opens closes shuts slams pops lifts unlocks".split(" "),
);
/** Verbs that need their instrument: he mops the floor. The second group does only before an object: she nails a board. */
const USES = new Set("mops combs vacuums bandages handcuffs chalks".split(" "));
const USES_ON = new Set("nails hammers staples stamps rakes hoses saddles padlocks harpoons glues".split(" "));
const STAMPED_OFF = new Set("snow mud dirt ground floor beat rhythm time".split(" "));
const USED_ON = new Set("a an the it them him".split(" "));

/** What the film camera does. */
const CAMERA_MOVES = words(
  "drifts pans tilts tracks moves follows pulls pushes holds zooms dollies glides rises cranes circles lingers finds settles floats sweeps reveals stays travels",
);
/** Words before "the camera" that is the film camera. */
const BEFORE_CAMERA = new Set("past beyond toward towards from before to away off".split(" "));
/** Pictures and likenesses, and measures, before "of": what follows is not there. */
const DEPICTIONS = new Set(
  (
    "picture photo photograph portrait painting drawing sketch tattoo image poster postcard snapshot print video map statue " +
    "carving outline silhouette shape size form color colour sound sounds smell taste memory memories dream thought mention name"
  ).split(" "),
);
/** Verbs that make a picture of what follows: he draws a greyhound. */
const DEPICTS = new Set(
  "draws paints sketches doodles depicts describes imagines mimes imitates impersonates".split(" "),
);
/** What is drawn in earnest: he draws a knife, a curtain. */
const PULLED = words(
  "knife dagger sword sabre saber cutlass rapier machete blade pistol gun handgun revolver rifle shotgun derringer weapon sidearm taser bow curtain curtains blind blinds bolt card",
);
/** Words that may stand between "of" and a noun. */
const MAX_BEFORE_NOUN = 3;

/** Whether a determiner, possessive or number precedes the word, possibly with adjectives between. */
export function isDetermined(tokens: readonly Token[], at: number): boolean {
  for (let back = 1; back <= REACH; back++) {
    const before = tokens[at - back];
    if (!isAdjacent(before, tokens[at - back + 1]) || CONJUNCTIONS.has(before.lower)) return false;
    if (DETERMINERS.has(before.lower) || /^\d+$/.test(before.lower) || /['’]s?$/.test(before.lower)) return true;
    // A roll of tape; feeds papers into it.
    if (back === 1 && /^(?:of|with)$/.test(before.lower)) return true;
    if (isThirdPerson(before.lower)) return back === 1 && /s$/.test(tokens[at]!.lower);
    if (PREPOSITIONS.has(before.lower)) return false;
  }
  return false;
}

/** Marks after which a list goes on or a sentence begins. */
const OPENS_PHRASE = /(?:^|[.!?;:,(“"–—-])\s?$/;

/**
 * Whether a noun stands as a noun without a determiner: in the plural at the beginning of a phrase (Blankets, tea chests
 * and a clock), or as the object of a verb (pours soup, carrying salt).
 *
 * @param gap the text between the word before and this one
 */
export function isBareNoun(tokens: readonly Token[], at: number, gap: string): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  const isInPlural = /[^s]s$/.test(token.lower) && !isThirdPerson(token.lower);
  if (isInPlural && (before === undefined || OPENS_PHRASE.test(gap) || before.lower === "and"))
    return !isAdjacent(token, next) || AFTER_NOUN.has(next!.lower);
  if (!isAdjacent(before, token) || isThirdPerson(token.lower)) return false;
  if (/ing$/.test(before.lower))
    return isBaseVerb(before.lower.replace(/ing$/, "")) || isBaseVerb(before.lower.replace(/ing$/, "e"));
  return isThirdPerson(before.lower) && !isDetermined(tokens, at - 1);
}

/** Whether the word, which could be an attribute such as glass, stands at the end of its noun phrase. */
export function endsPhrase(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (!isAdjacent(tokens[at], next) || next === undefined) return true;
  if (isPlural(tokens[at]!.lower) && isBaseVerb(next.lower)) return true;
  return AFTER_NOUN.has(next.lower) || isThirdPerson(next.lower) || /(?:ly|ing|ed)$/.test(next.lower);
}

/**
 * Whether a word that can be a verb or a noun (watches, checks, guards) is a verb here: after a subject or an adverb, or
 * before an object, and without a determiner.
 *
 * @param isSubject whether the word before names a character
 */
export function isUsedAsVerb(tokens: readonly Token[], at: number, isSubject: boolean): boolean {
  const token = tokens[at]!;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isBefore = isAdjacent(before, token);
  if (isBefore && (isSubject || (isDoer(before) && before.lower !== "and" && before.lower !== "then"))) return true;
  const mayBeVerb = isBaseVerb(token.lower) || isThirdPerson(token.lower) || SELDOM_VERBS.has(token.lower);
  if (!mayBeVerb || (isBefore && (DETERMINERS.has(before.lower) || PREPOSITIONS.has(before.lower)))) return false;
  if (isBefore && /ly$/.test(before.lower) && before.lower !== "only") return true;
  // "His watch the size of a coin" is rarer than "the man checks the clock".
  if (hasObject(tokens, at)) return true;
  if (SELDOM_VERBS.has(token.lower)) return false;
  if (isBefore && isThirdPerson(token.lower) && CONJUNCTIONS.has(before.lower) && isAdjacent(token, next))
    return ALONG.has(next!.lower);
  const { lower } = token;
  const below = next !== undefined && token.end + 1 === next.start ? next.lower : undefined;
  // "She eats toast and watches." A noun would rather follow another one in the plural.
  if (isBefore && below === undefined && before.lower === "and" && isThirdPerson(lower))
    return !/s$/.test(tokens[at - 2]?.lower ?? "s");
  if (isBefore && isPlural(before.lower) && isBaseVerb(lower) && !/s$/.test(lower))
    return below === undefined || lower === "duck" || ALONG.has(below);
  if (!isBefore || DOERS.has(before.lower)) return false;
  if (below === undefined && isInObject(tokens, at)) return false;
  // "The man watches", but "the gold watches": the noun is in the plural less often than the verb in the present tense.
  return isThirdPerson(token.lower) && !isAdjective(before.lower);
}

/** Whether an object follows the word, as it follows a verb: checks the clock. */
export function hasObject(tokens: readonly Token[], at: number): boolean {
  return isAdjacent(tokens[at], tokens[at + 1]) && OBJECTS.has(tokens[at + 1]!.lower);
}

/** Whether a verb follows the word: he, who, cannot, didn't. */
function isDoer({ lower }: Token): boolean {
  return DOERS.has(lower) || /(?:n['’]t|['’]ll)$/.test(lower);
}

/** Whether a verb or a preposition precedes the noun phrase that ends here: a pile of road maps; not "the mule bolts". */
function isInObject(tokens: readonly Token[], at: number): boolean {
  for (let back = 1; back <= REACH; back++) {
    const before = tokens[at - back];
    if (!isAdjacent(before, tokens[at - back + 1]) || CONJUNCTIONS.has(before.lower)) return false;
    if (back > 1 && (PREPOSITIONS.has(before.lower) || isThirdPerson(before.lower)))
      return !isPersonNoun(tokens[at - 1]!.lower.toUpperCase());
  }
  return false;
}

/** Whether a word is a noun in the plural: boys, oxen; not glass. */
function isPlural(word: string): boolean {
  return /[^s]s$/.test(word) || /^(?:oxen|children|people|\p{L}*men)$/u.test(word);
}

const MATERIALS = words(
  "dirty heavy empty shiny rusty muddy bloody tiny pretty gold golden silver brass wooden leather metal iron steel plastic paper glass old new big small large little red blue green black white brown grey gray broken full armed uniformed police security prison palace night",
);

function isAdjective(word: string): boolean {
  return MATERIALS.has(word) || /(?:ed|en|al|ic|ive|ous|ful|less|ish|ing)$/.test(word);
}

/** Whether a verb needs the thing that it names: he mops the floor, but stamps his foot and hammers on the door. */
export function usesThing(tokens: readonly Token[], at: number): boolean {
  const { lower } = tokens[at]!;
  if (USES.has(lower)) return true;
  const [next, object] = [1, 2].map((ahead) => tokens[at + ahead]?.lower ?? "");
  return USES_ON.has(lower) && USED_ON.has(next!) && !STAMPED_OFF.has(object!);
}

/** Whether a word for an effect is a verb or names a kind: a man smokes, she fires, a fire bucket. */
export function isEffectless(tokens: readonly Token[], at: number, isSubject: boolean): boolean {
  if (isShot(tokens, at, isSubject)) return true;
  if (EFFECT_VERBS.has(tokens[at]!.lower)) return tokens[at - 1]?.lower !== "it";
  return EFFECT_KINDS.has(tokens[at + 1]?.lower ?? "");
}

/** What follows the verb, but not the fires: the rifle fires twice. */
const AFTER_SHOT = words("into twice once again back off wildly blindly");

/** Whether someone fires, or they fire; not the fires, nor fires that burn. */
function isShot(tokens: readonly Token[], at: number, isSubject: boolean): boolean {
  const token = tokens[at]!;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (!/^fires?$/.test(token.lower)) return false;
  const isBefore = isAdjacent(before, token);
  if (isBefore && (DETERMINERS.has(before.lower) || PREPOSITIONS.has(before.lower))) return false;
  if (isBefore && isDoer(before) && !CONJUNCTIONS.has(before.lower)) return true;
  if (token.lower === "fire") return isBefore && personOfPlural(before.lower.toUpperCase()) !== undefined;
  if (isBefore && (isSubject || isPersonNoun(before.lower.toUpperCase()) || /ly$/.test(before.lower))) return true;
  if (hasObject(tokens, at)) return true;
  return isBefore && isAdjacent(token, next) && AFTER_SHOT.has(next!.lower);
}

/** The framed picture of a greyhound; he draws a greyhound, but he draws a knife. */
export function isDepicted(tokens: readonly Token[], at: number): boolean {
  const [before = "", earlier = ""] = wordsBefore(tokens, at, 2);
  if (/^(?:an?|the|any|some)$/.test(before) && DEPICTS.has(earlier))
    return !(earlier === "draws" && [0, 1].some((ahead) => PULLED.has(tokens[at + ahead]?.lower ?? "")));
  for (let back = 1; back <= MAX_BEFORE_NOUN; back++) {
    const word = tokens[at - back];
    if (word === undefined || word.end + 1 !== tokens[at - back + 1]!.start) return false;
    if (word.lower === "of") return DEPICTIONS.has((tokens[at - back - 1]?.lower ?? "").replace(/s$/, ""));
    if (isThirdPerson(word.lower)) return false;
  }
  return false;
}

/** She sits on the bonnet; not in a bonnet. */
export function isVehiclePart(tokens: readonly Token[], at: number): boolean {
  if (!VEHICLE_PARTS.has(tokens[at]!.lower)) return false;
  const [before, earlier = ""] = wordsBefore(tokens, at, 2);
  return before === "the" && AT_VEHICLE_PART.has(earlier);
}

/** She walks past the camera, the camera pans; not the camera that she holds, nor a man with the camera who moves. */
export function isFilmCamera(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]!.lower !== "camera") return false;
  const [before, earlier = ""] = wordsBefore(tokens, at, 2);
  if (before === "the" && BEFORE_CAMERA.has(earlier)) return true;
  const begins = before === undefined || (before === "the" && /^(?:and|as|then|while)?$/.test(earlier));
  return begins && isAdjacent(tokens[at], tokens[at + 1]) && CAMERA_MOVES.has(tokens[at + 1]!.lower);
}

/** A pane: through the glass, dust on the glass. */
export function isPane(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]!.lower !== "glass") return false;
  const [before, earlier = ""] = wordsBefore(tokens, at, 2);
  return before === "the" && /^(?:through|against|behind|on|to)$/.test(earlier);
}
