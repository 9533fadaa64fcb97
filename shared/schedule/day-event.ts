import * as z from "zod";
import { CalendarDate } from "./calendar-date.ts";
import { DAY_EVENT_CODES } from "./day-event-names.ts";

/** What an actor does on a date beside shooting, by its code in a day out of days. */
export const DayEventCode = z.enum(DAY_EVENT_CODES);
/** See the schema of the same name. */
export type DayEventCode = z.infer<typeof DayEventCode>;

/** A date on which a role's actor travels, is fitted, rehearses or is tested; one thing a date. */
export const DayEvent = z
  .object({ castId: z.string().regex(/^\d{1,5}$/, "This is not a Cast ID."), date: CalendarDate, code: DayEventCode })
  .readonly();
/** See the schema of the same name. */
export type DayEvent = z.infer<typeof DayEvent>;
