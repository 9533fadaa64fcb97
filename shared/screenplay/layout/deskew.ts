import type { Line } from "../model/line.ts";

/** Maximum slope caused by a document feeder, in page heights per page width: about one degree. */
const MAX_SLOPE = 0.016;
const STEP = 0.001;
const PITCH = 1 / 66;
/** Lines further apart are not compared, because the line distance is only approximate. */
const NEAR = PITCH * 6;
/** Required improvement of the line grid for a page to be rotated. */
const GAIN = 1.1;

/** Deskews each page of a scan, so that its lines are horizontal. */
export function deskew(lines: readonly Line[]): Line[] {
  const slopes = new Map([...Map.groupBy(lines, (line) => line.page)].map(([page, own]) => [page, slopeOf(own)]));
  return lines.map((line) => {
    const slope = slopes.get(line.page)!;
    return slope === 0 ? line : { ...line, top: line.top - slope * (centre(line) - 0.5) };
  });
}

/** Typed lines are on a grid: at the page's slope, the distances between neighbours are closest to whole lines. */
function slopeOf(lines: readonly Line[]): number {
  const sorted = lines.toSorted((a, b) => a.top - b.top);
  const pairs = sorted.flatMap((line, at) =>
    sorted.slice(at + 1, at + 8).flatMap((other) => {
      const across = centre(other) - centre(line);
      const down = other.top + other.height / 2 - line.top - line.height / 2;
      return down < NEAR && Math.abs(across) > 0.05 ? [{ across, down }] : [];
    }),
  );
  const evenness = (slope: number) => {
    let sum = 0;
    for (const { across, down } of pairs) sum += Math.cos(((down - slope * across) / PITCH) * 2 * Math.PI);
    return sum;
  };
  const level = evenness(0);
  let best = { slope: 0, even: Math.max(level, 0) * GAIN };
  for (let slope = -MAX_SLOPE; slope <= MAX_SLOPE; slope += STEP) {
    const even = evenness(slope);
    if (even > best.even) best = { slope, even };
  }
  return best.slope;
}

function centre(line: Line): number {
  return line.left + line.width / 2;
}
