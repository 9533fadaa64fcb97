import type { Line } from "../../screenplay/model/line.ts";
import { COLUMNS, type SceneRow } from "../model/breakdown.ts";
import { cellIn, cellOfCharacters, charactersOfCell } from "../model/cells.ts";
import { type Finding, findingKey, type Verdict } from "../model/finding.ts";
import { namePattern } from "../model/name-pattern.ts";

/** The breakdown column that lists a finding. */
export function columnOfFinding({ kind, category }: Pick<Finding, "kind" | "category">): string {
  return kind === "character" ? COLUMNS.characters : (category ?? "");
}

/**
 * Carries the verdicts of the previous run over to new findings. Reviewed findings stay even when the new run lacks
 * them.
 *
 * @param lines lines of the new draft; findings missing from the new run are placed in them
 */
export function findingsWithVerdicts(
  before: SceneRow,
  fresh: SceneRow,
  lines: readonly Line[],
): readonly Finding[] | undefined {
  const judged = new Map(
    (before.findings ?? [])
      .filter((finding) => finding.verdict !== undefined)
      .map((finding) => [findingKey(finding), finding]),
  );
  if (judged.size === 0) return fresh.findings;
  const found = (fresh.findings ?? []).map((finding) => {
    const key = findingKey(finding);
    const verdict = judged.get(key)?.verdict;
    judged.delete(key);
    return verdict === undefined ? finding : { ...finding, verdict };
  });
  return [...found, ...[...judged.values()].map((finding) => inPlace(finding, fresh, lines))];
}

/**
 * Places the finding at the line of the scene that equals its quote, else at the first that names it, else at the
 * heading.
 */
function inPlace(finding: Finding, { origin, end }: SceneRow, lines: readonly Line[]): Finding {
  if (origin === undefined || end === undefined || lines.length === 0) return finding;
  const own = lines.slice(origin.line, end.line + 1);
  const name = namePattern(finding.name);
  const quoted = own.findIndex(({ text }) => text === finding.quote);
  const at = quoted >= 0 ? quoted : own.findIndex(({ text }) => name.test(text));
  if (at < 0) return { ...finding, origin };
  return { ...finding, origin: { page: own[at]!.page, line: origin.line + at } };
}

/** Applies the verdicts to a scene's cells. Columns in `written` were edited by a user and stay unchanged. */
export function cellsByVerdicts(
  cells: SceneRow["cells"],
  findings: readonly Finding[],
  written: readonly string[],
): SceneRow["cells"] {
  const judged = findings.filter(
    (finding) => finding.verdict !== undefined && !written.includes(columnOfFinding(finding)),
  );
  return judged.reduce((all, finding) => reviewCells(all, finding, findings), cells);
}

/**
 * The scene with a verdict on one of its findings. Null removes the verdict and deletes a manual finding. Only the cell
 * that names it changes.
 */
export function reviewScene(scene: SceneRow, key: string, verdict: Verdict | null): SceneRow {
  const { findings = [] } = scene;
  const found = findings.find((finding) => findingKey(finding) === key);
  if (found === undefined) return scene;
  const judged = asReviewed(found, verdict);
  const all = findings.map((finding) => (finding === found ? judged : finding));
  const cells = reviewCells(scene.cells, judged, all);
  const isTakenAway = found.byHand && verdict === null;
  return { ...scene, findings: isTakenAway ? findings.filter((finding) => finding !== found) : all, cells };
}

/** A finding with a verdict. Null removes the verdict; a manual finding then disappears. */
export function asReviewed({ verdict: _, ...finding }: Finding, verdict: Verdict | null): Finding {
  if (verdict !== null) return { ...finding, verdict };
  return finding.byHand ? { ...finding, verdict: "rejected" } : finding;
}

/**
 * Removes the name of a rejected finding from its cell, or adds the name of any other.
 *
 * @param findings all findings of the scene; they determine the order of the names
 */
export function reviewCells(
  cells: SceneRow["cells"],
  finding: Finding,
  findings: readonly Finding[],
): SceneRow["cells"] {
  const column = columnOfFinding(finding);
  const names = charactersOfCell(cellIn(cells, column));
  const is = (one: Pick<Finding, "name">) => (name: string) => name.toUpperCase() === one.name.trim().toUpperCase();
  if (finding.verdict === "rejected") {
    const left = names.filter((name) => !is(finding)(name));
    return left.length < names.length ? { ...cells, [column]: cellOfCharacters(left) } : cells;
  }
  if (names.some(is(finding))) return cells;
  const place = findings.findIndex((one) => findingKey(one) === findingKey(finding));
  const later = findings.slice(place + 1).filter((one) => columnOfFinding(one) === column);
  const next = names.findIndex((name) => later.some((one) => is(one)(name)));
  const at = next < 0 ? names.length : next;
  return { ...cells, [column]: cellOfCharacters(names.toSpliced(at, 0, finding.name)) };
}
