import type { Line } from "../model/line.ts";

/** Text of this length is wider than high, unless it is turned. */
const MIN_LENGTH = 8;
const MIN_LINES = 5;
const SHARE = 0.8;
/** Lines of one indent begin within this share of the page. */
const PLACE = 0.002;

/**
 * Turns pages upright whose text runs up or down the paper, as in landscape prints saved in portrait format. Other pages
 * stay as they are. Text runs towards the edge at which its lines end unevenly.
 *
 * @returns the same list when no page is turned
 */
export function turnedUpright(lines: readonly Line[]): readonly Line[] {
  const pages = [...Map.groupBy(lines, ({ page }) => page)].filter(([, own]) => isTurned(own));
  if (pages.length === 0) return lines;
  const turned = new Set(pages.map(([page]) => page));
  const long = pages.flatMap(([, own]) => own.filter(isLong));
  const runsDown = alike(long.map(({ top }) => top)) >= alike(long.map(({ top, height }) => top + height));
  return lines.map((line) => {
    if (!turned.has(line.page)) return line;
    const { left, top, width, height } = line;
    const place = runsDown ? { left: top, top: 1 - left - width } : { left: 1 - top - height, top: left };
    return { ...line, ...place, width: height, height: width };
  });
}

function isLong({ text }: Line): boolean {
  return text.length >= MIN_LENGTH;
}

function isTurned(lines: readonly Line[]): boolean {
  const long = lines.filter(isLong);
  return long.length >= MIN_LINES && long.filter(({ width, height }) => height > width).length > long.length * SHARE;
}

/** How many pairs of values are at the same place. */
function alike(values: readonly number[]): number {
  const places = new Map<number, number>();
  for (const value of values) {
    const place = Math.round(value / PLACE);
    places.set(place, (places.get(place) ?? 0) + 1);
  }
  return [...places.values()].reduce((sum, count) => sum + count * count, 0);
}
