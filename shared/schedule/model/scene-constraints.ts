import * as z from "zod";
import { CalendarDate } from "./calendar-date-schema.ts";

const SceneId = z.string().min(1);

/** A scene that stays on a date, whatever day of the week that is. */
export const Pin = z.object({ sceneId: SceneId, date: CalendarDate }).readonly();
/** See the schema of the same name. */
export type Pin = z.infer<typeof Pin>;

/** A scene that comes at least so many calendar days after another: 1 is a later day; 0 may be the same, later in it. */
export const Precedence = z
  .object({ sceneId: SceneId, after: SceneId, days: z.int().min(0).max(366) })
  .refine(({ sceneId, after }) => sceneId !== after, "A scene cannot come after itself.")
  .readonly();
/** See the schema of the same name. */
export type Precedence = z.infer<typeof Precedence>;

/**
 * What scenes demand of the calendar and of each other, by their ids: pins, orders and scenes that share a day.
 * `lockedDays` have the scenes that are pinned to them and no others.
 */
export const SceneConstraints = z
  .object({
    pins: z.array(Pin).readonly(),
    orders: z.array(Precedence).readonly(),
    together: z.array(z.array(SceneId).readonly()).readonly(),
    lockedDays: z.array(CalendarDate).readonly(),
  })
  .readonly();
/** See the schema of the same name. */
export type SceneConstraints = z.infer<typeof SceneConstraints>;
