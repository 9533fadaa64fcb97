import * as z from "zod";
import { message } from "../i18n/speech.ts";

/**
 * Minutes from midnight at the start of the shoot day; the following night counts on past 1,440. Null until entered.
 */
export const Time = z
  .int()
  .min(0, message("The time is before the shoot day."))
  .max(2 * 24 * 60 - 1, message("The time is more than a day after the shoot day."))
  .nullable();

/** A short text of a report; empty until entered. */
export const Line = z.string().max(500, message("Enter at most 500 characters."));

/** A long text of a report; empty until entered. */
export const Text = z.string().max(5000, message("Enter at most 5,000 characters."));

/** A count; 0 until entered. */
export const Count = z
  .int(message("Enter a whole number."))
  .min(0, message("A count cannot be below 0."))
  .max(100_000, message("A count cannot be above 100,000."));
