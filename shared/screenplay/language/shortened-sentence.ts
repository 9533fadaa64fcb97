import { trimEndMarks } from "../model/trim-marks.ts";
import { isBaseVerb, isThirdPerson } from "./verbs.ts";

/** A one-line schedule has room for so many characters. */
const WANTED = 100;
const MAX_LENGTH = 140;
const MIN_WORDS = 4;
/** Where a sentence can end early: before a further clause. */
const BREAK = /,? (?:and|as|while|when|until|before|after|where|who|which|but|then|so) |[,;:] | (?:--|[–—]) |\. /g;
const OPEN_END =
  /\b(?:a|an|the|his|her|its|their|of|to|in|on|at|with|from|by|for|into|onto|and|or|is|are|has|as|that)$/i;

/**
 * The sentence with at most 100 characters if it can end there as a complete sentence, else with at most 140 characters,
 * cut between words.
 */
export function shortened(text: string): string {
  if (text.length <= WANTED) return text;
  const bare = text.replace(/ \([^()]{1,40}\)/g, "");
  if (bare.length <= WANTED) return bare;
  const plain = withoutDescription(bare);
  if (plain !== undefined && plain.length <= WANTED) return plain;
  const main = mainClauseOf(bare);
  if (main !== undefined) return shortened(main);
  const allEnds = [...bare.matchAll(BREAK)].map(({ index }) => index);
  const end = allEnds.findLast((index) => index < WANTED && isComplete(bare.slice(0, index), bare));
  if (end !== undefined) return endedAt(bare, end);
  if (bare.length <= MAX_LENGTH) return bare;
  const late = allEnds.find((index) => index >= WANTED && index < MAX_LENGTH && isComplete(bare.slice(0, index), bare));
  if (late !== undefined) return endedAt(bare, late);
  const cut = bare.lastIndexOf(" ", MAX_LENGTH - 1);
  return `${trimEndMarks(bare.slice(0, cut > 0 ? cut : MAX_LENGTH - 1), /[\s,;:–—-]/)}…`;
}

function endedAt(text: string, end: number): string {
  return `${trimEndMarks(text.slice(0, end), /[\s,;:.–—-]/)}.`;
}

/** A sentence that begins with a subordinate clause. */
const SUBORDINATE = /^(?:As|While|When|Because|Before|After|Until|If|Although|Though|Once|Since) /;
/** Words that go on with the clause before. */
const GOES_ON =
  /^(?:and|or|but|nor|who|whom|whose|which|where|that|while|as|when|because|before|after|until|if|then|with|without)$/;

/** Words before a noun: what follows is no verb, as in `her hands` and `a bag of books`. */
const BEFORE_NOUN = /^(?:an?|the|his|her|its|their|of|in|on|at|with|from|for|by|two|three|four|some|all|no)$/;
const BEGINS_RELATIVE = /^(?:that|which|who)$/;

/** The main clause behind subordinate ones: of `As the rain falls, and the dog whines, Nora waits.` only `Nora waits.` */
function mainClauseOf(sentence: string): string | undefined {
  if (!SUBORDINATE.test(sentence)) return undefined;
  const clauses = sentence.split(", ");
  const found = clauses.flatMap((clause, index) => {
    const words = trimEndMarks(clause, /[.!?…]/).split(" ");
    if (index === 0 || GOES_ON.test(words[0]!) || isThirdPerson(words[0]!)) return [];
    // Nora, tired, loads the shotgun.
    const isSubject = words.every((word) => /^\p{Lu}/u.test(word)) && clauses.slice(index + 1).some(beginsWithVerb);
    if (isSubject || isPlural(words)) return [{ index, isClear: true }];
    const verbs = verbsIn(words).filter((at) => !BEFORE_NOUN.test(words[at - 1]!));
    if (verbs.length <= words.filter((word) => BEGINS_RELATIVE.test(word)).length) return [];
    // Her wet hands in her lap; the blue boxes.
    const isNamed = /^(?:he|she|it)$|^\p{Lu}/u.test(words[0]!);
    return [
      { index, isClear: isNamed || (!/^(?:his|her|its|their)$/.test(words[0]!) && verbs[0]! < words.length - 1) },
    ];
  });
  // Earlier ones go on with the subordinate clause: As Emil, Nora and the boy row, the judge waits.
  const at = (found.findLast(({ isClear }) => isClear) ?? found.at(-1))?.index;
  if (at === undefined) return undefined;
  const main = clauses.slice(at).join(", ");
  return main[0]!.toUpperCase() + main.slice(1);
}

