import type { Line } from "../../shared/screenplay/model/line.ts";

/** A form feed starts a new page. */
const PAGE_BREAK = /^\f/;
const CHAR = 0.1 / 8.5;
const PITCH = 1 / 66;
const FIRST_ROW = 6;
const LAST_ROW = 59;

/**
 * Lines as a page reader returns them, from typewritten text: ten characters to the inch, six lines to the inch. The
 * first column is the left edge of the paper; three or more spaces separate lines on the same row.
 */
export function typed(text: string, confidence = 99.9): Line[] {
  const lines: Line[] = [];
  let page = 1;
  let row = FIRST_ROW;
  for (const raw of text.replace(/^\n/, "").split("\n")) {
    if (PAGE_BREAK.test(raw) || row > LAST_ROW) {
      page++;
      row = PAGE_BREAK.test(raw) ? FIRST_ROW - 3 : FIRST_ROW;
    }
    for (const piece of raw.replace(PAGE_BREAK, "").matchAll(/\S+(?: {1,2}\S+)*/g)) {
      lines.push({
        page,
        text: piece[0],
        left: piece.index * CHAR,
        top: row * PITCH,
        width: piece[0].length * CHAR,
        height: PITCH,
        confidence,
      });
    }
    row++;
  }
  return lines;
}

const column = (inches: number) => (text: string) => " ".repeat(inches * 10) + text;

/** The kinds of lines of a standard page, each at its indent. */
export const action = column(1.5);
const dialogue = column(2.5);
const parenthetical = column(3.1);
export const cue = column(3.7);
export const transition = column(6);

/** A heading with its scene number in both margins. */
export function numbered(number: string, heading: string, right = number): string {
  return `${" ".repeat(9)}${`${number}   `.padEnd(6)}${heading.padEnd(58)}   ${right}`;
}

/** A new page with a header and a blank line below. */
export function nextPage(header: string): string {
  return `\f${" ".repeat(15)}${header}\n\n`;
}

/** A speech: the name and the text. */
export function speech(name: string, ...said: string[]): string {
  return [cue(name), ...said.map((line) => (line.startsWith("(") ? parenthetical(line) : dialogue(line)))].join("\n");
}

/** Paragraphs with a blank line between them. */
export function script(...paragraphs: string[]): Line[] {
  return typed(paragraphs.map((paragraph) => `${paragraph}\n`).join("\n"));
}
