import { t } from "../../i18n/speech.ts";
import type { Line } from "../../screenplay/model/line.ts";
import { type BreakdownRow, COLUMNS, type SceneRow } from "../model/breakdown.ts";
import type { Categories } from "../model/categories.ts";
import { cellIn } from "../model/cells.ts";
import { type Finding, findingKey, type Verdict } from "../model/finding.ts";
import { rowFromScenes, scenesOfRow } from "../model/merged-scenes.ts";
import type { Correction } from "./correction.ts";
import { CorrectionError } from "./correction-error.ts";
import { manualFinding } from "./manual-finding.ts";
import { asReviewed, columnOfFinding, reviewCells, reviewScene } from "./verdicts.ts";

type Requested<Kind extends Correction["kind"]> = Omit<Extract<Correction, { kind: Kind }>, "kind" | "row" | "rows">;

/**
 * The row with a verdict on one of its findings. Null removes the verdict and deletes a manual finding.
 *
 * @throws {CorrectionError} when the finding does not exist
 */
export function reviewedRow(
  row: BreakdownRow,
  { finding, verdict }: Requested<"judge">,
  categories: Categories,
): BreakdownRow {
  const key = findingKey(finding);
  const found = findingIn(row, finding);
  const [first, ...others] = scenesOfRow(row).map((scene) => reviewScene(scene, key, verdict));
  return rowFromScenes([wholeJudged(first!, found, verdict, row.findings ?? []), ...others], categories);
}

/**
 * The row with a manual finding.
 *
 * @param lines the lines of the draft that the breakdown was made from
 * @throws {CorrectionError} when the line is outside the scene or the name is empty
 */
export function rowWithFound(
  row: BreakdownRow,
  { line, ...named }: Requested<"find">,
  lines: readonly Line[],
  categories: Categories,
): BreakdownRow {
  const finding = manualFinding(named, line, lines);
  const isHere = ({ origin, end }: SceneRow) => origin && end && origin.line <= line && line <= end.line;
  const at = scenesOfRow(row).findLastIndex(isHere);
  if (at >= 0) return withFindingAt(row, at, finding, categories);
  const number = cellIn(row.cells, COLUMNS.number);
  throw new CorrectionError(
    t('The line "{quote}" is not in scene "{number}". Choose a line of the scene.', { quote: finding.quote, number }),
  );
}

/**
 * Moves an element to another category: rejects it in the old one and accepts it in the new one.
 *
 * @throws {CorrectionError} when the element does not exist
 */
export function rowWithMoved(
  row: BreakdownRow,
  { finding, category }: Requested<"move">,
  categories: Categories,
): BreakdownRow {
  const found = findingIn(row, finding);
  if (found.kind === "character") {
    throw new CorrectionError(
      t('"{name}" is a character, and characters have their own column.', { name: found.name }),
    );
  }
  if (found.category === category) return row;
  const left = reviewedRow(row, { finding, verdict: found.byHand ? null : "rejected" }, categories);
  const at = scenesOfRow(row).findIndex((scene) => scene.findings?.some(isSame(finding)));
  const moved: Finding = { ...found, category, confidence: 1, verdict: "accepted", byHand: true };
  return withFindingAt(left, at, moved, categories);
}

const isSame = (finding: Pick<Finding, "kind" | "name" | "category">) => (other: Finding) =>
  findingKey(finding) === findingKey(other);

function findingIn(row: BreakdownRow, finding: Requested<"judge">["finding"]): Finding {
  const found = scenesOfRow(row)
    .flatMap((scene) => scene.findings ?? [])
    .find(isSame(finding));
  if (found !== undefined) return found;
  const number = cellIn(row.cells, COLUMNS.number);
  throw new CorrectionError(
    t('No element named "{name}" was found in scene "{number}". Enter it in the table instead.', {
      name: finding.name,
      number,
    }),
  );
}

/**
 * Adds a finding to one of the row's scenes and to that scene's cell. If the scene already has the finding (in any
 * letter case), only the verdict changes: name and position stay, as in a new run.
 */
function withFindingAt(row: BreakdownRow, at: number, wanted: Finding, categories: Categories): BreakdownRow {
  const scenes = scenesOfRow(row);
  const scene = scenes[at]!;
  const { findings = [] } = scene;
  const known = findings.find(isSame(wanted));
  const wider = known ? scene : { ...scene, findings: [...findings, wanted] };
  const [first, ...others] = scenes.with(at, reviewScene(wider, findingKey(wanted), "accepted"));
  const all = [...(row.findings ?? []), wanted];
  return rowFromScenes([wholeJudged(first!, known ?? wanted, "accepted", all), ...others], categories);
}

/** Applies the verdict to the cells that a user wrote for the whole merged row. */
function wholeJudged(
  first: SceneRow,
  { verdict: _, ...finding }: Finding,
  verdict: Verdict | null,
  findings: readonly Finding[],
): SceneRow {
  if (!first.whole?.includes(columnOfFinding(finding))) return first;
  return { ...first, cells: reviewCells(first.cells, asReviewed(finding, verdict), findings) };
}
