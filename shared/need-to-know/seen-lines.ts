import type { Breakdown } from "../breakdown/breakdown.ts";
import { scenesOfRows } from "../breakdown/joined.ts";
import type { Line } from "../screenplay/line.ts";

/**
 * The lines of a draft of which somebody sees only the scenes of `seen`, the breakdown that was made from it. All others are
 * blank and nowhere on their page; each line keeps its place in the list, by which findings know it.
 */
export function seenLines(lines: readonly Line[], seen: Breakdown): Line[] {
  const shown = new Set<number>();
  for (const { origin, end = origin } of scenesOfRows(seen.rows)) {
    if (!origin || !end) continue;
    for (let line = origin.line; line <= end.line; line++) shown.add(line);
  }
  return lines.map((line, at) => (shown.has(at) ? line : { ...BLANK, page: line.page }));
}

const BLANK = { text: "", left: 0, top: 0, width: 0, height: 0, confidence: 0 };