function beginsWithVerb(clause: string): boolean {
  return isThirdPerson(clause.split(" ")[0]!);
}

/** Whether a clause has a pronoun in the plural and its verb: they wait. */
function isPlural([first = "", second = ""]: readonly string[]): boolean {
  return /^(?:they|we|you|both|all)$/.test(first) && isBaseVerb(second);
}

const MAX_NAME_WORDS = 4;

/** `Nora, a lamp in her hand, climbs the stairs` without the lamp. */
function withoutDescription(sentence: string): string | undefined {
  const [name = "", ...clauses] = sentence.split(", ");
  const words = name.split(" ");
  // Of "Ada's brother TOM", the word in the middle is no name.
  const isName = words.every((word, at) => /^\p{Lu}/u.test(word) || /['’]s$/.test(words[at - 1] ?? ""));
  if (words.length > MAX_NAME_WORDS || !isName || !/^\p{Lu}/u.test(words.at(-1)!)) return undefined;
  const does = clauses.findIndex(beginsWithVerb);
  return does > 0 ? `${name} ${clauses.slice(does).join(", ")}` : undefined;
}

function hasVerb(words: readonly string[]): boolean {
  return verbsIn(words).length > 0;
}

/** Where a text has finite verbs: after its first word, or the plural after names with "and". */
function verbsIn(words: readonly string[]): number[] {
  const bare = words.map((word) => word.replace(/[,;:]$/, ""));
  return bare.flatMap((word, at) => {
    const isJoint = bare[at - 2] === "and" && /^\p{Lu}/u.test(bare[at - 1] ?? "");
    return at > 0 && (isThirdPerson(word) || (isBaseVerb(word) && isJoint)) ? [at] : [];
  });
}

/** A clause that begins with a place: its verb comes late. */
const TURNED = /^(?:out|in|on|at|from|with|under|behind|over|above|below|beside|between|through) /;
/** Words after which a clause has a verb of its own. */
const RELATIVE = / (?:that|which|who) /;

/** Whether a clause after "and" begins with a place and lacks its verb: The train stops, and out of it. */
function isTurned(text: string): boolean {
  const clauses = text.split(" and ");
  const at = clauses.findIndex((clause, index) => index > 0 && TURNED.test(clause));
  if (at < 0) return false;
  return !clauses.slice(at).join(" ").split(RELATIVE)[0]!.split(" ").some(isThirdPerson);
}

/** Whether the beginning of a sentence is one by itself: it has a verb, if the sentence has one, and no open end. */
function isComplete(text: string, sentence: string): boolean {
  const words = text.split(" ");
  const isBalanced = (text.match(/[“"]/g)?.length ?? 0) === (text.match(/[”"]/g)?.length ?? 0);
  if (
    words.length < MIN_WORDS ||
    OPEN_END.test(text) ||
    !isBalanced ||
    text.split("(").length !== text.split(")").length
  )
    return false;
  // "As the train stops, and the rain falls" lacks its main clause.
  const mayBeMain = (clause: string, at: number) => at > 0 && !GOES_ON.test(clause.split(" ")[0]!);
  if (SUBORDINATE.test(text) && !text.split(", ").some(mayBeMain)) return false;
  return hasVerb(words) ? !isTurned(text) : !hasVerb(sentence.split(" "));
}
