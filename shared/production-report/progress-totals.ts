import * as z from "zod";

/** What is done of a script: whole scenes, eighths of a page, seconds on screen, setups, and scenes added and shot again. */
export const ProgressTotals = z
  .object({
    scenes: z.int(),
    eighths: z.int(),
    seconds: z.int(),
    setups: z.int(),
    added: z.int(),
    retakes: z.int(),
  })
  .readonly();
export type ProgressTotals = z.infer<typeof ProgressTotals>;

/** How far a production is after a day. `script` and `remaining` know scenes and pages alone. */
export const Progress = z
  .object({
    script: ProgressTotals,
    prior: ProgressTotals,
    today: ProgressTotals,
    toDate: ProgressTotals,
    remaining: ProgressTotals,
    /** What was planned until the day's end, by the call sheets that the reports began with. */
    planned: ProgressTotals,
    /** Eighths more than planned until the day's end; below 0 the production is behind. */
    ahead: z.int(),
  })
  .readonly();
export type Progress = z.infer<typeof Progress>;
