import * as z from "zod";
import { t } from "../../i18n/speech.ts";
import { MAX_DETAIL, plainText } from "./plain-text.ts";

/** User text of one or several lines, without control characters. */
export const DetailText = z
  .string()
  .overwrite(plainText)
  .refine((text) => text.length <= MAX_DETAIL, {
    error: ({ input }) => {
      const text = String(input);
      return t('"{text}…" has {count} characters; at most {maxDetail} are allowed.', {
        text: text.slice(0, 40),
        count: text.length,
        maxDetail: MAX_DETAIL,
      });
    },
  });
