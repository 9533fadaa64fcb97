import type { Line } from "../model/line.ts";
import { charWidthOf, pitchOf, textCell } from "./page-layout.ts";
import { rowsFromLines, type TextRow } from "./text-row.ts";

/** A paper on which two script pages are printed: the width of its half in heights of the sheet, and the script's page. */
interface Sheet {
  readonly half: number;
  /** Size of a script page, in inches. */
  readonly page: { readonly width: number; readonly height: number };
}

const LETTER = { width: 8.5, height: 11 };
const A4 = { width: 8.27, height: 11.69 };
const ON_LETTER: Sheet = { half: 5.5 / 8.5, page: LETTER };
const ON_TABLOID: Sheet = { half: 8.5 / 11, page: LETTER };
const ON_A4: Sheet = { half: 5.845 / 8.27, page: A4 };
const SHEETS: readonly Sheet[] = [ON_LETTER, ON_A4, ON_TABLOID];

/** Typewritten text: ten characters per inch and six lines per inch. */
const CHAR = 0.1;
const LINE = 1 / 6;
/** Courier Final Draft is narrower by a fortieth; a page that is smaller than this share of its half has margins. */
const FULL_SIZE = 0.96;
/** Typewritten lines have one width per character. */
const SAME_WIDTH = 0.02;
const TYPED_SHARE = 0.8;
/** The text of a full page on Letter paper takes a smaller share of its sheet, because the page is not as high. */
const LOW_TEXT = 0.77;
const MIN_ROWS = 30;
const MIN_PAGES = 4;

/**
 * Undoes the reduction of pages printed in pairs: two pages of Letter paper on a sheet of the same paper are as wide as
 * its halves but not as high, and some printers leave a margin around each. Lengths and margins are then those of the
 * script's own pages.
 *
 * @param lines lines of pages of which each is one half of a sheet
 */
export function onSourcePages(lines: readonly Line[]): readonly Line[] {
  const { across, down } = sharesOfHalf(rowsFromLines(lines));
  if (across === 1 && down === 1) return lines;
  const [left, top] = [(1 - across) / 2, (1 - down) / 2];
  return lines.map((line) => ({
    ...line,
    left: (line.left - left) / across,
    width: line.width / across,
    top: (line.top - top) / down,
    height: line.height / down,
  }));
}

/** The width and height of a script page, as shares of its half of the sheet. */
function sharesOfHalf(rows: readonly TextRow[]): { across: number; down: number } {
  const cells = rows.map(textCell);
  const charWidth = charWidthOf(cells);
  const own = cells.filter(({ text }) => text.length > 12);
  const even = own.filter(({ left, right, text }) => {
    const width = (right - left) / text.length;
    return Math.abs(width - charWidth) < charWidth * SAME_WIDTH;
  });
  if (even.length < own.length * TYPED_SHARE) return isLow(rows) ? fullSize(ON_LETTER) : { across: 1, down: 1 };
  const half = ((CHAR / LINE) * pitchOf(rows)) / charWidth;
  const sheet = SHEETS.reduce((best, one) => (Math.abs(one.half - half) < Math.abs(best.half - half) ? one : best));
  const { across, down } = fullSize(sheet);
  const share = (charWidth / CHAR) * sheet.page.width;
  return share / across < FULL_SIZE ? { across: share, down: (down * share) / across } : { across, down };
}

/** The shares of pages that are as large as their half allows. */
function fullSize({ half, page }: Sheet): { across: number; down: number } {
  const scale = Math.min(half / page.width, 1 / page.height);
  return { across: (page.width * scale) / half, down: page.height * scale };
}

/** Whether no page has text near its upper and lower edge, in a draft with full pages. */
function isLow(rows: readonly TextRow[]): boolean {
  const pages = [...Map.groupBy(rows, ({ page }) => page).values()].filter((page) => page.length >= MIN_ROWS);
  const heights = pages.map((page) => page.at(-1)!.top - page[0]!.top).sort((a, b) => a - b);
  return heights.length >= MIN_PAGES && heights[Math.floor(heights.length * 0.9)]! < LOW_TEXT;
}
