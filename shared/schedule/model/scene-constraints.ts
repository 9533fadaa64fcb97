import * as z from "zod";
import { message } from "../../i18n/speech.ts";
import { CalendarDate } from "./calendar-date-schema.ts";

const SceneId = z.string().min(1);

/** Fixes a scene to a date, whatever weekday it is. */
const Pin = z.object({ sceneId: SceneId, date: CalendarDate }).readonly();

/**
 * A scene comes at least this many calendar days after another: 1 is a later day; 0 also allows a later time on the
 * same day.
 */
export const Precedence = z
  .object({ sceneId: SceneId, after: SceneId, days: z.int().min(0).max(366) })
  .refine(({ sceneId, after }) => sceneId !== after, message("A scene cannot come after itself."))
  .readonly();
export type Precedence = z.infer<typeof Precedence>;

/**
 * Constraints between scenes, by scene id: pins, precedences, and groups that share a day. `lockedDays` have exactly
 * the scenes pinned to them.
 */
export const SceneConstraints = z
  .object({
    pins: z.array(Pin).readonly(),
    orders: z.array(Precedence).readonly(),
    together: z.array(z.array(SceneId).readonly()).readonly(),
    lockedDays: z.array(CalendarDate).readonly(),
  })
  .readonly();
export type SceneConstraints = z.infer<typeof SceneConstraints>;
