import { nameOfScheduleFile } from "../../shared/contract/schema/schedule-file.ts";
import { episodeText } from "../../shared/episodes/episode-text.ts";
import { tableFromTsv } from "../../shared/tables/tsv.ts";
import { ApiError, api, NetworkError } from "../api/client.ts";
import { sceneKeys } from "../breakdown/scene-key.ts";
import { castListFromTsv } from "../cast/cast-list.ts";
import { t } from "../i18n/translate.ts";
import { sceneCountText } from "../locations/groups/scene-count-text.ts";
import { groupsFrom, isUngrouped } from "../locations/location-groups.ts";
import { paths } from "../navigation/paths.ts";
import { daysOfSchedule } from "../schedule/schedule-days.ts";
import type { FindTarget } from "./find-target.ts";

/** The content of a project, and the names of what could not be loaded. */
export interface FoundTargets {
  readonly targets: readonly FindTarget[];
  readonly missing: readonly string[];
}

/** The episodes, scenes, characters, locations, schedules and shoot days of a project. */
export function projectTargets(user: string, id: string): Promise<FoundTargets> {
  return settled([
    [t("the episodes"), episodesOf(user, id)],
    [t("the scenes"), scenesOf(user, id)],
    [t("the characters"), charactersOf(id)],
    [t("the locations"), placesOf(user, id)],
    [t("the schedules"), schedulesOf(user, id)],
  ]);
}

/** The loaded results, and the names of failed requests. */
export async function settled(
  sources: readonly [name: string, targets: Promise<readonly FindTarget[]>][],
): Promise<FoundTargets> {
  const all = await Promise.all(
    sources.map(([name, targets]) => targets.catch((error: unknown) => lostOf(name, error))),
  );
  return {
    targets: all.flatMap((one) => ("lost" in one ? [] : one)),
    missing: all.flatMap((one) => ("lost" in one ? [one.lost] : [])),
  };
}

/** A project without a breakdown has no content yet, which is not an error. */
function lostOf(lost: string, error: unknown): { readonly lost: string } | readonly FindTarget[] {
  if (error instanceof ApiError && error.code === "noBreakdown") return [];
  if (error instanceof ApiError || error instanceof NetworkError) return { lost };
  throw error;
}

/** The scenes of each episode; a film has none. */
async function episodesOf(user: string, id: string): Promise<readonly FindTarget[]> {
  const { episodes } = await api.listEpisodes({ params: { id } });
  if (episodes.length < 2) return [];
  return episodes.map((episode) => ({
    kind: "episode",
    id: episode.id,
    label: episodeText(episode),
    note: sceneCountText(episode.scenes),
    target: `${paths.breakdown(user, id)}?${new URLSearchParams({ episode: episode.number })}`,
  }));
}

async function scenesOf(user: string, id: string): Promise<readonly FindTarget[]> {
  const { columns, rows } = tableFromTsv((await api.fetchBreakdown({ params: { id } })).tsv_content);
  const cell = (cells: readonly string[], name: string) => cells[columns.indexOf(name)] ?? "";
  const keys = sceneKeys(rows.map((cells) => cell(cells, "Scene Number")));
  return rows.map((cells, at) => {
    const [number, set, time] = ["Scene Number", "Location", "Time"].map((name) => cell(cells, name));
    const heading = [cell(cells, "Int./Ext."), set].filter((part) => part !== "").join(" ");
    return {
      kind: "scene",
      id: keys[at]!,
      label: [number, heading, time && `- ${time}`].filter((part) => part !== "").join(" "),
      note: cell(cells, "Synopsis"),
      target: `${paths.breakdown(user, id)}?${new URLSearchParams({ scene: keys[at]! })}`,
    };
  });
}

async function charactersOf(id: string): Promise<readonly FindTarget[]> {
  const { members } = castListFromTsv(await api.getCastList({ params: { id } }));
  return members.map(({ castId, character, scenes }) => ({
    kind: "character",
    id: castId,
    label: character,
    note: `${castId}, ${sceneCountText(scenes.length)}`,
    target: paths.castOptions(id, castId),
  }));
}

async function placesOf(user: string, id: string): Promise<readonly FindTarget[]> {
  const groups = groupsFrom(await api.getLocationList({ params: { id } }));
  return groups.flatMap((group) => {
    const target = `${paths.locations(user, id)}?${new URLSearchParams({ group: group.id })}`;
    const note = isUngrouped(group) ? "Ungrouped" : `${group.id}, ${sceneCountText(group.sceneCount)}`;
    return [
      { kind: "place" as const, id: group.id, label: group.name, note, target },
      ...group.options.map(({ locationName, address }) => ({
        kind: "place" as const,
        id: `${group.id} ${locationName}`,
        label: locationName,
        note: [`for ${group.name}`, address].filter((part) => part !== "").join(", "),
        target,
      })),
    ];
  });
}

/** The schedules, and the days of the active one or, without one, of the newest. */
async function schedulesOf(user: string, id: string): Promise<readonly FindTarget[]> {
  const all = await api.listSchedules({ params: { id } });
  const current = all.find(({ active }) => active) ?? all[0];
  const days = current && daysOfSchedule(await api.getSchedule({ params: { id, scheduleFile: current.name } }));
  const schedules = all.flatMap(({ name, location }): FindTarget[] => [
    {
      kind: "schedule",
      id: name,
      label: nameOfScheduleFile(name),
      note: location,
      target: `${paths.manageSchedules(user, id)}?${new URLSearchParams({ schedule: name })}`,
    },
    {
      kind: "schedule",
      id: `board of ${name}`,
      label: t("Stripboard: {schedule}", { schedule: nameOfScheduleFile(name) }),
      target: paths.stripboard(user, id, name),
    },
  ]);
  return [
    ...schedules,
    ...(days ?? []).map(({ date, scenes }, at): FindTarget => {
      const name = nameOfScheduleFile(current!.name);
      const sets = [...new Set(scenes.map(({ location }) => location))].join(", ");
      return {
        kind: "day",
        id: date,
        label: t("Day {number} - {date}", { number: at + 1, date }),
        note: `${name}, ${sceneCountText(scenes.length)}: ${sets}`,
        target: `${paths.callSheetOf(user, id, name)}?day=${at + 1}`,
      };
    }),
  ];
}
