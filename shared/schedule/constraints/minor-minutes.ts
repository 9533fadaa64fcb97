import { type CalendarDate, weekday } from "../../dates/calendar-date.ts";
import type { MinorBand } from "../../roster/options/minor-band.ts";
import { MINOR_HOURS } from "../../roster/options/minor-hours.ts";
import type { WorkingCalendar } from "../model/working-calendar.ts";

/** Maximum working minutes of a minor on a date: fewer on school days (Monday to Friday except holidays). */
export function minutesFor(minor: MinorBand, { holidays = [] }: WorkingCalendar, date: CalendarDate): number {
  const isSchoolDay = ![0, 6].includes(weekday(date)) && !holidays.includes(date);
  const { schoolDayWork, freeDayWork } = MINOR_HOURS[minor];
  return isSchoolDay ? schoolDayWork : freeDayWork;
}
