import { useContext, useMemo } from "react";
import { daysOffIn } from "../../shared/schedule/model/days-off.ts";
import { CalendarContext } from "../navigation/project-context.ts";
import type { WorkCalendar } from "../ui/calendar/days-off.ts";

/** The production's work calendar for date pickers; undefined outside a project. */
export function useWorkCalendar(): WorkCalendar | undefined {
  const calendar = useContext(CalendarContext);
  return useMemo(
    () => calendar && { weekdays: calendar.weekdays, daysOffIn: (within) => daysOffIn(calendar, within) },
    [calendar],
  );
}
