import { t } from "../i18n/translate.ts";

/** The browser's time zone. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All time zones by city, so that typing the start of a city's name finds it; with the known ones. */
export function timeZoneOptions(known: readonly (string | null)[]): { value: string; label: string }[] {
  const all = new Set([...known.filter((zone) => zone !== null), ...Intl.supportedValuesOf("timeZone")]);
  return [...all]
    .map((value) => ({ value, label: timeZoneByCity(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

/** The areas of the names of time zones. */
const AREAS: Readonly<Record<string, string>> = {
  Africa: t("Africa"),
  America: t("America"),
  Antarctica: t("Antarctica"),
  Arctic: t("Arctic"),
  Asia: t("Asia"),
  Atlantic: t("Atlantic"),
  Australia: t("Australia"),
  Europe: t("Europe"),
  Indian: t("Indian Ocean"),
  Pacific: t("Pacific"),
};

/** The city first: `New York, America`. */
function timeZoneByCity(zone: string): string {
  const [area = "", ...places] = timeZoneName(zone).split("/");
  return [...places.reverse(), AREAS[area] ?? area].join(", ");
}

/** Formats a time zone for people: `America/New York`. */
export const timeZoneName = (zone: string): string => zone.replaceAll("_", " ");
