import { isPlaceName } from "../classify/place-names.ts";
import type { Part } from "../classify/script-parts.ts";
import { CATEGORY_OF } from "../language/category-of.ts";
import { namesGivenIn, speakerInRole, spelledOut, withoutFirstName } from "../language/other-names.ts";
import { isFamily, isPersonNoun, isPlayingMachine } from "../language/person-nouns.ts";
import { isBodyPart, isReadOut } from "../language/unseen-persons.ts";
import { isThirdPerson } from "../language/verbs.ts";
import { wordRunsIn } from "../language/word-runs.ts";
import { trimEndMarks } from "../model/trim-marks.ts";

const YEARS =
  "(?:(?:early|mid|late)[ -])?(?:\\d{1,2}(?:['’]?s)?|teens|twenties|thirties|forties|fifties|sixties|seventies)\\b";
const KIN =
  "(?:wife|husband|son|daughter|mother|father|brother|sister|boyfriend|girlfriend|fiancée?|partner|uncle|aunt|cousin|nephew|niece|boss|assistant)\\b";
/**
 * The customary introduction of a new character, with the name in capitals: `MAILMAN (50s)`, `JULIA LOWE, mid-30s,`,
 * `GRETA, his wife`.
 */
const INTRODUCED = new RegExp(
  `,? \\(${YEARS}|, ${YEARS}(?=[,.;:–—]|\\s-|$| (?:and|in|with)\\b)|, (?:his|her|their) (?:\\p{Ll}{1,20} )?${KIN}`,
  "gu",
);
const CAPITALS = /^\p{Lu}[\p{Lu}'’.-]*$/u;
const NICKNAME = /^["“]\p{Lu}{2,20}["”]$/u;
const MAX_WORDS = 4;
const MAX_LENGTH = 120;
/** A name or a person in capitals within a sentence: BORED BOY, GUARD #2, MRS. OKORO, WOMAN IN A RED COAT. */
const SHOWN =
  /(?<![\p{L}\p{N}'’-])(?:(?:MR|MRS|MS|DR|SGT|LT|CAPT|ST)\. )?\p{Lu}[\p{Lu}'’-]+(?: (?:A(?!\p{L})|\p{Lu}[\p{Lu}'’.-]+)){0,5}(?: #?\d{1,2}(?![\p{L}\p{N}:/-]))?/gu;
const TITLE = /^(?:MR|MRS|MS|DR|SGT|LT|CAPT)\. /;
const PREPOSITION = /^(?:IN|WITH|AT|ON|OF|FROM|BEHIND|BY)$/;
/** Words that open a name without belonging to it. */
const OPENING = /^(?:A|AN|THE|AND|BUT|AS|IN|ON|AT|WITH|ANOTHER|ONE|HIS|HER|THEIR|WE|SEE|IT|IS|TO|FROM|BY|OF)$/;
const ARTICLE =
  /(?:^|\s)(?:a|an|the|his|her|their|its|this|that|of|for|on|in|with|reads|says|titled?|called)\s["“']?$/i;
const AFTER_NAME = /^(?: \(\d[^)]{0,20}\))?,? (?:\p{Ll}{2,12}ly )?/u;
/** What a person does in a scene, in the present tense. */
const DOES =
  /^(?:answers|appears|approaches|arrives|asks|bows|calls|climbs|comes|cooks|crosses|dances|drinks|drives|eats|emerges|enters|exits|follows|gestures|gets|glances|grabs|grins|hands|helps|hesitates|holds|hurries|jogs|joins|kneels|laughs|leads|leaves|leans|lies|lifts|listens|looks|nods|opens|paces|peers|picks|plays|pours|pulls|pushes|puts|reads|returns|rides|rises|rushes|salutes|scrubs|serves|shakes|shrugs|sings|sits|sleeps|smiles|smokes|snores|sobs|stands|stares|steps|stops|strides|strolls|studies|sweeps|takes|turns|types|waits|wakes|walks|watches|waves|wears|whispers|works|writes)\b/u;
/** A description in place of an age. */
const DESCRIBED = /^, (?:a|an|our|the|in (?:a|an|his|her)|wearing|dressed|tall|short|slim|bearded|bald|still|now)\s/u;

/**
 * Names of the persons that a paragraph of action introduces in capitals: with an age or a relation, by an occupation (a
 * BORED BOY), or by what they do (GRETA enters).
 */
export function personsShownIn(text: string): string[] {
  const given = namesGivenIn(text).filter(({ name }) => isNewName(name.split(" "), ""));
  const names = [...introducedIn(text), ...shownIn(text), ...given.map(({ name }) => name)];
  return [...new Set(names.filter((name) => !isPlayingMachine(name)))];
}

function introducedIn(text: string): string[] {
  return [...text.matchAll(INTRODUCED)].map(({ index }) => nameBefore(text, index)).filter((name) => name !== "");
}

function nameBefore(text: string, end: number): string {
  const name: string[] = [];
  for (const word of text
    .slice(Math.max(0, end - MAX_LENGTH), end)
    .split(" ")
    .reverse()) {
    // DOLORES "DOLLY" QUAN
    if (NICKNAME.test(word)) return word.slice(1, -1);
    const bare = word.split(/[^\p{L}\p{N}'’.-]/u).at(-1)!;
    if (name.length === MAX_WORDS || !CAPITALS.test(bare)) break;
    name.unshift(bare);
    if (bare !== word) break;
  }
  // A MAILMAN is listed without the article.
  const first = name.findIndex((word) => word.length > 1);
  return first < 0 ? "" : name.slice(first).join(" ");
}

function shownIn(text: string): string[] {
  if (!/\p{Ll}{2}/u.test(text)) return [];
  return [...text.matchAll(SHOWN)].flatMap(({ 0: shown, index }) => {
    const words = trimEndMarks(shown, /[.'’-]/).split(" ");
    while (words.length > 0 && OPENING.test(words[0]!)) words.shift();
    const name = words.join(" ");
    // QUAN of DOLORES "DOLLY" QUAN
    const isSurname = /\p{Lu}["”] $/u.test(text.slice(Math.max(0, index - 3), index));
    if (isReadOut(text.slice(0, index)) || isSurname) return [];
    // In the INSPECTOR's office no inspector is seen; where the INSPECTOR's hand is, he is.
    const after = text.slice(index + shown.length);
    const owned = /['’]$/.test(shown) && after.startsWith("s ") ? after.slice(2).split(/\P{L}/u)[0] : undefined;
    if (owned !== undefined && !isBodyPart(owned)) return [];
    // WOMAN IN A RED COAT: the noun is before the preposition.
    const end = words.findIndex((word) => PREPOSITION.test(word));
    const noun = words.slice(0, end < 0 ? words.length : end).findLast((word) => !/^#?\d+$/.test(word)) ?? "";
    if (isPersonNoun(noun) && AGED_AFTER.test(after)) return [];
    if (isPersonNoun(noun) || (TITLE.test(name) && words.length < 4) || isRelativeByName(words)) return [name];
    return isNewName(words, text.slice(0, index)) && (isDoing(after) || DESCRIBED.test(after)) ? [name] : [];
  });
}

/** GRANDFATHER BRAND, AUNT MAY: a relative with a name; not MOTHER SCREAMS. */
function isRelativeByName([first, second, ...more]: readonly string[]): boolean {
  if (first === undefined || second === undefined || more.length > 0 || !isFamily(first)) return false;
  return isNewName([second], "") && !isThirdPerson(second.toLowerCase());
}

/** Whether what follows a name says what the person does: ` (30s) slowly rises`. */
function isDoing(after: string): boolean {
  const before = AFTER_NAME.exec(after)?.[0];
  return before !== undefined && DOES.test(after.slice(before.length));
}

/** Whether the words may be a proper name: nothing that the lexicon lists, no place, and no article before. */
function isNewName(words: readonly string[], before: string): boolean {
  if (words.length === 0 || words.length > 3 || ARTICLE.test(before)) return false;
  return words.every(
    (word) =>
      word.length > 2 &&
      !/NESS$/.test(word) &&
      /^\p{Lu}[\p{L}'’-]+$/u.test(word) &&
      !CATEGORY_OF.has(word.toLowerCase()) &&
      !isPlaceName(word),
  );
}

const ONE = /^(?:a|an|another)$/i;
/** Before a comparison, before "of" and in a definition, no one acts. */
const COMPARES = /^(?:like|as|than|of|not|for|is|was|be|becomes|about|without)$/i;
/** Words with which a person is described: a boy with a kite, a nurse who yawns. */
const DESCRIBES = /^(?:in|with|behind|under|beside|who|wearing|carrying|holding|dressed)$/;
/** On these, people are pictures. */
const PICTURES =
  /\b(?:photos?|photographs?|pictures?|paintings?|portraits?|posters?|drawings?|sketch|statues?|screens?|films?|tattoos?|dreams?|stor(?:y|ies)|slideshow|through slides|slides of)\b/i;
/** A name in capitals before a description, `TESS (20), a carter`, or after one, `a carter in a smock, TESS`. */
const NAME_BEFORE = /\p{Lu}{2}(?: \([^()]{1,20}\))?, $/u;
const NAME_AFTER = /^[^.,:;!?]{0,40}, \p{Lu}{2}/u;
/** A boy, head to foot mud, who holds out his gloves. */
const WHO = /^(?:, [^,.:;!?]{2,60})?, who \p{Ll}/u;
/** A name with an age after a description: a FOOTMAN in livery, JUPITER (19). */
const AGED_AFTER = /^[^.,:;!?()]{0,40}, \p{Lu}[\p{Lu}'’ -]{1,30} \(\d/u;
const MAX_BEFORE_PERSON = 2;
/** Nouns for persons that mostly mean something else in lower case: a page turns. */
const SELDOM_PERSONS = new Set([
  "page",
  "host",
  "general",
  "major",
  "guide",
  "king",
  "queen",
  "player",
  "joiner",
  "weaver",
]);

/** Whether a noun for a person mostly means something else in lower case: the coach stops, but a guitar player plays. */
export function isSeldomPerson(noun: string, isAlone: boolean): boolean {
  const word = noun.toLowerCase();
  return CATEGORY_OF.has(word) || (isAlone && SELDOM_PERSONS.has(word));
}

/** Whether a word after a noun for a person says that the person acts: walks, asleep. */
export function isActing(word: string | undefined): boolean {
  return word !== undefined && (word === "asleep" || isThirdPerson(word));
}

/**
 * The persons whom a text mentions in lower case by a noun, and who act or are described: `a lorry driver sleeps`,
 * `a girl with a tuba`, `a carter, knee deep in mud, swears`. Their names are in capitals. Words that the lexicon has
 * for background actors are left out.
 */
export function actingPersonsIn(text: string): { readonly name: string; readonly at: number }[] {
  return wordRunsIn(text).flatMap(({ words, index, end }) => {
    return words.flatMap((word, at) => {
      if (!ONE.test(word) || COMPARES.test(words[at - 1] ?? "")) return [];
      const length = words
        .slice(at + 1, at + 2 + MAX_BEFORE_PERSON)
        .findIndex((one) => isPersonNoun(one.toUpperCase()));
      const phrase = words.slice(at + 1, at + 2 + length);
      const [noun, next] = [phrase.at(-1) ?? "", words[at + 2 + length]];
      if (length < 0 || phrase.some((one) => one !== one.toLowerCase())) return [];
      if (CATEGORY_OF.has(noun) || CATEGORY_OF.has(phrase.slice(-2).join(" ")) || SELDOM_PERSONS.has(noun)) return [];
      const from = index + words.slice(0, at).join(" ").length;
      const rest = text.slice(end);
      const tail = text.slice(index + words.slice(0, at + 2 + length).join(" ").length);
      if (NAME_BEFORE.test(text.slice(0, from)) || NAME_AFTER.test(tail)) return [];
      // A witness in a hat, a lean man with a limp, comes forward.
      if (text.slice(0, from).endsWith(", ") && actsAfterComma(`, ${tail}`)) return [];
      const acts =
        next === undefined
          ? (at === 0 && actsAfterComma(rest)) || WHO.test(rest)
          : isActing(next) ||
            (DESCRIBES.test(next) && !PICTURES.test(text.slice(Math.max(0, from - MAX_LENGTH), from)));
      return acts ? [{ name: phrase.join(" ").toUpperCase(), at: from }] : [];
    });
  });
}

/** Whether a text goes on with a description between commas and a verb: `, knee deep in mud, swears`. */
export function actsAfterComma(after: string): boolean {
  const [, verb] = /^, [^,.:;!?]{2,60}, (\p{Ll}+)/u.exec(after) ?? [];
  return isActing(verb);
}

/** Speakers by the longer roles that the action of their scene has for them: TALL MAN by VERY TALL MAN. */
export function longerRoles(
  parts: readonly Part[],
  shownIn: ReadonlyMap<Part, readonly string[]>,
): Map<string, string> {
  const found = new Map<string, string>();
  const others = new Set<string>();
  let [cues, shown]: [string[], string[]] = [[], []];
  for (const part of [...parts, undefined]) {
    if (part === undefined || part.kind === "heading") {
      const roles = new Set(shown);
      for (const role of roles) {
        const speaker = speakerInRole(role, cues);
        if (speaker === undefined) continue;
        // Beside a DARK YOUNG WOMAN, the BLONDE YOUNG WOMAN is not the YOUNG WOMAN.
        if ([...cues, ...roles].some((one) => one !== role && one.endsWith(` ${speaker}`))) others.add(role);
        found.set(role, speaker);
      }
      [cues, shown] = [[], []];
    } else if (part.kind === "cue") cues.push(...part.cues.map(({ name }) => name));
    else shown.push(...(shownIn.get(part) ?? []));
  }
  for (const role of others) found.delete(role);
  return found;
}

/**
 * What the draft shows with title, first name and surname where a speaker has that title and surname.
 *
 * `same`: the speakers by these names, if the name is shown no later than the first cue, in its scene, and is the only
 * such name. `others`: names of other persons.
 */
export function wholeNamesOfTitled(
  parts: readonly Part[],
  shownIn: ReadonlyMap<Part, readonly string[]>,
): { readonly same: ReadonlyMap<string, string>; readonly others: ReadonlySet<string> } {
  const speakers = new Set(parts.flatMap((part) => (part.kind === "cue" ? part.cues.map(({ name }) => name) : [])));
  const byKey = new Map([...speakers].map((name) => [spelledOut(name), name]));
  const words = new Set([...speakers].flatMap((name) => name.split(" ")));
  const speakerOf = (name: string) => byKey.get(withoutFirstName(name) ?? "");
  const shown = new Set([...shownIn.values()].flat());
  const all = new Set([...speakers, ...shown].map(spelledOut));
  const rivals = Map.groupBy(all, (name) => speakerOf(name) ?? "");
  const same = new Map<string, string>();
  const spoken = new Set<string>();
  let open = new Map<string, string>();
  for (const part of parts) {
    if (part.kind === "heading") open = new Map();
    for (const name of shownIn.get(part) ?? []) {
      const speaker = speakerOf(name);
      if (speaker !== undefined && !spoken.has(speaker) && rivals.get(speaker)!.length === 1) open.set(speaker, name);
    }
    for (const { name } of part.kind === "cue" ? part.cues : []) {
      const whole = spoken.has(name) ? undefined : open.get(name);
      if (whole !== undefined) same.set(whole, name);
      spoken.add(name);
    }
  }
  const isOther = (name: string) => !speakers.has(name) && !same.has(name) && !words.has(name.split(" ")[1]!);
  return { same, others: new Set([...shown].filter((name) => speakerOf(name) !== undefined && isOther(name))) };
}
