import type { UNCERTAIN_BELOW as LIMIT } from "../../../shared/breakdown/model/finding.ts";
import type { routes } from "../../../shared/contract/routes.ts";
import type { ResponseOf } from "../../../shared/contract/schema/route.ts";
import { t } from "../../i18n/translate.ts";

/** What the reader found in the script, as the server tells it. */
export type Findings = ResponseOf<(typeof routes)["getFindings"]>;
export type FoundScene = Findings["rows"][number];
export type Finding = FoundScene["findings"][number];

// By its type alone, so that its schemas stay out of the browser.
const UNCERTAIN_BELOW: typeof LIMIT = 0.75;

type NamedFinding = Pick<Finding, "kind" | "name" | "category">;

/** The column of the table that holds a finding. */
export const columnOf = ({ kind, category }: NamedFinding) => (kind === "character" ? "Characters" : (category ?? ""));

/** A name for a finding that no other finding of its scene has. */
export const findingKey = (finding: NamedFinding) => `${columnOf(finding)}/${finding.name}`;

/** Whether a person should look at it; what the script names in passing is mostly right. */
export const isUncertain = ({ doubt, verdict }: Finding) =>
  verdict === undefined && doubt !== undefined && doubt !== "passing";

export const isHeadingUncertain = ({ confidence }: FoundScene) =>
  confidence !== undefined && confidence < UNCERTAIN_BELOW;

/** What is uncertain in a scene by column, in words. */
export type SceneReviewReasons = ReadonlyMap<string, string>;

const reviewReasonsOf = new WeakMap<FoundScene, SceneReviewReasons>();

/** What is uncertain in a scene; of the same scene the same map, so that its row need not be drawn again. */
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

/** The findings of a scene by column, in the order in which they were found. */
export function findingsByColumn(scene: FoundScene): readonly (readonly [column: string, found: readonly Finding[]])[] {
  return [...Map.groupBy(scene.findings, columnOf)];
}
