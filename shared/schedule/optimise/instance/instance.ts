import * as z from "zod";

/** An instance cannot be read; the message says where and what is wrong. */
export class InstanceError extends Error {
  override name = "InstanceError";
}

const count = z.int().nonnegative();
const money = z.number().nonnegative();
const slots = z.array(count).readonly().default([]);
/** Slots on which someone or something can be had; null is always. */
const available = z.array(count).readonly().nullable().default(null);

/** One scene: its page count, its location and cast by their places in the instance's lists, and when it can be shot. */
export const InstanceScene = z
  .object({
    id: z.string().min(1),
    loc: count,
    eighths: count,
    cast: z.array(count).readonly(),
    /** By day only, by night only, or free. */
    kind: z.enum(["D", "N", "F"]),
  })
  .readonly();
/** See the schema of the same name. */
export type InstanceScene = z.infer<typeof InstanceScene>;

/**
 * A production to be scheduled, in numbers. A *slot* is the place of a shootable date in `calendar.dates`; `calendar.abs`
 * numbers the same dates so that neighbours on the calendar differ by one.
 */
export const SchedulingInstance = z
  .object({
    /** What a shooting day holds, and what things cost (see costOf). `moveEighths` are lost by each move within a day. */
    params: z
      .object({
        maxEighths: count,
        maxScenes: count,
        maxLocs: count,
        moveEighths: count,
        dayCost: money,
        overhead: money,
        blockCost: money,
        intraCost: money,
        /** What a day costs more that has scenes by day only and by night only; null when no day may have both. */
        mixCost: money.nullable().default(null),
        /** How long an eighth of a page takes to shoot, for those who may not work all day. */
        minutesPerEighth: count.default(15),
        /** Over the first gap of more calendar days than these between two days of work nobody is paid; null is never. */
        dropDays: count.nullable().default(null),
        /** Whether no scene by day may be shot on the calendar day right after a scene by night. */
        rest: z.boolean().default(true),
        /** More eighths than these on a day leave too little rest for work at the same hour on the morrow; null is never. */
        restEighths: count.nullable().default(null),
      })
      .readonly(),
    /** On `splits`, half by day and half by night, both may be shot whatever `mixCost` says. `locked` have what is pinned there and no more. */
    calendar: z
      .object({
        dates: z.array(z.iso.date()).readonly(),
        abs: z.array(z.int()).readonly(),
        splits: slots,
        locked: slots,
      })
      .readonly(),
    scenes: z.array(InstanceScene).readonly(),
    /** `rate` is paid for a day. `minutes` says for each slot how long somebody may work at most; null is all day. */
    cast: z
      .array(
        z
          .object({
            id: z.string().min(1),
            rate: money,
            avail: available,
            minutes: z.array(count).readonly().nullable().default(null),
            mayDrop: z.boolean().default(true),
          })
          .readonly(),
      )
      .readonly(),
    locations: z.array(z.object({ id: z.string().min(1), avail: available }).readonly()).readonly(),
    /** Scenes that stay on a slot. */
    pinned: z
      .array(z.object({ scene: count, slot: count }).readonly())
      .readonly()
      .default([]),
    /** Scenes that come after another by at least so many calendar days: 1 is a later day, 0 no earlier one. */
    orders: z
      .array(z.object({ scene: count, after: count, days: count.default(1) }).readonly())
      .readonly()
      .default([]),
    /** Scenes that share a day. */
    together: z.array(z.array(count).readonly()).readonly().default([]),
  })
  .readonly();
/** See the schema of the same name. */
export type SchedulingInstance = z.infer<typeof SchedulingInstance>;

/**
 * Reads an instance from parsed JSON; fields that it does not know are ignored.
 *
 * @throws {InstanceError} when a field is missing or of another kind, or points at what is not there
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
