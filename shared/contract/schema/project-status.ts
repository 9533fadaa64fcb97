import * as z from "zod";
import { CalendarDate } from "../../schedule/model/schedule.ts";
import { Confirmations } from "./confirmations.ts";

/** A shoot day of an active schedule. */
const StatusDay = z.object({
  schedule: z.string(),
  date: CalendarDate,
  dayNumber: z.int().positive(),
  crewCall: z.string(),
  scenes: z.int().nonnegative(),
  /** Of the newest publication; null if there is none, if the day is cancelled, or if hidden. */
  people: Confirmations.nullable(),
});

/** Where a production stands. What does not exist yet, or is hidden from the caller, is null. */
export const ProjectStatus = z.object({
  drafts: z.int(),
  scenes: z.int().nullable(),
  /** Of the script, in eighths. */
  pages: z
    .object({
      all: z.int(),
      shot: z.int().nullable(),
      /** Shot by each unit, where the production has several. */
      units: z.array(z.object({ name: z.string(), shot: z.int() })).optional(),
    })
    .nullable(),
  roles: z.object({ all: z.int(), locked: z.int(), uncast: z.array(z.string()) }).nullable(),
  sets: z.object({ all: z.int(), locked: z.int() }).nullable(),
  schedules: z.int(),
  shootDays: z.int().nullable(),
  /** Days with a production report. */
  reports: z.int().nullable(),
  /** Findings of the breakdown that need review. */
  toCheck: z.int().nullable(),
  today: StatusDay.nullable(),
  next: StatusDay.nullable(),
  /** The days of each unit, where the production has several. */
  units: z.array(z.object({ name: z.string(), today: StatusDay.nullable(), next: StatusDay.nullable() })).optional(),
  /** Changes by others since `since`, newest first, at most ten; null without `since`, or if hidden. */
  changes: z.array(z.object({ at: z.string(), by: z.string().nullable(), what: z.string() })).nullable(),
});
export type ProjectStatus = z.infer<typeof ProjectStatus>;
