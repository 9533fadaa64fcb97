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

/** Hospitals near the day's locations; if they differ, one line per location. */
export function hospitalsOf(locations: readonly SheetLocation[]): string {
  const known = locations.filter(({ hospital }) => hospital !== "");
  const different = new Set(known.map(({ hospital }) => hospital));
  if (different.size <= 1) return known[0]?.hospital ?? "";
  return known.map(({ place, hospital }) => `${place}: ${hospital}`).join("\n");
}
