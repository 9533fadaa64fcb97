import type { Breakdown } from "../breakdown/model/breakdown.ts";
import { scenesOfRows } from "../breakdown/model/merged-scenes.ts";
import { blankLine, type Line } from "../screenplay/model/line.ts";
import { scriptLinesOnly } from "../screenplay/scenes/script-lines-only.ts";

/**
 * The lines of a draft, filtered to the scenes of `seen`, its filtered breakdown. All other lines, headers and footers
 * are blank; each line keeps its index, which findings refer to.
 */
export function visibleLines(lines: readonly Line[], seen: Breakdown): Line[] {
  const shown = new Set<number>();
  for (const { origin, end = origin } of scenesOfRows(seen.rows)) {
    if (!origin || !end) continue;
    for (let line = origin.line; line <= end.line; line++) shown.add(line);
  }
  return scriptLinesOnly(lines).map((line, at) => (shown.has(at) ? line : blankLine(line)));
}
