import { headingFromPlainText, headingFromText } from "../headings/heading.ts";
import { splitAtAction } from "../headings/heading-action.ts";
import { isTimeOfDay } from "../headings/time-of-day.ts";
import type { PageLayout } from "../layout/page-layout.ts";
import { CLEAR_PRINT } from "../layout/text-row.ts";
import { type BoldType, isBold, isBoldHeading } from "./bold-headings.ts";
import { isMostlyCapitals, isTransition } from "./character-cue.ts";
import type { Above, SceneHeading } from "./found-heading.ts";
import { headingIn, isSceneNumber, type NumberedRow, tidyNumber } from "./scene-number.ts";
import { isGapBelow, type SlugContext, slugContext, slugLine, slugLineOfRow } from "./slug-line.ts";

/** The heading style of a script. */
export interface HeadingStyle {
  /** Whether headings are numbered; some may still lack a number. */
  readonly numbered: boolean;
  /** Whether most headings and shots are numbered, so that a heading without a number is doubtful. */
  readonly mostlyNumbered: boolean;
  /** Whether numbers are printed in the right margin only. */
  readonly numberedRight: boolean;
  /** Whether a blank line follows headings. */
  readonly spaced: boolean;
  /** Usage of lines in capitals without INT. or EXT. */
  readonly slugs: SlugContext;
  /** Usage of bold type. */
  readonly bold: BoldType;
  /** The speakers of the draft. */
  readonly names: ReadonlySet<string>;
}

/** Placeholder of an omitted numbered scene. */
export const OMITTED = /^\W{0,3}(?:OMIT(?:TED|S)?|DELETED|SCENES? (?:OMITTED|DELETED|CUT)|CUT)\b/i;
const PLAIN_HEADING = /^(?:INT|EXT)\. ?\/?\S/;
const OPEN_END = /(?:[-–—/,&]|\b(?:OF|THE|AND|IN|AT|TO|ON|BY|WITH|OUTSIDE))$/;
/** A title with a number in this area is a page header. */
const HEADER_BAND = 0.075;
/** Confidence of a heading without a number where most have one. */
const WITHOUT_NUMBER = 0.6;
const FULL_LINE = 54;
const MAX_HEADING_ROWS = 3;
/** Minimum number of headings marked by bold type alone, in a draft where plain lines in capitals are none. */
const MIN_BOLD_ALONE = 2;

/**
 * Determines the heading style from the headings with INT. or EXT.
 *
 * @param names the speakers of the draft
 */
export function headingStyleOf(
  rows: readonly NumberedRow[],
  layout: PageLayout,
  names: ReadonlySet<string>,
  bold: BoldType,
): HeadingStyle {
  const marked = rows.filter((row) => row.sides === "both" || row.isAnnounced).length;
  const headings = [...rows.entries()].filter(([, row]) => headingIn(row) !== undefined);
  const numbers = headings.filter(([, row]) => row.number !== undefined).length;
  const numberedShots = rows.filter((row) => row.sides === "both" && headingIn(row) === undefined).length;
  const rightNumbers = headings.filter(([, row]) => row.sides === "right").length;
  const spaced = headings.filter(([at]) => {
    // A heading's second line is in capitals too, and the blank line follows it.
    const isLonger = rows[at + 1]?.text === rows[at + 1]?.text.toUpperCase();
    return isGapBelow(rows, at, layout) || (isLonger && isGapBelow(rows, at + 1, layout));
  }).length;
  const slugs = slugContext(rows, layout, names);
  const boldAlone = headings.length === 0 ? 0 : rows.filter((row) => isBoldAlone(row, layout, bold, names)).length;
  return {
    numbered: marked >= 3 || (numbers >= 3 && numbers * 3 >= headings.length),
    mostlyNumbered: numbers >= 3 && (numbers + numberedShots) * 3 >= (headings.length + numberedShots) * 2,
    numberedRight: rightNumbers >= 3 && rightNumbers * 2 > numbers,
    spaced: spaced * 4 >= headings.length * 3,
    slugs: boldAlone >= MIN_BOLD_ALONE ? { ...slugs, slugs: "none" } : slugs,
    bold,
    names,
  };
}

/** The scene heading that begins at a row, and its number of rows. */
export function headingAt(
  rows: readonly NumberedRow[],
  at: number,
  above: Above,
  layout: PageLayout,
  style: HeadingStyle,
): { heading: SceneHeading; rowCount: number } | undefined {
  const row = rows[at]!;
  const heading =
    headingOfRow(row, above, layout, style) ?? (style.numbered ? undefined : slugOfRow(rows, at, above, layout, style));
  if (heading === undefined) return undefined;
  if (heading.omitted) return omittedRange(heading, rows, at, layout);
  if (heading.action !== undefined || !isMostlyCapitals(heading.text)) return { heading, rowCount: 1 };
  let whole = heading;
  let rowCount = 1;
  while (rowCount < MAX_HEADING_ROWS && goesOn(whole, rows, at + rowCount - 1, row.left, layout, style)) {
    rowCount++;
    whole = longerHeading(heading, rows.slice(at + 1, at + rowCount));
  }
  return { heading: whole, rowCount };
}

/** A heading without INT. or EXT. in a draft without numbers. */
function slugOfRow(
  rows: readonly NumberedRow[],
  at: number,
  above: Above,
  layout: PageLayout,
  { bold, names, slugs }: HeadingStyle,
): SceneHeading | undefined {
  const row = rows[at]!;
  return isBoldAlone(row, layout, bold, names) ? slugLine(row.text) : slugLineOfRow(rows, at, above, layout, slugs);
}

function isBoldAlone(row: NumberedRow, layout: PageLayout, bold: BoldType, names: ReadonlySet<string>): boolean {
  return isBoldHeading(row, bold, names, layout) && headingIn(row) === undefined;
}

