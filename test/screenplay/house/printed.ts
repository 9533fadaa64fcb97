import type { Line } from "../../../shared/screenplay/line.ts";
import type { Chance } from "./chance.ts";
import type { HouseStyle } from "./house-style.ts";
import type { Block, StoryScene, TrueScene } from "./story.ts";

/** A scene of a printed script, with the place of its heading's first line in the list of lines and its length in rows. */
export interface PrintedScene extends TrueScene {
  readonly line: number;
  readonly rows: number;
}

export interface PrintedScript {
  readonly lines: readonly Line[];
  readonly scenes: readonly PrintedScene[];
}

interface Piece {
  readonly column: number;
  readonly text: string;
}
type RowOfPieces = readonly Piece[];
interface Element {
  readonly before: number;
  readonly rows: readonly RowOfPieces[];
  readonly scene?: number;
  readonly keep?: boolean;
}

const PAPERS = { letter: { width: 8.5, height: 11, lines: 54 }, a4: { width: 8.27, height: 11.69, lines: 57 } };
const USUAL_INDENTS = { action: 1.5, dialogue: 2.5, parenthetical: 3.1, cue: 3.7 };
const TOP = 6;

/** Sets a story on pages as its house does. */
export function printed(story: readonly StoryScene[], style: HouseStyle, chance: Chance): PrintedScript {
  const paper = PAPERS[style.paper ?? "letter"];
  const indents = style.indents ?? USUAL_INDENTS;
  const lines: Line[] = [];
  const starts = new Map<number, number>();
  const lengths = new Map<number, number>();
  const put = (page: number, row: number, { column, text }: Piece) => {
    lines.push({
      page,
      text,
      left: column / paper.width,
      top: row / 6 / paper.height,
      width: (text.length * 0.1) / paper.width,
      height: 1 / 6 / paper.height,
      confidence: 99.9,
    });
  };
  let page = 0;
  let row = 0;
  let scene = -1;
  const last = () => TOP + paper.lines - (style.continueds ? 2 : 0);
  const beginPage = () => {
    page++;
    if (page === 1 && style.titlePage) {
      put(page, 20, { column: 3.5, text: "THE TURNING TIDE" });
      put(page, 24, { column: 3.9, text: "Written by" });
      put(page, 26, { column: 3.6, text: "Nobody At All" });
      put(page, 55, { column: 1.5, text: "SHOOTING DRAFT" });
      put(page, 56, { column: 1.5, text: "March 3, 2019" });
      page++;
    }
    if (style.header) put(page, 3, { column: 1.5, text: style.header });
    if (style.pageNumber !== "none" && style.pageNumber !== "foot" && page > 1)
      put(page, 3, { column: style.pageNumber === "left" ? 1.0 : 7.2, text: `${page}.` });
    if (style.footer) put(page, TOP + paper.lines + 2, { column: 2.6, text: style.footer });
    if (style.pageNumber === "foot") put(page, TOP + paper.lines + 2, { column: 4.2, text: `${page}` });
    if (style.watermark)
      for (const [at, word] of ["CONFIDENTIAL", "Lantern Pictures 0417"].entries())
        lines.push({ page, text: word, left: 0.2, top: 0.3 + at * 0.1, width: 0.6, height: 0.35, confidence: 99.9 });
    row = TOP;
    const going = story[scene]?.truth;
    if (style.repeats && going !== undefined && inScene) {
      const [again] = wrapped(`${going.heading} (CONT'D)`, WIDEST_HEADING);
      for (const piece of withNumber([{ column: indents.action, text: again! }], going.number, style))
        put(page, row, piece);
      row += 2;
    }
    if (style.continueds && going !== undefined && page > 1 && inScene) {
      for (const piece of withNumber([{ column: indents.action, text: "CONTINUED:" }], going.number, style))
        put(page, row, piece);
      row += 2;
    }
  };
  let inScene = false;
  const endPage = () => {
    if (style.continueds && inScene)
      put(page, row + 1 > last() + 1 ? row : row + 1, { column: 6.2, text: "(CONTINUED)" });
  };
  beginPage();
  const elements = story.flatMap((one, at) => elementsOf(one, at, style, indents));
  for (const [at, element] of elements.entries()) {
    const next = element.keep ? Math.min(3, 1 + (elements[at + 1]?.rows.length ?? 0)) : 0;
    const needs =
      element.before + Math.min(element.rows.length, element.scene !== undefined ? element.rows.length : 2) + next;
    if (row > TOP && row + needs > last()) {
      inScene = element.scene === undefined;
      endPage();
      beginPage();
    } else if (row > TOP) row += element.before;
    if (element.scene !== undefined) {
      scene = element.scene;
      starts.set(scene, lines.length);
    }
    inScene = true;
    for (const pieces of element.rows) {
      if (row > last()) {
        endPage();
        beginPage();
      }
      for (const piece of pieces) put(page, row, piece);
      if (style.stars && chance.happens(style.stars)) put(page, row, { column: 7.9, text: "*" });
      row++;
      lengths.set(scene, (lengths.get(scene) ?? 0) + 1);
    }
  }
  const isFromRight = style.tongue === "ar" || style.tongue === "he";
  return {
    lines: isFromRight ? lines.map((line) => ({ ...line, left: 1 - line.left - line.width })) : lines,
    scenes: story.map(({ truth }, at) => ({
      ...truth,
      // What runs on below the heading's first row is action.
      ...(isRunOn(truth.heading) && { set: wrapped(truth.heading, WIDEST_HEADING)[0]! }),
      line: starts.get(at)!,
      rows: lengths.get(at)!,
    })),
  };
}

