import { use, useContext, useMemo } from "react";
import { daysOffIn } from "../../shared/schedule/days-off.ts";
import { CalendarContext } from "../project-context.ts";
import type { WorkCalendar } from "../ui/days-off.ts";

/** When the production works, for the calendars of its pages; nothing where no project is open. Suspends until it is known. */
export function useWorkCalendar(): WorkCalendar | undefined {
  const asked = useContext(CalendarContext);
  const calendar = asked && use(asked);
  return useMemo(
    () => calendar && { weekdays: calendar.weekdays, daysOffIn: (within) => daysOffIn(calendar, within) },
    [calendar],
  );
}
