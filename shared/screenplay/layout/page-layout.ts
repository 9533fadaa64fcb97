import type { TextCell, TextRow } from "./text-row.ts";

/**
 * Layout of a draft: indents of its text kinds, and line distance, as fractions of the page. Always measured in the
 * draft, never assumed.
 */
export interface PageLayout {
  /** Distance between lines. */
  readonly pitch: number;
  readonly charWidth: number;
  readonly action: number;
  readonly dialogue: number;
  readonly cue: number;
  /**
   * Whether character cues are in capitals. Scripts in writing systems without capitals, such as Tamil, and a few
   * others only identify them by position.
   */
  readonly cuesInCapitals: boolean;
  /** Where cues are centred, if they are: the middle of the page's text, as a fraction of the page. */
  readonly cueCentre?: number;
  /** Whether dialogue is not indented, as in word processors and web exports. */
  readonly flush: boolean;
}

const LETTER_PITCH = 1 / 66;
const COURIER_WIDTH = 0.1 / 8.5;
/** A heading with a number directly before it begins further left than the action. */
const NUMBERED = /^#?[A-Z]{0,3}\d/;
const USUAL_ACTION = 1.5 / 8.5;

/**
 * Measures the layout of a draft. The rows may include headers and footers.
 *
 * @param isChosenFlush whether a person has said that dialogue is not indented
 */
export function measureLayout(rows: readonly TextRow[], isChosenFlush = false): PageLayout {
  const texts = rows.map(textCell);
  const charWidth = charWidthOf(texts);
  const pitch = pitchOf(rows);
  const lefts = (keep: (cell: TextCell) => boolean) => texts.filter(keep).map((cell) => cell.left);

  const action =
    leftmost(
      lefts((cell) => cell.right - cell.left > charWidth * 44 && !NUMBERED.test(cell.text)),
      charWidth,
    ) ??
    leftmost(
      lefts((cell) => cell.left < 0.3),
      charWidth,
    ) ??
    USUAL_ACTION;
  // Dual dialogue has other indents than single dialogue.
  const spoken = rows.filter((row) => row.cells.length === 1 && isSpoken(row.text));
  const inward = spoken.filter((row) => row.left > action + charWidth * 4 && row.left < action + charWidth * 20);
  const dialogue =
    densest(
      inward.map((row) => row.left),
      charWidth,
    ) ?? action + charWidth * 10;
  const overSpeech = rows.filter((row, at) => isOverSpeech(row, rows[at + 1], dialogue, pitch, charWidth));
  const inCapitals = overSpeech.filter((row) => row.text === row.text.toUpperCase());
  const cuesInCapitals = isCased(texts) && inCapitals.length * 3 >= overSpeech.length;
  const cueLefts = (cuesInCapitals ? inCapitals : overSpeech).map((row) => textCell(row).left);
  const cue = densest(cueLefts, charWidth) ?? dialogue + charWidth * 10;
  const flush =
    isChosenFlush ||
    (cuesInCapitals && isFlush(rows, action, charWidth, inward.length)) ||
    namesOverMargin(rows, action, pitch, charWidth) > Math.max(MIN_OVER_MARGIN, inCapitals.length * 2);
  const cueCentre = cuesInCapitals ? centreOfCues(rows, action, pitch, charWidth) : undefined;
  return {
    pitch,
    charWidth,
    action,
    dialogue,
    cue,
    cuesInCapitals,
    flush,
    ...(cueCentre !== undefined && { cueCentre }),
  };
}

/** Maximum share of rows at the indent of dialogue in a draft without it, such as quotations. */
const MAX_SHARE_INDENTED = 0.08;
const MIN_ROWS = 3;

/** Whether almost no text in lower case is indented, although the draft has rows long enough to tell. */
function isFlush(rows: readonly TextRow[], action: number, charWidth: number, indented: number): boolean {
  const spoken = rows.filter(
    (row) => row.cells.length === 1 && isSpoken(row.text) && row.left < action + charWidth * 20,
  );
  return spoken.length >= MIN_ROWS && indented < spoken.length * MAX_SHARE_INDENTED;
}

/** Minimum number of names over dialogue at the margin, in a draft with indented stage directions. */
const MIN_OVER_MARGIN = 7;

/** The number of indented lines in capitals with text in lower case at the margin directly below, as in stage plays. */
function namesOverMargin(rows: readonly TextRow[], action: number, pitch: number, charWidth: number): number {
  const isNear = (row: TextRow, next: TextRow | undefined): next is TextRow =>
    next?.page === row.page && next.top - row.top < pitch * 1.6;
  return rows.filter((row, at) => {
    if (!isIndentedName(row, action, charWidth)) return false;
    const below = rows[at + 1]?.text.startsWith("(") && isNear(row, rows[at + 1]) ? at + 1 : at;
    const next = rows[below + 1];
    return isNear(rows[below]!, next) && Math.abs(next.left - action) < charWidth * 1.5 && isSpoken(next.text);
  }).length;
}

