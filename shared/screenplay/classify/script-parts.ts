import { isMisreading } from "../language/misreading.ts";
import type { PageLayout } from "../layout/page-layout.ts";
import { CLEAR_PRINT } from "../layout/text-row.ts";
import { boldTypeOf } from "./bold-headings.ts";
import { type Cue, isAtCentre, isMostlyCapitals, isTransition } from "./character-cue.ts";
import { cuesOfRows } from "./flush-cue.ts";
import type { Above, Part, SceneHeading } from "./found-heading.ts";
import { gluedCueOf, gluedNamesOf, hasInlineCues, inlineCueOf, smallInlineNames } from "./inline-cue.ts";
import { headingAt, headingStyleOf } from "./scene-heading.ts";
import type { NumberedRow } from "./scene-number.ts";
import { playHeadingsOf, withDirections } from "./stage-play.ts";
import { stopCueOf, stopCuesOf } from "./stop-cue.ts";

export type { Part, PlacedText } from "./found-heading.ts";

/** Classified rows, and whether they are a stage play, with names before the dialogue. */
export interface ClassifiedRows {
  readonly parts: Part<NumberedRow>[];
  readonly isPlay: boolean;
}

/** Minimum number of acts and scenes, and of names above their dialogue, in a stage play. */
const MIN_DIVISIONS = 2;
const MIN_CUES_OF_PLAY = 8;

/**
 * Classifies rows as heading, cue, dialogue, transition or action, by position and text.
 *
 * @param isChosenPlay whether a person has said that the draft is a stage play
 */
export function partsFromRows(rows: readonly NumberedRow[], layout: PageLayout, isChosenPlay = false): ClassifiedRows {
  const bold = boldTypeOf(rows);
  const cuesAt = cuesOfRows(rows, layout, bold);
  const above = new Set(cuesAt.flatMap((cues) => cues.map(({ name }) => name)));
  const names = layout.flush ? above : above.union(gluedNamesOf(rows, layout));
  const style = headingStyleOf(rows, layout, names, bold);
  const small = smallInlineNames(rows, layout);
  const cueCount = cuesAt.filter((cues) => cues.length > 0).length;
  const stops = stopCuesOf(rows, layout, isChosenPlay, cueCount);
  const hasInline = isChosenPlay || stops !== undefined || hasInlineCues(rows, layout, small, cueCount);
  const isNumbered = rows.some(({ sides }) => sides === "both");
  const mayBePlay = hasInline || (cueCount >= MIN_CUES_OF_PLAY && !isNumbered);
  const divisions = mayBePlay ? playHeadingsOf(rows) : new Map<number, never>();
  const isPlay = hasInline || divisions.size >= MIN_DIVISIONS;
  const playHeadings = isPlay ? divisions : new Map<number, never>();
  const cueOnRow = (row: NumberedRow, at: number) => {
    if (stops !== undefined) return stopCueOf(rows, at, stops, layout) ?? inlineCueOf(row, layout, small);
    if (isPlay) return inlineCueOf(row, layout, small);
    return cuesAt[at]!.length > 0 ? undefined : gluedCueOf(row, names, layout);
  };
  // In an acting edition, a speech goes on at the margin.
  const setting = stops === undefined ? layout : { ...layout, flush: true };
  const parts: Part<NumberedRow>[] = [];
  let current: SceneHeading | undefined;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const found =
      playHeadings.get(at) ??
      headingAt(rows, at, { ...aboveOf(row, parts.at(-1), setting), set: current?.set }, layout, style);
    const inline = found === undefined ? cueOnRow(row, at) : undefined;
    if (inline !== undefined) {
      parts.push({ kind: "cue", row, cues: [inline.cue] }, { kind: "speech", row: { ...row, text: inline.said } });
    } else if (stops !== undefined && found === undefined && isDirectionAlone(rows, at, layout)) {
      parts.push({ kind: "action", row });
    } else if (found === undefined) parts.push(partOfRow(row, cuesAt[at]!, parts.at(-1), setting));
    else if (!isRepeated(found.heading, current, row, rows[at - 1])) {
      parts.push({ kind: "heading", row, heading: found.heading });
      const told = actionOnLineOf(found.heading);
      if (told !== "") parts.push({ kind: "action", row: { ...row, text: told } });
      current = { ...found.heading, ...withNumberOf(found.heading, current) };
    }
    at += (found?.rowCount ?? 1) - 1;
  }
  if (!isPlay) return { parts, isPlay };
  const isNamedAbove = stops === undefined && cueCount >= MIN_CUES_OF_PLAY;
  return { parts: withDirections(parts, isNamedAbove ? layout : undefined), isPlay };
}

