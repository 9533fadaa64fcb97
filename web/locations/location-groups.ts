import type { routes } from "../../shared/contract/routes.ts";
import type { ResponseOf } from "../../shared/contract/schema/route.ts";
import type { LocationOption } from "../../shared/roster/options/option.ts";
import type { OptionLock } from "../../shared/roster/options/option-lock.ts";
import { splitTrimmed } from "../../shared/screenplay/model/trim-marks.ts";
import { rowsFromTsv, type TsvRow } from "../data/tsv-rows.ts";
import type { Pictured } from "../options/option-thumbnail.ts";

/** A scene of the breakdown. */
export interface LocationScene {
  readonly number: string;
  readonly intExt: string;
  readonly location: string;
  readonly time: string;
  readonly synopsis: string;
  readonly characters: string;
}

export interface GroupOfScenes {
  readonly id: string;
  readonly name: string;
  /** The sets in the group, as in the breakdown's Location column. */
  readonly sets: readonly string[];
  readonly sceneCount: number;
  /** Of a series, the numbers of the episodes of its scenes; empty for a film. */
  readonly episodes: readonly string[];
  readonly isInt: boolean;
  readonly isExt: boolean;
  /** Name of the locked option, if any. */
  readonly locked: string | undefined;
  /** Who locked it, and when. */
  readonly lock: OptionLock | undefined;
  readonly scenes: readonly LocationScene[];
  readonly options: readonly Pictured<LocationOption>[];
}

type LocationListResponse = Omit<ResponseOf<(typeof routes)["getLocationList"]>, "version">;

const NO_GROUP = ["", "None"];

/** The location groups with their scenes and options. */
export function groupsFrom(answer: LocationListResponse): GroupOfScenes[] {
  const scenes = rowsFromTsv(answer.breakdown).map(sceneFromRow);
  const options = rowsFromTsv(answer.location_options).map((row) => {
    const option = optionFromRow(row);
    const { groupId, locationName } = option;
    return { ...option, ...answer.details.find((of) => of.groupId === groupId && of.locationName === locationName) };
  });
  return rowsFromTsv(answer.location_list)
    .filter((row) => !NO_GROUP.includes(row("Location ID")))
    .map((row) => groupFromRow(row, scenes, options, answer.locks));
}

/** Whether a group is displayed as a group, which takes more than one scene. */
export const isShown = ({ sceneCount }: GroupOfScenes) => sceneCount > 1;

/** Whether a group without scenes in the current draft is displayed because it has options. */
export const isKept = ({ sceneCount, options }: GroupOfScenes) => sceneCount === 0 && options.length > 0;

/** Groups whose only scene shares its location with no other. */
export const isUngrouped = ({ sceneCount }: GroupOfScenes) => sceneCount === 1;

/** The kinds of scenes: interior, exterior, or both in one scene. */
export function kindsOf(scenes: readonly LocationScene[]): { isInt: boolean; isExt: boolean; isIntExt: boolean } {
  const kinds = scenes.map(({ intExt }) => ({ int: /\bI(?:NT)?\b/i.test(intExt), ext: /\bE(?:XT)?\b/i.test(intExt) }));
  return {
    isInt: kinds.some(({ int, ext }) => int && !ext),
    isExt: kinds.some(({ int, ext }) => ext && !int),
    isIntExt: kinds.some(({ int, ext }) => int && ext),
  };
}

function groupFromRow(
  row: TsvRow,
  scenes: readonly LocationScene[],
  options: readonly Pictured<LocationOption>[],
  locks: LocationListResponse["locks"],
): GroupOfScenes {
  const numbers = new Set(splitTrimmed(row("Scene Numbers"), ","));
  const locked = row("Locked");
  return {
    id: row("Location ID"),
    name: row("Location Group Name"),
    sets: row("LocationName")
      .split(" | ")
      .filter((set) => set !== ""),
    sceneCount: Number(row("Number of Scenes")),
    episodes: splitTrimmed(row("Episodes"), ",").filter((number) => number !== ""),
    isInt: isTrue(row("INT")),
    isExt: isTrue(row("EXT")),
    locked: /^(false)?$/i.test(locked) ? undefined : locked,
    lock: locks.find(({ id }) => id === row("Location ID")),
    scenes: scenes.filter(({ number }) => number !== "" && numbers.has(number)),
    options: options.filter(({ groupId }) => groupId === row("Location ID")),
  };
}

function sceneFromRow(row: TsvRow): LocationScene {
  return {
    number: row("Scene Number"),
    intExt: row("Int./Ext."),
    location: row("Location"),
    time: row("Time"),
    synopsis: row("Synopsis"),
    characters: row("Characters"),
  };
}

function optionFromRow(row: TsvRow): LocationOption {
  return {
    groupId: row("Location ID"),
    locationName: row("Location Name") || row("Name"),
    address: row("Address"),
    dates: row("Dates"),
    locked: isTrue(row("Locked")),
  };
}

function isTrue(text: string): boolean {
  return ["True", "1", "TRUE", "true"].includes(text);
}
