import { type CalendarDate, dateInWords } from "../../dates/calendar-date.ts";
import { type LocationSite, NO_LOCATION_SITE } from "../../roster/options/location-site.ts";
import type { SheetLocation } from "../model/call-sheet.ts";

/** What a call sheet of `date` says of a place beside its address; all empty while nobody has described it. */
export function siteLines(
  date: CalendarDate,
  site: LocationSite = NO_LOCATION_SITE,
): Pick<SheetLocation, "directions" | "parking" | "power" | "hospital" | "police" | "permit"> {
  const { directions, parking, power, hospital, police } = site;
  return { directions, parking, power, hospital, police, permit: permitOn(date, site) };
}

function permitOn(date: CalendarDate, { permit, permitUntil }: LocationSite): string {
  if (permitUntil === null) return permit;
  const end = `${permitUntil < date ? "EXPIRED on" : "until"} ${dateInWords(permitUntil)}`;
  return permit === "" ? end : `${permit} (${end})`;
}

/** The hospitals near a day's places; where they differ, each on a line with its place. */
export function hospitalsOf(locations: readonly SheetLocation[]): string {
  const known = locations.filter(({ hospital }) => hospital !== "");
  const different = new Set(known.map(({ hospital }) => hospital));
  if (different.size <= 1) return known[0]?.hospital ?? "";
  return known.map(({ place, hospital }) => `${place}: ${hospital}`).join("\n");
}
