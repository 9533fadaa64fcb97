import type { PagePosition } from "../layout/eighths.ts";
import type { Line } from "../model/line.ts";
import type { Paragraph, ParagraphKind } from "../model/paragraph.ts";
import { linesOf } from "./typesetting.ts";

/**
 * Indices of a paragraph's lines in the draft: of its text alone, and of all lines with scene numbers and revision
 * marks.
 */
export interface TypesetParagraph {
  readonly first: number;
  readonly last: number;
  readonly text: readonly number[];
}

/** US Letter in Courier 12 pt: 85 characters wide, 66 lines high, with an inch above the text. */
const PAGE = { characters: 85, lines: 66, above: 6 } as const;
const CHARACTER_WIDTH = 1 / PAGE.characters;
const PITCH = 1 / PAGE.lines;

/** Indent of each kind of paragraph, in characters from the left edge of the page. */
const LEFT: Readonly<Record<ParagraphKind, number>> = {
  heading: 15,
  action: 15,
  shot: 15,
  general: 15,
  character: 37,
  parenthetical: 31,
  dialogue: 25,
  transition: 75,
};
/** Indent in a column of dual dialogue, from the edge of the column. */
const INDENT: Partial<Record<ParagraphKind, number>> = { character: 11, parenthetical: 5 };
const COLUMN = { left: 15, right: 47 } as const;
const NUMBERS = [8, 76] as const;
const STAR = 81;
/** An endless word is cut; it leaves the page long before this. */
const MAX_LINE_LENGTH = 1000;

/**
 * Lines of paragraphs at given page positions, as a PDF would contain them: with scene numbers, and stars at revised
 * lines.
 */
export function paginate(
  paragraphs: readonly Paragraph[],
  places: readonly (readonly PagePosition[])[],
): { lines: Line[]; paragraphs: TypesetParagraph[] } {
  const lines: Line[] = [];
  const add = (text: string, left: number, place: PagePosition) => lines.push(lineOf(text, left, place)) - 1;
  const set = paragraphs.map((paragraph, at): TypesetParagraph => {
    const first = lines.length;
    const { number } = paragraph.scene ?? {};
    const [top] = places[at]!;
    if (number !== undefined) add(number, NUMBERS[0], top!);
    const text = linesOf(paragraph).map((line, row) => {
      const place = places[at]![row]!;
      const own = add(line, leftOf(paragraph, line), place);
      if (row === 0 && number !== undefined) add(number, NUMBERS[1], place);
      if (paragraph.revision) add("*", STAR, place);
      return own;
    });
    return { first, last: lines.length - 1, text };
  });
  return { lines, paragraphs: set };
}

function leftOf({ kind, column }: Paragraph, line: string): number {
  if (column !== undefined) return COLUMN[column] + (INDENT[kind] ?? 0);
  return kind === "transition" ? Math.max(LEFT.action, LEFT.transition - line.length) : LEFT[kind];
}

function lineOf(text: string, left: number, { page, top }: PagePosition): Line {
  return {
    page,
    text: text.slice(0, MAX_LINE_LENGTH),
    left: left * CHARACTER_WIDTH,
    top: (PAGE.above + top) * PITCH,
    width: Math.min(text.length, PAGE.characters - left) * CHARACTER_WIDTH,
    height: PITCH,
    confidence: 100,
  };
}
