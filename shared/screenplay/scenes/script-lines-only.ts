import { PAGE_NUMBER } from "../classify/headers-footers.ts";
import { blankLine, type Line } from "../model/line.ts";
import type { LayoutChoice } from "../model/script-layout.ts";
import { partsFromLines } from "./scenes-from-lines.ts";

/**
 * The lines of a draft from its first scene on, without header and footer titles, revision dates and watermarks. Page
 * numbers and revision marks stay. All other lines are blank; each line keeps its index.
 *
 * @param choice the layout that a person has chosen for the draft, if any
 */
export function scriptLinesOnly(lines: readonly Line[], choice?: LayoutChoice): Line[] {
  const { body, parts } = partsFromLines(lines, choice);
  const first = parts.find(({ kind }) => kind === "heading")?.row.row;
  const from = first ? body.findIndex(({ row }) => row.line === first.line) : body.length;
  const told = new Set(body.slice(from).flatMap(({ row }) => [row.line, ...row.cells.map(({ line }) => line)]));
  const numbers = pageNumbers(lines);
  return lines.map((line, at) => {
    const isOfPage = numbers.has(line) || REVISED.test(line.text);
    return told.has(at) || isOfPage ? line : blankLine(line);
  });
}

const REVISED = /^[*•]{1,6}$/;

/** A number that occurs on several pages is not a page number: it may be the film's title. */
function pageNumbers(lines: readonly Line[]): ReadonlySet<Line> {
  const numbered = Map.groupBy(
    lines.filter(({ text }) => PAGE_NUMBER.test(text.trim())),
    ({ text }) => text.trim(),
  );
  return new Set([...numbered.values()].filter((all) => new Set(all.map(({ page }) => page)).size === 1).flat());
}
