import * as z from "zod";
import { CalendarDate } from "../model/calendar-date-schema.ts";
import { DAY_STATUS_CODES } from "./day-status-names.ts";

/** What an actor does on a date beside shooting, by its code in a day out of days. */
export const DayStatusCode = z.enum(DAY_STATUS_CODES);
/** See the schema of the same name. */
export type DayStatusCode = z.infer<typeof DayStatusCode>;

/** A date on which a role's actor travels, is fitted, rehearses or is tested; one thing a date. */
export const DayStatus = z
  .object({ castId: z.string().regex(/^\d{1,5}$/, "This is not a Cast ID."), date: CalendarDate, code: DayStatusCode })
  .readonly();
/** See the schema of the same name. */
export type DayStatus = z.infer<typeof DayStatus>;