/** Whether a row begins a stage direction in brackets, apart from speeches. */
function isDirectionAlone(rows: readonly NumberedRow[], at: number, { pitch }: PageLayout): boolean {
  const [row, above] = [rows[at]!, rows[at - 1]];
  const isApart = above?.row.page !== row.row.page || row.row.top - above.row.top > pitch * 1.5;
  return isApart && /^[([]/.test(row.text);
}

function aboveOf(row: NumberedRow, previous: Part<NumberedRow> | undefined, layout: PageLayout): Above {
  const cuts = previous?.kind === "transition" && /\bTO\s?:?$/.test(previous.row.text);
  return { speaks: isSpeech(row, previous, layout), cuts };
}

/** Action on the line of a heading: `28  THE SQUAD -- the gas takes effect`. Empty for ordinary headings. */
function actionOnLineOf({ text, intExt, omitted, action }: SceneHeading): string {
  if (action !== undefined) return action;
  if (omitted || intExt !== "" || isMostlyCapitals(text)) return "";
  const words = text.split(" ");
  const first = words.findIndex((word) => /\p{Ll}{2}/u.test(word));
  // A sentence begins with a capital letter, and so may a name before it.
  const dash = words.slice(0, first).findLastIndex((word) => /^[-–—:]+$|:$/.test(word));
  const told = words.slice(dash + 1).join(" ");
  return told.slice(0, 1).toUpperCase() + told.slice(1);
}

/** A scene without a number gets the previous number. */
function withNumberOf(heading: SceneHeading, current: SceneHeading | undefined): Pick<SceneHeading, "number"> {
  const number = heading.number ?? current?.number;
  return number === undefined ? {} : { number };
}

const CONTINUED_BEFORE = /^CONT(?:INUED|'D|’D|\.)?[\s:–—-]{1,4}/;
/** CONTINUED and CONT'D anywhere in a heading; not CONTINUOUS, nor the CONTROL ROOM. */
const SAYS_CONTINUED = /\bCONT(?:INUE[DS]|INUING|INUATION|['’]?D)?(?!\p{L})/iu;
/** Shorter words distinguish sets: ROOM E, ROOM F. */
const LONG_WORD = 3;
const CONTINUED = /[\s([–—-]{1,4}CONT(?:INUED|'D|’D|\.)?[\s)\].]{0,3}$/;

/** A heading repeated at the top of a page where its scene continues. */
function isRepeated(
  heading: SceneHeading,
  current: SceneHeading | undefined,
  row: NumberedRow,
  above: NumberedRow | undefined,
): boolean {
  if (current === undefined) return false;
  const isOverPage = above?.row.page !== row.row.page;
  if (heading.number === undefined) {
    const [again, rest] = heading.text.replace(CONTINUED_BEFORE, "").split(CONTINUED);
    // In a numbered draft, a new scene in the same set would have a number.
    const isMarked = rest === "" || current.number !== undefined || CONTINUED_BEFORE.test(heading.text);
    return isMarked && isOverPage && again!.trim() === current.text;
  }
  if (heading.number !== current.number) return false;
  return SAYS_CONTINUED.test(heading.text) || (isOverPage && isSameHeading(heading, current, row));
}

/** A set without remarks in brackets, in which dashes and commas are alike: HOUSE, KITCHEN for HOUSE - KITCHEN. */
function wordsOfSet(set: string): string {
  return set
    .replace(/\([^()]*\)/g, " ")
    .replace(/[\s,–—-]+/g, " ")
    .trim();
}

/** Whether a heading names the set and the time of another one; in a scan, its longer words may have a wrong letter. */
function isSameHeading(heading: SceneHeading, other: SceneHeading, { row }: NumberedRow): boolean {
  const isSame = (one: string, two: string) =>
    one === two || (row.confidence < CLEAR_PRINT && isMisreading(one, two, LONG_WORD));
  if (isSame(heading.text, other.text)) return true;
  const { intExt, set, time } = heading;
  if (intExt !== "" && intExt !== other.intExt) return false;
  return isSame(wordsOfSet(set), wordsOfSet(other.set)) && (time === "" || isSame(time, other.time));
}

function partOfRow(
  row: NumberedRow,
  cues: readonly Cue[],
  previous: Part<NumberedRow> | undefined,
  layout: PageLayout,
): Part<NumberedRow> {
  if (cues.length > 0) return { kind: "cue", row, cues };
  if (isTransition(row.text)) return { kind: "transition", row };
  return { kind: isSpeech(row, previous, layout) ? "speech" : "action", row };
}

function isSpeech(row: NumberedRow, previous: Part<NumberedRow> | undefined, layout: PageLayout): boolean {
  if (previous?.kind !== "cue" && previous?.kind !== "speech") return false;
  if (isAtCentre(row, layout) && (row.row.top - previous.row.row.top) / layout.pitch < 1.6) return true;
  if (layout.flush) return isFlushSpeech(row, previous, layout);
  const inColumn = Math.abs(row.left - layout.dialogue) < layout.charWidth * 2;
  const gap = (row.row.top - previous.row.row.top) / layout.pitch;
  // Sitcom scripts have blank lines between lines of dialogue.
  const isNear = previous.row.row.page !== row.row.page || gap < (inColumn ? 2.6 : 1.6);
  if (!isNear && previous.kind !== "cue") return false;
  const isDual = (previous.kind === "cue" && previous.cues.length > 1) || row.cells.length > 1;
  return row.left > (isDual ? layout.action + layout.charWidth : layout.dialogue - layout.charWidth * 3);
}

/** Lines that end further to the left, in characters from the indent of action, are the last of their paragraph. */
const FULL_LINE = 40;

/** Without indents, a speech is the paragraph below the name. */
function isFlushSpeech(
  row: NumberedRow,
  previous: Part<NumberedRow>,
  { action, charWidth, pitch }: PageLayout,
): boolean {
  if (previous.kind === "cue") return true;
  const above = previous.row;
  const isParenthetical = above.text.startsWith("(") && above.text.endsWith(")");
  const isOpen = /[([][^()[\]]{0,200}$/.test(above.text);
  const isFull = above.cells.at(-1)!.right > action + charWidth * FULL_LINE;
  const isNear = above.row.page === row.row.page && row.row.top - above.row.top < pitch * 1.5;
  if (isParenthetical) return true;
  return isNear && (isFull || isOpen || row.text.startsWith("("));
}
