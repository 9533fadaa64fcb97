import * as z from "zod";
import { message } from "../../i18n/speech.ts";

const Minutes = z
  .int(message("Enter whole minutes."))
  .min(0, message("Enter 0 minutes or more."))
  .max(720, message("Enter at most 720 minutes."));

/** A cast member's time before the set call, in minutes, counted backwards step by step. */
export const PreCallTimes = z
  .object({
    /** Wardrobe, up to the set call. */
    wardrobe: Minutes,
    /** Make-up and hair, before wardrobe. The report time is when it begins. */
    makeUp: Minutes,
    /** Ride from the pick-up to the place of reporting; 0 for those who come on their own. */
    travel: Minutes,
  })
  .readonly();
export type PreCallTimes = z.infer<typeof PreCallTimes>;

/** Reporting one hour before the set call, without pick-up. */
export const DEFAULT_PRE_CALL: PreCallTimes = { wardrobe: 15, makeUp: 45, travel: 0 };
