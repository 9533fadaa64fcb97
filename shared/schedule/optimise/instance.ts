import * as z from "zod";

/** An instance cannot be read; the message says where and what is wrong. */
export class InstanceError extends Error {
  override name = "InstanceError";
}

const count = z.int().nonnegative();
const money = z.number().nonnegative();
/** Slots on which someone or something can be had; null is always. */
const available = z.array(count).readonly().nullable().default(null);

/** One scene: its page count, its location and cast by their places in the instance's lists, and when it can be shot. */
export const ShootScene = z
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
export type ShootScene = z.infer<typeof ShootScene>;

/**
 * A production to be scheduled, in numbers. A *slot* is the place of a shootable date in `calendar.dates`; `calendar.abs`
 * numbers the same dates so that neighbours on the calendar differ by one.
 */
export const Shoot = z
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
      })
      .readonly(),
    calendar: z.object({ dates: z.array(z.iso.date()).readonly(), abs: z.array(z.int()).readonly() }).readonly(),
    scenes: z.array(ShootScene).readonly(),
    /** `rate` is paid for a day. */
    cast: z.array(z.object({ id: z.string().min(1), rate: money, avail: available }).readonly()).readonly(),
    locations: z.array(z.object({ id: z.string().min(1), avail: available }).readonly()).readonly(),
    /** Scenes that stay on a slot. */
    pinned: z
      .array(z.object({ scene: count, slot: count }).readonly())
      .readonly()
      .default([]),
  })
  .readonly();
/** See the schema of the same name. */
export type Shoot = z.infer<typeof Shoot>;

/**
 * Reads an instance from parsed JSON; fields that it does not know are ignored.
 *
 * @throws {InstanceError} when a field is missing or of another kind, or points at what is not there
 */
export function shootFrom(json: unknown): Shoot {
  const { data: shoot, error } = Shoot.safeParse(json);
  if (!shoot) {
    const [issue] = error.issues;
    throw new InstanceError(`${issue?.path.join(".") || "The instance"}: ${issue?.message}.`);
  }
  const wrong = firstMistake(shoot);
  if (wrong) throw new InstanceError(wrong);
  return shoot;
}

function firstMistake({ calendar, scenes, cast, locations, pinned }: Shoot): string | undefined {
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
