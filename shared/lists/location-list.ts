import { COLUMNS } from "../breakdown/model/breakdown.ts";
import { shownDateInWords } from "../dates/shown-date.ts";
import { said, t } from "../i18n/speech.ts";
import type { LocationSite } from "../roster/options/location-site.ts";
import { cellOf, scenesOfGroup } from "../roster/roles/roster-scenes.ts";
import { episodesOfScenes } from "../roster/roles/scene-episodes.ts";
import { LISTS } from "./list-name.ts";
import type { ListSource } from "./list-source.ts";
import type { ProductionList } from "./production-list.ts";
import { daysOfScenes, daysOfWhich } from "./shooting-days.ts";

/** All location groups with scenes: sets, the locked location and its details. */
export function locationList({
  project,
  breakdown,
  roster,
  locationOptions,
  schedule,
  ofOtherUnits,
}: ListSource): ProductionList {
  const isSeries = breakdown.episodes !== undefined;
  const rows = roster.groups.flatMap((group) => {
    const scenes = scenesOfGroup(breakdown, roster, group);
    if (scenes.length === 0) return [];
    const locked = locationOptions.find(({ groupId, locked }) => locked && groupId === group.id);
    return [
      [
        group.name,
        group.sets.join("\n"),
        [locked?.locationName ?? t("TBD"), locked?.address ?? ""].filter((text) => text !== "").join("\n"),
        siteText(locked?.site),
        inLines([
          [t("Hospital"), locked?.site?.hospital ?? ""],
          [t("Police and fire"), locked?.site?.police ?? ""],
        ]),
        scenes.map((row) => cellOf(row, COLUMNS.number)).join(", "),
        ...(isSeries ? [episodesOfScenes(breakdown, scenes).join(", ")] : []),
        daysOfScenes(schedule, new Set(scenes.map(({ id }) => id)), ofOtherUnits),
      ],
    ];
  });
  return {
    ...{ title: said(LISTS["location-list"]), project, orientation: "landscape" },
    nothing: t("No location has a scene yet."),
    note: `${t("{count, plural, one {# location} other {# locations}}.", { count: rows.length })} ${daysOfWhich(schedule, ofOtherUnits)}`,
    columns: [
      { name: t("Location"), width: 100, characters: 26, isBold: true },
      { name: t("Sets"), width: 100, characters: 30 },
      { name: t("Name and address"), width: 140, characters: 38 },
      { name: t("Directions, parking, power, permit"), characters: 36 },
      { name: t("Emergency services"), width: 100, characters: 34 },
      { name: t("Scenes"), width: 70, characters: 24 },
      ...(isSeries ? [{ name: t("Episodes"), width: 50, characters: 14 }] : []),
      { name: t("Days"), width: 44, characters: 14 },
    ],
    groups: [{ title: "", rows }],
  };
}

function siteText(site: LocationSite | undefined): string {
  if (!site) return "";
  const { coordinates, directions, parking, power, permit, permitUntil } = site;
  const until = permitUntil === null ? "" : t("until {date}", { date: shownDateInWords(permitUntil) });
  return inLines([
    [t("Directions"), directions],
    [t("Parking"), parking],
    [t("Power"), power],
    [t("Permit"), [permit, until].filter((text) => text !== "").join(", ")],
    [t("Coordinates"), coordinates ? `${coordinates.latitude}, ${coordinates.longitude}` : ""],
  ]);
}

/** Non-empty values, one per line with their labels. */
const inLines = (named: readonly (readonly [name: string, text: string])[]) =>
  named.flatMap(([name, text]) => (text === "" ? [] : [`${name}: ${text}`])).join("\n");
