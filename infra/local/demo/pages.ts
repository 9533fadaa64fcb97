import { COLUMNS, PAGE } from "./page-geometry.ts";
import { continued, cueRow, type Paragraph, type Row } from "./rows.ts";

/** A row on a page; `row` is counted from 0 at the top of the text. */
export interface PlacedRow extends Row {
  readonly row: number;
}

/** The rows of one page from top to bottom. */
export type Page = readonly PlacedRow[];

const MORE: Row = { kind: "cue", cells: [{ text: "(MORE)", left: COLUMNS.cue.left }] };

/** The minimum number of rows of a paragraph before and after a page break. */
const WIDOW = 2;

/**
 * Breaks paragraphs into pages. A heading is never last on a page; action and speeches break with at least two rows on
 * both sides, speeches with (MORE) and (CONT'D); dual dialogue never breaks.
 */
export function pagesOf(paragraphs: readonly Paragraph[]): Page[] {
  const pages: PlacedRow[][] = [[]];
  const page = () => pages.at(-1)!;
  const nextRow = () => (page().at(-1)?.row ?? -2) + 2;
  const place = (rows: readonly Row[]) => {
    const top = nextRow();
    page().push(...rows.map((row, index) => ({ ...row, row: top + index })));
  };

  const waiting = [...paragraphs];
  for (let paragraph = waiting.shift(); paragraph !== undefined; paragraph = waiting.shift()) {
    const room = PAGE.rows - nextRow();
    const parts = partsFor(paragraph, waiting[0], room);
    if (parts === undefined) {
      pages.push([]);
      waiting.unshift(paragraph);
    } else {
      place(parts.here);
      if (parts.overleaf !== undefined) {
        pages.push([]);
        waiting.unshift(parts.overleaf);
      }
    }
  }
  return pages;
}

interface Parts {
  readonly here: readonly Row[];
  readonly overleaf?: Paragraph;
}

/** The part of a paragraph that fits into `room` rows, or undefined when all of it must move to the next page. */
function partsFor(paragraph: Paragraph, next: Paragraph | undefined, room: number): Parts | undefined {
  if (paragraph.rows.length <= room) {
    const isHeading = paragraph.rows[0]?.kind === "heading";
    const below = room - paragraph.rows.length - 1;
    const isOrphan = isHeading && next !== undefined && partsFor(next, undefined, below) === undefined;
    return isOrphan ? undefined : { here: paragraph.rows };
  }
  const { cue } = paragraph;
  const breaks = breaksOf(paragraph).filter((rows) => rows + (cue === undefined ? 0 : 1) <= room);
  const turn = breaks.at(-1);
  if (turn === undefined) return undefined;
  const here = paragraph.rows.slice(0, turn);
  const overleaf = paragraph.rows.slice(turn);
  if (cue === undefined) return { here, overleaf: { rows: overleaf } };
  return { here: [...here, MORE], overleaf: { rows: [cueRow(continued(cue)), ...overleaf], cue } };
}

/** The numbers of rows after which a paragraph may break, ascending. */
function breaksOf({ rows, cue }: Paragraph): number[] {
  const first = cue === undefined ? WIDOW : WIDOW + 1;
  const last = rows.length - WIDOW;
  const counts = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return counts.filter((count) => {
    const kind = rows[count - 1]?.kind;
    return kind === "action" || kind === "dialogue";
  });
}
