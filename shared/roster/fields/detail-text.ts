import * as z from "zod";
import { MAX_DETAIL, plainText } from "./plain-text.ts";

/** User text of one or several lines, without control characters. */
export const DetailText = z
  .string()
  .overwrite(plainText)
  .refine((text) => text.length <= MAX_DETAIL, {
    error: ({ input }) => {
      const text = String(input);
      return `"${text.slice(0, 40)}…" has ${text.length} characters; at most ${MAX_DETAIL} are allowed.`;
    },
  });
