import * as z from "zod";
import { Coordinates } from "../../roster/fields/coordinates.ts";
import { MinorBand } from "../../roster/options/minor-band.ts";
import { CalendarDate, Strip } from "../../schedule/model/schedule.ts";
import { BannerKind } from "../../schedule/stripboard/stripboard.ts";
import { Timing } from "./call-times.ts";
import { CrewPosition, Department } from "./crew.ts";
import { BackgroundCall, DayPlan } from "./day-plan.ts";
import { CallSheetSettings } from "./settings.ts";

/**
 * A member of the cast on a call sheet. `status` is the day-out-of-days code; who is on hold has no times. They report
 * for make-up; `pickUp` is empty for those who come by themselves.
 */
export const CastCall = z
  .object({
    castId: z.string(),
    character: z.string(),
    actor: z.string(),
    status: z.string(),
    /** The age band of a minor; null for an adult. */
    minor: MinorBand.nullable(),
    pickUp: z.string(),
    report: z.string(),
    wardrobe: z.string(),
    onSet: z.string(),
    remarks: z.string(),
  })
  .readonly();
export type CastCall = z.infer<typeof CastCall>;

/** Something that a scene of the day needs, by the scene's number. */
export const Requirement = z.object({ scene: z.string(), text: z.string() }).readonly();
export type Requirement = z.infer<typeof Requirement>;

/** What the day's scenes need of one category, and the department that sees to it. */
export const CategoryNeeds = z
  .object({ category: z.string(), department: z.string(), items: z.array(Requirement).readonly() })
  .readonly();
export type CategoryNeeds = z.infer<typeof CategoryNeeds>;

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
    /** Police and fire; missing in what was published before there was such a field. */
    police: z.string().default(""),
    permit: z.string(),
    /** Where a map of it is found; empty while it has neither address nor coordinates. */
    map: z.string(),
    coordinates: Coordinates.nullable(),
  })
  .readonly();
export type SheetLocation = z.infer<typeof SheetLocation>;

/** A line of the day in shooting order: a scene with its script day and where it is shot, or a banner between scenes. */
export const DayLine = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("scene"), strip: Strip, scriptDay: z.string(), place: z.string() }).readonly(),
  z.object({ kind: z.literal("banner"), banner: BannerKind, text: z.string() }).readonly(),
]);
export type DayLine = z.infer<typeof DayLine>;

/** Somebody whom the head of the sheet names. */
export const Contact = z.object({ title: z.string(), name: z.string(), phone: z.string() }).readonly();
export type Contact = z.infer<typeof Contact>;

/** A department with its call and everyone in it, with theirs. */
export const DepartmentCalls = Department.unwrap()
  .extend({
    call: z.string(),
    positions: z.array(CrewPosition.unwrap().extend({ time: z.string() }).readonly()).readonly(),
  })
  .readonly();
export type DepartmentCalls = z.infer<typeof DepartmentCalls>;

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
    plan: DayPlan,
    settings: CallSheetSettings,
    contacts: z.array(Contact).readonly(),
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
    /** How long an eighth takes to shoot where the schedule says; the usual time otherwise. */
    minutesPerEighth: z.int().positive().optional(),
    /** How many days its schedule works in a week. */
    daysAWeek: z.int().min(1).max(7).optional(),
    /** The scenes with the banners between them, and the moves that nobody has put there. */
    order: z.array(DayLine).readonly(),
    eighths: z.int().nonnegative(),
    cast: z.array(CastCall).readonly(),
    requirements: z.array(CategoryNeeds).readonly(),
    extras: z.array(Requirement).readonly(),
    setDressing: z.array(Requirement).readonly(),
    background: z.array(BackgroundCall).readonly(),
    departments: z.array(DepartmentCalls).readonly(),
    /**
     * Which publication it is, on what colour of paper (`#rrggbb`) and when it was published; absent on a draft. `isOff`
     * when it says that the day is not shot after all: the sheet is then the last that was in force.
     */
    revision: z
      .object({
        title: z.string(),
        hex: z.string().nullable(),
        published: z.string(),
        isOff: z.literal(true).optional(),
      })
      .readonly()
      .optional(),
    advance: z
      .object({
        date: CalendarDate,
        dateLine: z.string(),
        scenes: z.array(Strip).readonly(),
        eighths: z.int().nonnegative(),
      })
      .readonly()
      .nullable(),
  })
  .readonly();
export type CallSheet = z.infer<typeof CallSheet>;
