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

/** Categories of which one thing more or less changes a day's crew or cost. */
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
 * What of a breakdown's findings is in doubt. A finding is not when a person has judged it, when the reader is sure of it,
 * or when the same name is sure in another scene: read there beyond doubt, or accepted there by a person.
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
