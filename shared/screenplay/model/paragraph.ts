import { splitTrimmed } from "./trim-marks.ts";

/** What a paragraph of a screenplay is. `general` is set text of any other kind: centred words, a song, an act break. */
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
 * Words that somebody has tagged as something that the scene needs.
 * `from` and `to` count characters of the paragraph's text; `category` is a UCI category name such as "Props", or the file's own.
 */
export interface Tag {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly category: string;
}

/** The name of what a tag stands for, as cells list it: a comma would end it there. */
export function listedName({ name }: Pick<Tag, "name">): string {
  return splitTrimmed(name, /[,;]/).join(" & ");
}

/** What a file says of a scene besides its text. What it leaves out is worked out from the text. */
export interface SceneFacts {
  readonly number?: string;
  readonly omitted?: boolean;
  /** The length in eighths of a page, at least 1. */
  readonly eighths?: number;
  /** The page on which the scene begins. */
  readonly page?: number;
  readonly synopsis?: string;
  /** The line of a draft of placed lines at which the scene begins; otherwise scenes begin where their paragraph stands in the list. */
  readonly line?: number;
}

/**
 * A paragraph of a screenplay, by what it is.
 * Its text is never empty, has single blanks, no blanks at its ends, and line breaks only where the writer set them.
 */
export interface Paragraph {
  readonly kind: ParagraphKind;
  readonly text: string;
  /** The column of a speech in dual dialogue. */
  readonly column?: "left" | "right";
  readonly tags?: readonly Tag[];
  /** The newest revision in which words of the paragraph were changed; the revisions are numbered from 1. */
  readonly revision?: number;
  /** Only for headings. */
  readonly scene?: SceneFacts;
}

/** A revision of a script: its number, and its name, which mostly is the colour of its pages. */
export interface Revision {
  readonly number: number;
  readonly name: string;
}

/** A screenplay as its writing program has it, before it is set on pages. */
export interface Screenplay {
  readonly title?: string;
  /** What else stands on the title page, line by line: who wrote it, of what day the draft is. */
  readonly credits?: readonly string[];
  readonly paragraphs: readonly Paragraph[];
  readonly revisions: readonly Revision[];
}

/** The paragraph's text in one line, as most kinds are set. */
export function inOneLine(text: string): string {
  return text.replaceAll("\n", " ");
}

const KEEPS_LINES: ReadonlySet<ParagraphKind> = new Set(["action", "dialogue", "general", "shot"]);

/**
 * Paragraphs as every program sets them: what is said stands in the column of the name above it and is action where there is none,
 * directions to the actor stand in brackets, and only text that may run over lines does.
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

/** Whether the paragraph is part of a speech below its name. */
export function isSaid({ kind }: Pick<Paragraph, "kind">): boolean {
  return kind === "dialogue" || kind === "parenthetical";
}

/** The paragraph as it stands by itself, not beside another. */
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