const WIDEST_HEADING = 58;
function isRunOn(heading: string): boolean {
  return heading.startsWith("INT") || heading.startsWith("EXT") ? false : /^[A-Z' /-]+ (?:-- |as )[a-z ]/.test(heading);
}

function withNumber(pieces: RowOfPieces, number: string | undefined, style: HouseStyle): Piece[] {
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
    case "hash":
      return [{ column, text: `#${number}. ${text}` }];
    case "announced":
      return [{ column, text: `${style.tongue === "fr" ? "SÉQUENCE" : "SCENE"} ${number} - ${text}` }];
    default:
      return [...pieces];
  }
}

function elementsOf(
  { truth, blocks }: StoryScene,
  scene: number,
  style: HouseStyle,
  indents: typeof USUAL_INDENTS,
): Element[] {
  const between = style.between ?? 1;
  const [first, ...others] = wrapped(truth.heading, WIDEST_HEADING);
  const heading: RowOfPieces[] = [
    withNumber([{ column: indents.action, text: first! }], truth.number, style),
    ...others.map((text) => [{ column: indents.action, text }]),
  ];
  let below = style.under ?? 1;
  const elements: Element[] = [{ before: style.over ?? 1, rows: heading, scene, keep: !truth.omitted }];
  for (const block of blocks) {
    elements.push(elementOf(block, below, style, indents));
    below = between;
  }
  return elements;
}

let count = 0;
function elementOf(block: Block, before: number, style: HouseStyle, indents: typeof USUAL_INDENTS): Element {
  const rows = (text: string, width: number, column: number) =>
    wrapped(text, width).map((one) => [{ column, text: one }]);
  switch (block.kind) {
    case "action":
      return { before, rows: rows(block.text, 60, indents.action) };
    case "act":
      return { before, rows: [[{ column: 4.25 - block.text.length * 0.05, text: block.text }]] };
    case "transition":
      return { before, rows: [[{ column: 7.3 - block.text.length * 0.1, text: block.text }]] };
    case "dual": {
      const [one, two] = block.said.map((said) => wrapped(said, 26));
      const height = Math.max(one!.length, two!.length);
      const said = Array.from({ length: height }, (_, at) => [
        ...(one![at] ? [{ column: indents.action + 0.5, text: one![at]! }] : []),
        ...(two![at] ? [{ column: indents.action + 3.4, text: two![at]! }] : []),
      ]);
      return {
        before,
        rows: [
          [
            { column: indents.action + 1.4, text: block.names[0] },
            { column: indents.action + 4.3, text: block.names[1] },
          ],
          ...said,
        ],
      };
    }
    case "speech": {
      const name = (style.numberedCues ? `${++count} - ` : "") + block.name + block.tail;
      const column = style.centredCues ? 4.25 - name.length * 0.05 : indents.cue;
      return {
        before,
        rows: [
          [{ column, text: name }],
          ...(block.parenthetical ? rows(block.parenthetical, 25, indents.parenthetical) : []),
          ...rows(block.said, 35, indents.dialogue).flatMap((row) => (style.comedy ? [[], row] : [row])),
        ],
      };
    }
  }
}

function wrapped(text: string, width: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(" ")) {
    const above = rows.at(-1);
    if (above !== undefined && above.length + 1 + word.length <= width) rows[rows.length - 1] = `${above} ${word}`;
    else rows.push(word);
  }
  return rows;
}