/** `12 OMITTED 12`, followed by `THRU` and `15` in both margins: one range over three rows. */
function omittedRange(
  heading: SceneHeading,
  rows: readonly NumberedRow[],
  at: number,
  layout: PageLayout,
): { heading: SceneHeading; rowCount: number } {
  const isNear = (row: number) =>
    rows[row]?.row.page === rows[at]!.row.page && rows[row].row.top - rows[row - 1]!.row.top < layout.pitch * 2.6;
  const range = (last: string, rowCount: number) => {
    const number = heading.number === undefined ? last : `${heading.number}-${last}`;
    return { heading: { ...heading, number }, rowCount };
  };
  if (!isNear(at + 1)) return { heading, rowCount: 1 };
  const words = rows[at + 1]!.row.text.toUpperCase();
  const own = /^(?:THRU|THROUGH|TO|-|–) ?([A-Z]{0,2}\d{1,4}[A-Z]{0,2})\b/.exec(words);
  if (own !== null && words.length < 24) return range(own[1]!, 2);
  if (!/^(?:THRU|THROUGH|TO|-|–)(?: (?:THRU|THROUGH|TO|-|–))?$/.test(words) || !isNear(at + 2))
    return { heading, rowCount: 1 };
  const last = rows[at + 2]!;
  const [number] = last.row.cells.map(({ text }) => text);
  const isNumber = last.row.cells.every(({ text }) => text === number) && isSceneNumber(number!);
  return isNumber ? range(tidyNumber(number!), 3) : { heading, rowCount: 1 };
}

function headingOfRow(
  row: NumberedRow,
  above: Above,
  layout: PageLayout,
  style: HeadingStyle,
): SceneHeading | undefined {
  const inText = row.left < layout.dialogue - layout.charWidth * 2;
  const number = row.number === undefined ? {} : { number: row.number };
  if (row.number !== undefined && OMITTED.test(row.text)) {
    return { text: row.text, intExt: "", set: "OMITTED", time: "", omitted: true, confidence: 1, ...number };
  }
  const scanned = row.row.confidence < CLEAR_PRINT;
  const placed =
    scanned && inText ? (splitAtAction(row.text)?.heading ?? headingFromText(row.text, true)) : headingIn(row);
  // A plain heading counts anywhere except within a speech.
  const isPlain = PLAIN_HEADING.test(row.text) && row.text === row.text.toUpperCase() && !above.speaks;
  if (placed !== undefined && (inText || row.sides === "both" || isPlain)) {
    // OCR may have missed the number.
    const isDoubtful = style.mostlyNumbered && row.number === undefined && !scanned;
    const confidence = isDoubtful ? WITHOUT_NUMBER : placed.time === "" ? 0.9 : 1;
    const doubt = isDoubtful ? ({ doubt: "no-number" } as const) : {};
    const { text, action } = splitAtAction(row.text) ?? { text: row.text };
    const told = action === undefined ? {} : { action };
    return { text, ...placed, ...told, omitted: false, confidence, ...doubt, ...number };
  }
  if (!style.numbered || row.number === undefined) return undefined;
  const capitals = isMostlyCapitals(row.text) && /\p{L}/u.test(row.text);
  // OCR may have missed the left number.
  const mayBeRight = (scanned || style.numberedRight) && row.row.top > HEADER_BAND;
  const isMarked = row.sides === "left" || (row.sides === "right" && mayBeRight);
  if (row.sides !== "both" && !(isMarked && capitals && inText)) return undefined;
  const parts = headingFromPlainText(row.text);
  const sure = capitals ? { confidence: 0.8 } : ({ confidence: 0.6, doubt: "sentence" } as const);
  return { text: row.text, ...parts, omitted: false, ...sure, ...number };
}

/** Whether the next row is still part of the heading. */
function goesOn(
  heading: SceneHeading,
  rows: readonly NumberedRow[],
  at: number,
  left: number,
  layout: PageLayout,
  style: HeadingStyle,
): boolean {
  const row = rows[at]!;
  const next = rows[at + 1];
  if (next?.row.page !== row.row.page || next.number !== undefined || next.text !== next.text.toUpperCase())
    return false;
  if (next.row.top - row.row.top > layout.pitch * 1.4 || Math.abs(next.left - left) > layout.charWidth * 2.5)
    return false;
  if (headingIn(next) !== undefined || isTransition(next.text)) return false;
  if (isCastList(next.text, style.names)) return false;
  if (style.bold.isForHeadings && isBold(row) !== isBold(next)) return false;
  if (style.spaced || OPEN_END.test(heading.text) || /^[-–—]/.test(next.text)) return true;
  if (heading.time !== "") return false;
  const firstWord = next.text.split(" ")[0]!.length;
  const end = row.cells.at(-1)!.right + (firstWord + 1) * layout.charWidth;
  return end > layout.action + layout.charWidth * FULL_LINE || isTimeOfDay(next.text);
}

/** Whether a row lists the cast of a scene below its heading, or begins to: (NORA, EMIL, MAN; NORA, EMIL, MAN. */
function isCastList(text: string, names: ReadonlySet<string>): boolean {
  const listed = text.replace(/[()]/g, "").split(/,\s?/);
  const known = listed.filter((name) => names.has(name)).length;
  return text.startsWith("(") ? known > 0 : known > 1 && known * 2 >= listed.length;
}

function longerHeading(heading: SceneHeading, rows: readonly NumberedRow[]): SceneHeading {
  const text = [heading.text, ...rows.map((row) => row.text)].join(" ");
  return { ...heading, text, ...(headingFromText(text) ?? headingFromPlainText(text)) };
}
