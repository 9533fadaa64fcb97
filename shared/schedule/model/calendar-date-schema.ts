import * as z from "zod";
import { isCalendarDate } from "../../dates/calendar-date.ts";
import { t } from "../../i18n/speech.ts";

/** A calendar date from 1900 to 2199, `YYYY-MM-DD`, without time or zone. */
export const CalendarDate = z.string().refine((text) => /^(?:19|2[01])/.test(text) && isCalendarDate(text), {
  error: ({ input }) => t('"{input}" is not a date. Write it as 2026-03-02.', { input: String(input).slice(0, 40) }),
});
export type CalendarDate = z.infer<typeof CalendarDate>;
