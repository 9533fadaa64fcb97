import { trimEndMarks } from "../model/trim-marks.ts";
import { CATEGORY_OF } from "./category-of.ts";
import { isBaseVerb, isThirdPerson } from "./verbs.ts";

const AFTER_VERB =
  /^(?:a|an|the|his|her|their|its|this|that|him|it|them|to|at|on|in|into|onto|off|out|up|down|over|back|with|from|for|around|through|away|towards?|past|behind|by)$/;
/** Plurals that begin sentences as often as verbs do. */
const PLURALS =
  /^(?:lights|sounds|shots|steps|footsteps|waves|cries|screams|drops|shouts|views|lines|cuts|fires|hands)$/;
/** "Is that all?" is a question. */
const AUXILIARY = /^(?:is|are|was|were|has|have|does|do|can|cannot|will|would|must)$/;
/** Words with which a clause has a subject of its own. */
const SUBJECT = /^(?:he|she|they|it|we|the|a|an|his|her|their|its|there|both|everyone|everybody|someone)$/i;
/** Where the next speech interrupts a sentence. */
const OPEN_WORDS = new Set("because and but as when while then to that if so or with".split(" "));
const MAX_OPEN_CLAUSE = 3;

/** Whether a sentence begins with its verb: "Grins at the boy." */
export function isWithoutSubject(sentence: string): boolean {
  const [first = "", next = ""] = sentence.split(" ");
  const verb = first.toLowerCase();
  if (
    !isThirdPerson(verb) ||
    AUXILIARY.test(verb) ||
    PLURALS.test(verb) ||
    !AFTER_VERB.test(next.replace(/[.,;:]$/, ""))
  )
    return false;
  return !CATEGORY_OF.has(verb) && !CATEGORY_OF.has(verb.replace(/s$/, ""));
}

/** A sentence that begins with its verb, with its subject. */
export function withSubject(subject: string, sentence: string): string {
  return `${subject} ${sentence[0]!.toLowerCase()}${sentence.slice(1)}`;
}

/** `As Nora comes in, smiling.` without As: it has no main clause. */
export function withoutAs(sentence: string): string {
  if (!/^As \P{Ll}|^As (?:s?he|they|it) /u.test(sentence)) return sentence;
  const [opening = "", ...clauses] = sentence.split(/, (?:and )?/);
  // As Nora leaves the lift two MEN step in.
  const words = opening.split(" ");
  const isJoined = words.some(
    (word, at) => at > 3 && (isBaseVerb(word) || isThirdPerson(word)) && /^\p{Lu}/u.test(words[at - 1]!),
  );
  const isMain = (clause: string) => {
    const words = clause.split(" ").map((word) => trimEndMarks(word, /[.,;:!?…]/));
    const hasSubject = SUBJECT.test(words[0]!) || /^\p{Lu}/u.test(words[0]!);
    const verbs = words.slice(1).filter((word) => isThirdPerson(word) || isBaseVerb(word));
    return hasSubject && verbs.length > 0;
  };
  if (isJoined || clauses.some(isMain)) return sentence;
  const rest = sentence.slice("As ".length);
  return rest[0]!.toUpperCase() + rest.slice(1);
}

/** Words that begin the rest of a sentence: at the wheel; who looks away. */
const PLACES =
  /^(?:at|in|on|behind|under|beneath|with|by|near|beside|inside|outside|against|among|between|above|below) /;
const RELATIVE = /^(?:who|which|whose|that|where|when|while|until|because|or|for|from|of|to|into|onto|than|through) /;
const LINK = /^(?:and|but|so|then)(?: then)?,? /;
/** The end of a shot: on NORA as she reads the letter. */
const SHOWN = /^(?:on|of|to|past|with) (\p{Lu}[\p{L}'’]*(?: \p{Lu}[\p{L}'’]*)?),? as (?:s?he) (\P{Lu}.*)$/u;

/**
 * The rest of a sentence, which a line above began, as a sentence of its own: `Nora at the wheel.` for `at the wheel.`;
 * undefined when it lacks what it is about.
 *
 * @param subject who alone is in the scene
 */
export function fromRest(rest: string, subject: string | undefined): string | undefined {
  const text = rest.replace(/^[\s.…–—-]{1,9}/, "").replace(LINK, "");
  const shown = SHOWN.exec(text);
  if (shown !== null) return `${shown[1]} ${shown[2]}`;
  const begun = text.slice(0, 1).toUpperCase() + text.slice(1);
  if (text.startsWith("as "))
    return text.includes(",") ? withoutAs(begun) : fromRest(text.slice("as ".length), subject);
  const doing = text.startsWith("who ") ? text.slice("who ".length) : text;
  const [first = "", next = "", ...others] = doing.split(" ").map((word) => trimEndMarks(word, /[.,;:!?…]/));
  // Waves crash; lights flicker.
  const isNoun = PLURALS.test(first) || isVerb(next);
  const isDone =
    isWithoutSubject(doing.slice(0, 1).toUpperCase() + doing.slice(1)) || (isThirdPerson(first) && !isNoun);
  // Behind her the door opens.
  if (PLACES.test(text) && [next, ...others].some(isThirdPerson)) return undefined;
  if (PLACES.test(text) || isDone) return subject === undefined ? undefined : `${subject} ${doing}`;
  return RELATIVE.test(text) || text === "" ? undefined : begun;
}

const isVerb = (word: string): boolean => isThirdPerson(word) || isBaseVerb(word);

/** A sentence that the next speech interrupts, ended before its open clause: `… his pockets, then, to Nora:`. */
export function withEnd(sentence: string): string {
  const bare = trimEndMarks(sentence, /[\s:,;–—-]/);
  const last = bare.split(" ").at(-1)!;
  if (bare === sentence && !OPEN_WORDS.has(last)) return sentence;
  const clauses = bare.split(", ");
  while (clauses.length > 1 && isOpen(clauses.at(-1)!)) clauses.pop();
  const words = clauses.join(", ").split(" ");
  while (words.length > 1 && OPEN_WORDS.has(words.at(-1)!)) words.pop();
  const text = trimEndMarks(words.join(" "), /[\s:,;–—-]/);
  return /[.!?…]["”’)]?$/.test(text) ? text : `${text}.`;
}

function isOpen(clause: string): boolean {
  const words = clause.split(" ");
  return words.length <= MAX_OPEN_CLAUSE && !words.some((word) => isThirdPerson(word));
}
