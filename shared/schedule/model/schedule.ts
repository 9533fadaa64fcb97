import * as z from "zod";
import { UnitId } from "../../units/unit.ts";
import { CalendarDate } from "./calendar-date-schema.ts";
import { SchedulingPreferences } from "./scheduling-preferences.ts";

// Modules that only need dates import the schema from its own file.
export { CalendarDate };

/** The location of a schedule for the whole production. */
export const ALL_LOCATIONS = "All locations";

/** A scene on the board: heading, length and cast. `sceneId` is the id of the breakdown row. */
export const Strip = z
  .object({
    sceneId: z.string().min(1),
    number: z.string(),
    intExt: z.string(),
    dayNight: z.string(),
    set: z.string(),
    synopsis: z.string(),
    castIds: z.array(z.string()).readonly(),
    eighths: z.int().nonnegative(),
    notes: z.string(),
    /** Shooting time, estimated or entered, and where it is from; absent in schedules from before 2026-11-24. */
    minutes: z.int().nonnegative().optional(),
    minutesReason: z.string().optional(),
  })
  .readonly();
export type Strip = z.infer<typeof Strip>;

/** A shoot day with its strips in shooting order. */
export const ShootingDay = z.object({ date: CalendarDate, strips: z.array(Strip).readonly() }).readonly();
export type ShootingDay = z.infer<typeof ShootingDay>;

/**
 * Optimality proof: the schedule costs `cost`, and no valid schedule costs less than `bound`; in points of its priority
 * or in the production's currency.
 */
export const OptimalityBound = z
  .object({ cost: z.number(), bound: z.number(), unit: z.enum(["points", "money"]).optional() })
  .readonly();
export type OptimalityBound = z.infer<typeof OptimalityBound>;

/** Relative optimality gap. */
export function gapOf({ cost, bound }: OptimalityBound): number {
  return Math.max(0, cost / bound - 1);
}

/**
 * A shooting schedule. `location` is the name of its location group, or "All locations". `episodes` are the ids of those
 * that it covers, if not all. Without `unit`, it is the main unit's.
 */
export const Schedule = z
  .object({
    name: z.string().min(1),
    location: z.string(),
    scenesPerDay: z.int().positive(),
    days: z.array(ShootingDay).readonly(),
    proof: OptimalityBound.optional(),
    wishes: SchedulingPreferences.optional(),
    episodes: z.array(z.string()).readonly().optional(),
    unit: UnitId.optional(),
  })
  .readonly();
export type Schedule = z.infer<typeof Schedule>;
