import type { Line, Origin } from "../../screenplay/model/line.ts";
import { itemText } from "../../screenplay/scenes/sub-scenes.ts";
import { synopsisOfScene } from "../../screenplay/scenes/synopsis.ts";
import { COLUMNS, type SceneRow } from "../model/breakdown.ts";
import type { Categories } from "../model/categories.ts";
import { cellIn, cellOfCharacters, charactersOfCell } from "../model/cells.ts";
import { type Finding, findingKey } from "../model/finding.ts";
import { areOneRow } from "../model/line-anchor.ts";
import { namePattern } from "../model/name-pattern.ts";
import { eighthsFromText, PageCountError, textFromEighths } from "../model/page-count.ts";
import { columnOfFinding } from "./verdicts.ts";

/** Columns that the lower scene copies from the upper one. */
const INHERITED: readonly string[] = [COLUMNS.intExt, COLUMNS.location, COLUMNS.time, COLUMNS.scriptDay];
/** Columns that are divided between the halves. If the whole was edited by a user, both halves count as edited. */
const DIVIDED: readonly string[] = [COLUMNS.number, COLUMNS.pages];
/** How far from the scene's leftmost text its action may begin, as a share of the page width. */
const ACTION_INDENT = 0.03;

/** Whether a line belongs to the scene and is below the row that begins it. */
export function isInside(
  { origin, end }: Pick<SceneRow, "origin" | "end">,
  line: number,
  lines: readonly Line[],
): boolean {
  const belongs = origin !== undefined && end !== undefined && origin.line < line && line <= end.line;
  return belongs && !areOneRow(lines, origin.line, line);
}

/**
 * Splits a scene before a line of the script.
 *
 * Each half gets the characters and elements that occur in it; eighths are divided in proportion to the lines, at least
 * one each. The lower scene copies the heading. Cells edited by a user stay in the upper scene unchanged.
 *
 * @param line index into `lines` at which the lower scene begins; it must be inside the scene
 * @param lower id and scene number of the lower scene
 */
export function splitScene(
  scene: SceneRow,
  line: number,
  lines: readonly Line[],
  lower: { id: string; number: string },
  categories: Categories,
): [upper: SceneRow, lower: SceneRow] {
  const first = scene.origin?.line ?? line;
  const last = scene.end?.line ?? line;
  const above: Stretch = { first, lines: lines.slice(first, line) };
  const below: Stretch = { first: line, lines: lines.slice(line, last + 1) };
  const [upperPages, lowerPages] = dividedPages(scene, above.lines.length, below.lines.length);
  const isListing = (column: string) => column === COLUMNS.characters || categories.has(column);
  const names = dividedNames(scene, above, below, isListing);
  const inherited = INHERITED.filter((column) => column in scene.cells);
  return [
    {
      ...scene,
      ...withNames(scene, { ...scene.cells, ...names.upper, [COLUMNS.pages]: upperPages }),
      end: { page: lines[line - 1]!.page, line: line - 1 },
      findings: upperFindings(scene, above, below),
    },
    {
      id: lower.id,
      ...withNames(scene, {
        ...Object.fromEntries(Object.keys(scene.cells).map((column) => [column, ""])),
        ...Object.fromEntries(inherited.map((column) => [column, cellIn(scene.cells, column)])),
        ...names.lower,
        [COLUMNS.number]: lower.number,
        [COLUMNS.synopsis]: synopsisOf(below.lines),
        [COLUMNS.pages]: lowerPages,
        [COLUMNS.page]: String(lines[line]!.page),
      }),
      edited: scene.edited.filter(
        (column) => INHERITED.includes(column) || DIVIDED.includes(column) || isListing(column),
      ),
      origin: { page: lines[line]!.page, line },
      ...(scene.end && { end: scene.end }),
      ...(scene.episode !== undefined && { episode: scene.episode }),
      confidence: 1,
      findings: findingsIn(scene, below),
    },
  ];
}

/** Consecutive lines of the draft, starting at index `first`. */
interface Stretch {
  readonly first: number;
  readonly lines: readonly Line[];
}

