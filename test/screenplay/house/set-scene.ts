import type { HouseStyle } from "./house-style.ts";
import type { Block, StoryScene } from "./story.ts";

/** A run of text at a distance from the left edge of the paper, in inches. */
export interface Piece {
  readonly column: number;
  readonly text: string;
  readonly bold?: true;
}
export type RowOfPieces = readonly Piece[];
/** Consecutive rows with the blank ones before them. */
export interface Element {
  readonly before: number;
  readonly rows: readonly RowOfPieces[];
  readonly scene?: number;
  readonly keep?: boolean;
}

export const USUAL_INDENTS = { action: 1.5, dialogue: 2.5, parenthetical: 3.1, cue: 3.7 };
/** The maximum number of characters of a heading on one row. */
export const WIDEST_HEADING = 58;
/** The right edge of action, in inches, and the maximum number of its characters on a row. */
const RIGHT_EDGE = 7.5;
const WIDEST_ACTION = 60;
/** Whether the action starts on the heading's line. */
export function isRunOn(heading: string): boolean {
  return heading.startsWith("INT") || heading.startsWith("EXT") ? false : /^[A-Z' /-]+ (?:-- |as )[a-z ]/.test(heading);
}

/** The row with its scene number, wherever the house prints it. */
export function withNumber(pieces: RowOfPieces, number: string | undefined, style: HouseStyle): Piece[] {
  if (number === undefined) return [...pieces];
  const text = pieces.map((piece) => piece.text).join(" ");
  const column = pieces[0]!.column;
  switch (style.numbers) {
    case "both":
      return [{ column: 0.85, text: number }, ...pieces, { column: 7.4, text: number }];
    case "left":
      return [{ column: 0.85, text: number }, ...pieces];
    case "right":
      return [...pieces, { column: 7.4, text: number }];
    case "stuck":
      return [{ column: column - (number.length + 2) * 0.1, text: `${number}  ${text}` }];
    case "stuck-both":
      return [{ column: column - (number.length + 2) * 0.1, text: `${number}  ${text}  ${number}` }];
    case "dotted":
      return [{ column, text: `${number}. ${text}` }];
    case "before":
      return [{ column, text: `${number} ${text}` }];
    case "hash":
      return [{ column, text: `#${number}. ${text}` }];
    case "in brackets":
      return [{ column, text: `(${number}) ${text}` }];
    case "announced": {
      const [word, mark] = style.announcedAs ?? [style.language === "fr" ? "SÉQUENCE " : "SCENE ", " - "];
      return [{ column, text: `${word}${number}${mark}${text}` }];
    }
    default:
      return [...pieces];
  }
}

function headingRows(
  { heading, number, omitted }: StoryScene["truth"],
  style: HouseStyle,
  column: number,
): RowOfPieces[] {
  const [first, ...others] = style.letterSpaced ? [heading] : wrapped(heading, WIDEST_HEADING);
  const [from, to] = number?.split("-") ?? [];
  if (style.stacked && omitted && to !== undefined) {
    return [[from!, "OMITTED"], ["THRU"], [to]].map(([text, what]) => [
      { column: 0.85, text: text! },
      ...(what === undefined ? [] : [{ column, text: what }]),
      { column: 7.4, text: text! },
    ]);
  }
  const own = first!.split("   ");
  const pieces = own.map((text, at) => ({ column: at === 0 ? column : 7.2 - text.length * 0.1, text }));
  if (style.annotated) pieces.push({ column: 7.6, text: "2/8" });
  const below = others.map((text) => [{ column, text }]);
  if (style.numbers === "above") return [[{ column, text: `${number}.` }], pieces, ...below];
  if (style.numbers === "letters") return [[{ column: 3.9, text: `SCENE ${number}` }], [], pieces, ...below];
  return [withNumber(pieces, number, style), ...below];
}

/** The width of a text in inches. */
export function widthOf(text: string, style: HouseStyle): number {
  return text.length * (style.proportional ? 0.078 + ((text.length * 7) % 5) * 0.002 : 0.1);
}

/** The rows of a scene, its heading first. */
export function elementsOf(
  { truth, blocks }: StoryScene,
  scene: number,
  style: HouseStyle,
  indents: NonNullable<HouseStyle["indents"]>,
): Element[] {
  const between = style.between ?? 1;
  const heading = headingRows(truth, style, indents.heading ?? indents.action);
  let below = style.under ?? 1;
  const rows =
    style.bold === undefined ? heading : heading.map((row) => row.map((piece) => ({ ...piece, bold: true as const })));
  const elements: Element[] = [{ before: style.over ?? 1, rows, scene, keep: !truth.omitted }];
  for (const block of blocks) {
    elements.push(elementOf(block, below, style, indents));
    below = between;
  }
  return elements;
}

function smallName(name: string): string {
  return name.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}

function cueOf({ name, tail }: Block & { readonly kind: "speech" }, style: HouseStyle): string {
  switch (style.cueStyle) {
    case "colon":
      return `${name}${tail}:`;
    case "small":
      return smallName(name) + tail.toLowerCase();
    case "small colon":
      return `${smallName(name)}${tail.toLowerCase()}:`;
    case "underscored":
      return `_${name}_${tail}`;
    default:
      return name + tail;
  }
}

let count = 0;
function elementOf(block: Block, before: number, style: HouseStyle, indents: typeof USUAL_INDENTS): Element {
  const rows = (text: string, width: number, column: number) =>
    wrapped(text, width).map((one) => [{ column, text: one }]);
  switch (block.kind) {
    case "action":
      return {
        before,
        rows: rows(block.text, Math.min(WIDEST_ACTION, (RIGHT_EDGE - indents.action) * 10), indents.action),
      };
    case "act":
      return { before, rows: [[{ column: 4.25 - block.text.length * 0.05, text: block.text }]] };
    case "transition":
      return { before, rows: [[{ column: 7.3 - block.text.length * 0.1, text: block.text }]] };
    case "present":
      return { before: 0, rows: rows(block.text, 60, indents.action) };
    case "dual": {
      const { names } = block;
      const wide =
        names.length === 2 ? { step: 2.9, characters: 26, name: 0.9 } : { step: 2.1, characters: 18, name: 0.4 };
      const left = indents.action + (names.length === 2 ? 0.5 : 0);
      const said = block.said.map((one) => wrapped(one, wide.characters));
      const height = Math.max(...said.map(({ length }) => length));
      const spoken = Array.from({ length: height }, (_, at) =>
        said.flatMap((one, column) => (one[at] ? [{ column: left + column * wide.step, text: one[at] }] : [])),
      );
      return {
        before,
        rows: [names.map((text, column) => ({ column: left + wide.name + column * wide.step, text })), ...spoken],
      };
    }
    case "speech": {
      const name = (style.numberedCues ? `${++count} - ` : "") + cueOf(block, style);
      if (style.inlineCues === "sentences") {
        const aside = block.parenthetical === undefined ? "" : `${block.parenthetical} `;
        const text = `${name.replace(/:$/, "")}: ${aside}${block.said}`;
        return { before, rows: rows(text, 60, indents.action) };
      }
      if (style.inlineCues === "columns") {
        const [first, ...others] = wrapped(block.said, 44);
        const tail = others.map((text) => [{ column: indents.dialogue, text }]);
        return {
          before,
          rows: [
            [
              { column: indents.action, text: `${block.name}:` },
              { column: Math.max(indents.dialogue, indents.action + block.name.length * 0.1 + 0.4), text: first! },
            ],
            ...tail,
          ],
        };
      }
      const column = style.centredCues ? 4.25 - widthOf(name, style) / 2 : indents.cue;
      return {
        before,
        rows: [
          style.cueStyle === "apart" && block.tail !== ""
            ? [
                { column, text: block.name },
                { column: column + block.name.length * 0.1 + 0.6, text: block.tail.trim() },
              ]
            : [{ column, text: name }],
          ...(block.parenthetical ? rows(block.parenthetical, 25, indents.parenthetical) : []),
          ...(style.airy ? [[]] : []),
          ...(style.centredSpeech
            ? wrapped(block.said, 35).map((text) => [{ column: 4.25 - widthOf(text, style) / 2, text }])
            : rows(block.said, indents.dialogue < 2 ? 60 : 35, indents.dialogue).flatMap((row) =>
                style.comedy ? [[], row] : [row],
              )),
        ],
      };
    }
  }
}

/** Wraps a text to rows of at most so many characters. */
export function wrapped(text: string, width: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(" ")) {
    const above = rows.at(-1);
    if (above !== undefined && above.length + 1 + word.length <= width) rows[rows.length - 1] = `${above} ${word}`;
    else rows.push(word);
  }
  return rows;
}
