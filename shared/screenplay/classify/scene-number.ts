import { type Heading, headingFromText } from "../headings/heading.ts";
import { splitAtAction } from "../headings/heading-action.ts";
import { upper, wordsOf } from "../headings/languages.ts";
import { CLEAR_PRINT, type TextCell, type TextRow } from "../layout/text-row.ts";
import { trimEndMarks } from "../model/trim-marks.ts";

/** A row separated from the scene number at its ends. */
export interface NumberedRow {
  readonly row: TextRow;
  /** The text between the numbers. */
  readonly text: string;
  /** Where the text begins, as a fraction of the page. */
  readonly left: number;
  readonly cells: readonly TextCell[];
  readonly number?: string;
  /** Whether a word or sign marks the number: SCENE 12, #12. */
  readonly isAnnounced: boolean;
  /** Margins with the number. */
  readonly sides: "none" | "left" | "right" | "both";
}

const headings = new WeakMap<NumberedRow, { readonly heading: Heading | undefined }>();

/** The heading with INT. or EXT. that a row has. Each row is parsed once, although many rules ask for it. */
export function headingIn(row: NumberedRow): Heading | undefined {
  const known = headings.get(row);
  if (known !== undefined) return known.heading;
  const whole = headingFromText(row.text);
  const heading = whole && (splitAtAction(row.text)?.heading ?? whole);
  headings.set(row, { heading });
  return heading;
}

/** A length that an assistant director wrote next to a scene. */
const EIGHTHS = /^[1-7]\/8$/;
const LENGTH = /^\(?(?:\d{1,2}\s)?[1-7]\/8(?:\s?(?:pgs?|p)\.?)?\)?$/i;
/** Television series number scenes by episode: 3/12, 2.14. */
const EPISODE = "(?:\\d{1,3}[/.])?";
const ONE_NUMBER = "[A-Z]{0,3}\\d{1,4}[A-Z]{0,3}(?:[ .-]{0,2}(?:P(?:AR)?T|p(?:ar)?t)\\.?\\d{0,2})?";
const NUMBER = new RegExp(
  `^[#([]?${EPISODE}${ONE_NUMBER}(?:(?:\\s?[-–—,&]\\s?|\\sTHRU\\s|\\sTO\\s)${ONE_NUMBER}){0,3}[\\].):#*]{0,3}$`,
);
const GLUED_LEFT = new RegExp(
  `^([#([]?${EPISODE}${ONE_NUMBER}(?:\\s?[-–—]\\s?${ONE_NUMBER})?)(?:[\\].):/]?\\s+|、\\s?)(?=\\S)`,
);
/** `第三场`: scene 3. */
const CHINESE = /^第(\d{1,4}|[一二三四五六七八九十百]{1,6})[场場幕][\s.:,、]{0,3}/;
const CHINESE_DIGITS = "一二三四五六七八九";
const GLUED_SCRAP = /^(\S{1,5})\s+(?=(?:INT|EXT)[. ])/;
const WORD_NUMBER = new RegExp(
  `^(?:(?:${wordsOf("scene").join("|")})[.:#]?\\s?(?:N[O°º]\\.?\\s?|NR\\.?\\s?|NUMBER\\s|№\\s?|#\\s?)?|S?#)([A-Z]{0,2}\\d{1,4}[A-Z]{0,2}(?:[-–]\\d{1,4}[A-Z]?)?|(?<=\\s)[IVXLC]{1,7})(?:[.:)]|(?=\\s|$))[\\s.:–—-]*`,
  "u",
);

/** Whether the text is a scene number as printed in margins: 7, 12A, A235, FB143, 103A-104, 89PT1. */
export function isSceneNumber(text: string): boolean {
  return text.length <= 16 && !EIGHTHS.test(text) && NUMBER.test(upper(text));
}

/** The mark of a part of a scene: pt. below, or beside, its number. */
const PART_MARK = /^P(?:AR)?T\.?$/i;

