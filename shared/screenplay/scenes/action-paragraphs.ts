import type { Part, PlacedText } from "../classify/script-parts.ts";
import { trimEndMarks } from "../model/trim-marks.ts";

/** A paragraph of action, with its rows and where each begins in the text. */
export interface ActionParagraph {
  /** The part of its first row. */
  readonly part: Part;
  readonly text: string;
  readonly rows: readonly { readonly from: number; readonly row: PlacedText }[];
}

/** The action of a scene as paragraphs: closely spaced rows form one, also across a page break. */
export function actionParagraphsOf(parts: readonly Part[], pitch: number): ActionParagraph[] {
  const paragraphs: { part: Part; text: string; rows: { from: number; row: PlacedText }[] }[] = [];
  let previous: Part | undefined;
  for (const part of parts) {
    if (part.kind === "action") {
      const { row } = part;
      const above = previous?.kind === "action" ? previous.row : undefined;
      const open = above !== undefined && goesOn(above, row, pitch) ? paragraphs.at(-1) : undefined;
      if (open === undefined) paragraphs.push({ part, text: row.text, rows: [{ from: 0, row }] });
      else {
        // A hyphen at the end of a row stays, without a blank after it.
        if (!/\p{L}-$/u.test(open.text)) open.text = `${trimEndMarks(open.text, /\s/)} `;
        open.rows.push({ from: open.text.length, row });
        open.text += row.text;
      }
    }
    previous = part;
  }
  return paragraphs;
}

/** The row of a paragraph that contains an offset of its text. */
export function rowAt({ rows }: ActionParagraph, offset: number): PlacedText {
  return (rows.findLast(({ from }) => from <= offset) ?? rows[0]!).row;
}

function goesOn(above: PlacedText, below: PlacedText, pitch: number): boolean {
  // The list of a scene's cast.
  if (/\p{L}\)$/u.test(above.text)) return false;
  if (above.row.page === below.row.page && below.row.top - above.row.top < pitch * 1.5) return true;
  if (above.row.page === below.row.page) return /[\p{Ll},]$/u.test(above.text) && /^\p{Ll}/u.test(below.text);
  return !/[.!?:…"”)-]$/.test(above.text) && /\p{Ll}/u.test(above.text) && /^[\p{Ll}\p{Lu}]/u.test(below.text);
}
