import * as z from "zod";
import { DayLight } from "../../schedule/daylight/day-light.ts";
import { CalendarDate } from "../../schedule/model/schedule.ts";

const Minutes = z.int();

/** The end of someone's work, in minutes from midnight of that shoot day; planned, or reported after it. */
const WorkEnd = z
  .object({
    minutes: Minutes,
    isReported: z.boolean(),
    /** The unit that they worked with, unless it is the sheet's. */
    unit: z.string().optional(),
  })
  .readonly();
export type WorkEnd = z.infer<typeof WorkEnd>;

/** The wrap of another unit, and the departments on the sheets of both. */
const OtherWrap = WorkEnd.unwrap()
  .extend({ unit: z.string(), departments: z.array(z.string()).readonly() })
  .readonly();

/** When work ended on the shoot day before, with each unit. */
export const DayBefore = z
  .object({
    date: CalendarDate,
    /** Wrap of the crew; absent when its text is not a time. */
    wrap: WorkEnd.optional(),
    /**
     * They do not move the unit's call: whether a department has the same people in both units is unknown. Work rules
     * compare them with the calls of their departments.
     */
    otherWraps: z.array(OtherWrap).readonly().optional(),
    /** Dismissal of the cast of that day, by cast id. */
    cast: z.record(z.string(), WorkEnd).readonly(),
  })
  .readonly();
export type DayBefore = z.infer<typeof DayBefore>;

/** What the times of a day are derived from, besides its scenes and people. */
export const DayBasis = z
  .object({
    light: DayLight,
    before: DayBefore.optional(),
    /** Shooting minutes of a day; a longer scene takes the whole day. */
    minutesPerDay: z.int().positive(),
    /** Time of a company move in the schedule; if absent, estimated by the distance. */
    moveMinutes: z.int().nonnegative().optional(),
  })
  .readonly();
export type DayBasis = z.infer<typeof DayBasis>;

/** A derived time as it would be printed, and the reason for it. */
export const DerivedTime = z.object({ time: z.string(), reason: z.string() }).readonly();
export type DerivedTime = z.infer<typeof DerivedTime>;

/** The derived times at the top of a call sheet, whether or not others were entered, and what they cannot resolve. */
export const DerivedDay = z
  .object({
    ...{ shiftStart: DerivedTime, shiftEnd: DerivedTime, shootCall: DerivedTime, crewCall: DerivedTime },
    ...{
      breakfast: DerivedTime.optional(),
      meal: DerivedTime.optional(),
      laterMeals: z.array(DerivedTime).readonly(),
      wrap: DerivedTime,
    },
    /** Sentences about scenes that do not get their light, and minors who have to leave early. */
    notes: z.array(z.string()).readonly(),
  })
  .readonly();
export type DerivedDay = z.infer<typeof DerivedDay>;
