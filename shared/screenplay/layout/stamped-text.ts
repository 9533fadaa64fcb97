import type { Line } from "../model/line.ts";

/** Maximum distance of two prints of one line, as a fraction of the page. */
const PLACE = 0.01;
const SHARE_OF_PAGES = 0.4;
const MIN_PAGES = 4;
/** Outside this band are headers and footers, which are also recognised otherwise. */
const TOP = 0.13;
const BOTTOM = 0.9;
/** Boxes of adjacent rows may touch. */
const OVERLAP = 0.8;
const PAGE_TURN = /^\W*(?:MORE|CONT)/i;

/**
 * Drops watermarks: lines printed across the text of many pages, at the same position and with the same words. The
 * script's own text never overlaps another line.
 */
export function removeStampedText(lines: readonly Line[]): readonly Line[] {
  const prints = new Map<string, Set<number>>();
  let last = 1;
  for (const line of lines) {
    last = Math.max(last, line.page);
    if (!isWithin(line)) continue;
    const key = keyOf(line);
    const pages = prints.get(key) ?? new Set();
    prints.set(key, pages.add(line.page));
  }
  const often = Math.max(MIN_PAGES, last * SHARE_OF_PAGES);
  const repeated = new Map([...prints].filter(([, pages]) => pages.size >= often));
  if (repeated.size === 0) return lines;
  const crossing = new Set<string>();
  for (const own of Map.groupBy(lines, ({ page }) => page).values()) {
    for (const line of own) {
      const key = isWithin(line) ? keyOf(line) : "";
      if (repeated.has(key) && own.some((other) => other !== line && liesOver(line, other))) crossing.add(key);
    }
  }
  return lines.map((line) => (isWithin(line) && crossing.has(keyOf(line)) ? blank(line) : line));
}

function liesOver(one: Line, other: Line): boolean {
  if (Math.abs(one.top - other.top) > Math.min(one.height, other.height) * OVERLAP || other.text.trim() === "")
    return false;
  return one.left < other.left + other.width && other.left < one.left + one.width && one.text !== other.text;
}

function isWithin({ top, text }: Line): boolean {
  return top > TOP && top < BOTTOM && text.length > 3 && !PAGE_TURN.test(text);
}

function keyOf({ text, left, top }: Line): string {
  return `${Math.round(left / PLACE)} ${Math.round(top / PLACE)} ${text}`;
}

/** The line without text; it stays, because origins are line indices. */
function blank(line: Line): Line {
  return { ...line, text: "" };
}
