import { textFromEighths } from "../../breakdown/model/page-count.ts";
import { hoursText } from "../../schedule/shooting-time/hours-text.ts";
import type { ScheduledScene } from "../schedule-report.ts";

/** Pages, scenes and, where it is estimated, the shooting time: `3 4/8 pages – 2 scenes – about 4 h 30 min`. */
export function totalsText(scenes: readonly ScheduledScene[]): string {
  const eighths = scenes.reduce((sum, { strip }) => sum + strip.eighths, 0);
  const minutes = scenes.reduce((sum, { strip }) => sum + (strip.minutes ?? 0), 0);
  return [
    `${textFromEighths(eighths)} pages`,
    `${scenes.length} ${scenes.length === 1 ? "scene" : "scenes"}`,
    ...(minutes > 0 ? [`about ${hoursText(minutes)}`] : []),
  ].join(" – ");
}
