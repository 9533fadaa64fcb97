import type { Part } from "../classify/script-parts.ts";

/** Flashback (FB) or flash-forward (FF). */
export type Flashback = "FB" | "FF";

const BACK = /\b(?:FLASH[ -]?BACKS?|RÜCKBLENDE|RETOUR EN ARRIÈRE)\b/;
const FORWARD = /\bFLASH[ -]?FORWARDS?\b/;
const END = /\b(?:END|BACK TO|RETURN TO|OUT OF|ENDE)\b.{0,20}\b(?:FLASH[ -]?(?:BACKS?|FORWARDS?)|PRESENT|RÜCKBLENDE)\b/;
const MAX_LENGTH = 60;

/**
 * For each heading, whether its scene is a flashback (FB) or a flash-forward (FF), by the heading or a preceding note
 * such as FLASHBACK TO. A note applies until the note that ends it, else to one scene.
 */
export function flashbacksOf(parts: readonly Part[]): (Flashback | undefined)[] {
  const found: (Flashback | undefined)[] = [];
  let open: { what: Flashback; lasts: boolean } | undefined;
  for (const [at, part] of parts.entries()) {
    const note = noteOf(part);
    const what = BACK.test(note) ? "FB" : FORWARD.test(note) ? "FF" : undefined;
    const ends = END.test(note);
    if (part.kind === "heading") {
      if (ends) open = undefined;
      found.push(ends ? undefined : (what ?? open?.what));
      if (open?.lasts === false) open = undefined;
    } else if (ends) open = undefined;
    else if (what !== undefined) open = { what, lasts: endsLater(parts, at) };
  }
  return found;
}

function endsLater(parts: readonly Part[], at: number): boolean {
  for (let later = at + 1; later < parts.length; later++) {
    const note = noteOf(parts[later]!);
    if (END.test(note)) return true;
    if (parts[later]!.kind !== "heading" && (BACK.test(note) || FORWARD.test(note))) return false;
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
