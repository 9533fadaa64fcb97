/** A paragraph of a speech: dialogue or a parenthetical. */
export interface SpeechPart {
  readonly kind: "dialogue" | "parenthetical";
  readonly text: string;
}

/** A character cue, such as `AUGUST (V.O.)`, and its dialogue. */
export interface Speech {
  readonly kind: "speech";
  readonly cue: string;
  readonly parts: readonly SpeechPart[];
}

/** A part of a screenplay between blank lines. */
export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "action" | "transition" | "centred"; readonly text: string }
  | Speech
  | { readonly kind: "dual"; readonly left: Speech; readonly right: Speech };

/** A screenplay: title page keys and blocks, both in file order. */
export interface Screenplay {
  readonly titlePage: ReadonlyMap<string, string>;
  readonly blocks: readonly Block[];
}

/** Markup that the typesetter does not support, with its line number. */
export class FountainError extends Error {
  override readonly name = "FountainError";
}

const HEADING = /^(?:INT\.\/EXT\.|INT\.|EXT\.)\s+\S/;
const CUE = /^\p{Lu}[^\p{Ll}]*$/u;
const RIGHT_OF_DUAL = /\s\^$/;
const TRANSITION = /^(?:[A-Z ]+ TO:|FADE OUT\.)$/;
const UNSUPPORTED = /^[~#=!@.>]|\[\[|\/\*|\*\S|_\S.*_/;

interface Paragraph {
  /** Line number of the first line in the file, from 1. */
  readonly line: number;
  readonly rows: readonly string[];
}

/**
 * Parses the subset of Fountain that Backlot's own screenplays use: a title page, headings, action, speeches with
 * parentheticals, dual dialogue (`^`), transitions and `> centred <` text.
 */
export function screenplayFromFountain(text: string): Screenplay {
  const [first, ...rest] = paragraphs(text);
  const hasTitlePage = first !== undefined && /^[A-Z][a-z]+:/.test(first.rows[0] ?? "");
  const body = hasTitlePage ? rest : paragraphs(text);
  return { titlePage: hasTitlePage ? titlePage(first) : new Map(), blocks: pairDualDialogue(body) };
}

function paragraphs(text: string): Paragraph[] {
  const found: { line: number; rows: string[] }[] = [];
  let open: { line: number; rows: string[] } | undefined;
  for (const [index, row] of text.split(/\r?\n/).entries()) {
    if (row.trim() === "") {
      open = undefined;
    } else if (open === undefined) {
      open = { line: index + 1, rows: [row.trim()] };
      found.push(open);
    } else {
      open.rows.push(row.trim());
    }
  }
  return found;
}

function titlePage({ line, rows }: Paragraph): Map<string, string> {
  const entries = rows.map((row, index): [string, string] => {
    const [, key, value] = /^([A-Z][a-z]+): (.+)$/.exec(row) ?? [];
    if (key === undefined || value === undefined) {
      throw new FountainError(`Line ${line + index}: "${row}" is not a line of a title page; write "Key: value".`);
    }
    return [key, value];
  });
  return new Map(entries);
}

function pairDualDialogue(body: readonly Paragraph[]): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of body) {
    const block = blockFromParagraph(paragraph);
    if (!isRightOfDual(paragraph)) {
      blocks.push(block);
      continue;
    }
    const left = blocks.pop();
    if (left?.kind !== "speech" || block.kind !== "speech") {
      throw new FountainError(
        `Line ${paragraph.line}: "${paragraph.rows[0]}" has no dialogue before it for dual dialogue.`,
      );
    }
    blocks.push({ kind: "dual", left, right: block });
  }
  return blocks;
}

function isRightOfDual({ rows }: Paragraph): boolean {
  return rows.length > 1 && RIGHT_OF_DUAL.test(rows[0] ?? "");
}

function blockFromParagraph({ line, rows }: Paragraph): Block {
  const [first = "", ...rest] = rows;
  if (/^>.*<$/.test(first)) return { kind: "centred", text: first.slice(1, -1).trim() };
  const refused = rows.findIndex((row) => UNSUPPORTED.test(row));
  if (refused !== -1) {
    throw new FountainError(
      `Line ${line + refused}: "${rows[refused]}" uses markup that is not supported; write it as plain text.`,
    );
  }
  if (HEADING.test(first)) return { kind: "heading", text: first };
  if (rest.length > 0 && CUE.test(first)) {
    return { kind: "speech", cue: first.replace(RIGHT_OF_DUAL, ""), parts: rest.map(speechPart) };
  }
  return { kind: TRANSITION.test(first) ? "transition" : "action", text: rows.join(" ") };
}

function speechPart(row: string): SpeechPart {
  return { kind: row.startsWith("(") && row.endsWith(")") ? "parenthetical" : "dialogue", text: row };
}
