import * as z from "zod";
import { message } from "../i18n/speech.ts";
import { Clock } from "../roster/fields/clock.ts";
import { CalendarDate } from "../schedule/model/schedule.ts";
import { Count, Line, Text, Time } from "./field-schemas.ts";
import { MEDIA_KIND_NAMES } from "./media-kinds.ts";
import { NO_FACTS, ProductionFacts } from "./production-facts.ts";
import { WorkType } from "./work-types.ts";

const Key = z.string().min(1).max(100);

/** Outcome of a scene; `open` until entered. */
export const Outcome = z.enum(["open", "shot", "partial", "notShot"]);
export type Outcome = z.infer<typeof Outcome>;

/** A scene of the day. Of a `partial` one, `partEighths` were shot; `seconds` is its screen time. */
export const ReportedScene = z
  .object({
    number: Line,
    set: Line,
    eighths: Count,
    outcome: Outcome,
    partEighths: Count,
    /** Not on the call sheet. */
    added: z.boolean(),
    /** Already shot on an earlier day. */
    retake: z.boolean(),
    seconds: Count,
    setups: Count,
  })
  .readonly();
export type ReportedScene = z.infer<typeof ReportedScene>;

/** A performer's day. `called` and `calledOnSet` are from the call sheet, `status` is the day-out-of-days code. */
export const Performer = z
  .object({
    character: Line,
    actor: Line,
    status: Line,
    minor: z.boolean().default(false),
    called: Line,
    calledOnSet: Line,
    makeUpIn: Time,
    onSet: Time,
    dismissed: Time,
    out: Time,
    mealOut: Time,
    mealIn: Time,
    secondMealOut: Time.default(null),
    secondMealIn: Time.default(null),
    /** The meal soon after an early call that is not deducted from the time worked. */
    ndMealOut: Time.default(null),
    ndMealIn: Time.default(null),
    /** Travel to the set, and back. */
    travelLeave: Time.default(null),
    travelArrive: Time.default(null),
    returnLeave: Time.default(null),
    returnArrive: Time.default(null),
    /** As counted by the production manager; null computes them from the times. */
    mealPenalties: Count.nullable().default(null),
    /** Called back before the end of their turnaround. */
    forcedCall: z.boolean().default(false),
    workType: WorkType.default(""),
    /** Outfits of their own that they wore. */
    outfits: Count.default(0),
    /** Extra pay for the day's stunts, in the production's currency. */
    stuntAdjustment: Count.default(0),
    /** Minutes of school of a minor. */
    tutoring: Count.default(0),
    /** Called, but did not come or was not needed. */
    didNotWork: z.boolean().default(false),
    note: Line,
  })
  .readonly();
export type Performer = z.infer<typeof Performer>;

/** A department's hours, and the number of its people who were called. */
const CrewHours = z
  .object({
    ...{ called: Line, people: Count.default(0) },
    ...{ in: Time, mealOut: Time.default(null), mealIn: Time.default(null), out: Time },
  })
  .readonly();

/** A group of background performers who reported together; `rate` is their pay class. */
const BackgroundGroup = z
  .object({ description: Line, count: Count, rate: Line.default(""), in: Time, out: Time })
  .readonly();

/** Vehicles or equipment of one kind, with their hours. */
const VehicleGroup = z.object({ description: Line, count: Count, in: Time, out: Time }).readonly();

/** A card, roll or reel: loaded amount and its use. `unit` is GB, ft or min. */
export const MediaRoll = z
  .object({
    kind: z.enum(MEDIA_KIND_NAMES).default("camera"),
    ...{ roll: Line, loaded: Count, good: Count, noGood: Count },
    /** Run without a take, as at the ends of a roll. */
    waste: Count.default(0),
    /** Left over, and long enough to be loaded again. */
    shortEnd: Count.default(0),
    unit: Line,
  })
  .readonly();
export type MediaRoll = z.infer<typeof MediaRoll>;

/** Lost time and its cause. */
const Delay = z.object({ minutes: Count, cause: Line }).readonly();

/** A person or department that came late or worked overtime, with minutes and reason. */
const Lateness = z.object({ who: Line, minutes: Count, reason: Line }).readonly();

/** An injury or a near miss. */
const Incident = z.object({ who: Line, what: Text, care: Line }).readonly();

const rows = <Row extends z.ZodType>(row: Row) =>
  z
    .record(Key, row)
    .refine((all) => Object.keys(all).length <= 1000, message("Enter at most 1,000 lines."))
    .readonly();

/** What happened on a shoot day. Lines have keys, so that several people can edit at once. */
export const ProductionReport = z
  .object({
    date: CalendarDate,
    /** From the day's call sheet at the time the report was begun. */
    head: z
      .object({
        company: Line,
        project: Line,
        /** The unit's current name, where a production has several; not stored. */
        unit: Line.optional(),
        schedule: Line,
        /** Whether no work is planned on this day of the week. */
        isDayOff: z.boolean().default(false),
        dayNumber: z.int().positive(),
        dayCount: z.int().positive(),
        locations: z.array(Line).max(100).readonly(),
        crewCall: Line,
        shootCall: Line,
        /** The project's clock at that time; twelve hours when absent. */
        clock: Clock.optional(),
      })
      .readonly(),
    production: ProductionFacts.default(NO_FACTS),
    times: z
      .object({
        firstShot: Time,
        firstMealOut: Time,
        firstMealIn: Time,
        firstShotAfterMeal: Time,
        secondMealOut: Time,
        secondMealIn: Time,
        cameraWrap: Time,
        lastOut: Time,
      })
      .readonly(),
    /** By id of the breakdown row. */
    scenes: rows(ReportedScene),
    /** By cast id. */
    cast: rows(Performer),
    /** By department name. */
    crew: rows(CrewHours),
    background: rows(BackgroundGroup),
    vehicles: rows(VehicleGroup).default({}),
    media: rows(MediaRoll),
    delays: rows(Delay),
    lateArrivals: rows(Lateness).default({}),
    overtime: rows(Lateness).default({}),
    incidents: rows(Incident),
    mealsServed: Count,
    weather: Line,
    safetyMeeting: Line,
    visitors: Line,
    notes: Text,
  })
  .readonly();
export type ProductionReport = z.infer<typeof ProductionReport>;
