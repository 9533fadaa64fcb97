import * as z from "zod";
import { CalendarDate } from "./calendar-date-schema.ts";
import { DayPrices } from "./day-rates.ts";
import { PRIORITIES } from "./priority.ts";
import { SceneConstraints } from "./scene-constraints.ts";

/** What was asked of a schedule beside its name, location and scenes per day. What is absent was not asked. */
export const SchedulingPreferences = z
  .object({
    startDate: CalendarDate.optional(),
    /** Days of the week with work, 0 is Sunday, where they are others than the production's. */
    weekdays: z.array(z.int().min(0).max(6)).readonly().optional(),
    /** Days off beside those of the production's calendar, and those of its days on which this schedule works. */
    daysOff: z.array(CalendarDate).readonly().optional(),
    worksOn: z.array(CalendarDate).readonly().optional(),
    /** Days that are half by day and half by night. */
    splits: z.array(CalendarDate).readonly().optional(),
    /** Pages in eighths. */
    eighthsPerDay: z.int().positive().optional(),
    locationsPerDay: z.int().positive().optional(),
    dayAndNightApart: z.boolean().optional(),
    minutesPerEighth: z.int().positive().optional(),
    /** See DayLimits. */
    turnaroundHours: z.int().nonnegative().optional(),
    dropDays: z.int().positive().optional(),
    ties: SceneConstraints.optional(),
    priority: z.enum(PRIORITIES).optional(),
    prices: DayPrices.optional(),
  })
  .readonly();
export type SchedulingPreferences = z.infer<typeof SchedulingPreferences>;
