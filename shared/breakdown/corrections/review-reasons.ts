import * as z from "zod";
import type { Breakdown } from "../model/breakdown.ts";
import { type Finding, findingKey, UNCERTAIN_BELOW } from "../model/finding.ts";

/**
 * Reason to review a finding. `implied`: inferred from another element. `unheard`: named in action but never speaks.
 * `unstressed`: lower-case element of a category that affects crew or cost. `passing`: lower-case element of any other
 * category (low priority).
 */
export const ReviewReason = z.enum(["implied", "unheard", "unstressed", "passing"]);
export type ReviewReason = z.infer<typeof ReviewReason>;

/** Categories in which one element more or less changes a day's crew or cost. */
const PLANNED: ReadonlySet<string> = new Set([
  "Background Actors",
  "Stunts",
  "Vehicles",
  "Special Effects",
  "Animals",
  "Animal Wranglers",
  "Security",
  "Special Equipment",
  "Additional Labor",
  "Visual Effects",
  "Mechanical Effects",
]);

/**
 * Returns a function that gives the reason to review a finding. A finding needs no review when a user has judged it,
 * when its confidence is high, or when the same name is certain or accepted in another scene.
 */
export function reviewReasons({ rows }: Breakdown): (finding: Finding) => ReviewReason | undefined {
  const isSure = ({ verdict, confidence }: Finding) =>
    verdict === "accepted" || (verdict === undefined && confidence >= UNCERTAIN_BELOW);
  const sure = new Set(rows.flatMap(({ findings = [] }) => findings.filter(isSure).map(findingKey)));
  return (finding) => {
    if (finding.verdict !== undefined || sure.has(findingKey(finding))) return undefined;
    if (finding.because !== undefined) return "implied";
    if (finding.kind === "character") return "unheard";
    return PLANNED.has(finding.category ?? "") ? "unstressed" : "passing";
  };
}

/** Whether a finding with this reason is asked about; what is only mentioned in passing is usually right. */
export const isToCheck = (reason: ReviewReason | undefined): boolean => reason !== undefined && reason !== "passing";

/** Number of items to check: uncertain headings, and uncertain findings, each counted once over all its scenes. */
export function itemsToCheck(breakdown: Breakdown): number {
  const reasonOf = reviewReasons(breakdown);
  const headings = breakdown.rows.filter(
    ({ origin, confidence = 1 }) => origin !== undefined && confidence < UNCERTAIN_BELOW,
  );
  const findings = breakdown.rows.flatMap(({ findings: all = [] }) => all.filter((one) => isToCheck(reasonOf(one))));
  return headings.length + new Set(findings.map((one) => findingKey(one).toUpperCase())).size;
}
