import { COLUMNS } from "../breakdown/model/breakdown.ts";
import { dateInWords } from "../dates/calendar-date.ts";
import type { LocationSite } from "../roster/options/location-site.ts";
import { cellOf, scenesOfGroup } from "../roster/roles/roster-scenes.ts";
import { counted } from "./count-text.ts";
import type { ListSource } from "./list-source.ts";
import type { ProductionList } from "./production-list.ts";
import { daysOfScenes, daysOfWhich } from "./shooting-days.ts";

/** All location groups with scenes: sets, the locked location and its details. */
export function locationList({ project, breakdown, roster, locationOptions, schedule }: ListSource): ProductionList {
  const rows = roster.groups.flatMap((group) => {
    const scenes = scenesOfGroup(breakdown, group);
    if (scenes.length === 0) return [];
    const locked = locationOptions.find(({ groupId, locked }) => locked && groupId === group.id);
    return [
      [
        group.name,
        group.sets.join("\n"),
        [locked?.locationName ?? "TBD", locked?.address ?? ""].filter((text) => text !== "").join("\n"),
        siteText(locked?.site),
        inLines({ Hospital: locked?.site?.hospital ?? "", "Police and fire": locked?.site?.police ?? "" }),
        scenes.map((row) => cellOf(row, COLUMNS.number)).join(", "),
        daysOfScenes(schedule, new Set(scenes.map(({ id }) => id))),
      ],
    ];
  });
  return {
    ...{ title: "Location list", project, orientation: "landscape", nothing: "No location has a scene yet." },
    note: `${counted(rows.length, "location")}. ${daysOfWhich(schedule)}.`,
    columns: [
      { name: "Location", width: 100, characters: 26, isBold: true },
      { name: "Sets", width: 100, characters: 30 },
      { name: "Name and address", width: 140, characters: 38 },
      { name: "Directions, parking, power, permit", characters: 36 },
      { name: "Emergency services", width: 100, characters: 34 },
      { name: "Scenes", width: 70, characters: 24 },
      { name: "Days", width: 44, characters: 14 },
    ],
    groups: [{ title: "", rows }],
  };
}

function siteText(site: LocationSite | undefined): string {
  if (!site) return "";
  const { coordinates, directions, parking, power, permit, permitUntil } = site;
  const until = permitUntil === null ? "" : `until ${dateInWords(permitUntil)}`;
  return inLines({
    Directions: directions,
    Parking: parking,
    Power: power,
    Permit: [permit, until].filter((text) => text !== "").join(", "),
    Coordinates: coordinates ? `${coordinates.latitude}, ${coordinates.longitude}` : "",
  });
}

/** Non-empty values, one per line with their labels. */
const inLines = (named: Readonly<Record<string, string>>) =>
  Object.entries(named)
    .flatMap(([name, text]) => (text === "" ? [] : [`${name}: ${text}`]))
    .join("\n");
