import type { Line } from "../model/line.ts";
import { onSourcePages } from "./source-pages.ts";

/** Half the width of the strip in the middle of a sheet that no line crosses. */
const GUTTER = 0.015;
/** A sheet with fewer lines in one half does not tell how it is printed. */
const MIN_LINES = 6;
/** Share of a sheet's lines that may cross its middle, such as a stamp. */
const MAX_CROSSING = 0.04;
/** Share of the sheets with two pages, in a draft printed that way. */
const SHARE = 0.7;

/**
 * Separates two script pages printed side by side on one sheet, so that each is a page of full size. The lines keep
 * their order; their page numbers count script pages.
 *
 * @param isChosen whether a person has said that the draft is printed that way
 * @returns the same list when the draft is not printed that way
 */
export function splitSheets(lines: readonly Line[], isChosen = false): readonly Line[] {
  if (!isChosen && !isPrintedInPairs(lines)) return lines;
  const halves = lines.map((line) => {
    const isRight = line.left + line.width / 2 >= 0.5;
    const left = isRight ? line.left - 0.5 : line.left;
    return { ...line, page: line.page * 2 - (isRight ? 0 : 1), left: left * 2, width: line.width * 2 };
  });
  return onSourcePages(halves);
}

function isPrintedInPairs(lines: readonly Line[]): boolean {
  const sheets = [
    ...Map.groupBy(
      lines.filter(({ text }) => text.trim() !== ""),
      ({ page }) => page,
    ).values(),
  ];
  const telling = sheets.filter((sheet) => sheet.length >= MIN_LINES * 2);
  const double = telling.filter(hasTwoPages);
  return double.length > 0 && double.length >= telling.length * SHARE;
}

function hasTwoPages(sheet: readonly Line[]): boolean {
  const crossing = sheet.filter(({ left, width }) => left < 0.5 - GUTTER && left + width > 0.5 + GUTTER);
  if (crossing.length > sheet.length * MAX_CROSSING) return false;
  const right = sheet.filter(({ left, width }) => left + width / 2 >= 0.5);
  const isFull = (half: readonly Line[], from: number) =>
    // A right column of short cells, such as numbers and dialogue, has no lines of action at its left edge.
    half.length >= MIN_LINES && half.some(({ left, width }) => left - from < 0.15 && width > 0.2);
  return (
    isFull(
      sheet.filter((line) => !right.includes(line)),
      0,
    ) && isFull(right, 0.5)
  );
}
