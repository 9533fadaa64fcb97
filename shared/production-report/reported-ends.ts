import type { ReportedEnds } from "../call-sheet/build/work-end.ts";
import type { ProductionReport } from "./production-report.ts";

/** When work ended on a reported day, for the turnaround before the next: the last of the crew, and each performer. */
export function reportedEnds({ date, times, crew, cast }: ProductionReport): ReportedEnds {
  const outs = Object.values(crew).flatMap(({ out }) => out ?? []);
  const wrap = outs.length > 0 ? Math.max(...outs) : (times.lastOut ?? times.cameraWrap ?? undefined);
  const ends: Record<string, number | null> = {};
  for (const [castId, { didNotWork, out, dismissed }] of Object.entries(cast)) {
    const end = out ?? dismissed;
    if (didNotWork) ends[castId] = null;
    else if (end !== null) ends[castId] = end;
  }
  return { date, wrap, cast: ends };
}
