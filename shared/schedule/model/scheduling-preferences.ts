import * as z from "zod";
import { LearnedPaces } from "../shooting-time/crew-pace.ts";
import { CalendarDate } from "./calendar-date-schema.ts";
import { DayPrices } from "./day-rates.ts";
import { PRIORITIES } from "./priority.ts";
import { SceneConstraints } from "./scene-constraints.ts";

/** Preferences of a schedule besides name, location and scenes per day. Absent values are not limited. */
export const SchedulingPreferences = z
  .object({
    startDate: CalendarDate.optional(),
    /** Work days of the week (0 is Sunday), if different from the production's. */
    weekdays: z.array(z.int().min(0).max(6)).readonly().optional(),
    /** Additional days off, and days off of the production's calendar on which this schedule works. */
    daysOff: z.array(CalendarDate).readonly().optional(),
    worksOn: z.array(CalendarDate).readonly().optional(),
    /** Days that are half day and half night. */
    splits: z.array(CalendarDate).readonly().optional(),
    /** Length in eighths of a page. */
    eighthsPerDay: z.int().positive().optional(),
    /** Length of a day from call to wrap. */
    hoursPerDay: z.int().positive().optional(),
    /** Minutes of a company move within a day. */
    moveMinutes: z.int().nonnegative().optional(),
    locationsPerDay: z.int().positive().optional(),
    dayAndNightApart: z.boolean().optional(),
    minutesPerEighth: z.int().positive().optional(),
    /** Learned from reports; absent when a person has entered the pace. */
    paces: LearnedPaces.optional(),
    /** See DayLimits. */
    turnaroundHours: z.int().nonnegative().optional(),
    dropDays: z.int().positive().optional(),
    ties: SceneConstraints.optional(),
    priority: z.enum(PRIORITIES).optional(),
    prices: DayPrices.optional(),
  })
  .readonly();
export type SchedulingPreferences = z.infer<typeof SchedulingPreferences>;
