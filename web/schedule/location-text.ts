import type { ScheduleSummary } from "../../shared/contract/schedules.ts";
import { t } from "../i18n/translate.ts";

/** What a schedule of the whole production has in place of a location group's name. */
export const ALL_LOCATIONS = "All locations";

/** The location of a schedule in the current language. */
export const locationText = (location: string): string => (location === ALL_LOCATIONS ? t("All locations") : location);

/** What a schedule covers: its location and, of a series, its episodes if not all: `All locations, episodes 103, 104`. */
export function coveredText({ location, episodes = [] }: Pick<ScheduleSummary, "location" | "episodes">): string {
  if (episodes.length === 0) return locationText(location);
  const numbers = episodes.map(({ number }) => number).join(", ");
  return t("{location}, {count, plural, one {episode {numbers}} other {episodes {numbers}}}", {
    location: locationText(location),
    count: episodes.length,
    numbers,
  });
}
