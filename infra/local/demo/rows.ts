import { wrapped } from "../../../shared/screenplay/files/wrap.ts";
import type { Block, Screenplay, Speech } from "./fountain.ts";
import { CHARACTERS_PER_INCH, COLUMNS, DUAL, DUAL_EDGES, PAGE, RIGHT_EDGE, SCENE_NUMBER } from "./page-geometry.ts";

/** Text at `left` inches from the left edge of the page. */
export interface Cell {
  readonly text: string;
  readonly left: number;
}

/** One row of text: usually one cell, several with scene numbers or in dual dialogue. */
export interface Row {
  readonly kind: "heading" | "action" | "cue" | "parenthetical" | "dialogue" | "transition" | "centred" | "dual";
  readonly cells: readonly Cell[];
}

/** Rows after one blank row. A speech has its cue, which is repeated after a page break. */
export interface Paragraph {
  readonly rows: readonly Row[];
  readonly cue?: string;
}

/** Typesets a screenplay's blocks as rows; `numbers` adds scene numbers in both margins. */
export function paragraphsOf(screenplay: Screenplay, numbers: boolean): Paragraph[] {
  let scene = 0;
  let speaker: string | undefined;
  return screenplay.blocks.map((block) => {
    if (block.kind === "heading") {
      scene += 1;
      speaker = undefined;
      return { rows: headingRows(block.text, numbers ? String(scene) : undefined) };
    }
    if (block.kind === "speech") {
      const cue = block.cue === speaker ? continued(block.cue) : block.cue;
      speaker = block.cue;
      return { rows: [cueRow(cue), ...speechRows(block)], cue: block.cue };
    }
    if (block.kind !== "action") speaker = undefined;
    return { rows: plainRows(block) };
  });
}

/** The cue of a speech that continues after a break. */
export function continued(cue: string): string {
  return `${cue} (CONT'D)`;
}

/** The row of a character cue. */
export function cueRow(cue: string): Row {
  return { kind: "cue", cells: [{ text: cue, left: COLUMNS.cue.left }] };
}

function headingRows(heading: string, number: string | undefined): Row[] {
  const { left, characters } = COLUMNS.heading;
  return wrapped(heading, characters).map((text, index): Row => {
    const cells = [{ text, left }];
    if (number === undefined || index > 0) return { kind: "heading", cells };
    const margins = [SCENE_NUMBER.left, SCENE_NUMBER.right].map((edge) => ({ text: number, left: edge }));
    return { kind: "heading", cells: [...margins, ...cells].sort((a, b) => a.left - b.left) };
  });
}

function speechRows(speech: Speech): Row[] {
  return speech.parts.flatMap(({ kind, text }) => {
    const { left, characters } = COLUMNS[kind];
    return wrapped(text, characters).map((row): Row => ({ kind, cells: [{ text: row, left }] }));
  });
}

function plainRows(block: Exclude<Block, { kind: "heading" | "speech" }>): Row[] {
  if (block.kind === "dual") return dualRows(block.left, block.right);
  return wrapped(block.text, COLUMNS.action.characters).map((text): Row => {
    const width = text.length / CHARACTERS_PER_INCH;
    const left = { action: COLUMNS.action.left, transition: RIGHT_EDGE - width, centred: (PAGE.width - width) / 2 };
    return { kind: block.kind, cells: [{ text, left: left[block.kind] }] };
  });
}

function dualRows(left: Speech, right: Speech): Row[] {
  const columns = [columnCells(left, DUAL_EDGES[0]), columnCells(right, DUAL_EDGES[1])];
  const height = Math.max(...columns.map((cells) => cells.length));
  return Array.from({ length: height }, (_, row): Row => {
    return { kind: "dual", cells: columns.flatMap((cells) => cells[row] ?? []) };
  });
}

function columnCells(speech: Speech, edge: number): Cell[] {
  const parts = [{ kind: "cue" as const, text: speech.cue }, ...speech.parts];
  return parts.flatMap(({ kind, text }) => {
    const { indent, characters } = DUAL[kind];
    return wrapped(text, characters).map((row) => ({ text: row, left: edge + indent }));
  });
}
