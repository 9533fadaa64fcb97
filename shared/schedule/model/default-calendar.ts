import type { ProductionCalendar } from "./production-calendar.ts";
import { WORKING_WEEK } from "./working-calendar.ts";

/** The default calendar: Monday to Friday, without holidays or days off. */
export const USUAL_CALENDAR: ProductionCalendar = {
  weekdays: [...WORKING_WEEK],
  region: null,
  worked: [],
  daysOff: [],
};
