/**
 * Pages that a crew shoots on a day, by type of project. Sources: pages a day of features and of television as
 * practised; low-budget productions shoot five.
 */
const PAGES_PER_DAY: Readonly<Record<string, number>> = {
  "TV Show": 7,
  "Web Series": 7,
  Commercial: 3,
  "Music Video": 3,
};
const USUAL_PAGES = 5;

/** Minutes in which a day's pages are shot, so that the pace follows from the pages. */
const SHOOTING_MINUTES = 600;

/** Default limit of pages a day for a type of project. */
export function usualPagesPerDay(projectType: string): number {
  return Object.hasOwn(PAGES_PER_DAY, projectType) ? PAGES_PER_DAY[projectType]! : USUAL_PAGES;
}

/** Default shooting time of a page in minutes for a type of project. */
export function usualMinutesPerPage(projectType: string): number {
  return 8 * Math.round(SHOOTING_MINUTES / usualPagesPerDay(projectType) / 8);
}