/** Character and element cells for both halves. */
function dividedNames(
  scene: SceneRow,
  above: Stretch,
  below: Stretch,
  isListing: (column: string) => boolean,
): Record<"upper" | "lower", SceneRow["cells"]> {
  const upper: Record<string, string> = {};
  const lower: Record<string, string> = {};
  const foundAbove = findingsIn(scene, above);
  const foundBelow = findingsIn(scene, below);
  for (const column of Object.keys(scene.cells).filter(isListing)) {
    const names = charactersOfCell(cellIn(scene.cells, column));
    const isIn = (name: string, stretch: Stretch, found: readonly Finding[]) =>
      found.some((finding) => columnOfFinding(finding) === column && isSameAs({ ...finding, name })(finding)) ||
      placeOfName(name, column === COLUMNS.characters, stretch) !== undefined;
    const inLower = names.filter((name) => isIn(name, below, foundBelow));
    lower[column] = cellOfCharacters(inLower);
    if (scene.edited.includes(column)) continue;
    upper[column] = cellOfCharacters(names.filter((name) => isIn(name, above, foundAbove) || !inLower.includes(name)));
  }
  return { upper, lower };
}

/** The findings that occur in these lines, each at its first occurrence. */
function findingsIn({ findings = [] }: Pick<SceneRow, "findings">, stretch: Stretch): Finding[] {
  return findings.flatMap((finding) => {
    const { line } = finding.origin;
    if (stretch.first <= line && line < stretch.first + stretch.lines.length) return [finding];
    const origin = placeOfName(finding.name, finding.kind === "character", stretch);
    return origin === undefined ? [] : [{ ...finding, origin }];
  });
}

/** The upper scene's findings, including those that occur in no line: reviewed findings from an earlier draft. */
function upperFindings({ findings = [] }: SceneRow, above: Stretch, below: Stretch): Finding[] {
  return findings.flatMap((finding) => {
    const alone = { findings: [finding] };
    const found = findingsIn(alone, above);
    return found.length > 0 || findingsIn(alone, below).length > 0 ? found : [finding];
  });
}

const isSameAs = (finding: Finding) => (other: Finding) => findingKey(finding) === findingKey(other);

/** The first line that contains the name. A character's name is never all lower case; an element's may be. */
function placeOfName(name: string, isCharacter: boolean, { first, lines }: Stretch): Origin | undefined {
  const pattern = namePattern(name, "g");
  const at = lines.findIndex(({ text }) =>
    [...text.matchAll(pattern)].some(([found]) => !isCharacter || found !== found.toLowerCase()),
  );
  return at < 0 ? undefined : { page: lines[at]!.page, line: first + at };
}

/** Cells with the voices that they name. */
function withNames(scene: SceneRow, cells: SceneRow["cells"]): Pick<SceneRow, "cells" | "voices"> {
  const names = charactersOfCell(cellIn(cells, COLUMNS.characters));
  return { cells, voices: scene.voices.filter((name) => names.includes(name)) };
}

function dividedPages({ cells }: SceneRow, above: number, below: number): [upper: string, lower: string] {
  const cell = cellIn(cells, COLUMNS.pages);
  try {
    const eighths = eighthsFromText(cell);
    const share = Math.round((eighths * above) / (above + below));
    const upper = Math.max(1, Math.min(eighths - 1, share));
    return [textFromEighths(upper), textFromEighths(Math.max(1, eighths - upper))];
  } catch (error) {
    if (error instanceof PageCountError) return [cell, ""];
    throw error;
  }
}

/** The first sentence of the action, which is the leftmost text. */
function synopsisOf(lines: readonly Line[]): string {
  const left = Math.min(...lines.map((one) => one.left));
  const paragraphs: string[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.left > left + ACTION_INDENT) continue;
    const above = lines[at - 1];
    const goesOn =
      above !== undefined && above.left <= left + ACTION_INDENT && line.top - above.top < line.height * 1.8;
    if (goesOn && paragraphs.length > 0) paragraphs.push(`${paragraphs.pop()} ${line.text}`);
    else paragraphs.push(line.text);
  }
  const [first] = paragraphs;
  const item = first && itemText(first);
  // A scene that begins with an item of a montage is that item.
  return synopsisOfScene({ paragraphs: item === undefined || item === first ? paragraphs : [item] });
}
