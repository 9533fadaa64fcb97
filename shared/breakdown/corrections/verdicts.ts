import type { Line } from "../../screenplay/model/line.ts";
import { COLUMNS, type SceneRow } from "../model/breakdown.ts";
import { cellIn, cellOfCharacters, charactersOfCell } from "../model/cells.ts";
import { type Finding, findingKey, type Verdict } from "../model/finding.ts";
import { namePattern } from "../model/name-pattern.ts";

/** The column of the breakdown in which a finding is named. */
export function columnOfFinding({ kind, category }: Pick<Finding, "kind" | "category">): string {
  return kind === "character" ? COLUMNS.characters : (category ?? "");
}

/**
 * The findings of a new reading with the verdicts of the one before. What a person judged stays, found again or not.
 *
 * @param lines of the draft that was read, in which what was not found again has its place
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

/** The finding at the line of the scene that it was quoted from, else at the first that names it, else at the heading. */
function inPlace(finding: Finding, { origin, end }: SceneRow, lines: readonly Line[]): Finding {
  if (origin === undefined || end === undefined || lines.length === 0) return finding;
  const own = lines.slice(origin.line, end.line + 1);
  const name = namePattern(finding.name);
  const quoted = own.findIndex(({ text }) => text === finding.quote);
  const at = quoted >= 0 ? quoted : own.findIndex(({ text }) => name.test(text));
  if (at < 0) return { ...finding, origin };
  return { ...finding, origin: { page: own[at]!.page, line: origin.line + at } };
}

/** The cells of a scene as the verdicts on its findings have them. Columns in `written` are a person's and stay as they are. */
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
 * The scene with a person's verdict on one of its findings; null takes it back, and takes away what a person has found.
 * Only the cell that names it changes.
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

/** A finding with a verdict; null leaves it to the reader again, which has none that a person has found. */
export function asReviewed({ verdict: _, ...finding }: Finding, verdict: Verdict | null): Finding {
  if (verdict !== null) return { ...finding, verdict };
  return finding.byHand ? { ...finding, verdict: "rejected" } : finding;
}

/**
 * The cells with the finding's name left out when it was rejected, and put in when it was not.
 *
 * @param findings all of the scene's findings, in whose order the names stand
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
