import * as z from "zod";
import { CalendarDate } from "../../schedule/model/schedule.ts";

/** Someone's work on another unit's call sheet, in minutes from midnight of its date. `camera` is a minor's. */
export const UnitWork = z
  .object({
    unit: z.string(),
    date: CalendarDate,
    call: z.int(),
    dismissed: z.int(),
    camera: z
      .object({ scenes: z.array(z.string()).readonly(), eighths: z.int(), minutes: z.int() })
      .readonly()
      .optional(),
  })
  .readonly();
export type UnitWork = z.infer<typeof UnitWork>;

/** Who works with another unit on a date, with the times if they can be read. */
export interface CastOfUnit {
  readonly castId: string;
  readonly unit: string;
  readonly date: string;
  readonly work?: UnitWork | undefined;
}
