import { episodeText } from "../episodes/episode-text.ts";
import { t } from "../i18n/speech.ts";
import type { Reports } from "./reports.ts";

/** The reports with the day out of days of all units, if wanted and there are several, and the names of its unit and episode. */
export function withDayOutOfDays(reports: Reports, isOfAll: boolean): Reports {
  const { unit, episode, dayOutOfDays, dayOutOfDaysOfUnits } = reports;
  const ofAll = isOfAll ? dayOutOfDaysOfUnits : undefined;
  const parts = [
    ...(ofAll ? [t("All units")] : unit === undefined ? [] : [unit]),
    ...(episode ? [episodeText(episode)] : []),
  ];
  return {
    ...reports,
    ...(parts.length > 0 && { unit: parts.join(", ") }),
    dayOutOfDays: ofAll ?? dayOutOfDays,
  };
}
