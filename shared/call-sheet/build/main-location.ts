import type { Breakdown } from "../../breakdown/model/breakdown.ts";
import { zoneAt } from "../../roster/fields/zone-at.ts";
import type { LocationOption } from "../../roster/options/option.ts";
import type { Roster } from "../../roster/roles/roster.ts";
import { scenesOfGroup } from "../../roster/roles/roster-scenes.ts";

/** A location and the name of its time zone. */
export interface LocationInZone {
  readonly place: string;
  readonly timeZone: string;
}

/**
 * The location of most scenes, among those with coordinates: a group's locked option, else its first. Undefined when no
 * location has coordinates.
 *
 * @param options by current group id
 */
export function mainLocation(
  breakdown: Breakdown,
  roster: Roster,
  options: readonly LocationOption[],
): LocationInZone | undefined {
  const places = roster.groups.flatMap((group) => {
    const known = options.filter(({ groupId, site }) => groupId === group.id && site?.coordinates);
    const option = known.find(({ locked }) => locked) ?? known[0];
    const coordinates = option?.site?.coordinates;
    if (!option || !coordinates) return [];
    return [{ place: option.locationName, coordinates, scenes: scenesOfGroup(breakdown, roster, group).length }];
  });
  const [main] = places.toSorted((a, b) => b.scenes - a.scenes);
  return main && { place: main.place, timeZone: zoneAt(main.coordinates) };
}
