import { splitTrimmed } from "./trim-marks.ts";

/** Kind of a paragraph. `general` is any other text: centred text, a song, an act break. */
export type ParagraphKind =
  | "heading"
  | "action"
  | "character"
  | "parenthetical"
  | "dialogue"
  | "transition"
  | "shot"
  | "general";

/**
 * Text tagged as an element of the scene. `from` and `to` are character offsets in the paragraph's text; `category` is
 * a UCI category name such as "Props", or a custom one of the file.
 */
export interface Tag {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly category: string;
}

/** The name of a tag's element for a cell, without commas, which separate names there. */
export function listedName({ name }: Pick<Tag, "name">): string {
  return splitTrimmed(name, /[,;]/).join(" & ");
}

/** Scene data of a file besides the text. Missing values are derived from the text. */
export interface SceneFacts {
  readonly number?: string;
  readonly omitted?: boolean;
  /** Length in eighths of a page, at least 1. */
  readonly eighths?: number;
  /** First page of the scene. */
  readonly page?: number;
  readonly synopsis?: string;
  /**
   * First line of the scene in a draft of placed lines; without lines, the scene begins at the index of its paragraph.
   */
  readonly line?: number;
}

/**
 * A classified paragraph. Its text is non-empty and trimmed, with single blanks, and line breaks only where the writer
 * made them.
 */
export interface Paragraph {
  readonly kind: ParagraphKind;
  readonly text: string;
  /** Column in dual dialogue. */
  readonly column?: "left" | "right";
  readonly tags?: readonly Tag[];
  /** The newest revision that changed the paragraph, numbered from 1. */
  readonly revision?: number;
  /** Headings only. */
  readonly scene?: SceneFacts;
}

/** A revision of a script: its number, and its name, usually a paper colour. */
export interface Revision {
  readonly number: number;
  readonly name: string;
}

/** An unpaginated screenplay from a writing program. */
export interface Screenplay {
  readonly title?: string;
  /** Other lines of the title page: author, date of the draft. */
  readonly credits?: readonly string[];
  readonly paragraphs: readonly Paragraph[];
  readonly revisions: readonly Revision[];
}

/** The paragraph's text in one line, as for most kinds. */
export function inOneLine(text: string): string {
  return text.replaceAll("\n", " ");
}

const KEEPS_LINES: ReadonlySet<ParagraphKind> = new Set(["action", "dialogue", "general", "shot"]);

/**
 * Normalises paragraphs: dialogue gets the column of its cue and becomes action without one, parentheticals get
 * brackets, and line breaks stay only in kinds that may have several lines.
 */
export function settled(paragraphs: readonly Paragraph[]): Paragraph[] {
  let cue: Paragraph | undefined;
  return paragraphs.map((paragraph) => {
    const { kind } = paragraph;
    if (kind === "character") cue = paragraph;
    else if (!isSaid(paragraph)) cue = undefined;
    if (isSaid(paragraph) && cue === undefined) return { ...withoutColumn(paragraph), kind: "action" };
    const set = { ...withoutColumn(paragraph), ...(cue?.column && { column: cue.column }) };
    if (kind === "parenthetical") return bracketed({ ...set, text: inOneLine(set.text) });
    return KEEPS_LINES.has(kind) ? set : { ...set, text: inOneLine(set.text) };
  });
}

/** Whether the paragraph is part of a speech, after its cue. */
export function isSaid({ kind }: Pick<Paragraph, "kind">): boolean {
  return kind === "dialogue" || kind === "parenthetical";
}

/** The paragraph without dual dialogue. */
export function withoutColumn({ column: _, ...paragraph }: Paragraph): Paragraph {
  return paragraph;
}

function bracketed(paragraph: Paragraph): Paragraph {
  const { text, tags } = paragraph;
  const before = text.startsWith("(") ? "" : "(";
  const after = text.endsWith(")") ? "" : ")";
  if (before + after === "") return paragraph;
  const moved = tags?.map((tag) => ({ ...tag, from: tag.from + before.length, to: tag.to + before.length }));
  return { ...paragraph, text: before + text + after, ...(moved && { tags: moved }) };
}
