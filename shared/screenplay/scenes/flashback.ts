import type { Part } from "../classify/script-parts.ts";
import { isSureShot } from "../headings/shot-terms.ts";
import { timeCardsOf } from "./time-cards.ts";

/** A scene out of the order of time: a flashback or memory (FB), a flash-forward (FF), or a dream or vision (DREAM). */
export type Excursion = "FB" | "FF" | "DREAM";

const BACK =
  /\b(?:FLASH[ -]?BACKS?|RÜCKBLENDE|RETOUR EN ARRIÈRE|MEMORY|MEMORIES|RECOLLECTION|(?:YEARS?|MONTHS?|WEEKS?|DAYS) (?:EARLIER|AGO|BEFORE)|THE PAST|IN THE PAST)\b/;
/** What a card about time at the beginning of a scene says: SUPER: "Twenty years earlier". */
const EARLIER = /\b(?:YEARS?|MONTHS?|WEEKS?|DAYS) EARLIER\b/i;
/** A card of a duration alone: TITLE: Three weeks ago; not "It began three weeks ago". */
const AGO =
  /^\W{0,3}(?:(?:SUPER|SUPERS|SUPERIMPOSED?|TITLES?|TITLE CARD|CARD|CHYRON|LEGEND|CAPTION|ON SCREEN|INTERTITLE)\W{1,5})?(?:(?:\d{1,4}|AN?|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|FIFTEEN|EIGHTEEN|TWENTY|THIRTY|FORTY|FIFTY|SIXTY|HUNDRED|THOUSAND|FEW|SOME|SEVERAL|MANY|COUPLE|OF)[ -]){1,3}(?:YEARS?|MONTHS?|WEEKS?|DAYS) AGO\W{0,5}$/i;
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
/** Number of parts above a heading that may hold its card. */
const ABOVE = 2;

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
    const what = !isHeading && isSureShot(note) && !/FLASH/.test(note) ? undefined : excursionIn(note);
    const ends = endsExcursion(note);
    if (isHeading) {
      if (ends) open = undefined;
      const carded = hasEarlierCard(parts, at, cards[found.length]!) ? "FB" : undefined;
      found.push(ends ? undefined : (what ?? open?.what ?? carded));
      if (open?.lasts === false) open = undefined;
    } else if (ends) open = undefined;
    else if (what !== undefined && !isEarlierCard(parts, at, cards[found.length - 1] ?? ""))
      open = { what, lasts: endsLater(parts, at) };
  }
  return found;
}

/** Whether a card about time, right above a heading or in its scene, puts the scene earlier. */
function hasEarlierCard(parts: readonly Part[], heading: number, cards: string): boolean {
  if (cards === "") return false;
  const above = parts.slice(Math.max(heading - ABOVE, 0), heading);
  if (above.some((part) => part.kind !== "heading" && saysEarlier(part, cards))) return true;
  for (let at = heading + 1; at < parts.length && parts[at]!.kind !== "heading"; at++) {
    if (isEarlierCard(parts, at, cards)) return true;
  }
  return false;
}

/** Whether a part is a card that puts the scene above it earlier. Right above a heading, a card is that of the next scene. */
function isEarlierCard(parts: readonly Part[], at: number, cards: string): boolean {
  if (!saysEarlier(parts[at]!, cards)) return false;
  let next = at + 1;
  while (parts[next]?.kind === "transition") next++;
  return parts[next]?.kind !== "heading";
}

function saysEarlier({ row }: Part, cards: string): boolean {
  return (EARLIER.test(row.text) || AGO.test(row.text)) && cards.includes(row.text);
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
