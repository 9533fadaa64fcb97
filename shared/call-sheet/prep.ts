import * as z from "zod";

const Minutes = z.int("Enter whole minutes.").min(0, "Enter 0 minutes or more.").max(720, "Enter at most 720 minutes.");

/** How long before they are wanted on the set a member of the cast is called, in minutes, counted backwards step by step. */
export const Prep = z
  .object({
    /** Getting dressed, up to the time on set. */
    wardrobe: Minutes,
    /** Make-up and hair, before wardrobe: they report when it begins. */
    makeUp: Minutes,
    /** From the pick-up to the place where they report; 0 for those who come by themselves. */
    travel: Minutes,
  })
  .readonly();
export type Prep = z.infer<typeof Prep>;

/** Reporting an hour before the set call, without a pick-up. */
export const DEFAULT_PREP: Prep = { wardrobe: 15, makeUp: 45, travel: 0 };
