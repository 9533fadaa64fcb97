import { nameFromCue } from "../../screenplay/classify/character-cue.ts";
import type { Line } from "../../screenplay/model/line.ts";
import {
  inOneLine,
  listedName,
  type Paragraph,
  type ParagraphKind,
  type SceneFacts,
  type Screenplay,
  type Tag,
} from "../../screenplay/model/paragraph.ts";
import { CAST, SCENE_CATEGORIES, SCRIPT_DAY } from "../../screenplay/model/tag-categories.ts";
import { tidyText } from "../../screenplay/model/text-runs.ts";
import { type Breakdown, COLUMNS, type SceneRow } from "../model/breakdown.ts";
import { categoriesOf } from "../model/categories.ts";
import { cellIn, charactersOfCell } from "../model/cells.ts";
import { namePattern } from "../model/name-pattern.ts";
import { eighthsFromText, PageCountError } from "../model/page-count.ts";
import { withHeadingsPut } from "./corrected-headings.ts";

/**
 * A draft's screenplay with what its breakdown says: the headings as people have put them right, scene numbers, synopses,
 * lengths, script days, and tags for elements and for characters who do not speak. A tag stands on the first words in the scene's action that name the thing, else on the heading.
 * Scenes that a person added stand nowhere in the script and are left out.
 *
 * @param lines the lines of the draft's pages, by which split scenes find their place
 */
export function screenplayWithBreakdown(
  screenplay: Screenplay,
  breakdown: Breakdown,
  lines: readonly Line[] = [],
): Screenplay {
  const put = withHeadingsPut(screenplay.paragraphs, breakdown, lines);
  const rows = rowsByHeading(put, breakdown);
  const categories = categoriesOf(breakdown);
  const columns = breakdown.columns.filter((column) => categories.has(column));
  const paragraphs = scenesIn(put).flatMap(({ at, paragraphs: own }) => {
    const scenes = rows.get(at);
    return scenes === undefined ? own : tagged(own, scenes, columns);
  });
  return { ...screenplay, paragraphs };
}

/** A heading's place in the screenplay, and the paragraphs from it up to the next; what stands before the first has none. */
interface SceneText {
  readonly at: number;
  readonly paragraphs: readonly Paragraph[];
}

function scenesIn(paragraphs: readonly Paragraph[]): SceneText[] {
  const scenes: { at: number; paragraphs: Paragraph[] }[] = [];
  for (const [at, paragraph] of paragraphs.entries()) {
    if (paragraph.kind === "heading" || scenes.length === 0) scenes.push({ at, paragraphs: [paragraph] });
    else scenes.at(-1)!.paragraphs.push(paragraph);
  }
  return scenes;
}

/** The rows of the breakdown by the place of the last heading at or above the line where they begin: a scene that was split has several. */
function rowsByHeading(paragraphs: readonly Paragraph[], breakdown: Breakdown): Map<number, SceneRow[]> {
  const headings = paragraphs.flatMap(({ kind, scene }, at) =>
    kind === "heading" ? [{ at, line: scene?.line ?? at }] : [],
  );
  const rows = new Map<number, SceneRow[]>();
  for (const row of breakdown.rows) {
    const heading = headings.findLast(({ line }) => row.origin !== undefined && line <= row.origin.line);
    if (heading !== undefined) rows.set(heading.at, [...(rows.get(heading.at) ?? []), row]);
  }
  return rows;
}

function tagged(own: readonly Paragraph[], rows: readonly SceneRow[], columns: readonly string[]): Paragraph[] {
  const [heading, ...body] = own as readonly [Paragraph, ...Paragraph[]]; // a scene has at least its heading
  const wanted = new Map(labelsOf(own, rows, columns).map((label) => [keyOf(label), label]));
  const kept = [{ ...heading, scene: factsOf(heading, rows) }, ...body].map((paragraph) =>
    withTagsKept(paragraph, wanted),
  );
  const known = new Set(kept.flatMap(({ tags = [] }) => tags.map(keyOf)));
  for (const [key, label] of wanted) {
    if (known.has(key)) continue;
    const { at, from, to } = placeOf(label, kept);
    kept[at] = withTag(kept[at]!, { ...label, from, to });
  }
  return kept;
}

