import * as z from "zod";

/**
 * One line of text as it stands on a page of a screenplay, whoever read it (Textract, a text layer, an OCR engine).
 * `left`, `top`, `width` and `height` are fractions of the page, measured from its top left corner.
 * `confidence` runs from 0 to 100 and is the text reader's own.
 */
export const Line = z
  .object({
    page: z.int().positive(),
    text: z.string(),
    left: z.number(),
    top: z.number(),
    width: z.number(),
    height: z.number(),
    confidence: z.number(),
  })
  .readonly();
export type Line = z.infer<typeof Line>;

/** A line that is not shown: without text and nowhere on its page, so that the others keep their places in the list. */
export function blankLine({ page }: Pick<Line, "page">): Line {
  return { page, text: "", left: 0, top: 0, width: 0, height: 0, confidence: 0 };
}

/** Where a finding stands in a draft: the page, counted from 1, and the line's place in the draft's list of lines, counted from 0. */
export const Origin = z.object({ page: z.int().positive(), line: z.int().nonnegative() }).readonly();
export type Origin = z.infer<typeof Origin>;
