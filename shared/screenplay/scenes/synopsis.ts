import { CATEGORY_OF } from "../language/category-of.ts";
import { isPersonNoun } from "../language/person-nouns.ts";
import { sentencesOf } from "../language/sentences.ts";
import { shortened } from "../language/shortened-sentence.ts";
import { isBaseVerb, isThirdPerson } from "../language/verbs.ts";
import { fromRest, isWithoutSubject, withEnd, withoutAs, withSubject } from "../language/whole-sentence.ts";
import { trimEndMarks } from "../model/trim-marks.ts";

/** Number of sentences of a scene that are compared. */
const MAX_SENTENCES = 24;
/** An item of a list: - He waits; A) He waits. */
const LISTED = /^(?:[-–—•*]+|\(?(?:[A-Z]|\d{1,2})\))\s+/;
const REMOVED = /^\W*(?:DELETED|OMITTED|OMIT)\W*$/;
/** A new character with an age: Nora (40). */
const INTRODUCES = /\p{L} \(\d{1,2}/u;
/** Someone with an age and a description, who does nothing: Nora (40s, tall). */
const ONLY_INTRODUCES = /^\p{Lu}[^()]{0,40} \([^()]{2,}\)(?:,? and [^()]{2,40} \([^()]{2,}\))?\W*$/u;
const CAMERA =
  /\b(?:CAMERA|ANGLE|CLOSE ON|CLOSE-?UP|SHOT|POV|INSERT|SUPER|MONTAGE|FADE|CUT TO|PAN|DOLLY|TRUCK|INTERCUT|DISSOLVE)\b|\b(?:[Cc]amera|[Cc]lose on|[Ww]e (?:see|hear|are|follow|move|pan|cut))\b/;
/** Verbs by which a scene changes something; a look or a nod changes little. */
const EVENTS =
  /^(?:accuses|admits|announces|arrests|arrives|attacks|begs|breaks|brings|buries|burns|burst|bursts|calls|captures|catches|chases|collapses|confesses|confronts|crashes|cuts|delivers|demands|descends|destroys|dies|discovers|drags|drives|embraces|enters|escapes|examines|explains|explodes|fights|finds|fires|flees|follows|forces|gives|grabs|hands|hides|hits|introduces|jumps|kills|kisses|leads|leaves|meets|offers|opens|orders|packs|pays|performs|plays|points|prepares|pulls|pushes|reads|receives|recognizes|refuses|rescues|returns|reveals|runs|rushes|searches|seizes|sells|serves|shoots|shows|signs|sings|slaps|smashes|snatches|stabs|steals|struggles|surprises|takes|tells|threatens|throws|tries|unlocks|visits|wakes|warns|works|writes)$/;
const MILD =
  /^(?:is|are|was|were|has|have|cannot|can|looks|nods|smiles|stares|turns|shrugs|glances|sighs|pauses|hesitates|sits|stands|watches|waits|grins|laughs|reacts|frowns|blinks|seems|remains|listens)$/;
/** A word that links a sentence to the one before. */
const LINK = /^(?:Then|And|But|Now|Suddenly|Finally|Meanwhile),? (?=\p{Lu})/u;
const PRONOUN = /^(?:He|She)(?= )/;
const OBJECT = /\bhim\b|\bher(?=[.,;:!?]|$| (?:in|on|at|to|up|down|from|with|and|through|by|for|over|out|off|into)\b)/;

/** A sentence about something that another one names: "On its back a box.", "His hands shake." */
const LEANING =
  /^(?:(?:In|On|At|Behind|Under|Beside|Above|Around|Inside|From) (?:it|its|them|him|his|her)|Its|His|Her|Their)\b/;
const IT = /^(?:it|them)\b/;
/** Someone with a place instead of a verb: "Nora beneath the window." */
const PLACED =
  /^\p{Lu}[^,]{0,40}?,? (?:beneath|under|in|on|at|with|behind|beside|between|by|inside|outside|near|against|among|above|below) /u;

/** What a synopsis is made of. */
export interface SceneText {
  /** The paragraphs of its action. */
  readonly paragraphs: readonly string[];
  /** Everyone who is seen. */
  readonly names?: readonly string[];
  /** Everyone who speaks or is heard. */
  readonly speakers?: readonly string[];
}

/**
 * One complete sentence that says what happens in a scene and who does it, at most 100 characters where that is possible
 * and never cut inside a word. It is the sentence of the action that does so best; a scene of dialogue alone gets a
 * sentence that names the speakers. Empty when the scene has neither action nor dialogue.
 */
export function synopsisOfScene({ paragraphs, names = [], speakers = [] }: SceneText): string {
  const listed = paragraphs.filter((one) => LISTED.test(one)).map((one) => one.replace(LISTED, ""));
  const spoken = paragraphs.map(withoutBrackets);
  const subject = names.length === 1 ? spokenName(names[0]!) : undefined;
  const own = spoken
    .map((one, at) => begun(one, thingIn(spoken[at - 1] ?? "") ?? subject))
    .filter((one) => isTelling(one) && !LISTED.test(one));
  const told = listed.length === 0 || own.some((one) => !one.endsWith(":")) ? own : listed.filter(isTelling);
  const words = new Set(
    [...names, ...speakers].flatMap(namingWords).filter((word) => word.length > 2 && !TITLES.has(word)),
  );
  // Comedies for several cameras have all action in capitals.
  const inCapitals = told.length > 0 ? [] : spoken.flatMap((one) => (tells(one, words) ? [inSmall(one, words)] : []));
  const candidates = (told.length > 0 ? told : inCapitals)
    .slice(0, MAX_SENTENCES)
    .flatMap((paragraph) => candidatesOf(paragraph, words, names))
    .slice(0, MAX_SENTENCES);
  const heard = new Set(speakers.flatMap(namingWords));
  const rated = candidates.map((text, at) => ({ text, worth: worthOf(text, at, words, heard) }));
  const best = rated.reduce<(typeof rated)[number] | undefined>(
    (one, other) => (one === undefined || other.worth > one.worth ? other : one),
    undefined,
  );
  if (best !== undefined && (best.worth > 0 || speakers.length === 0)) {
    const synopsis = shortened(withEnd(best.text));
    const ended = verbIn(synopsis) === undefined || /[.!?…:]["'”’)]?$/.test(synopsis) ? synopsis : `${synopsis}.`;
    return inCapitals.length > 0 ? ended.toUpperCase() : ended;
  }
  if (speakers.length > 0) return talkOf(speakers);
  const left = paragraphs.filter((one) => !REMOVED.test(one) && one.trim() !== "");
  const whole = left.find((one) => !/^\p{Ll}/u.test(one)) ?? left[0] ?? "";
  return shortened(capitalised(sentencesOf(whole)[0] ?? ""));
}

/** The sentences of a paragraph, with names for pronouns where they are clear. A very short one takes the next along. */
function candidatesOf(paragraph: string, words: ReadonlySet<string>, names: readonly string[]): string[] {
  const found: string[] = [];
  let subject: string | undefined = names.length === 1 ? spokenName(names[0]!) : undefined;
  let pronoun: string | undefined;
  for (const whole of sentencesOf(paragraph)) {
    const told = withoutAs(whole.replace(LINK, ""));
    // BURNS at his desk.
    const isNamed = words.has(told.split(" ")[0]!.toUpperCase());
    const sentence =
      subject !== undefined && !isNamed && isWithoutSubject(told) ? capitalised(withSubject(subject, told)) : told;
    if (!/^["“'‘(]?[\p{Lu}\p{Lo}\p{N}]/u.test(sentence)) continue;
    const above = found.at(-1);
    const isPair =
      above !== undefined && found.length === 1 && isShort(above) && above.length + sentence.length < MAX_PAIR;
    const opening = PRONOUN.exec(sentence)?.[0];
    const named = namingWords(sentence);
    // "Emil waits. He is cold."
    if (isPair && verbIn(above) !== undefined && isShort(sentence)) found[0] = `${above} ${sentence}`;
    else if (opening !== undefined && subject !== undefined && (pronoun ?? opening) === opening) {
      const isAnother = named.includes(subject.toUpperCase().split(" ").at(-1)!);
      found.push(isAnother ? sentence : capitalised(sentence.replace(PRONOUN, subject)));
      pronoun = opening;
    } else found.push(sentence);
    const own = names.filter((name) => name.split(" ").some((word) => named.includes(word)));
    if (own.length === 1 && isSubject(sentence, words)) {
      // "Nora waits. Emil looks at her." The next She is Nora.
      subject = OBJECT.test(sentence) ? undefined : spokenName(own[0]!);
      pronoun = undefined;
    } else if (own.length > 1) subject = undefined;
  }
  return found;
}

/** Maximum length of two very short sentences together. */
const MAX_PAIR = 40;

function isShort(sentence: string): boolean {
  return sentence.split(" ").length <= 3;
}

/** How well a sentence tells the scene: an actor as subject, an event, a full sentence of moderate length. */
function worthOf(text: string, at: number, words: ReadonlySet<string>, heard: ReadonlySet<string>): number {
  const length = text.split(" ").length;
  const verb = verbIn(text);
  const named = namingWords(text).filter((word) => words.has(word));
  let worth = 1 - at * 0.12;
  if (verb !== undefined) worth += 2;
  if (verb === undefined && PLACED.test(text)) worth += 0.5;
  else if (isSubject(text, words) || (INTRODUCES.test(text) && /^\p{Lu}/u.test(text))) worth += 3;
  else if (named.length > 0) worth += 1.5;
  else if (/^(?:He|She|They) /.test(text)) worth += 0.3;
  if (new Set(named).size > 1) worth += 0.7;
  if (named.some((word) => heard.has(word))) worth += 0.5;
  if (verb !== undefined && EVENTS.test(verb)) worth += 1;
  if (verb !== undefined && MILD.test(verb)) worth -= 1.3;
  if (length < 4) worth -= 1.5;
  if (ONLY_INTRODUCES.test(text)) worth -= 3;
  const told = shortened(text);
  if (told.length > 100) worth -= 0.5;
  if (told.endsWith("…")) worth -= 3;
  if (CAMERA.test(text)) worth -= 2.5;
  if (LEANING.test(text)) worth -= 1;
  if (isWithoutSubject(text)) worth -= 1.5;
  if (isVague(text)) worth -= 1.2;
  if (!/[.!?]["'”’)]?$/.test(text)) worth -= 2;
  if (/[?:]$|\.\.\.$|…$/.test(text)) worth -= 1.5;
  if (/["“]/.test(text)) worth -= 0.5;
  return worth;
}

/** Whether a sentence does not say what it is about: "She fills it." */
function isVague(text: string): boolean {
  const words = text.split(" ");
  const it = words.findIndex((word) => IT.test(word));
  return it >= 0 && !words.slice(0, it).some((word) => BEFORE_NOUNS.has(word.toLowerCase()));
}

/** The first verb of a sentence: in the third person, or after a plural subject. */
function verbIn(text: string): string | undefined {
  const words = text.match(/[\p{L}'’]+/gu) ?? [];
  for (let at = 1; at < words.length; at++) {
    const word = words[at]!;
    const before = words[at - 1]!.toLowerCase();
    if (DETERMINERS.has(before)) continue;
    if (isThirdPerson(word)) return word;
    if (isBaseVerb(word) && (/^(?:they|we|you|both|all)$/.test(before) || /^\p{Lu}/u.test(words[at - 1]!))) return word;
  }
  return undefined;
}

const BEFORE_NOUNS = new Set("a an the his her its their our my your this that these those some no two".split(" "));
const DETERMINERS = BEFORE_NOUNS.union(new Set(["of", "with"]));

/** Whether a character is the subject: the sentence begins with the name, after at most a short phrase. */
function isSubject(text: string, words: ReadonlySet<string>): boolean {
  const phrase = /^(?:[A-Z][\p{Ll}' ’-]{2,40}, )?/u.exec(text)?.[0].length ?? 0;
  const first =
    text
      .slice(phrase)
      .match(/[\p{L}'’.-]+/gu)
      ?.slice(0, 3) ?? [];
  return first.some((word, at) => {
    const bare = trimEndMarks(word, /[.'’-]/);
    return (
      words.has(bare.toUpperCase()) &&
      /^\p{Lu}/u.test(word) &&
      !/['’][sS]?$/.test(word) &&
      first.slice(0, at).every((one) => /^\p{Lu}/u.test(one))
    );
  });
}

const TITLES = new Set("THE MRS MISS SGT LT CAPT OLD YOUNG AND MAN WOMAN VOICE ONE TWO".split(" "));

/**
 * Names and other capitalised words of a text, in capitals. A possessive (Nora's coat) does not name the acting
 * character.
 */
function namingWords(text: string): string[] {
  const words = text.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  return words.filter((word) => !/^\p{Ll}|['’][sS]?$/u.test(word)).map((word) => word.toUpperCase());
}

/** The thing that a paragraph in capitals shows alone, as the subject of the next one: The clock for THE CLOCK. */
function thingIn(paragraph: string): string | undefined {
  if (!/^(?:THE|AN?) [\p{Lu} -]{2,40}$/u.test(paragraph)) return undefined;
  const thing = capitalised(paragraph.toLowerCase());
  return CATEGORY_OF.has(thing.split(" ").at(-1)!) ? thing : undefined;
}

/** A paragraph that begins within a sentence, without this beginning or with what it is about. */
function begun(paragraph: string, subject: string | undefined): string {
  if (!/^(?:[.…–—-]{1,9}\s?)?\p{Ll}(?!\p{Lu})/u.test(paragraph)) return paragraph;
  const [first = "", ...others] = sentencesOf(paragraph);
  return [fromRest(first, subject) ?? "", ...others].join(" ").trim();
}

/** Whether a paragraph in capitals is a sentence with someone who acts, not a shot. */
function tells(paragraph: string, words: ReadonlySet<string>): boolean {
  const isInCapitals = paragraph === paragraph.toUpperCase() && /\p{Lu}/u.test(paragraph);
  if (!isInCapitals || REMOVED.test(paragraph) || CAMERA.test(paragraph)) return false;
  const small = inSmall(paragraph, words);
  return isTelling(small) && verbIn(small) !== undefined && namingWords(paragraph).some((word) => words.has(word));
}

/** A paragraph in capitals in small letters, except for names and the beginnings of sentences. */
function inSmall(paragraph: string, words: ReadonlySet<string>): string {
  const small = paragraph.replace(/\p{L}[\p{L}'’]*/gu, (word) =>
    words.has(word.replace(/['’]S$/, "")) ? capitalised(word.toLowerCase()) : word.toLowerCase(),
  );
  return sentencesOf(small).map(capitalised).join(" ");
}

/** A paragraph in brackets, as comedies set it, without them. */
function withoutBrackets(paragraph: string): string {
  return paragraph.replace(/^\(((?:[^()]|\([^()]*\))*)\)$/, "$1");
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The sentence for a scene of dialogue alone. */
function talkOf(speakers: readonly string[]): string {
  const alone = speakers.filter((name) => !/ (?:AND|&) /.test(name));
  const names = (alone.length > 0 ? alone : speakers).map(spokenName);
  if (names.length === 1) return capitalised(`${names[0]} speaks.`);
  if (names.length > 3) return capitalised(`${names.slice(0, 2).join(", ")} and ${names.length - 2} others talk.`);
  return capitalised(`${names.slice(0, -1).join(", ")} and ${names.at(-1)} talk.`);
}

/** A name as in a sentence: Mr. Pell for MR. PELL, McRae for McRAE, the delivery boy for DELIVERY BOY. */
function spokenName(name: string): string {
  const end = name.search(/ (?:IN|WITH|AT|ON|OF|FROM|BEHIND|BY) /);
  const words = (end < 0 ? name : name.slice(0, end)).split(" ");
  const isNoun = words.every((word) => /^[\p{L}-]+$/u.test(word)) && isPersonNoun(words.at(-1)!);
  if (isNoun) return `the ${name.toLowerCase()}`;
  return name
    .toLowerCase()
    .replace(/(?<![\p{L}'’])\p{L}|(?<=\bmc)\p{L}|(?<=\bo['’])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Whether the paragraph begins with a sentence of several words, not with a shot in capitals or a continuation. */
function isTelling(paragraph: string): boolean {
  return (
    paragraph.split(" ").length > 1 &&
    /^\P{Ll}/u.test(paragraph) &&
    (paragraph !== paragraph.toUpperCase() || !/\p{Lu}/u.test(paragraph))
  );
}