/** Whether a row is a short line in capitals, away from the margin. */
function isIndentedName({ cells, left, text }: TextRow, action: number, charWidth: number): boolean {
  if (cells.length > 1 || left < action + charWidth * 5 || left > 0.75 || text.length > 40) return false;
  return text === text.toUpperCase() && /\p{Lu}{2}/u.test(text) && !/[:.!?]$/.test(text);
}

/** Share of cues that are centred, or begin at one indent, in a draft where they do. */
const CENTRED_SHARE = 0.7;
const MIN_CENTRED = 4;

/** The common centre of the short lines in capitals above other text; undefined if they rather begin at one indent. */
function centreOfCues(rows: readonly TextRow[], action: number, pitch: number, charWidth: number): number | undefined {
  const cues = rows.filter((row, at) => {
    const next = rows[at + 1];
    if (!isIndentedName(row, action, charWidth)) return false;
    return next?.page === row.page && next.top - row.top < pitch * 1.6 && next.text !== next.text.toUpperCase();
  });
  const centres = cues.map(({ left, right }) => (left + right) / 2);
  const centre = densest(centres, charWidth * 2);
  if (centre === undefined || cues.length < MIN_CENTRED) return undefined;
  const near = (values: readonly number[], value: number) =>
    values.filter((one) => Math.abs(one - value) < charWidth * 1.5).length;
  const lefts = cues.map(({ left }) => left);
  const atLeft = near(lefts, densest(lefts, charWidth)!);
  const atCentre = near(centres, centre);
  // Short names that are centred nearly begin at one indent, too; long ones show that it is none.
  const isIndent = atLeft >= cues.length * CENTRED_SHARE && atLeft >= atCentre;
  return atCentre >= cues.length * CENTRED_SHARE && !isIndent ? centre : undefined;
}

/** Whether a row is indented more than dialogue, with dialogue directly below. */
function isOverSpeech(
  row: TextRow,
  next: TextRow | undefined,
  dialogue: number,
  pitch: number,
  charWidth: number,
): boolean {
  const { left, text } = textCell(row);
  if (left <= dialogue + charWidth * 3 || left > 0.75 || text.startsWith("(") || next?.page !== row.page) return false;
  return next.top - row.top < pitch * 1.6 && next.left < left - charWidth && next.left > dialogue - charWidth * 3;
}

/** The usual character width, measured on plain Latin text; other letters, especially unreadable ones, vary. */
export function charWidthOf(cells: readonly TextCell[]): number {
  const latin = cells.filter((cell) => cell.text.length > 12 && /^[\x20-\x7e‘’“”–—…]+$/.test(cell.text));
  return latin.length < 20 ? COURIER_WIDTH : median(latin.map((cell) => (cell.right - cell.left) / cell.text.length))!;
}

function isCased(cells: readonly TextCell[]): boolean {
  const letters = cells
    .slice(0, 1000)
    .map((cell) => cell.text)
    .join("");
  const cased = letters.match(/[\p{Lu}\p{Ll}]/gu)?.length ?? 0;
  const all = letters.match(/\p{L}/gu)?.length ?? 0;
  return cased * 2 >= all;
}

/** The main text cell of a row, not the number in its margin. */
export function textCell(row: TextRow): TextCell {
  return row.cells.reduce((longest, cell) => (cell.text.length > longest.text.length ? cell : longest));
}

function isSpoken(text: string): boolean {
  return !text.startsWith("(") && (text !== text.toUpperCase() || text === text.toLowerCase());
}

/**
 * Distance of adjacent rows: the most frequent one between half and twice that of a typed page. With many short
 * paragraphs that may be two lines; half of it is then frequent as well.
 */
export function pitchOf(rows: readonly TextRow[]): number {
  const gaps: number[] = [];
  for (let at = 1; at < rows.length; at++) {
    const gap = rows[at]!.top - rows[at - 1]!.top;
    if (rows[at]!.page === rows[at - 1]!.page && gap > LETTER_PITCH * 0.5 && gap < LETTER_PITCH * 2.6) gaps.push(gap);
  }
  const width = LETTER_PITCH * 0.12;
  const usual = densest(gaps, width) ?? LETTER_PITCH;
  const small = gaps.filter((gap) => gap < usual * 0.7);
  return small.length * 5 > gaps.length ? densest(small, width)! : usual;
}

/** The leftmost position shared by a substantial part of the values. */
function leftmost(lefts: readonly number[], charWidth: number): number | undefined {
  const usual = densest(lefts, charWidth);
  if (usual === undefined) return undefined;
  const further = lefts.filter((left) => left < usual - charWidth * 3);
  return further.length * 5 > lefts.length ? densest(further, charWidth) : usual;
}

/** The centre of the window of the given width with most values. */
function densest(values: readonly number[], width: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  let best = 0;
  let from = 0;
  let bestFrom = 0;
  for (let to = 0; to < sorted.length; to++) {
    while (sorted[to]! - sorted[from]! > width) from++;
    if (to - from + 1 > best) {
      best = to - from + 1;
      bestFrom = from;
    }
  }
  return best === 0 ? undefined : sorted[bestFrom + Math.floor((best - 1) / 2)];
}

function median(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
