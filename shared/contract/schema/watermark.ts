import * as z from "zod";
import { t } from "../../i18n/speech.ts";
import { CalendarDate } from "../../schedule/model/schedule.ts";

/** Watermark of downloaded pages: the reader, the UTC date, and the ID of the audit event. */
export const Watermark = z.object({ reader: z.string(), date: CalendarDate, id: z.string() });
export type Watermark = z.infer<typeof Watermark>;

// Crockford's base 32, without letters that look like digits and without U.
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;

/** Formats a number below 2^40 as a watermark ID: `K7QF-2M9T`. */
export function watermarkIdOfNumber(number: number): string {
  const digits = Array.from({ length: LENGTH }, (_, at) => LETTERS[Math.floor(number / 32 ** (LENGTH - 1 - at)) % 32]);
  return `${digits.slice(0, 4).join("")}-${digits.slice(4).join("")}`;
}

/** A watermark ID as typed by a user, normalised. */
export const WatermarkId = z
  .string()
  .max(40)
  .transform((typed) => typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1"))
  .refine((id) => id.length === LENGTH && [...id].every((letter) => LETTERS.includes(letter)), {
    error: (issue) =>
      t('"{input}" is not a watermark ID. It has eight letters and digits, such as K7QF-2M9T.', {
        input: String(issue.input),
      }),
  })
  .transform((id) => `${id.slice(0, 4)}-${id.slice(4)}`);
