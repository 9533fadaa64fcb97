import type { Reports } from "./reports.ts";

type Groups = Reports["dayOutOfDays"]["groups"];

/** The title, if there is a group with it: the day out of days of another episode may lack a category. */
export function categoryIn(groups: Groups, title: string | undefined): string | undefined {
  return groups.some((group) => group.title === title) ? title : undefined;
}

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
