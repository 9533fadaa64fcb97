/** The browser's time zone. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All time zones by name. Known zones that are listed under another name come first. */
export function timeZoneOptions(known: readonly (string | null)[]): { value: string; label: string }[] {
  const all = new Set([...known.filter((zone) => zone !== null), ...Intl.supportedValuesOf("timeZone")]);
  return [...all].toSorted().map((value) => ({ value, label: timeZoneName(value) }));
}

/** Formats a time zone for people: `America/New York`. */
export const timeZoneName = (zone: string): string => zone.replaceAll("_", " ");
