import * as z from "zod";

/** An invalid instance. The message gives the position and the problem. */
class InstanceError extends Error {
  override name = "InstanceError";
}

/** Minutes of work on a slot without a limit. */
export const NO_HOURS_LIMIT = 1e6;

const count = z.int().nonnegative();
const money = z.number().nonnegative();
const slots = z.array(count).readonly().default([]);
/** Slots of availability; null is always. */
const available = z.array(count).readonly().nullable().default(null);

/**
 * One scene: page count, shooting minutes (by its pages if absent), location and cast by index in the instance's lists,
 * and constraints on its slot.
 */
const InstanceScene = z
  .object({
    id: z.string().min(1),
    loc: count,
    eighths: count,
    minutes: count.optional(),
    cast: z.array(count).readonly(),
    /** Day only, night only, or free. */
    kind: z.enum(["D", "N", "F"]),
    /** Slots on which it cannot be, although its location and cast are available; none if absent. */
    closed: z.array(count).readonly().optional(),
  })
  .readonly();
export type InstanceScene = SchedulingInstance["scenes"][number];

/**
 * A scheduling problem in numbers. A *slot* is the index of a possible shoot date in `calendar.dates`; `calendar.abs`
 * numbers the same dates so that adjacent calendar days differ by one.
 */
export const SchedulingInstance = z
  .object({
    /**
     * Capacity of a shoot day, and prices (see costOf). `moveEighths` and `moveMinutes` are the capacity lost by each
     * company move within a day.
     */
    params: z
      .object({
        maxEighths: count,
        /** Shooting minutes of a day; null is unlimited. */
        maxMinutes: count.nullable().default(null),
        maxScenes: count,
        maxLocs: count,
        moveEighths: count,
        moveMinutes: count.default(0),
        dayCost: money,
        overhead: money,
        blockCost: money,
        intraCost: money,
        /** Extra cost of a day with both day-only and night-only scenes; null when that is not allowed. */
        mixCost: money.nullable().default(null),
        /** Cost of each night block: a run of consecutive slots with night-only scenes. */
        nightBlockCost: money.default(0),
        /** Extra cost of work without night-only scenes on the calendar day after a night block. */
        nightReturnCost: money.default(0),
        /** Minutes of rest that are due in every seven days; null is none. */
        weekRest: count.nullable().default(null),
        /** Cost of each run of shifts without that rest: of the company's, and of those of each who works elsewhere too. */
        weekRestCost: money.default(0),
        /** The longest shift in minutes, for the weekly rest. */
        shiftMinutes: count.default(12 * 60),
        /** Shooting time of an eighth, for scenes without minutes. */
        minutesPerEighth: count.default(15),
        /** The first gap of more than this many calendar days between two work days is unpaid; null is never. */
        dropDays: count.nullable().default(null),
        /** Whether day scenes are forbidden on the calendar day after a night scene. */
        rest: z.boolean().default(true),
        /**
         * More shooting minutes than this on a day, with its moves, leave too little turnaround for work at the same
         * hour on the next day; null is no limit.
         */
        restMinutes: count.nullable().default(null),
      })
      .readonly(),
    /**
     * On `splits`, half day and half night, both may be shot regardless of `mixCost`. `locked` slots have exactly the
     * scenes pinned to them.
     */
    calendar: z
      .object({
        dates: z.array(z.iso.date()).readonly(),
        abs: z.array(z.int()).readonly(),
        splits: slots,
        locked: slots,
      })
      .readonly(),
    scenes: z.array(InstanceScene).readonly(),
    /** `rate` is the pay per day. `minutes` is the maximum work time by slot; null is unlimited on all, NO_HOURS_LIMIT on one. */
    cast: z
      .array(
        z
          .object({
            id: z.string().min(1),
            rate: money,
            avail: available,
            minutes: z.array(count).readonly().nullable().default(null),
            mayDrop: z.boolean().default(true),
            /**
             * All work is within so many calendar days; `from` and `to` are the first and the last of other work, numbered
             * as in `calendar.abs`. Null is no limit.
             */
            within: z
              .object({ days: count, from: z.int().optional(), to: z.int().optional() })
              .readonly()
              .nullable()
              .default(null),
            /**
             * Shifts with other units, for the weekly rest: the day, numbered as in `calendar.abs`, and call and wrap in
             * minutes from its midnight. Each day is given once.
             */
            elsewhere: z
              .array(z.object({ day: z.int(), call: z.int(), wrap: z.int() }).readonly())
              .readonly()
              .optional(),
          })
          .readonly(),
      )
      .readonly(),
    locations: z.array(z.object({ id: z.string().min(1), avail: available }).readonly()).readonly(),
    /** Scenes fixed to a slot. */
    pinned: z
      .array(z.object({ scene: count, slot: count }).readonly())
      .readonly()
      .default([]),
    /** Precedences with a minimum number of calendar days: 1 is a later day, 0 not an earlier one. */
    orders: z
      .array(z.object({ scene: count, after: count, days: count.default(1) }).readonly())
      .readonly()
      .default([]),
    /** Scenes that must share a day. */
    together: z.array(z.array(count).readonly()).readonly().default([]),
    /** Scenes that can only be on some slots, with a name and the sentence that says why. */
    windows: z
      .array(z.object({ id: z.string(), sentence: z.string(), scenes: z.array(count).readonly(), slots }).readonly())
      .readonly()
      .default([]),
    /**
     * Cast members of whom one has worked for the last time before the day on which the other begins, with the sentence
     * that says so and the change that would help. Episodes count as unpaid cast members.
     */
    successions: z
      .array(z.object({ first: count, next: count, sentence: z.string(), change: z.string() }).readonly())
      .readonly()
      .default([]),
    /** Scenes that are on consecutive days in use, in this order, where that costs nothing: the parts of a scene. */
    sequences: z.array(z.array(count).readonly()).readonly().default([]),
  })
  .transform((shoot) => ({
    ...shoot,
    scenes: shoot.scenes.map(({ minutes, ...scene }) => ({
      ...scene,
      minutes: minutes ?? scene.eighths * shoot.params.minutesPerEighth,
    })),
  }))
  .readonly();
