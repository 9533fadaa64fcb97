import { COLUMNS, type SceneRow } from "./breakdown.ts";
import { cellIn, cellOfCharacters, charactersOfCell } from "./cells.ts";
import { type Finding, findingKey, type Verdict } from "./finding.ts";

/** The column of the breakdown in which a finding is named. */
export function columnOfFinding({ kind, category }: Pick<Finding, "kind" | "category">): string {
  return kind === "character" ? COLUMNS.characters : (category ?? "");
}

/** The findings of a new reading with the verdicts of the one before. What a person judged stays, found again or not. */
export function findingsWithVerdicts(before: SceneRow, fresh: SceneRow): readonly Finding[] | undefined {
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
  return [...found, ...judged.values()];
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
  return judged.reduce((all, finding) => cellsJudged(all, finding, findings), cells);
}

/** The scene with a person's verdict on one of its findings; null takes it back. Only the cell that names it changes. */
export function sceneJudged(scene: SceneRow, key: string, verdict: Verdict | null): SceneRow {
  const findings = (scene.findings ?? []).map((finding) => {
    if (findingKey(finding) !== key) return finding;
    const { verdict: _, ...unjudged } = finding;
    return verdict === null ? unjudged : { ...unjudged, verdict };
  });
  const judged = findings.find((finding) => findingKey(finding) === key);
  if (judged === undefined) return scene;
  return { ...scene, findings, cells: cellsJudged(scene.cells, judged, findings) };
}

/**
 * The cells with the finding's name left out when it was rejected, and put in when it was not.
 *
 * @param findings all of the scene's findings, in whose order the names stand
 */
export function cellsJudged(
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
