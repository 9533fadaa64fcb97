/** The time zone of the browser's clocks. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every time zone to choose from by name, those given first that are known under another one. */
export function timeZoneOptions(known: readonly (string | null)[]): { value: string; label: string }[] {
  const all = new Set([...known.filter((zone) => zone !== null), ...Intl.supportedValuesOf("timeZone")]);
  return [...all].toSorted().map((value) => ({ value, label: timeZoneName(value) }));
}

/** A time zone as people read it: `America/New York`. */
export const timeZoneName = (zone: string): string => zone.replaceAll("_", " ");