export type SchedulingInstance = z.infer<typeof SchedulingInstance>;

/**
 * Parses an instance from JSON; unknown fields are ignored.
 *
 * @throws {InstanceError} when a field is missing or has a wrong type, or an index is out of range
 */
export function parseInstance(json: unknown): SchedulingInstance {
  const { data: shoot, error } = SchedulingInstance.safeParse(json);
  if (!shoot) {
    const [issue] = error.issues;
    throw new InstanceError(`${issue?.path.join(".") || "The instance"}: ${issue?.message}.`);
  }
  const wrong = firstMistake(shoot);
  if (wrong) throw new InstanceError(wrong);
  return shoot;
}

function firstMistake({
  calendar,
  scenes,
  cast,
  locations,
  pinned,
  orders,
  together,
  windows,
  successions,
  sequences,
}: SchedulingInstance): string | undefined {
  const { dates, abs } = calendar;
  if (abs.length !== dates.length) return `calendar.abs has ${abs.length} entries for ${dates.length} dates.`;
  const back = abs.findIndex((day, slot) => slot > 0 && day <= (abs[slot - 1] ?? day));
  if (back > 0) return `calendar.abs.${back} is ${abs[back]}, which is not after ${abs[back - 1]}.`;
  return (
    repeated("scenes", scenes) ??
    repeated("cast", cast) ??
    repeated("locations", locations) ??
    [
      ...scenes.map(({ id, loc }) => beyond(`The location of scene ${id}`, [loc], locations, "locations")),
      ...scenes.map(({ id, cast: needed }) => beyond(`The cast of scene ${id}`, needed, cast, "cast members")),
      ...[...cast, ...locations].map(({ id, avail }) => beyond(`The dates of ${id}`, avail ?? [], dates, "dates")),
      ...pinned.map(({ scene }) => beyond("A pin", [scene], scenes, "scenes")),
      ...pinned.map(({ scene, slot }) => beyond(`The pin of scene ${scenes[scene]?.id}`, [slot], dates, "dates")),
      ...orders.map(({ scene, after }) => beyond("An order", [scene, after], scenes, "scenes")),
      ...together.map((those) => beyond("A group of scenes for one day", those, scenes, "scenes")),
      ...windows.map(({ id, scenes: those }) => beyond(`The window ${id}`, those, scenes, "scenes")),
      ...windows.map(({ id, slots: those }) => beyond(`The dates of the window ${id}`, those, dates, "dates")),
      ...successions.map(({ first, next }) => beyond("A succession", [first, next], cast, "cast members")),
      ...sequences.map((those) => beyond("A sequence of scenes", those, scenes, "scenes")),
      beyond("A split day", calendar.splits, dates, "dates"),
      beyond("A locked day", calendar.locked, dates, "dates"),
      ...cast.map(({ id, minutes }) =>
        minutes && minutes.length !== dates.length
          ? `The minutes of ${id} have ${minutes.length} entries for ${dates.length} dates.`
          : undefined,
      ),
    ].find((mistake) => mistake !== undefined)
  );
}

function repeated(list: string, items: readonly { readonly id: string }[]): string | undefined {
  const again = items.find(({ id }, at) => items.findIndex((item) => item.id === id) < at);
  return again && `${list} has "${again.id}" twice.`;
}

function beyond(
  whose: string,
  places: readonly number[],
  list: readonly unknown[],
  things: string,
): string | undefined {
  const place = places.find((at) => at >= list.length);
  return place === undefined ? undefined : `${whose} points at ${place}, but there are ${list.length} ${things}.`;
}
