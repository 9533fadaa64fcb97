import * as z from "zod";

/** The times at the top of a call sheet, as people write them ("8:00 AM"). */
export const Timing = z
  .object({
    shiftStart: z.string().max(40),
    shiftEnd: z.string().max(40),
    shootCall: z.string().max(40),
    crewCall: z.string().max(40),
  })
  .readonly();
export type Timing = z.infer<typeof Timing>;

/** The times of an ordinary day. */
export const DEFAULT_TIMING: Timing = {
  shiftStart: "8:00 AM",
  shiftEnd: "8:00 PM",
  shootCall: "8:00 AM",
  crewCall: "7:00 AM",
};

/** A day without entered times. An empty text means that the time is derived. */
export const NO_TIMING: Timing = { shiftStart: "", shiftEnd: "", shootCall: "", crewCall: "" };
