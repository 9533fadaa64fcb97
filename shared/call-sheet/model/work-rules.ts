import * as z from "zod";
import { t } from "../../i18n/speech.ts";

const minutes = (most: number) =>
  z
    .int(t("Enter whole minutes."))
    .min(0, t("Enter 0 minutes or more."))
    .max(most, t("Enter at most {most} minutes.", { most }));

/** Work rules that calls are checked against, in minutes unless stated otherwise; 0 disables a rule. */
export const WorkRules = z
  .object({
    /** Cast turnaround: from dismissal to the next call with make-up. */
    castRest: minutes(48 * 60),
    /** Crew turnaround: from wrap to the next call. */
    crewRest: minutes(48 * 60),
    /** Maximum time from a call, or from the end of a meal, to the next meal. */
    mealWithin: minutes(24 * 60),
    /** Minimum length of a meal. */
    mealLength: minutes(240),
    /** Maximum time from call to wrap. */
    day: minutes(24 * 60),
    /** Maximum work in seven days. */
    week: minutes(7 * 24 * 60),
    /**
     * Weekly rest, two hours less before a call at 6 AM or later. Not stored when not agreed, so that older versions of
     * Backlot can read the rules; the usual rest for the length of the work week then applies.
     */
    weekRest: minutes(7 * 24 * 60).optional(),
    /** Number of consecutive work days that triggers a warning. */
    daysInRow: z.int().min(0).max(14),
    /** Whether California's rules on minors' hours apply. */
    minors: z.boolean(),
  })
  .readonly();
export type WorkRules = z.infer<typeof WorkRules>;

/**
 * SAG-AFTRA's daily and weekly rest and meals, ten hours of crew turnaround as is common in IATSE locals, a 14-hour day
 * and a 60-hour week.
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
