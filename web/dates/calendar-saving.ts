import type { ProductionCalendar } from "../../shared/schedule/model/production-calendar.ts";
import { api } from "../api/client.ts";
import { type SaveRequest, type SaveResult, saveWithMerge } from "../data/save-with-merge.ts";
import { t } from "../i18n/translate.ts";
import { mergedCalendar } from "./calendar-merge.ts";

/** Saves the calendar. Others' changes are merged, and conflicts are returned. */
export function saveCalendar(
  id: string,
  wanted: SaveRequest<ProductionCalendar>,
): Promise<SaveResult<ProductionCalendar>> {
  const params = { id };
  return saveWithMerge(wanted, {
    stale: "staleCalendar",
    failure: t("Failed to save the calendar"),
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
