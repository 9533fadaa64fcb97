import type { PagePosition } from "../layout/eighths.ts";
import type { Line } from "../model/line.ts";
import type { Paragraph, ParagraphKind } from "../model/paragraph.ts";
import { linesOf } from "./typesetting.ts";

/** A paragraph's lines by their places in the draft's list: those of its text, and with numbers and stars beside it all of them. */
export interface TypesetParagraph {
  readonly first: number;
  readonly last: number;
  readonly text: readonly number[];
}

/** US Letter in Courier 12 pt: 85 characters wide, 66 lines high, with an inch above the text. */
const PAGE = { characters: 85, lines: 66, above: 6 } as const;
const CHARACTER_WIDTH = 1 / PAGE.characters;
const PITCH = 1 / PAGE.lines;

/** Where the lines of each kind begin, in characters from the left edge of the page. */
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
/** The same in a column of dual dialogue, from the column's own edge. */
const INDENT: Partial<Record<ParagraphKind, number>> = { character: 11, parenthetical: 5 };
const COLUMN = { left: 15, right: 47 } as const;
const NUMBERS = [8, 76] as const;
const STAR = 81;
/** A word without end is cut: it runs off the page long before. */
const MAX_LINE_LENGTH = 1000;

/** The lines of paragraphs whose places on pages are given, as a PDF of them would have them: with scene numbers, and stars beside what was revised. */
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
