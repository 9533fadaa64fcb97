import * as z from "zod";

/**
 * A placed line of text on a screenplay page, from any source (Textract, a text layer, OCR). `left`, `top`, `width` and
 * `height` are fractions of the page from its top left corner. `confidence` is the source's own value, from 0 to 100.
 * `bold` is set where the source says that all of the text is bold.
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
    bold: z.literal(true).optional(),
  })
  .readonly();
export type Line = z.infer<typeof Line>;

/** A hidden line, without text and size, so that the other lines keep their indices. */
export function blankLine({ page }: Pick<Line, "page">): Line {
  return { page, text: "", left: 0, top: 0, width: 0, height: 0, confidence: 0 };
}

/** Position of a finding in a draft: page from 1, and line index from 0. */
export const Origin = z.object({ page: z.int().positive(), line: z.int().nonnegative() }).readonly();
export type Origin = z.infer<typeof Origin>;