/** Rows without marks of parts in the columns of the scene numbers, where they would split a heading of several rows. */
export function withoutPartMarks(rows: readonly TextRow[], actionLeft: number, charWidth: number): TextRow[] {
  const isMark = ({ text, left }: TextCell) =>
    PART_MARK.test(text) && (left < actionLeft - charWidth * 1.5 || left > actionLeft + charWidth * 50);
  return rows.flatMap((row) => {
    if (!row.cells.some(isMark)) return [row];
    const cells = row.cells.filter((cell) => !isMark(cell));
    const [first] = cells;
    if (first === undefined) return [];
    const text = cells.map((cell) => cell.text).join(" ");
    return [{ ...row, cells, text, left: first.left, right: cells.at(-1)!.right, line: first.line }];
  });
}

/** The rest of a row after removing a number at one end. */
interface Taken {
  readonly number?: string;
  readonly isAnnounced?: boolean;
  readonly cells: readonly TextCell[];
}

/**
 * Separates the scene number from a row.
 *
 * @param actionLeft left edge of the action
 * @param charWidth width of a character; both as fractions of the page
 */
export function numberedRow(row: TextRow, actionLeft: number, charWidth: number): NumberedRow {
  const left = leftNumber(row, actionLeft - charWidth * 1.5, charWidth);
  const right = rightNumber(withoutLength(left), actionLeft + charWidth * 50, row.confidence < CLEAR_PRINT);
  const numbers = [left.number, right.number].filter((number) => number !== undefined);
  const number = numbers.find(isSceneNumber) ?? numbers[0];
  return {
    row,
    cells: right.cells,
    text: right.cells.map((cell) => cell.text).join(" "),
    left: right.cells[0]!.left,
    isAnnounced: left.isAnnounced ?? false,
    sides:
      numbers.length === 2
        ? "both"
        : left.number !== undefined
          ? "left"
          : right.number !== undefined
            ? "right"
            : "none",
    ...(number !== undefined && { number: tidyNumber(number) }),
  };
}

/** The row without a handwritten length next to the heading. */
function withoutLength(taken: Taken): Taken {
  const { cells } = taken;
  return cells.length > 1 && LENGTH.test(cells.at(-1)!.text) ? { ...taken, cells: cells.slice(0, -1) } : taken;
}

function leftNumber(row: TextRow, margin: number, charWidth: number): Taken {
  const [first, ...others] = row.cells as [TextCell, ...TextCell[]];
  const isApart = others.length > 0 && first.left < margin;
  // Some scripts have the number at the action indent, followed by the heading.
  const isBefore = others.length > 0 && isSceneNumber(first.text) && headingFromText(others[0]!.text) !== undefined;
  if (isBefore || (isApart && (isSceneNumber(first.text) || isMisread(row))))
    return { number: first.text, cells: others };
  const glued = gluedNumber(first, margin, charWidth, row.confidence < CLEAR_PRINT);
  if (glued === undefined) return { cells: row.cells };
  return { number: glued.number, isAnnounced: glued.isAnnounced, cells: [glued.cell, ...others] };
}

function rightNumber({ number, cells }: Taken, farRight: number, scanned: boolean): Taken {
  const before = cells.slice(0, -1);
  const last = cells.at(-1)!;
  if (before.length > 0) {
    const isNumber = isSceneNumber(last.text) && (last.left > farRight || sameNumber(last.text, number));
    if (isNumber || (scanned && isScrap(last) && last.left > farRight)) return { number: last.text, cells: before };
  }
  const words = last.text.split(" ");
  // 179 pt is two words.
  const count = PART_MARK.test(words.at(-1)!) ? 2 : 1;
  const end = words.slice(-count).join(" ");
  if (words.length > count && sameNumber(end, number)) {
    return { number: end, cells: [...before, { ...last, text: words.slice(0, -count).join(" ") }] };
  }
  return { cells };
}

