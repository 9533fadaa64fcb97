import { type CalendarDate, dateInWords } from "../../dates/calendar-date.ts";
import { stored } from "../../i18n/stored.ts";
import { type LocationSite, NO_LOCATION_SITE } from "../../roster/options/location-site.ts";
import type { SheetLocation } from "../model/call-sheet.ts";

/** A location's details on a call sheet of `date`, besides its address; all empty until entered. Saved in English. */
export function siteLines(
  date: CalendarDate,
  site: LocationSite = NO_LOCATION_SITE,
): Pick<SheetLocation, "directions" | "parking" | "power" | "hospital" | "police" | "permit"> {
  const { directions, parking, power, hospital, police } = site;
  return { directions, parking, power, hospital, police, permit: permitOn(date, site) };
}

function permitOn(date: CalendarDate, { permit, permitUntil }: LocationSite): string {
  if (permitUntil === null) return permit;
  const values = { permit, date: dateInWords(permitUntil) };
  if (permitUntil < date)
    return permit === "" ? stored("EXPIRED on {date}", values) : stored("{permit} (EXPIRED on {date})", values);
  return permit === "" ? stored("until {date}", values) : stored("{permit} (until {date})", values);
}

/** Hospitals near the day's locations. */
export const hospitalsOf = (locations: readonly SheetLocation[]): string =>
  linesByPlace(locations, ({ hospital }) => hospital).join("\n");

/**
 * What is entered for the day's locations, once if it is the same for all; otherwise one line per location, which names
 * it: a hospital must not be taken for that of another location.
 */
export function linesByPlace(
  locations: readonly SheetLocation[],
  textOf: (location: SheetLocation) => string,
): string[] {
  const known = locations.filter((location) => textOf(location) !== "");
  const different = new Set(known.map(textOf));
  if (different.size <= 1 && known.length === locations.length) return [...different];
  return [...new Set(known.map((location) => `${location.place || location.group}: ${textOf(location)}`))];
}
