/** The browser's time zone. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All time zones by city, so that typing the start of a city's name finds it; with the known ones. */
export function timeZoneOptions(known: readonly (string | null)[]): { value: string; label: string }[] {
  const all = new Set([...known.filter((zone) => zone !== null), ...Intl.supportedValuesOf("timeZone")]);
  return [...all]
    .map((value) => ({ value, label: timeZoneByCity(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

/** The city first: `New York, America`. */
function timeZoneByCity(zone: string): string {
  const [area = "", ...places] = timeZoneName(zone).split("/");
  return [...places.reverse(), area].join(", ");
}

/** Formats a time zone for people: `America/New York`. */
export const timeZoneName = (zone: string): string => zone.replaceAll("_", " ");
