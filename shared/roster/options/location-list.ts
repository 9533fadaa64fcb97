import { type Breakdown, COLUMNS } from "../../breakdown/model/breakdown.ts";
import { tsvFromTable } from "../../tables/tsv.ts";
import type { Roster } from "../roles/roster.ts";
import { cellOf, scenesOfGroup } from "../roles/roster-scenes.ts";
import { episodesOfScenes } from "../roles/scene-episodes.ts";
import type { LocationOption } from "./option.ts";

/**
 * Location groups as a table. `LocationName` lists the group's sets, `INT` and `EXT` are `True` or `False`, and
 * `Locked` is the name of the locked option or `False`; of a series, the last column lists the episodes.
 */
export function locationListTsv(roster: Roster, breakdown: Breakdown, options: readonly LocationOption[]): string {
  return tsvFromTable({
    columns: [
      "Location ID",
      "Location Group Name",
      "LocationName",
      "Number of Scenes",
      "INT",
      "EXT",
      "Scene Numbers",
      "Locked",
      ...(breakdown.episodes ? ["Episodes"] : []),
    ],
    rows: roster.groups.map((group) => {
      const scenes = scenesOfGroup(breakdown, roster, group);
      const isAny = (pattern: RegExp) => scenes.some((row) => pattern.test(cellOf(row, COLUMNS.intExt)));
      const numbers = scenes.map((row) => cellOf(row, COLUMNS.number)).join(", ");
      const locked = options.find((option) => option.groupId === group.id && option.locked);
      return [
        group.id,
        group.name,
        group.sets.join(" | "),
        String(scenes.length),
        truth(isAny(/\bI(?:NT)?\b/i)),
        truth(isAny(/\bE(?:XT)?\b/i)),
        numbers,
        locked?.locationName ?? "False",
        ...(breakdown.episodes ? [episodesOfScenes(breakdown, scenes).join(", ")] : []),
      ];
    }),
  });
}

/** Location options as a table; `Media` is empty. */
export function locationOptionsTsv(options: readonly LocationOption[]): string {
  return tsvFromTable({
    columns: ["Location ID", "Location Name", "Address", "Media", "Dates", "Locked"],
    rows: options.map(({ groupId, locationName, address, dates, locked }) => [
      groupId,
      locationName,
      address,
      "",
      dates,
      truth(locked),
    ]),
  });
}

function truth(is: boolean): "True" | "False" {
  return is ? "True" : "False";
}
