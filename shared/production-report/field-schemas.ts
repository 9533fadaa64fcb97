import * as z from "zod";

/** In minutes from the midnight with which the day begins; the night after it counts on. Null while nobody has said. */
export const Time = z
  .int()
  .min(0, "A time cannot be before the day.")
  .max(2 * 24 * 60 - 1, "A time cannot be more than a day after it.")
  .nullable();

/** A short text of a report, empty while nobody has written it. */
export const Line = z.string().max(500, "Enter at most 500 characters.");

/** A long text of a report, empty while nobody has written it. */
export const Text = z.string().max(5000, "Enter at most 5,000 characters.");

/** How many of something; 0 while nobody has said. */
export const Count = z
  .int("Enter a whole number.")
  .min(0, "A count cannot be below 0.")
  .max(100_000, "A count cannot be above 100,000.");
