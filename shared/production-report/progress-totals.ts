import * as z from "zod";

/** Completed work: whole scenes, eighths of a page, seconds of screen time, setups, added scenes and retakes. */
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

/** Progress of a production after a day. `script` and `remaining` only have scenes and pages. */
export const Progress = z
  .object({
    script: ProgressTotals,
    prior: ProgressTotals,
    today: ProgressTotals,
    toDate: ProgressTotals,
    remaining: ProgressTotals,
    /** Planned up to the end of the day, by the call sheets of the reports. */
    planned: ProgressTotals,
    /** Eighths ahead of the plan at the end of the day; negative when behind. */
    ahead: z.int(),
  })
  .readonly();
export type Progress = z.infer<typeof Progress>;
