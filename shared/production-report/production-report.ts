import * as z from "zod";
import { CalendarDate } from "../schedule/model/schedule.ts";
import { Count, Line, Text, Time } from "./field-schemas.ts";
import { MEDIA_KIND_NAMES } from "./media-kinds.ts";
import { NO_FACTS, ProductionFacts } from "./production-facts.ts";

const Key = z.string().min(1).max(100);

/** What became of a scene; nobody has said yet while it is `open`. */
export const Outcome = z.enum(["open", "shot", "partial", "notShot"]);
export type Outcome = z.infer<typeof Outcome>;

/** A scene of the day. Of a `partial` one `partEighths` are shot; `seconds` is its screen time. */
export const ReportedScene = z
  .object({
    number: Line,
    set: Line,
    eighths: Count,
    outcome: Outcome,
    partEighths: Count,
    /** It was not on the call sheet. */
    added: z.boolean(),
    /** It was shot on a day before, and is shot again. */
    retake: z.boolean(),
    seconds: Count,
    setups: Count,
  })
  .readonly();
export type ReportedScene = z.infer<typeof ReportedScene>;

/** A performer's day. `called` and `calledOnSet` are what the call sheet said, `status` the day-out-of-days code. */
export const Performer = z
  .object({
    character: Line,
    actor: Line,
    status: Line,
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
    /** On the way to the set, and back from it. */
    travelLeave: Time.default(null),
    travelArrive: Time.default(null),
    returnLeave: Time.default(null),
    returnArrive: Time.default(null),
    /** As the production manager counts them; null takes what the times say. */
    mealPenalties: Count.nullable().default(null),
    /** They were called back before their rest was over. */
    forcedCall: z.boolean().default(false),
    note: Line,
  })
  .readonly();
export type Performer = z.infer<typeof Performer>;

/** A department's day. */
export const CrewHours = z
  .object({ called: Line, in: Time, mealOut: Time.default(null), mealIn: Time.default(null), out: Time })
  .readonly();
export type CrewHours = z.infer<typeof CrewHours>;

/** People in the background who came together; `rate` is the class that they are paid by. */
export const BackgroundGroup = z
  .object({ description: Line, count: Count, rate: Line.default(""), in: Time, out: Time })
  .readonly();
export type BackgroundGroup = z.infer<typeof BackgroundGroup>;

/** Vehicles or equipment of one kind, and the hours for which they were there. */
export const VehicleGroup = z.object({ description: Line, count: Count, in: Time, out: Time }).readonly();
export type VehicleGroup = z.infer<typeof VehicleGroup>;

/** A card, roll or reel: how much of it was loaded, and what became of that. `unit` is theirs: GB, ft, min. */
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

/** Time that was lost, and why. */
export const Delay = z.object({ minutes: Count, cause: Line }).readonly();
export type Delay = z.infer<typeof Delay>;

/** Somebody, or a department, by so many minutes longer or later than called, and why. */
export const Lateness = z.object({ who: Line, minutes: Count, reason: Line }).readonly();
export type Lateness = z.infer<typeof Lateness>;

/** Somebody was hurt, or something happened that might have hurt somebody. */
export const Incident = z.object({ who: Line, what: Text, care: Line }).readonly();
export type Incident = z.infer<typeof Incident>;

const rows = <Row extends z.ZodType>(row: Row) =>
  z
    .record(Key, row)
    .refine((all) => Object.keys(all).length <= 1000, "Enter at most 1,000 lines.")
    .readonly();

/** What happened on a day of shooting. Lines have keys, so that several people can write at once. */
export const ProductionReport = z
  .object({
    date: CalendarDate,
    /** As the call sheet of the day said, when the report was begun. */
    head: z
      .object({
        company: Line,
        project: Line,
        schedule: Line,
        dayNumber: z.int().positive(),
        dayCount: z.int().positive(),
        locations: z.array(Line).max(100).readonly(),
        crewCall: Line,
        shootCall: Line,
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
    /** By the breakdown row's id. */
    scenes: rows(ReportedScene),
    /** By cast id. */
    cast: rows(Performer),
    /** By the department's name. */
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
