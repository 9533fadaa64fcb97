import * as z from "zod";

/** The longest text that a detail of an option holds, in characters. */
export const MAX_DETAIL = 1000;

/** A text of a person's own, over one line or several, without anything that only a machine would read. */
export const DetailText = z
  .string()
  .overwrite((text) =>
    text
      .normalize("NFC")
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{C}\n]/gu, "")
      .trim(),
  )
  .refine((text) => text.length <= MAX_DETAIL, {
    error: ({ input }) => {
      const text = String(input);
      return `"${text.slice(0, 40)}…" has ${text.length} characters; at most ${MAX_DETAIL} are kept.`;
    },
  });
