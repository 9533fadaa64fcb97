/** Production lists that do not depend on one schedule, by their name in URLs. */
export const LISTS = {
  "cast-list": "Cast list",
  "location-list": "Location list",
  "crew-list": "Crew list",
  "element-list": "Element lists",
  "dietary-list": "Dietary notes",
} as const;

export type ListName = keyof typeof LISTS;

/** The lists in the order of display. */
export const LIST_NAMES = Object.keys(LISTS) as [ListName, ...ListName[]]; // the keys of the table above

/** File formats of lists. */
export const LIST_FORMATS = ["pdf", "xlsx"] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];
