import { withoutEnd } from "./edges.ts";
import type { Part } from "./parts.ts";

const LONGEST = 140;
const ABBREVIATION = /(?:\b(?:Mr|Mrs|Ms|Dr|St|Sgt|Lt|Capt|Col|Gen|Prof|Jr|Sr|vs|etc|No|approx)|\b\p{Lu})\.$/u;
const SENTENCE_END = /[.!?…]["'”’)]?(?=\s|$)/g;

/**
 * The first telling sentence of a scene's action, at most 140 characters and never cut inside a word.
 * Empty when the scene has no action.
 */
export function synopsisFromAction(paragraphs: readonly string[]): string {
  const whole = paragraphs.find(isTelling) ?? paragraphs[0] ?? "";
  return shortened(firstSentence(whole));
}

/** A paragraph of some words that begins a sentence, not a shot in capitals or what follows one. */
function isTelling(paragraph: string): boolean {
  return paragraph.split(" ").length > 3 && /^\P{Ll}/u.test(paragraph) && paragraph !== paragraph.toUpperCase();
}

function firstSentence(text: string): string {
  for (const end of text.matchAll(SENTENCE_END)) {
    const sentence = text.slice(0, end.index + end[0].length);
    if (!ABBREVIATION.test(sentence) && sentence.split(" ").length > 2) return sentence;
  }
  return text;
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.lastIndexOf(" ", LONGEST - 1);
  return `${withoutEnd(text.slice(0, cut > 0 ? cut : LONGEST - 1), /[\s,;:–—-]/)}…`;
}

/** The action of a scene as paragraphs: rows that follow each other closely are one. */
export function paragraphsOf(parts: readonly Part[], pitch: number): string[] {
  const paragraphs: string[] = [];
  let previous: Part | undefined;
  for (const part of parts) {
    if (part.kind === "action") {
      const above = previous?.kind === "action" ? previous.row.row : undefined;
      const goesOn = above?.page === part.row.row.page && part.row.row.top - above.top < pitch * 1.5;
      paragraphs.push(goesOn ? `${paragraphs.pop()} ${part.row.text}` : part.row.text);
    }
    previous = part;
  }
  return paragraphs;
}
