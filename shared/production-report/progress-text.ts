import { textFromEighths } from "../breakdown/model/page-count.ts";
import type { ReportedScene } from "./production-report.ts";
import type { Progress } from "./progress-totals.ts";

/** Eighths ahead of or behind the plan, as text. */
export function aheadText({ ahead, planned }: Progress): string {
  if (planned.eighths === 0 || ahead === 0) return "On schedule.";
  const by = `${textFromEighths(Math.abs(ahead))} pages`;
  return ahead > 0 ? `${by} ahead of schedule.` : `${by} behind schedule.`;
}

/** Outcome of a scene as text. */
export function outcomeText({ outcome, added, retake }: ReportedScene): string {
  const words = { open: "–", shot: "Completed", partial: "Partial", notShot: "Not shot" }[outcome];
  return [words, ...(retake ? ["retake"] : []), ...(added ? ["added"] : [])].join(", ");
}
