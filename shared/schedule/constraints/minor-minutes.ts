import { type CalendarDate, weekday } from "../../dates/calendar-date.ts";
import type { MinorBand } from "../../roster/options/minor-band.ts";
import { MINOR_HOURS } from "../../roster/options/minor-hours.ts";
import type { WorkingCalendar } from "../model/working-calendar.ts";

/** How long an eighth of a page takes to shoot where nobody has said: five pages in ten hours. */
export const MINUTES_PER_EIGHTH = 15;

/** The most minutes that a minor may work on a date: fewer on a school day, which is Monday to Friday without holidays. */
export function minutesFor(minor: MinorBand, { holidays = [] }: WorkingCalendar, date: CalendarDate): number {
  const isSchoolDay = ![0, 6].includes(weekday(date)) && !holidays.includes(date);
  const { schoolDayWork, freeDayWork } = MINOR_HOURS[minor];
  return isSchoolDay ? schoolDayWork : freeDayWork;
}
