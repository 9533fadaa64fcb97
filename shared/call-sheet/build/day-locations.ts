import type { LocationOption } from "../../roster/options/option.ts";
import { groupOfSet } from "../../roster/roles/roster-scenes.ts";
import type { ShootingDay } from "../../schedule/model/schedule.ts";
import type { SheetLocation } from "../model/call-sheet.ts";
import type { CallSheetSource } from "./call-sheet-source.ts";
import { siteLines } from "./site-lines.ts";

/** The day's locations in shooting order. */
export function locationsOf(day: ShootingDay, source: CallSheetSource): SheetLocation[] {
  const locations = new Map<string, SheetLocation>();
  for (const { set } of day.strips) {
    const group = groupOfSet(source.roster, set);
    const locked = lockedLocation(group?.id, source);
    locations.set(group?.id ?? set, {
      group: group?.name ?? set,
      place: locked?.locationName ?? "",
      address: locked?.address ?? "",
      ...siteLines(day.date, locked?.site),
      map: mapOf(locked),
      coordinates: locked?.site?.coordinates ?? null,
    });
  }
  return [...locations.values()];
}

/** The locked location of a group of sets. */
export function lockedLocation(
  groupId: string | undefined,
  { locationOptions }: Pick<CallSheetSource, "locationOptions">,
): LocationOption | undefined {
  return locationOptions.find((option) => option.groupId === groupId && option.locked);
}

/** A map search link: by coordinates, which are more exact, else by address. */
function mapOf(option: LocationOption | undefined): string {
  const { latitude, longitude } = option?.site?.coordinates ?? {};
  const query = latitude === undefined ? (option?.address.trim() ?? "") : `${latitude},${longitude}`;
  return query === "" ? "" : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
