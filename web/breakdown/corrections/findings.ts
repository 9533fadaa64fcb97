import type { UNCERTAIN_BELOW as LIMIT } from "../../../shared/breakdown/model/finding.ts";
import type { routes } from "../../../shared/contract/routes.ts";
import type { ResponseOf } from "../../../shared/contract/schema/route.ts";
import { t } from "../../i18n/translate.ts";

/** The findings of a breakdown, as returned by the API. */
export type Findings = ResponseOf<(typeof routes)["getFindings"]>;
export type FoundScene = Findings["rows"][number];
export type Finding = FoundScene["findings"][number];

// Imports only the type, so that the schemas stay out of the bundle.
const UNCERTAIN_BELOW: typeof LIMIT = 0.75;

type NamedFinding = Pick<Finding, "kind" | "name" | "category">;

export const columnOf = ({ kind, category }: NamedFinding) => (kind === "character" ? "Characters" : (category ?? ""));

/** Unique key of a finding within its scene. */
export const findingKey = (finding: NamedFinding) => `${columnOf(finding)}/${finding.name}`;

/** Whether a finding needs review; findings that are only `passing` are usually right. */
export const isUncertain = ({ doubt, verdict }: Finding) =>
  verdict === undefined && doubt !== undefined && doubt !== "passing";

export const isHeadingUncertain = ({ confidence }: FoundScene) =>
  confidence !== undefined && confidence < UNCERTAIN_BELOW;

/** Uncertain findings of a scene by column, as text. */
export type SceneReviewReasons = ReadonlyMap<string, string>;

const reviewReasonsOf = new WeakMap<FoundScene, SceneReviewReasons>();

/** Uncertain findings of a scene; the same map for the same scene, so that its row need not be rendered again. */
export function uncertaintiesOf(scene: FoundScene): SceneReviewReasons {
  const known = reviewReasonsOf.get(scene) ?? doubtsIn(scene);
  reviewReasonsOf.set(scene, known);
  return known;
}

function doubtsIn(scene: FoundScene): SceneReviewReasons {
  const doubts = Map.groupBy(scene.findings.filter(isUncertain), columnOf);
  const words = new Map([...doubts].map(([column, found]) => [column, found.map(({ name }) => name).join(", ")]));
  return isHeadingUncertain(scene) ? new Map([["Location", t("the heading")], ...words]) : words;
}

/** The findings of a scene by column, in order. */
export function findingsByColumn(scene: FoundScene): readonly (readonly [column: string, found: readonly Finding[]])[] {
  return [...Map.groupBy(scene.findings, columnOf)];
}