function gluedNumber(
  cell: TextCell,
  margin: number,
  charWidth: number,
  scanned: boolean,
): { number: string; cell: TextCell; isAnnounced: boolean } | undefined {
  const capitals = upper(cell.text);
  if (capitals.length !== cell.text.length) return undefined;
  const word = WORD_NUMBER.exec(capitals);
  if (word !== null)
    return { number: word[1]!, cell: { ...cell, text: cell.text.slice(word[0].length).trim() }, isAnnounced: true };
  const chinese = CHINESE.exec(cell.text);
  if (chinese !== null) {
    const text = cell.text.slice(chinese[0].length);
    return text === "" ? undefined : { number: arabic(chinese[1]!), cell: { ...cell, text }, isAnnounced: true };
  }
  const glued = GLUED_LEFT.exec(cell.text) ?? (scanned && cell.left < margin ? GLUED_SCRAP.exec(cell.text) : null);
  if (glued === null) return undefined;
  const rest = cell.text.slice(glued[0].length);
  // Within the text column, a number only begins a heading if INT. or EXT. follows: "12 ANGRY MEN" is action.
  if (cell.left >= margin && headingFromText(rest) === undefined) return undefined;
  return { number: glued[1]!, cell: without(cell, glued[0].length, charWidth), isAnnounced: false };
}

/** A row without number, separated from a number at its beginning even if neither INT. nor EXT. follows. */
export function withNumberBefore(row: NumberedRow, charWidth: number): NumberedRow | undefined {
  const [first, ...others] = row.cells as [TextCell, ...TextCell[]];
  const glued = GLUED_LEFT.exec(first.text);
  if (glued === null || others.length > 0) return undefined;
  const cell = without(first, glued[0].length, charWidth);
  return { ...row, cells: [cell], text: cell.text, left: cell.left, sides: "left", number: tidyNumber(glued[1]!) };
}

/** Converts a Chinese number below a thousand. */
function arabic(number: string): string {
  if (/^\d/.test(number)) return number;
  let sum = 0;
  let digit = 0;
  for (const sign of number) {
    const value = CHINESE_DIGITS.indexOf(sign) + 1;
    if (value > 0) digit = value;
    else {
      sum += (digit || 1) * (sign === "百" ? 100 : 10);
      digit = 0;
    }
  }
  return String(sum + digit);
}

function without(cell: TextCell, length: number, charWidth: number): TextCell {
  const text = cell.text.slice(length).trim();
  return { ...cell, text, left: Math.min(cell.left + length * charWidth, cell.right) };
}

/** Separates a scene number typed directly before a heading. */
export function numberGluedTo(heading: string): { number: string; text: string } | undefined {
  const cell = { text: heading, left: 1, right: 1, line: 0 };
  const glued = gluedNumber(cell, 0, 0, false);
  return glued === undefined || glued.cell.text === "" ? undefined : { number: glued.number, text: glued.cell.text };
}

/** A short misread fragment in the left margin: `ll INT. ROOM`, `4? CLOCK 42`. */
function isMisread(row: TextRow): boolean {
  if (row.confidence >= CLEAR_PRINT || !isScrap(row.cells[0]!)) return false;
  return (
    headingFromText(row.cells[1]!.text, true) !== undefined ||
    (row.cells.length > 2 && isSceneNumber(row.cells.at(-1)!.text))
  );
}

function isScrap(cell: TextCell): boolean {
  return cell.text.length <= 5;
}

/** Whether numbers are equal up to OCR errors. */
function sameNumber(text: string, number: string | undefined): boolean {
  if (number === undefined || text.length > 16) return false;
  const alike = (one: string) =>
    tidyNumber(one).replace(/O/g, "0").replace(/[IL|]/g, "1").replace(/S/g, "5").replace(/B/g, "8");
  return alike(text) === alike(number);
}

/**
 * Normalises a scene number for the breakdown, without surrounding marks: `#12a.` is 12A, `103A – 104` is 103A-104,
 * `179I pt.` is 179I, of which the heading covers a part; `89pt1` stays apart from 89PT2.
 */
export function tidyNumber(text: string): string {
  return trimEndMarks(upper(text), /[\].):#*]/)
    .replace(/^[#([]/, "")
    .replace(/\s(?:THRU|TO)\s/g, "-")
    .replace(/(?<=\d[A-Z]{0,3})[ .-]{0,2}P(?:AR)?T$/, "")
    .replace(/\s{1,2}(?=P(?:AR)?T)/g, "")
    .replace(/\s?([-–—])\s?/g, "-");
}
