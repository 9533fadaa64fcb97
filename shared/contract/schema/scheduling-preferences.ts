import * as z from "zod";
import { daysBetween } from "../../dates/calendar-date.ts";
import { dateText, MAX_RANGE_DAYS } from "../../dates/dates-string.ts";
import { message, said, t } from "../../i18n/speech.ts";
import { DayPrices } from "../../schedule/model/day-rates.ts";
import { PRIORITIES } from "../../schedule/model/priority.ts";
import { CalendarDate } from "../../schedule/model/schedule.ts";

const SceneNumber = z
  .string()
  .trim()
  .min(1, message("Enter a scene number."))
  .max(20, message("A scene number can have at most 20 characters."));

const dates = z.array(CalendarDate).max(200, message("Enter at most 200 dates."));

const DateRange = z.object({ start: CalendarDate, end: CalendarDate }).superRefine(({ start, end }, { addIssue }) => {
  const text = `${dateText(start)} - ${dateText(end)}`;
  if (end < start) addIssue({ code: "custom", message: t('"{text}" ends before it starts.', { text }) });
  if (daysBetween(start, end) > MAX_RANGE_DAYS) {
    addIssue({ code: "custom", message: t('"{text}" spans more than two years.', { text }) });
  }
});

const whole = (what: string, least: number, most: number) => {
  const error = () => t("Please enter a valid number of {what}.", { what: said(what) });
  return z.int({ error }).min(least, { error }).max(most, { error });
};

/** Scheduling preferences besides the documented fields. Scenes are given by scene number. */
export const SCHEDULING_PREFERENCES = {
  start_date: CalendarDate.optional(),
  /** Work days of the week (0 is Sunday), if different from the production's calendar. */
  weekdays: z.array(z.int().min(0).max(6)).min(1, message("Choose at least one day of the week.")).optional(),
  /** Days off in addition to the production's calendar. */
  days_off: z.array(DateRange).max(100, message("Enter at most 100 ranges of days off.")).optional(),
  /** Holidays and production days off on which this schedule works. */
  works_on: dates.optional(),
  /** Days that may mix day and night scenes despite `day_and_night_apart`. */
  split_days: dates.optional(),
  /** By default 5, 7 for television and web series, and 3 for commercials and music videos. */
  pages_per_day: z
    .number(message("Please enter a valid number of pages per day."))
    .min(0.125, message("Please enter a valid number of pages per day."))
    .max(100, message("Please enter a valid number of pages per day."))
    .optional(),
  /** From call to wrap, 12 by default. The estimated shooting time of a day's scenes fits into them, less a meal. */
  hours_per_day: whole(message("hours per day"), 1, 24).optional(),
  /** Time of each company move within a day, 45 by default. */
  minutes_per_move: whole(message("minutes per company move"), 0, 600).optional(),
  locations_per_day: whole(message("locations per day"), 1, 100).optional(),
  /** Forbids day exteriors and night exteriors on the same day. */
  day_and_night_apart: z.boolean().optional(),
  /** Shooting time per page, for the estimates of scenes. */
  minutes_per_page: whole(message("minutes per page"), 8, 1440).optional(),
  /** Turnaround from wrap to the next call, 0 for none. If absent, no day exterior may follow a night exterior. */
  turnaround_hours: whole(message("hours of turnaround"), 0, 20).optional(),
  /** Gaps longer than this are unpaid: the actor is dropped and picked up again. */
  drop_days: whole(message("days for a drop"), 1, 365).optional(),
  pins: z
    .array(z.object({ scene: SceneNumber, date: CalendarDate }))
    .max(500)
    .optional(),
  /** A scene comes this many days after another; 0 also allows a later time on the same day. */
  orders: z
    .array(
      z
        .object({ scene: SceneNumber, after: SceneNumber, days: whole(message("days between two scenes"), 0, 366) })
        .refine(({ scene, after }) => scene !== after, message("A scene cannot come after itself.")),
    )
    .max(500)
    .optional(),
  /** Scenes that must be on the same day. */
  together: z
    .array(z.array(SceneNumber).min(2, message("Enter at least two scenes that share a day.")))
    .max(200)
    .optional(),
  priority: z.enum(PRIORITIES).optional(),
  /** Prices, to optimise cost in money instead of by priority. */
  prices: DayPrices.optional(),
} as const;

/** The preferences as entered, to prefill the next schedule. */
export const SchedulingPreferencesPayload = z.object(SCHEDULING_PREFERENCES);
export type SchedulingPreferencesPayload = z.infer<typeof SchedulingPreferencesPayload>;
