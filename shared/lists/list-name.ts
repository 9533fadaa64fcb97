import { message } from "../i18n/speech.ts";

/** The titles of production lists that do not depend on one schedule as messages, by their name in URLs. */
export const LISTS = {
  "cast-list": message("Cast list"),
  "location-list": message("Location list"),
  "crew-list": message("Crew list"),
  "element-list": message("Element lists"),
  "dietary-list": message("Dietary notes"),
} as const;

export type ListName = keyof typeof LISTS;

/** The lists in the order of display. */
export const LIST_NAMES = Object.keys(LISTS) as [ListName, ...ListName[]]; // the keys of the table above

/** File formats of lists. */
export const LIST_FORMATS = ["pdf", "xlsx"] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];
