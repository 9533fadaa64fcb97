import * as z from "zod";

/** How a project writes times of day: `6:42 PM` or `18:42`. */
export const Clock = z.enum(["12-hour", "24-hour"]);
export type Clock = z.infer<typeof Clock>;

/** The clock of projects that have not chosen one. */
export const DEFAULT_CLOCK: Clock = "12-hour";
