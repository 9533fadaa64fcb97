import type { Reports } from "./reports.ts";

/**
 * The reports with only one group of the day out of days: the cast, or an element category. Without a title, all
 * groups.
 */
export function withCategory(reports: Reports, title: string | undefined): Reports {
  if (title === undefined) return reports;
  const { dayOutOfDays } = reports;
  const groups = dayOutOfDays.groups.filter((group) => group.title === title);
  return { ...reports, dayOutOfDays: { ...dayOutOfDays, groups } };
}
