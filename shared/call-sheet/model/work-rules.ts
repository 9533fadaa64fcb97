import * as z from "zod";

const minutes = (most: number) =>
  z.int("Enter whole minutes.").min(0, "Enter 0 minutes or more.").max(most, `Enter at most ${most} minutes.`);

/** The rules of work that calls are held against, in minutes where nothing else is said; 0 switches a rule off. */
export const WorkRules = z
  .object({
    /** From dismissal to the next call with make-up, for the cast. */
    castRest: minutes(48 * 60),
    /** From wrap to the next call, for the crew. */
    crewRest: minutes(48 * 60),
    /** The longest from a call, or from the end of a meal, to the next meal. */
    mealWithin: minutes(24 * 60),
    /** The shortest meal. */
    mealLength: minutes(240),
    /** The longest from call to wrap. */
    day: minutes(24 * 60),
    /** The longest work in seven days. */
    week: minutes(7 * 24 * 60),
    /**
     * The weekly rest, shorter by two hours before a call at 6 AM or later. What nobody has agreed is not kept, so that a
     * Backlot from before can read the rules; then what is usual in the week worked counts.
     */
    weekRest: minutes(7 * 24 * 60).optional(),
    /** Which working day in a row is warned of, in days. */
    daysInRow: z.int().min(0).max(14),
    /** Whether minors are held to California's hours. */
    minors: z.boolean(),
  })
  .readonly();
export type WorkRules = z.infer<typeof WorkRules>;

/**
 * SAG-AFTRA's daily and weekly rest and its meals, ten hours for a crew as IATSE's locals commonly have it, and a day of 14 and a week
 * of 60 hours.
 */
export const DEFAULT_WORK_RULES: WorkRules = {
  castRest: 12 * 60,
  crewRest: 10 * 60,
  mealWithin: 6 * 60,
  mealLength: 30,
  day: 14 * 60,
  week: 60 * 60,
  daysInRow: 6,
  minors: true,
};
