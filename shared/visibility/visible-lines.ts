import type { Breakdown } from "../breakdown/model/breakdown.ts";
import { scenesOfRows } from "../breakdown/model/merged-scenes.ts";
import { blankLine, type Line } from "../screenplay/model/line.ts";
import type { LayoutChoice } from "../screenplay/model/script-layout.ts";
import { scriptLinesOnly } from "../screenplay/scenes/script-lines-only.ts";

/**
 * The lines of a draft, filtered to the scenes of `seen`, its filtered breakdown. All other lines, headers and footers
 * are blank; each line keeps its index, which findings refer to.
 *
 * @param choice the layout that a person has chosen for the draft, if any
 */
export function visibleLines(lines: readonly Line[], seen: Breakdown, choice?: LayoutChoice): Line[] {
  const shown = new Set<number>();
  for (const { origin, end = origin } of scenesOfRows(seen.rows)) {
    if (!origin || !end) continue;
    for (let line = origin.line; line <= end.line; line++) shown.add(line);
  }
  return scriptLinesOnly(lines, choice).map((line, at) => (shown.has(at) ? line : blankLine(line)));
}
