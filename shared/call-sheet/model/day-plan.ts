import * as z from "zod";
import { DetailText } from "../../roster/fields/detail-text.ts";
import { DayLogistics, EMPTY_LOGISTICS } from "./logistics.ts";
import { PreCallTimes } from "./pre-call-times.ts";

const TimeText = z.string().max(40, "A time has at most 40 characters.");
const Line = z.string().max(200, "Enter at most 200 characters.");
const Id = z.string().min(1).max(40);

/** How one member of the cast is called otherwise than usual. What nobody has set is absent. */
export const CastPlan = z
  .object({
    castId: z.string().min(1).max(20),
    /** When they are wanted on the set, as people write times; usually the shoot call. */
    onSet: TimeText.optional(),
    prep: PreCallTimes.optional(),
    /** When they are let go; usually with the wrap. */
    dismissed: TimeText.optional(),
    remarks: Line.optional(),
  })
  .readonly();
export type CastPlan = z.infer<typeof CastPlan>;

/** A group of background or stand-ins that is called. */
export const BackgroundCall = z
  .object({
    id: Id,
    count: z.int("Enter a whole number of people.").min(0).max(9999, "Enter at most 9,999 people."),
    type: Line,
    /** Where they report. */
    place: Line,
    call: TimeText,
    onSet: TimeText,
  })
  .readonly();
export type BackgroundCall = z.infer<typeof BackgroundCall>;

/** Something that a department is told beside what its scenes need. */
export const DepartmentNote = z.object({ id: Id, department: Line, text: DetailText }).readonly();
export type DepartmentNote = z.infer<typeof DepartmentNote>;

/** What people have set for one day of a call sheet, beside its four times. Texts that nobody gave are empty. */
export const DayPlan = z
  .object({
    breakfast: TimeText,
    meal: TimeText,
    /** How long the meal lasts, in minutes. */
    mealMinutes: z.int().min(0).max(240),
    wrap: TimeText,
    safety: DetailText,
    notes: DetailText,
    cast: z.array(CastPlan).max(500).readonly(),
    /** Null while nobody has changed what the breakdown says. */
    background: z.array(BackgroundCall).max(100).readonly().nullable(),
    departmentNotes: z.array(DepartmentNote).max(100).readonly(),
    /** Whether minors have school that day. */
    school: z.boolean(),
    /** Days that were planned before there was such a thing have none. */
    logistics: DayLogistics.default(EMPTY_LOGISTICS),
  })
  .readonly();
export type DayPlan = z.infer<typeof DayPlan>;

/** The plan of a day for which nobody has set anything. */
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
