import type { Part } from "../classify/script-parts.ts";

const MAX_LENGTH = 90;
/** A text on screen: SUPER: "TWO WEEKS LATER". */
const CARD =
  /^\W{0,3}(?:SUPER|SUPERS|SUPERIMPOSE|SUPERIMPOSED|TITLE|TITLES|TITLE CARD|CARD|CHYRON|LEGEND|CAPTION|ON SCREEN|INTERTITLE)\b.{0,20}?[:"“–—-]/i;
const IN_BRACKETS = /^\([^()]{3,40}\)$/;
/** A clock that action describes: the clock reads 9:40 PM. */
const CLOCK = /\b(?:clock|watch|time|reads|says)\b/gi;
const AFTER_CLOCK = /^.{0,40}?\b(\d{1,2}[:.]\d\d\s?[AP]\.?M)/i;
/** Number of parts below a heading, and above the next one, that may hold its card. */
const BELOW = 4;
const ABOVE = 2;
/** Number of parts right below a heading that belong to it, however short the scene is. */
const OPENING = 2;

/**
 * The cards and notes about time that belong to each heading: those right below it, and those right above it, at the
 * end of the scene before; joined, empty when there are none.
 */
export function timeCardsOf(parts: readonly Part[]): string[] {
  const starts = parts.flatMap((part, at) => (part.kind === "heading" ? [at] : []));
  return starts.map((start, scene) => {
    const next = starts[scene + 1];
    const before = parts.slice(Math.max(openingEnd(parts, starts[scene - 1], start), start - ABOVE), start);
    // In a short scene, a card at its end belongs to the next heading.
    const end = next === undefined ? parts.length : Math.max(openingEnd(parts, start, next), next - ABOVE);
    const below = parts.slice(start + 1, Math.min(next ?? end, end, start + 1 + BELOW));
    return [...before, ...below].flatMap(cardOf).join(". ");
  });
}

/**
 * Where the opening of a scene ends: that of an establishing shot before its first speaker, a few parts below its
 * heading at most.
 */
function openingEnd(parts: readonly Part[], start: number | undefined, next: number): number {
  if (start === undefined) return OPENING;
  const first = start + 1;
  if (!isEstablishing(parts[start]!, parts[next]!)) {
    return Math.min(first + OPENING, isCard(parts[next - 1]!.row.text) ? next - 1 : next);
  }
  const spoken = parts.slice(first, first + BELOW).findIndex(({ kind }) => kind === "cue");
  return Math.max(first + OPENING, Math.min(first + (spoken < 0 ? BELOW : spoken), next));
}

/** EXT. HOUSE before INT. KITCHEN only shows where the next scene is. */
function isEstablishing(shot: Part, next: Part): boolean {
  if (shot.kind !== "heading" || next.kind !== "heading") return false;
  return shot.heading.intExt === "EXT." && next.heading.intExt === "INT.";
}

function cardOf(part: Part): string[] {
  if (part.kind !== "action" && part.kind !== "transition") return [];
  const { text } = part.row;
  for (const { 0: word, index } of text.matchAll(CLOCK)) {
    const time = AFTER_CLOCK.exec(text.slice(index + word.length))?.[1];
    if (time !== undefined) return [time];
  }
  return isCard(text) ? [text] : [];
}

function isCard(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  return (text === text.toUpperCase() && /\p{Lu}{2}/u.test(text)) || CARD.test(text) || IN_BRACKETS.test(text);
}
