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
 * A draft's screenplay with the data of its breakdown: corrected headings, scene numbers, synopses, lengths, script
 * days, and tags for elements and non-speaking characters. A tag covers the first words of the scene's action that name
 * the element, else the heading. Scenes added by users have no position in the script and are omitted.
 *
 * @param lines the lines of the draft's pages, in which split scenes are located
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

/**
 * Index of a heading and the paragraphs from there to the next heading. Text before the first heading belongs to no
 * scene.
 */
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

/** Breakdown rows by index of the last heading at or above their first line. A split scene has several rows. */
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

/** The element or character that a tag stands for. */
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

/** Total length of the rows; undefined when it is zero or a user entered an invalid length. */
function eighthsOf(rows: readonly SceneRow[]): number | undefined {
  try {
    const lengths = rows.map(({ cells }) => eighthsFromText(cellIn(cells, COLUMNS.pages)));
    return lengths.reduce((sum, one) => sum + one, 0) || undefined;
  } catch (error) {
    if (error instanceof PageCountError) return undefined;
    throw error;
  }
}

/** Existing tags keep their positions if the breakdown still has their elements, or has no column for them. */
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

/** The first words that name the element in the action, then in dialogue, else the heading. */
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
