import * as z from "zod";

const Minutes = z.int("Enter whole minutes.").min(0, "Enter 0 minutes or more.").max(720, "Enter at most 720 minutes.");

/** How long before they are wanted on the set a member of the cast is called, in minutes, counted backwards step by step. */
export const PreCallTimes = z
  .object({
    /** Getting dressed, up to the time on set. */
    wardrobe: Minutes,
    /** Make-up and hair, before wardrobe: they report when it begins. */
    makeUp: Minutes,
    /** From the pick-up to the place where they report; 0 for those who come by themselves. */
    travel: Minutes,
  })
  .readonly();
export type PreCallTimes = z.infer<typeof PreCallTimes>;

/** Reporting an hour before the set call, without a pick-up. */
export const DEFAULT_PRE_CALL: PreCallTimes = { wardrobe: 15, makeUp: 45, travel: 0 };
