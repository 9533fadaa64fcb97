import * as z from "zod";
import { CalendarDate, Strip } from "../schedule/schedule.ts";
import { Timing } from "./timing.ts";

/** A member of the cast on a call sheet. `status` is the day-out-of-days code; who is on hold has no times. */
export const CastCall = z
  .object({
    castId: z.string(),
    character: z.string(),
    actor: z.string(),
    status: z.string(),
    report: z.string(),
    onSet: z.string(),
  })
  .readonly();
export type CastCall = z.infer<typeof CastCall>;

/** Something that a scene of the day needs, by the scene's number. */
export const Requirement = z.object({ scene: z.string(), text: z.string() }).readonly();
export type Requirement = z.infer<typeof Requirement>;

/**
 * A place of the day. What is known of the place itself is empty until a location option is locked; `permit` says also
 * until when it holds, and whether that is before the day.
 */
export const SheetLocation = z
  .object({
    group: z.string(),
    place: z.string(),
    address: z.string(),
    directions: z.string(),
    parking: z.string(),
    power: z.string(),
    hospital: z.string(),
    permit: z.string(),
  })
  .readonly();
export type SheetLocation = z.infer<typeof SheetLocation>;

/** What is called to one day of shooting. Texts that nobody has given yet are empty. */
export const CallSheet = z
  .object({
    company: z.string(),
    project: z.string(),
    schedule: z.string(),
    /** Counted from 1. */
    dayNumber: z.int().positive(),
    dayCount: z.int().positive(),
    date: CalendarDate,
    dateLine: z.string(),
    timing: Timing,
    locations: z.array(SheetLocation).readonly(),
    conditions: z
      .object({
        weather: z.string(),
        sunrise: z.string(),
        sunset: z.string(),
        /** From the first light to the last. */
        twilight: z.string(),
        meal: z.string(),
        wrap: z.string(),
        hospital: z.string(),
      })
      .readonly(),
    scenes: z.array(Strip).readonly(),
    eighths: z.int().nonnegative(),
    cast: z.array(CastCall).readonly(),
    requirements: z
      .array(z.object({ category: z.string(), items: z.array(Requirement).readonly() }).readonly())
      .readonly(),
    extras: z.array(Requirement).readonly(),
    setDressing: z.array(Requirement).readonly(),
    departments: z.array(z.object({ name: z.string(), call: z.string() }).readonly()).readonly(),
    advance: z
      .object({ date: CalendarDate, dateLine: z.string(), scenes: z.array(Strip).readonly() })
      .readonly()
      .nullable(),
  })
  .readonly();
export type CallSheet = z.infer<typeof CallSheet>;
