import * as z from "zod";
import { Coordinates } from "../../roster/fields/coordinates.ts";
import { MinorBand } from "../../roster/options/minor-band.ts";
import { CalendarDate, Strip } from "../../schedule/model/schedule.ts";
import { BannerKind } from "../../schedule/stripboard/stripboard.ts";
import { Timing } from "./call-times.ts";
import { CrewPosition, Department } from "./crew.ts";
import { DayBasis, DerivedDay } from "./day-basis.ts";
import { BackgroundCall, DayPlan } from "./day-plan.ts";
import { CallSheetSettings } from "./settings.ts";
import { OtherUnit } from "./unit-on-sheet.ts";
import { UnitWork } from "./unit-work.ts";

/**
 * A cast member on a call sheet. `status` is the day-out-of-days code, or that of someone who works with another unit
 * (see statusWith); those and actors on hold have no times. `report` is the
 * time for make-up; `pickUp` is empty for those who come on their own.
 */
export const CastCall = z
  .object({
    castId: z.string(),
    character: z.string(),
    actor: z.string(),
    status: z.string(),
    /** Age band of a minor; null for an adult. */
    minor: MinorBand.nullable(),
    pickUp: z.string(),
    report: z.string(),
    wardrobe: z.string(),
    onSet: z.string(),
    remarks: z.string(),
    /** Estimated dismissal. Like the reasons, absent in publications from before times were derived. */
    dismissed: z.string().optional(),
    /** Why they are called and dismissed at these times. */
    reasons: z.object({ onSet: z.string(), dismissed: z.string() }).readonly().optional(),
    /** Their work with other units in the week before and after, and on the day; absent if there is none. */
    elsewhere: z.array(UnitWork).readonly().optional(),
  })
  .readonly();
export type CastCall = z.infer<typeof CastCall>;

/** An element needed for a scene of the day, by scene number. */
export const Requirement = z.object({ scene: z.string(), text: z.string() }).readonly();
export type Requirement = z.infer<typeof Requirement>;

/** The day's elements of one category, and the department responsible. */
export const CategoryNeeds = z
  .object({ category: z.string(), department: z.string(), items: z.array(Requirement).readonly() })
  .readonly();
export type CategoryNeeds = z.infer<typeof CategoryNeeds>;

/**
 * A location of the day. The location's details are empty until a location option is locked. `permit` includes the
 * expiry date, and whether that is before the day.
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
    /** Police and fire. Missing in call sheets published before the field existed. */
    police: z.string().default(""),
    permit: z.string(),
    /** Map link; empty without address and coordinates. */
    map: z.string(),
    coordinates: Coordinates.nullable(),
  })
  .readonly();
export type SheetLocation = z.infer<typeof SheetLocation>;

/**
 * A line of the day in shooting order: a scene with its script day, location and, if derived, estimated times; or a
 * banner between scenes.
 */
export const DayLine = z.discriminatedUnion("kind", [
  z
    .object({
      ...{ kind: z.literal("scene"), strip: Strip, scriptDay: z.string(), place: z.string() },
      ...{ start: z.string().optional(), end: z.string().optional() },
    })
    .readonly(),
  z.object({ kind: z.literal("banner"), banner: BannerKind, text: z.string() }).readonly(),
]);
export type DayLine = z.infer<typeof DayLine>;

/** The scenes of a later day. */
export const AdvanceDay = z
  .object({
    date: CalendarDate,
    dateLine: z.string(),
    scenes: z.array(Strip).readonly(),
    eighths: z.int().nonnegative(),
    /** Like the scenes' details, absent in publications from before they were printed. */
    dayNumber: z.int().positive().optional(),
    details: z
      .array(z.object({ sceneId: z.string(), scriptDay: z.string(), place: z.string() }).readonly())
      .readonly()
      .optional(),
  })
  .readonly();
export type AdvanceDay = z.infer<typeof AdvanceDay>;

/** A key contact at the top of the sheet. */
export const Contact = z.object({ title: z.string(), name: z.string(), phone: z.string() }).readonly();
export type Contact = z.infer<typeof Contact>;

/** A department with its call, and its people with theirs. */
export const DepartmentCalls = Department.unwrap()
  .extend({
    call: z.string(),
    positions: z.array(CrewPosition.unwrap().extend({ time: z.string() }).readonly()).readonly(),
  })
  .readonly();
export type DepartmentCalls = z.infer<typeof DepartmentCalls>;

/** The call sheet of one shoot day. Missing texts are empty. */
export const CallSheet = z
  .object({
    company: z.string(),
    project: z.string(),
    /** The unit's name, where the production has several, and what the others do that day. */
    unit: z.string().optional(),
    otherUnits: z.array(OtherUnit).readonly().optional(),
    schedule: z.string(),
    /** Versions of script and schedule; absent in publications from before they were printed. */
    scriptVersion: z.int().positive().optional(),
    scheduleVersion: z.int().positive().optional(),
    /** From 1. */
    dayNumber: z.int().positive(),
    dayCount: z.int().positive(),
    date: CalendarDate,
    dateLine: z.string(),
    /** The times at the top: as entered, else derived. */
    timing: Timing,
    /** Those of them that were entered; absent in publications from before times were derived, where all were. */
    entered: Timing.optional(),
    plan: DayPlan,
    /** What times are derived from, and the derived ones; absent where no one may change them. */
    basis: DayBasis.optional(),
    derived: DerivedDay.optional(),
    settings: CallSheetSettings,
    contacts: z.array(Contact).readonly(),
    locations: z.array(SheetLocation).readonly(),
    conditions: z
      .object({
        weather: z.string(),
        sunrise: z.string(),
        sunset: z.string(),
        /** From dawn to dusk. */
        twilight: z.string(),
        /** Meals and estimated wrap: as entered, else derived. Breakfast is absent in older publications. */
        breakfast: z.string().optional(),
        meal: z.string(),
        laterMeals: z.array(z.string()).readonly().optional(),
        wrap: z.string(),
        hospital: z.string(),
      })
      .readonly(),
    scenes: z.array(Strip).readonly(),
    /** Shooting time per eighth from the schedule; the default when absent. */
    minutesPerEighth: z.int().positive().optional(),
    /** Shoot days per week of its schedule. */
    daysAWeek: z.int().min(1).max(7).optional(),
    /** Whether the day is not one of its schedule's work days of the week. */
    isDayOff: z.boolean().optional(),
    /** Scenes, the banners between them, and added company moves. */
    order: z.array(DayLine).readonly(),
    eighths: z.int().nonnegative(),
    cast: z.array(CastCall).readonly(),
    requirements: z.array(CategoryNeeds).readonly(),
    extras: z.array(Requirement).readonly(),
    setDressing: z.array(Requirement).readonly(),
    background: z.array(BackgroundCall).readonly(),
    departments: z.array(DepartmentCalls).readonly(),
    /**
     * The publication: kind, paper colour (`#rrggbb`) and time; absent on a draft. `isOff` marks a cancelled day: the
     * rest is then the last published sheet.
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
    /** Title of the newest publication, on a draft that differs from it. */
    changedSince: z.string().optional(),
    /** The next days, at most two. Publications from before there were two have one, or null on the last day. */
    advance: z.preprocess(
      (stored) => (Array.isArray(stored) ? stored : stored === null ? [] : [stored]),
      z.array(AdvanceDay).readonly(),
    ),
  })
  .readonly();
export type CallSheet = z.infer<typeof CallSheet>;