/** What a tag stands for. */
type Label = Pick<Tag, "name" | "category">;

function keyOf(label: Label): string {
  return JSON.stringify([label.category, listedName(label).toUpperCase()]);
}

function labelsOf(own: readonly Paragraph[], rows: readonly SceneRow[], columns: readonly string[]): Label[] {
  const listed = (column: string, category: string) =>
    rows.flatMap(({ cells }) => charactersOfCell(cellIn(cells, column))).map((name) => ({ name, category }));
  const speakers = new Set(own.filter(({ kind }) => kind === "character").map(({ text }) => nameFromCue(text)));
  const day = cellIn(rows[0]!.cells, COLUMNS.scriptDay).trim();
  return [
    ...(day === "" ? [] : [{ name: day, category: SCRIPT_DAY }]),
    ...listed(COLUMNS.characters, CAST).filter(({ name }) => !speakers.has(nameFromCue(name))),
    ...columns.flatMap((column) => listed(column, column)),
  ];
}

function factsOf({ scene = {} }: Paragraph, rows: readonly SceneRow[]): SceneFacts {
  const number = cellIn(rows[0]!.cells, COLUMNS.number).trim();
  const synopsis = rows.map(({ cells }) => cellIn(cells, COLUMNS.synopsis).trim()).filter((text) => text !== "");
  const eighths = eighthsOf(rows) ?? scene.eighths;
  return {
    ...scene,
    ...(number !== "" && { number }),
    ...(synopsis.length > 0 && { synopsis: inOneLine(tidyText(synopsis.join(" "))) }),
    ...(eighths !== undefined && { eighths }),
  };
}

/** The length of all rows together; undefined when it is nothing, or a person wrote what is no length. */
function eighthsOf(rows: readonly SceneRow[]): number | undefined {
  try {
    const lengths = rows.map(({ cells }) => eighthsFromText(cellIn(cells, COLUMNS.pages)));
    return lengths.reduce((sum, one) => sum + one, 0) || undefined;
  } catch (error) {
    if (error instanceof PageCountError) return undefined;
    throw error;
  }
}

/** Tags of which the breakdown still knows stay where they are, and so do those that it has no place for. */
function withTagsKept({ tags = [], ...paragraph }: Paragraph, wanted: ReadonlyMap<string, Label>): Paragraph {
  const kept = tags.filter((tag) => wanted.has(keyOf(tag)) || isBeyond(tag));
  return { ...paragraph, ...(kept.length > 0 && { tags: kept }) };
}

function isBeyond({ category }: Label): boolean {
  return SCENE_CATEGORIES.has(category) && category !== CAST && category !== SCRIPT_DAY;
}

function withTag(paragraph: Paragraph, tag: Tag): Paragraph {
  return { ...paragraph, tags: [...(paragraph.tags ?? []), tag].sort((a, b) => a.from - b.from) };
}

interface Words {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const TOLD: ReadonlySet<ParagraphKind> = new Set(["action", "shot", "general"]);

/** Where the scene's action first names the thing, then where anybody speaks of it, else its heading. */
function placeOf({ name, category }: Label, own: readonly Paragraph[]): Words {
  const whole = { at: 0, from: 0, to: own[0]!.text.length };
  if (category === SCRIPT_DAY) return whole;
  const words = namePattern(name);
  const found = own.flatMap(({ kind, text }, at): (Words & { isTold: boolean })[] => {
    const match = at === 0 ? null : words.exec(text);
    if (match === null) return [];
    return [{ at, from: match.index, to: match.index + match[0].length, isTold: TOLD.has(kind) }];
  });
  const { at, from, to } = found.find(({ isTold }) => isTold) ?? found[0] ?? whole;
  return { at, from, to };
}
