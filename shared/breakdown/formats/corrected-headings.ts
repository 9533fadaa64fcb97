import { headingFromText } from "../../screenplay/headings/heading.ts";
import type { Line } from "../../screenplay/model/line.ts";
import { inOneLine, isSaid, type Paragraph, withoutColumn } from "../../screenplay/model/paragraph.ts";
import { type Breakdown, type BreakdownRow, COLUMNS, type SceneRow } from "../model/breakdown.ts";
import { cellIn } from "../model/cells.ts";
import { scenesOfRow } from "../model/merged-scenes.ts";

const HEADING: readonly string[] = [COLUMNS.intExt, COLUMNS.location, COLUMNS.time];

/**
 * Applies the users' scene corrections to the paragraphs of a draft: a split-off scene gets its own heading, the
 * headings of scenes merged into the previous one become shots, and renamed headings get their new text. If the words
 * at which a scene was split are not found, no heading is added.
 *
 * @param paragraphs whose headings have line numbers
 * @param lines the lines of the draft's pages
 */
export function withHeadingsPut(
  paragraphs: readonly Paragraph[],
  { rows }: Breakdown,
  lines: readonly Line[],
): readonly Paragraph[] {
  return rows.reduce((before, row) => {
    const [first, ...merged] = scenesOfRow(row);
    return merged.reduce(asShot, withHeading(before, row, first!, lines));
  }, paragraphs);
}

const headingAt = (paragraphs: readonly Paragraph[], line: number | undefined) =>
  paragraphs.findIndex(({ kind, scene }) => kind === "heading" && scene?.line !== undefined && scene.line === line);

function asShot(paragraphs: readonly Paragraph[], { origin }: SceneRow): readonly Paragraph[] {
  const at = headingAt(paragraphs, origin?.line);
  if (at < 0) return paragraphs;
  const { scene: _, ...heading } = paragraphs[at]!;
  return paragraphs.with(at, { ...heading, kind: "shot" });
}

function withHeading(
  paragraphs: readonly Paragraph[],
  row: BreakdownRow,
  { edited, split }: SceneRow,
  lines: readonly Line[],
): readonly Paragraph[] {
  const at = headingAt(paragraphs, row.origin?.line);
  if (at >= 0) {
    if (!HEADING.some((column) => edited.includes(column) || row.edited.includes(column))) return paragraphs;
    const { tags: _, ...heading } = paragraphs[at]!; // their positions refer to the old text
    return paragraphs.with(at, { ...heading, text: headingText(row) });
  }
  if (row.origin === undefined || split === undefined) return paragraphs;
  const { line, page } = row.origin;
  const heading: Paragraph = { kind: "heading", text: headingText(row), scene: { line, page } };
  return withHeadingAt(paragraphs, heading, line, lines);
}

function headingText({ cells }: SceneRow): string {
  const place = `${cellIn(cells, COLUMNS.intExt)} ${cellIn(cells, COLUMNS.location)}`.trim();
  const text = [place, cellIn(cells, COLUMNS.time)].filter((part) => part !== "").join(" - ");
  return inOneLine(text) || "UNTITLED";
}

/** Inserts a heading above the text of a line, within the scene that contains the line. */
function withHeadingAt(
  paragraphs: readonly Paragraph[],
  heading: Paragraph,
  line: number,
  lines: readonly Line[],
): readonly Paragraph[] {
  const above = paragraphs.findLastIndex(({ kind, scene }) => kind === "heading" && (scene?.line ?? line) < line);
  const words = wordsOf(lines[line]?.text ?? "");
  if (above < 0 || words === "") return paragraphs;
  // The previous scene may contain the same words.
  const first = paragraphs[above]!.scene?.line ?? line;
  let earlier = lines.slice(first, line).filter(({ text }) => wordsOf(text) === words).length;
  for (let at = above + 1; at < paragraphs.length && paragraphs[at]!.kind !== "heading"; at++) {
    const text = inOneLine(paragraphs[at]!.text);
    for (let from = text.indexOf(words); from >= 0; from = text.indexOf(words, from + words.length)) {
      if (earlier-- === 0) return withHeadingIn(paragraphs, heading, at, from);
    }
  }
  return paragraphs;
}

const wordsOf = (text: string) => text.replace(/\s+/g, " ").trim();

/** Inserts a heading at a position of a paragraph. Speeches and dual dialogue are not divided. */
function withHeadingIn(
  paragraphs: readonly Paragraph[],
  heading: Paragraph,
  at: number,
  from: number,
): readonly Paragraph[] {
  const paragraph = paragraphs[at]!;
  if (isSaid(paragraph) || paragraph.kind === "character") {
    const isBegin = ({ kind, column }: Paragraph) => kind === "character" && column !== "right";
    return paragraphs.toSpliced(
      paragraphs.findLastIndex((one, place) => place <= at && isBegin(one)),
      0,
      heading,
    );
  }
  // The heading already exists as an action paragraph.
  if (from === 0 && headingFromText(paragraph.text)) return paragraphs.with(at, heading);
  if (from === 0) return paragraphs.toSpliced(at, 0, heading);
  return paragraphs.toSpliced(at, 1, part(paragraph, 0, from), heading, part(paragraph, from, paragraph.text.length));
}

/** Part of a paragraph, with the tags that are completely inside it. */
function part(paragraph: Paragraph, from: number, to: number): Paragraph {
  const { tags = [], ...rest } = withoutColumn(paragraph);
  const upper = paragraph.text.slice(from, to);
  const left = from + upper.length - upper.trimStart().length;
  const inside = tags.filter((tag) => tag.from >= left && tag.to <= to);
  const moved = inside.map((tag) => ({ ...tag, from: tag.from - left, to: tag.to - left }));
  return { ...rest, text: upper.trim(), ...(moved.length > 0 && { tags: moved }) };
}
