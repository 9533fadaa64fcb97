import * as z from "zod";
import { CalendarDate } from "./calendar-date.ts";

const SceneId = z.string().min(1);

/** A scene that stays on a date, whatever day of the week that is. */
export const Pin = z.object({ sceneId: SceneId, date: CalendarDate }).readonly();
/** See the schema of the same name. */
export type Pin = z.infer<typeof Pin>;

/** A scene that comes at least so many calendar days after another: 1 is a later day; 0 may be the same, later in it. */
export const Order = z
  .object({ sceneId: SceneId, after: SceneId, days: z.int().min(0).max(366) })
  .refine(({ sceneId, after }) => sceneId !== after, "A scene cannot come after itself.")
  .readonly();
/** See the schema of the same name. */
export type Order = z.infer<typeof Order>;

/**
 * What scenes demand of the calendar and of each other, by their ids: pins, orders and scenes that share a day.
 * `lockedDays` have the scenes that are pinned to them and no others.
 */
export const Ties = z
  .object({
    pins: z.array(Pin).readonly(),
    orders: z.array(Order).readonly(),
    together: z.array(z.array(SceneId).readonly()).readonly(),
    lockedDays: z.array(CalendarDate).readonly(),
  })
  .readonly();
/** See the schema of the same name. */
export type Ties = z.infer<typeof Ties>;

/** Scenes that demand nothing of each other. */
export const NO_TIES: Ties = { pins: [], orders: [], together: [], lockedDays: [] };

/** The ties between some scenes, which are known by their ids. */
export function tiesAmong({ pins, orders, together, lockedDays }: Ties, known: ReadonlySet<string>): Ties {
  return {
    pins: pins.filter(({ sceneId }) => known.has(sceneId)),
    orders: orders.filter(({ sceneId, after }) => known.has(sceneId) && known.has(after)),
    together: together.map((those) => those.filter((sceneId) => known.has(sceneId))).filter(({ length }) => length > 1),
    lockedDays,
  };
}

/** Orders that go round in a circle, so that nothing can keep them all; undefined when there is none. */
export function circleOf(orders: readonly Order[]): readonly Order[] | undefined {
  const isClear = new Set<string>();
  for (const { sceneId } of orders) {
    const circle = follow(sceneId, []);
    if (circle) return circle;
  }
  return undefined;

  function follow(sceneId: string, path: readonly Order[]): readonly Order[] | undefined {
    const back = path.findIndex((order) => order.sceneId === sceneId);
    if (back >= 0) return path.slice(back);
    if (isClear.has(sceneId)) return undefined;
    for (const order of orders.filter((one) => one.sceneId === sceneId)) {
      const circle = follow(order.after, [...path, order]);
      if (circle) return circle;
    }
    isClear.add(sceneId);
    return undefined;
  }
}
