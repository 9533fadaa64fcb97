import * as z from "zod";
import { CalendarDate } from "./calendar-date-schema.ts";
import { SchedulingPreferences } from "./scheduling-preferences.ts";

// Who needs no more than a date may have it from its own file.
export { CalendarDate };

/** The location of a schedule that is for the whole production. */
export const ALL_LOCATIONS = "All locations";

/** A scene on the board: what is shot, how long it is and who is needed. `sceneId` is the breakdown row's id. */
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
  })
  .readonly();
export type Strip = z.infer<typeof Strip>;

/** A day of shooting with its strips in shooting order. */
export const ShootingDay = z.object({ date: CalendarDate, strips: z.array(Strip).readonly() }).readonly();
export type ShootingDay = z.infer<typeof ShootingDay>;

/**
 * What is proven of a schedule: it costs `cost`, and none that keeps the rules less than `bound`; in points of its priority,
 * or in the money of the production.
 */
export const OptimalityBound = z
  .object({ cost: z.number(), bound: z.number(), unit: z.enum(["points", "money"]).optional() })
  .readonly();
export type OptimalityBound = z.infer<typeof OptimalityBound>;

/** How much more a schedule may cost than the best possible, as a part of that. */
export function gapOf({ cost, bound }: OptimalityBound): number {
  return Math.max(0, cost / bound - 1);
}

/** A shooting schedule. `location` is the name of the location group that it is for, or "All locations". */
export const Schedule = z
  .object({
    name: z.string().min(1),
    location: z.string(),
    scenesPerDay: z.int().positive(),
    days: z.array(ShootingDay).readonly(),
    proof: OptimalityBound.optional(),
    wishes: SchedulingPreferences.optional(),
  })
  .readonly();
export type Schedule = z.infer<typeof Schedule>;
