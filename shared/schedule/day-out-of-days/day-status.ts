import * as z from "zod";
import { message } from "../../i18n/speech.ts";
import { CalendarDate } from "../model/calendar-date-schema.ts";
import { DAY_STATUS_CODES } from "./day-status-names.ts";

/** An actor's day status as a day-out-of-days code. */
export const DayStatusCode = z.enum(DAY_STATUS_CODES);
export type DayStatusCode = z.infer<typeof DayStatusCode>;

/** An actor's day status on a date: travel, fitting, rehearsal or test; at most one per date. */
export const DayStatus = z
  .object({
    castId: z.string().regex(/^\d{1,5}$/, message("This is not a Cast ID.")),
    date: CalendarDate,
    code: DayStatusCode,
  })
  .readonly();
export type DayStatus = z.infer<typeof DayStatus>;
