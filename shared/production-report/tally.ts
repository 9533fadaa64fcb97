import * as z from "zod";

/** What is done of a script: whole scenes, eighths of a page, seconds on screen, setups, and scenes added and shot again. */
export const Tally = z
  .object({
    scenes: z.int(),
    eighths: z.int(),
    seconds: z.int(),
    setups: z.int(),
    added: z.int(),
    retakes: z.int(),
  })
  .readonly();
export type Tally = z.infer<typeof Tally>;

/** How far a production is after a day. `script` and `remaining` know scenes and pages alone. */
export const Progress = z
  .object({
    script: Tally,
    prior: Tally,
    today: Tally,
    toDate: Tally,
    remaining: Tally,
    /** What was planned until the day's end, by the call sheets that the reports began with. */
    planned: Tally,
    /** Eighths more than planned until the day's end; below 0 the production is behind. */
    ahead: z.int(),
  })
  .readonly();
export type Progress = z.infer<typeof Progress>;
