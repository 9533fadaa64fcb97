import type { Part } from "../classify/script-parts.ts";
import { isSureShot } from "../headings/shot-terms.ts";
import { timeCardsOf } from "./time-cards.ts";

/** A scene out of the order of time: a flashback or memory (FB), a flash-forward (FF), or a dream or vision (DREAM). */
export type Excursion = "FB" | "FF" | "DREAM";

const BACK =
  /\b(?:FLASH[ -]?BACKS?|RÜCKBLENDE|RETOUR EN ARRIÈRE|MEMORY|MEMORIES|RECOLLECTION|(?:YEARS?|MONTHS?|WEEKS?|DAYS) (?:EARLIER|AGO|BEFORE)|THE PAST|IN THE PAST)\b/;
/** What a card about time at the beginning of a scene says: SUPER: "Twenty years earlier". */
const EARLIER = /\b(?:YEARS?|MONTHS?|WEEKS?|DAYS) (?:EARLIER|AGO)\b/i;
const FORWARD = /\bFLASH[ -]?FORWARDS?\b/;
/** Of a heading, a place such as DREAM HOTEL does not count, so the word stands alone, in brackets or with a noun. */
const DREAM =
  /(?:DREAM|NIGHTMARE|DAYDREAM|FANTASY|VISION|HALLUCINATION)S?(?: (?:SEQUENCE|SCENE|BEGINS))?\W{0,3}(?:$|\s[-–—])/gu;
const BEFORE_DREAM = /(?:^|[(–—-]\s?|\bBEGIN )\W{0,2}(?:\p{L}+['’]S? )?$/u;
const END = /\b(?:END|ENDS|BACK TO|RETURN TO|OUT OF|ENDE)\b/g;
const AFTER_END =
  /^.{0,20}\b(?:FLASH[ -]?(?:BACKS?|FORWARDS?)|PRESENT|REALITY|RÜCKBLENDE|DREAM|NIGHTMARE|DAYDREAM|FANTASY|VISION|MEMORY)\b/;
const PRESENT = /[-–—(]\s?PRESENT(?: DAY)?\W*$/;
const MAX_LENGTH = 60;

/**
 * For each heading, whether its scene is out of the order of time, by the heading, a preceding note such as FLASHBACK
 * TO, or a card about time at its beginning. A note applies until the note that ends it, else to one scene.
 */
export function flashbacksOf(parts: readonly Part[]): (Excursion | undefined)[] {
  const found: (Excursion | undefined)[] = [];
  const cards = timeCardsOf(parts);
  let open: { what: Excursion; lasts: boolean } | undefined;
  for (const [at, part] of parts.entries()) {
    const note = noteOf(part);
    const isHeading = part.kind === "heading";
    // CLOSE ON THE PHOTO - A MEMORY shows a photo.
    const what = !isHeading && isSureShot(note) ? undefined : excursionIn(note);
    const ends = endsExcursion(note);
    if (isHeading) {
      if (ends) open = undefined;
      const carded = EARLIER.test(cards[found.length] ?? "") ? "FB" : undefined;
      found.push(ends ? undefined : (what ?? open?.what ?? carded));
      if (open?.lasts === false) open = undefined;
    } else if (ends) open = undefined;
    else if (what !== undefined && !(EARLIER.test(note) && isIn(cards[found.length - 1], part)))
      open = { what, lasts: endsLater(parts, at) };
  }
  return found;
}

/** Whether a card belongs to the scene above it. */
function isIn(cards: string | undefined, { row }: Part): boolean {
  return cards?.includes(row.text) === true;
}

function excursionIn(note: string): Excursion | undefined {
  if (note === "") return undefined;
  if (BACK.test(note)) return "FB";
  if (FORWARD.test(note)) return "FF";
  const isDream = [...note.matchAll(DREAM)].some(({ index }) => BEFORE_DREAM.test(note.slice(0, index)));
  return isDream ? "DREAM" : undefined;
}

function endsExcursion(note: string): boolean {
  if (note === "") return false;
  if (PRESENT.test(note)) return true;
  return [...note.matchAll(END)].some(({ 0: end, index }) => AFTER_END.test(note.slice(index + end.length)));
}

function endsLater(parts: readonly Part[], at: number): boolean {
  for (let later = at + 1; later < parts.length; later++) {
    const note = noteOf(parts[later]!);
    if (endsExcursion(note)) return true;
    if (parts[later]!.kind !== "heading" && excursionIn(note) !== undefined) return false;
  }
  return false;
}

/** The text of a short line in capitals that is neither a name nor dialogue; empty for other parts. */
function noteOf(part: Part): string {
  if (part.kind === "heading") return part.heading.text.toUpperCase();
  const { text } = part.row;
  const isNote = (part.kind === "action" || part.kind === "transition") && text.length <= MAX_LENGTH;
  return isNote && text === text.toUpperCase() ? text : "";
}
