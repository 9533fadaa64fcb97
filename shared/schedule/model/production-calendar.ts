import * as z from "zod";
import { daysBetween } from "../../dates/calendar-date.ts";
import { dateText, MAX_RANGE_DAYS } from "../../dates/dates-string.ts";
import { holidayRegion } from "../../dates/holidays/holidays.ts";
import { message, t } from "../../i18n/speech.ts";
import { CalendarDate } from "./schedule.ts";

const CompanyDaysOff = z
  .object({
    start: CalendarDate,
    end: CalendarDate,
    note: z.string().trim().max(100, message("A note has at most 100 characters.")),
  })
  .superRefine(({ start, end }, { addIssue }) => {
    const text = `${dateText(start)} - ${dateText(end)}`;
    if (end < start) addIssue({ code: "custom", message: t('"{text}" ends before it starts.', { text }) });
    if (daysBetween(start, end) > MAX_RANGE_DAYS) {
      addIssue({ code: "custom", message: t('"{text}" spans more than two years.', { text }) });
    }
  })
  .readonly();

/**
 * A production's working days: work days of the week (0 is Sunday), the region whose public holidays it observes, the
 * names of holidays on which it works, and production days off, both ends included.
 */
export const ProductionCalendar = z
  .object({
    weekdays: z
      .array(z.int().min(0).max(6))
      .min(1, message("Choose at least one day of the week."))
      .refine((days) => new Set(days).size === days.length, message("Enter each day of the week at most once.")),
    region: z
      .string()
      .max(10)
      .refine((code) => holidayRegion(code) !== undefined, {
        error: ({ input }) => t('"{input}" is not a region with known holidays.', { input: String(input) }),
      })
      .nullable(),
    worked: z.array(z.string().max(100)).max(60),
    daysOff: z.array(CompanyDaysOff).max(300, message("Enter at most 300 ranges of days off.")),
  })
  .readonly();
export type ProductionCalendar = z.infer<typeof ProductionCalendar>;
