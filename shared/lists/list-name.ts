/** The lists of a production that do not depend on one schedule, by the name that each has in addresses. */
export const LISTS = {
  "cast-list": "Cast list",
  "location-list": "Location list",
  "crew-list": "Crew list",
  "element-list": "Element lists",
  "dietary-list": "Dietary notes",
} as const;

/** The name of a list. */
export type ListName = keyof typeof LISTS;

/** The lists in the order in which they are offered. */
export const LIST_NAMES = Object.keys(LISTS) as [ListName, ...ListName[]]; // the keys of the table above

/** What a list can be saved as. */
export const LIST_FORMATS = ["pdf", "xlsx"] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];
