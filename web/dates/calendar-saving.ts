import type { ProductionCalendar } from "../../shared/schedule/production-calendar.ts";
import { api } from "../api.ts";
import { type SaveOutcome, saveTogether, type Wanted } from "../save-together.ts";
import { say } from "../texts/say.ts";
import { mergedCalendar } from "./calendar-merge.ts";

/** Saves the calendar; what others have saved meanwhile stays, and is asked about where both have written. */
export function saveCalendar(id: string, wanted: Wanted<ProductionCalendar>): Promise<SaveOutcome<ProductionCalendar>> {
  const params = { id };
  return saveTogether(wanted, {
    stale: "staleCalendar",
    failure: say("Failed to save the calendar"),
    fetch: async () => {
      const { calendar, version } = await api.getCalendar({ params });
      return { content: calendar, version };
    },
    save: ({ content, version }) => api.updateCalendar({ params, payload: { calendar: content, version } }),
    join: (base, mine, theirs) => {
      const { calendar, disputed } = mergedCalendar(base, mine, theirs);
      return disputed.length > 0 ? undefined : calendar;
    },
  });
}
