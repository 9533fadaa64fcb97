import { headingFromText } from "../headings/heading.ts";
import { upper } from "../headings/languages.ts";
import { withCapitalI } from "../language/ocr-letters.ts";
import type { PageLayout } from "../layout/page-layout.ts";
import type { Presence } from "../model/scene.ts";
import { trimEndMarks } from "../model/trim-marks.ts";
import type { NumberedRow } from "./scene-number.ts";

/** A character cue. */
export interface Cue {
  readonly name: string;
  readonly presence: Presence;
  readonly line: number;
}

const MAX_CUE_LENGTH = 48;
/** A lower-case word pair at the beginning, which indicates a sentence. */
const PLAINLY_SMALL = /^\p{L}?[a-z]{3,20} [a-z]{3}/u;
const MAX_SPEAKERS = 4;
const BRACKET = /\([^()]*\)?/g;
/** (CONT'D) with a preceding mark; other marks are removed with the end of the name. */
const CONTINUED_TAIL = /[\s,–—-](?:CONT(?:INUED|INUING|['’Õ]?D|\.)?|CONT’D)\s*\.?$/i;
const VOICE =
  /(?<!\p{L})(?:V\.?\s?O|VOICE|VOICE[- ]OVER|VOIX|VOZ|VOCE|STIMME|GŁOS|NARRACJA|ГОЛОС|ЗА КАДРОМ|З\.?\s?К|DIŞ SES|PRE-?LAP|OVER (?:THE )?(?:PHONE|RADIO|SPEAKER|INTERCOM)|FILTERED|NARRATING|NARRATION)(?!\p{L})|\(OFF\.?\)/iu;
/** ANNA'S VOICE keeps its name, as in the script, but is only heard. */
const SOMEBODYS_VOICE = /'S? VOICES?$/;
const BEFORE_NAME = /^[@\s*_.,:;"“”–—-]+/;
const BEHIND_NAME = /[\s*_,:;~|"“”–—-]/;
const OFF_SCREEN = /\b(?:O\.?\s?[SC])\b/i;
const NUMBERING = /^\d{1,4}\s?[-–.)]\s+(?=\p{L})/u;
const TRANSITION =
  /^(?:.{0,40}\b(?:CUT|DISSOLVE|FADE|WIPE|CROSS|MATCH|SMASH|JUMP|TIME)\b.{0,30}\b(?:TO|IN|OUT|UP|THROUGH|BLACK|WHITE)\b.{0,20}|FADE\W{0,3}|CUT\W{0,3}|INTERCUT.{0,40}|.{0,30}\bTO\s?:|BACK TO\b.{0,20}|THE END\W{0,3}|END OF .{0,30}|END CREDITS.{0,10}|CORTE A\W?|CORTA PARA\W?|SCHNITT ZU\W?|FONDU.{0,20})$/i;

/** Whether the text is a transition instead of action. */
export function isTransition(text: string): boolean {
  return text.length <= 70 && text === text.toUpperCase() && TRANSITION.test(text);
}

/**
 * The character's name without extensions: EDWARD for `EDWARD (V.O.)(CONT'D)` and `1 - EDWARD`. Empty when nothing
 * remains.
 */
export function nameFromCue(text: string): string {
  const bare = upper(withCapitalI(text))
    .replace(BRACKET, " ")
    .replace(/\)/g, " ")
    .replace(NUMBERING, "")
    .replace(CONTINUED_TAIL, "");
  // A comma would separate two names in a cell.
  return trimEndMarks(bare, BEHIND_NAME).replace(BEFORE_NAME, "").replace(/,/g, " & ").replace(/\s+/g, " ");
}

/** The speaker's presence: `voice` if the name or its extension marks a voice. */
export function presenceFromCue(text: string): Presence {
  const brackets = (text.match(BRACKET) ?? []).join(" ");
  const isHeard = VOICE.test(brackets) || SOMEBODYS_VOICE.test(nameFromCue(text));
  return isHeard && !OFF_SCREEN.test(brackets) ? "voice" : "speaks";
}

/** Whether the text could be a character cue, judged by its letters alone. */
export function looksLikeCue(text: string, inCapitals: boolean): boolean {
  if (text.length > MAX_CUE_LENGTH + 30 || text.startsWith("(")) return false;
  if (inCapitals && !isMostlyCapitals(text.replace(BRACKET, ""))) return false;
  const name = nameFromCue(text);
  if (name === "" || name.length > MAX_CUE_LENGTH || !/\p{L}|\d/u.test(name)) return false;
  // This text ends a parenthetical that began on the row above.
  if (!inCapitals && /^[^(]*\)/.test(text)) return false;
  return headingFromText(text) === undefined && !isTransition(text);
}

/** Names such as McCLANE and DeVITO contain some lower-case letters, sentences many. */
export function isMostlyCapitals(text: string): boolean {
  if (text.length > 8 && PLAINLY_SMALL.test(text)) return false;
  let capital = 0;
  let small = 0;
  for (const letter of withCapitalI(text)) {
    if (letter !== letter.toLowerCase()) capital++;
    else if (letter !== letter.toUpperCase()) small++;
  }
  return small === 0 || capital >= small * 4;
}

/** The cues of a row, judged by its position and the next row; two or more in dual dialogue. */
export function cuesOfRow(row: NumberedRow, next: NumberedRow | undefined, layout: PageLayout): Cue[] {
  if (next === undefined) return [];
  const dual = dualCues(row, next, layout);
  if (dual.length > 0) return dual;
  const isCentred = isAtCentre(row, layout);
  const isIndented = row.left >= layout.dialogue + layout.charWidth * 2.5;
  if ((!isIndented && !isCentred) || row.left > layout.cue + layout.charWidth * 18) return [];
  if (!looksLikeCue(row.text, layout.cuesInCapitals)) return [];
  if (!isFollowedBySpeech(row, next, layout, isCentred)) return [];
  return [cueAbove(row, next)];
}

/** The cue of a row that holds a name. */
export function cueAbove(row: NumberedRow, next: NumberedRow): Cue {
  // Some writers put (V.O.) below the name.
  const extension = next.text.startsWith("(") ? ` ${next.text}` : "";
  return { ...cueFromText(row.text, row.row.line), presence: presenceFromCue(row.text + extension) };
}

/** Whether a row is centred like the cues of the draft. */
export function isAtCentre(row: NumberedRow, { cueCentre, action, charWidth }: PageLayout): boolean {
  if (cueCentre === undefined || row.left < action + charWidth * 3) return false;
  return Math.abs((row.left + row.cells.at(-1)!.right) / 2 - cueCentre) < charWidth * 2.5;
}

function isFollowedBySpeech(row: NumberedRow, next: NumberedRow, layout: PageLayout, isCentred: boolean): boolean {
  const atCue = isCentred || Math.abs(row.left - layout.cue) < layout.charWidth * 1.5;
  const fromDialogue = (next.left - layout.dialogue) / layout.charWidth;
  // Away from the usual cue position, for example centred, the dialogue must begin exactly at the dialogue indent.
  const isInColumn = next.text.startsWith("(") ? fromDialogue > -3 : Math.abs(fromDialogue) < (atCue ? 3 : 2);
  const inSpeech = isInColumn || (isCentred && isAtCentre(next, layout) && next.text !== next.text.toUpperCase());
  if (!inSpeech || (next.left > row.left + layout.charWidth * 3 && !isCentred)) return false;
  if (next.row.page !== row.row.page) return atCue;
  const gap = (next.row.top - row.row.top) / layout.pitch;
  const isBelow = next.left < row.left - layout.charWidth * 0.7 || next.text.startsWith("(") || isCentred;
  return gap < (atCue ? 2.3 : 1.6) && isBelow;
}

/** Two names side by side above two columns, or three above three. */
function dualCues(row: NumberedRow, next: NumberedRow, layout: PageLayout): Cue[] {
  const { cells } = row;
  if (cells.length < 2 || cells.length > MAX_SPEAKERS) return [];
  const nearest = layout.charWidth * (cells.length === 2 ? 12 : 8);
  if (cells.some((cell, at) => at > 0 && cell.left - cells[at - 1]!.left < nearest)) return [];
  if (cells[0]!.left < layout.action + layout.charWidth * 2) return [];
  if (!cells.every((cell) => looksLikeCue(cell.text, layout.cuesInCapitals))) return [];
  if (next.row.page !== row.row.page || next.row.top - row.row.top > layout.pitch * 1.8) return [];
  if (next.cells.length === 1 && next.left < layout.action + (cells.length === 2 ? layout.charWidth * 2 : 0)) return [];
  return cells.map((cell) => cueFromText(cell.text, cell.line));
}

function cueFromText(text: string, line: number): Cue {
  return { name: nameFromCue(text), presence: presenceFromCue(text), line };
}
