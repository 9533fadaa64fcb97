import * as z from "zod";
import { message } from "../../i18n/speech.ts";
import { DetailText } from "../../roster/fields/detail-text.ts";
import { DayLogistics, EMPTY_LOGISTICS } from "./logistics.ts";
import { PreCallTimes } from "./pre-call-times.ts";

const TimeText = z.string().max(40, message("A time has at most 40 characters."));
const Line = z.string().max(200, message("Enter at most 200 characters."));
const Id = z.string().min(1).max(40);

/** A cast member's deviations from the usual times. Unset times are absent. */
export const CastPlan = z
  .object({
    castId: z.string().min(1).max(20),
    /** When they are needed on set, as people write times; by default when their first scene begins. */
    onSet: TimeText.optional(),
    prep: PreCallTimes.optional(),
    /** When they are dismissed; by default when their last scene ends. */
    dismissed: TimeText.optional(),
    remarks: Line.optional(),
  })
  .readonly();
export type CastPlan = z.infer<typeof CastPlan>;

/** A called group of background or stand-ins. */
export const BackgroundCall = z
  .object({
    id: Id,
    count: z.int(message("Enter a whole number of people.")).min(0).max(9999, message("Enter at most 9,999 people.")),
    type: Line,
    /** Where they report. */
    place: Line,
    call: TimeText,
    onSet: TimeText,
  })
  .readonly();
export type BackgroundCall = z.infer<typeof BackgroundCall>;

/** A note to a department, besides the elements of its scenes. */
export const DepartmentNote = z.object({ id: Id, department: Line, text: DetailText }).readonly();
export type DepartmentNote = z.infer<typeof DepartmentNote>;

/**
 * What users have set for one day, besides the four times of the call sheet. Missing texts are empty; an empty meal or
 * wrap is derived.
 */
export const DayPlan = z
  .object({
    breakfast: TimeText,
    meal: TimeText,
    /** Length of the meal, in minutes. */
    mealMinutes: z.int().min(0).max(240),
    wrap: TimeText,
    safety: DetailText,
    notes: DetailText,
    cast: z.array(CastPlan).max(500).readonly(),
    /** Null until a user has changed the breakdown's values. */
    background: z.array(BackgroundCall).max(100).readonly().nullable(),
    departmentNotes: z.array(DepartmentNote).max(100).readonly(),
    /** Whether minors have school that day. */
    school: z.boolean(),
    /** Missing in plans saved before the field existed. */
    logistics: DayLogistics.default(EMPTY_LOGISTICS),
  })
  .readonly();
export type DayPlan = z.infer<typeof DayPlan>;

/** The plan of a day for which nothing is set. */
export const EMPTY_PLAN: DayPlan = {
  breakfast: "",
  meal: "",
  mealMinutes: 30,
  wrap: "",
  safety: "",
  notes: "",
  cast: [],
  background: null,
  departmentNotes: [],
  school: false,
  logistics: EMPTY_LOGISTICS,
};
