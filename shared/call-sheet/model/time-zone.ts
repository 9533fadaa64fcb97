import * as z from "zod";
import { message, t } from "../../i18n/speech.ts";

/** Whether the name is a known time zone, such as `Europe/Dublin`. A UTC offset is not accepted. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The name of a production's time zone. */
export const TimeZone = z
  .string()
  .max(64, message("A time zone has at most 64 characters."))
  .refine(isTimeZone, {
    error: ({ input }) =>
      t('"{input}" is not a time zone. Enter its name, such as "Europe/Dublin".', { input: String(input) }),
  });
