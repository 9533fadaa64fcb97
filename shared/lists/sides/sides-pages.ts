import type { Line } from "../../screenplay/model/line.ts";

/** Indices of the first and the last line of a range. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** A rectangle on a page, in fractions of the page from its top left corner. */
export interface CrossedBlock {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A script page (from 1) and its crossed-out blocks. */
export interface SidesPage {
  readonly page: number;
  readonly crossed: readonly CrossedBlock[];
}

/** Height of the area with page number and header, which is never crossed out. */
const HEAD = 0.065;
const FOOT = 0.945;
/** Margin of a cross around the letters. */
const AROUND = 0.006;

/** The pages with lines of `wanted`, in script order; all other lines on them are crossed out. */
export function sidesPages(lines: readonly Line[], wanted: readonly LineRange[]): SidesPage[] {
  const isWanted = (at: number) => wanted.some(({ first, last }) => first <= at && at <= last);
  const placed = lines.map((line, at) => ({ line, isWanted: isWanted(at) })).filter(({ line }) => isBody(line));
  return [...Map.groupBy(placed, ({ line }) => line.page)]
    .sort(([one], [other]) => one - other)
    .filter(([, on]) => on.some((one) => one.isWanted))
    .map(([page, on]) => ({ page, crossed: blocksOf(rowsOf(on)) }));
}

interface Row {
  readonly lines: Line[];
  isWanted: boolean;
}

const isBody = ({ text, top, height }: Line) => text.trim() !== "" && top + height > HEAD && top < FOOT;

/**
 * Lines next to each other, such as a scene number and its heading, form one row, which is wanted if any of them is.
 */
function rowsOf(placed: readonly { readonly line: Line; readonly isWanted: boolean }[]): Row[] {
  const rows: Row[] = [];
  for (const { line, isWanted } of placed.toSorted((one, other) => one.line.top - other.line.top)) {
    const last = rows.at(-1);
    const middle = line.top + line.height / 2;
    if (last?.lines.some(({ top, height }) => top <= middle && middle <= top + height)) {
      last.lines.push(line);
      last.isWanted ||= isWanted;
    } else rows.push({ lines: [line], isWanted });
  }
  return rows;
}

/** The blocks of unwanted rows between wanted ones. */
function blocksOf(rows: readonly Row[]): CrossedBlock[] {
  const blocks: Line[][] = [];
  for (const [at, row] of rows.entries()) {
    if (row.isWanted) continue;
    if (at > 0 && rows[at - 1]?.isWanted === false) blocks.at(-1)?.push(...row.lines);
    else blocks.push([...row.lines]);
  }
  return blocks.map((lines) => ({
    left: Math.min(...lines.map(({ left }) => left)) - AROUND,
    right: Math.max(...lines.map(({ left, width }) => left + width)) + AROUND,
    top: Math.min(...lines.map(({ top }) => top)) - AROUND,
    bottom: Math.max(...lines.map(({ top, height }) => top + height)) + AROUND,
  }));
}
