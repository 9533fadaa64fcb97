import { textFromEighths } from "../breakdown/model/page-count.ts";
import { t } from "../i18n/speech.ts";
import type { ReportedScene } from "./production-report.ts";
import type { Progress } from "./progress-totals.ts";

/** Eighths ahead of or behind the plan, as text. */
export function aheadText({ ahead, planned }: Progress): string {
  if (planned.eighths === 0 || ahead === 0) return t("On schedule.");
  const pages = textFromEighths(Math.abs(ahead));
  return ahead > 0 ? t("{pages} pages ahead of schedule.", { pages }) : t("{pages} pages behind schedule.", { pages });
}

/** Outcome of a scene as text. */
export function outcomeText({ outcome, added, retake }: ReportedScene): string {
  const words = { open: "–", shot: t("Completed"), partial: t("Partial"), notShot: t("Not shot") }[outcome];
  return [words, ...(retake ? [t("retake")] : []), ...(added ? [t("added")] : [])].join(", ");
}
