import { type LoaderFunctionArgs, replace } from "react-router-dom";
import { nameOfScheduleFile } from "../../shared/contract/schema/schedule-file.ts";
import { episodeText } from "../../shared/episodes/episode-text.ts";
import type { Scenario } from "../../shared/schedule/stripboard/schedule-summary.ts";
import { tableFromTsv } from "../../shared/tables/tsv.ts";
import { MAIN_UNIT, unitOf } from "../../shared/units/unit.ts";
import { ApiError, api, NetworkError } from "../api/client.ts";
import { episodeLimitsText } from "../episodes/episode-text.ts";
import { deferred, undefinedOn } from "../layout/deferred.tsx";
import { paths } from "../navigation/paths.ts";
import { qualityBoard } from "../schedule/improvement/quality-board.ts";
import { ALL_LOCATIONS } from "../schedule/location-text.ts";
import { openedProject } from "./project.ts";

export function manageSchedulesLoader({ params, request }: LoaderFunctionArgs<"id">) {
  const id = params.id!;
  const scheduleFile = new URL(request.url).searchParams.get("schedule");
  const schedules = api.listSchedules({ params: { id } });
  const units = deferred(api.listUnits({ params: { id } }));
  return {
    schedules,
    units,
    asking: deferred(askingFor(id, schedules, units)),
    broken: brokenOf(id),
    selected: scheduleFile === null ? undefined : selectedSchedule(id, scheduleFile),
  };
}

/** The schedule of this name or file name, each part of it on its way. */
const selectedSchedule = (id: string, name: string) => ({
  name,
  details: api.getSchedule({ params: { id, scheduleFile: name } }),
  board: qualityBoard(id, nameOfScheduleFile(name)),
  improvement: deferred(improvementOf(id, name)),
});

/** The search for a better schedule, which members with limited access do not see. */
async function improvementOf(id: string, scheduleName: string) {
  if ((await openedProject(id)).limited) return undefined;
  return undefinedOn("limited", api.getImprovement({ params: { id, scheduleName } }));
}

/**
 * Data for the dialog: the locations, the episodes, the units, the production's calendar, and the preferences of the
 * newest schedule.
 */
async function askingFor(
  id: string,
  schedules: ReturnType<typeof api.listSchedules>,
  list: ReturnType<typeof api.listUnits>,
) {
  const [locations, episodes, { units }, { calendar }, [newest]] = await Promise.all([
    locationsOf(id),
    episodesOf(id),
    list,
    api.getCalendar({ params: { id } }),
    schedules,
  ]);
  const today = new Date().toISOString().slice(0, 10);
  return { locations, episodes, units, calendar, today, before: newest?.asked };
}

/** Current violations of each schedule by name; empty when unknown, and for restricted members. */
async function brokenOf(id: string): Promise<ReadonlyMap<string, Scenario>> {
  try {
    // The comparison is refused to restricted members.
    if ((await openedProject(id)).limited) return new Map();
    const { scenarios } = await api.compareSchedules({ params: { id } });
    return new Map(scenarios.map((scenario) => [scenario.name, scenario]));
  } catch (error) {
    console.error("Failed to check the schedules", error);
    return new Map();
  }
}

async function locationsOf(id: string): Promise<string[]> {
  try {
    const lists = await undefinedOn("noBreakdown", api.getLocationList({ params: { id } }));
    if (!lists) return [];
    const { columns, rows } = tableFromTsv(lists.location_list);
    const [name, count] = [columns.indexOf("Location Group Name"), columns.indexOf("Number of Scenes")];
    return [ALL_LOCATIONS, ...rows.filter((cells) => Number(cells[count]) > 0).map((cells) => cells[name] ?? "")];
  } catch (error) {
    console.error("Failed to fetch locations", error);
    return [];
  }
}

/** The episodes of a series; without them, a schedule can be made of all. */
async function episodesOf(id: string) {
  try {
    const { episodes } = await api.listEpisodes({ params: { id } });
    return episodes.map((episode) => ({
      ...{ id: episode.id, label: episodeText(episode) },
      limits: episodeLimitsText(episode, episodes),
    }));
  } catch (error) {
    console.error("Failed to fetch episodes", error);
    return [];
  }
}

export function compareSchedulesLoader({ params }: LoaderFunctionArgs<"id">) {
  const id = params.id!;
  return { compared: deferred(comparedIn(id)) };
}

/** All schedules for comparison, each with its board on the way. */
async function comparedIn(id: string) {
  const [{ active, activeOf = { [MAIN_UNIT]: active }, scenarios }, { units }] = await Promise.all([
    api.compareSchedules({ params: { id } }),
    api.listUnits({ params: { id } }),
  ]);
  return {
    units,
    active: new Set(Object.values(activeOf)),
    scenarios: scenarios.map((one) => ({ ...one, board: qualityBoard(id, one.name) })),
  };
}

export async function reportsLoader({ params, request }: LoaderFunctionArgs<"id">) {
  const search = new URL(request.url).searchParams;
  const id = params.id!;
  // Without one in the URL: the active schedule, or the newest.
  const schedule = nameOfScheduleFile(search.get("schedule") || ((await usualSchedule(id)) ?? ""));
  const asked = { id, scheduleName: schedule };
  const episode = search.get("episode");
  const query = episode === null ? {} : { episode };
  return { schedule, reports: schedule === "" ? undefined : api.getReports({ params: asked, query }) };
}

/** The file name of the active schedule, that of the main unit first, or of the newest; undefined if there is none or it is unknown. */
export async function usualSchedule(id: string): Promise<string | undefined> {
  try {
    const all = await api.listSchedules({ params: { id } });
    const active = all.filter((schedule) => schedule.active);
    return (active.find((schedule) => unitOf(schedule) === MAIN_UNIT) ?? active[0] ?? all[0])?.name;
  } catch (error) {
    // The user can still choose one.
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
    return undefined;
  }
}

export async function stripboardLoader({ params, request }: LoaderFunctionArgs<"user" | "id">) {
  const id = params.id!;
  const scheduleName = new URL(request.url).searchParams.get("schedule") ?? "";
  if (scheduleName !== "") {
    return {
      scheduleName,
      loaded: api.getStripboard({ params: { id, scheduleName } }),
      units: deferred(unitBoardsOf(id, nameOfScheduleFile(scheduleName))),
    };
  }
  const usual = await usualSchedule(id);
  if (usual !== undefined) throw replace(paths.stripboard(params.user!, id, nameOfScheduleFile(usual)));
  return { scheduleName };
}

/** With several units, their active boards; undefined with one. */
async function unitBoardsOf(id: string, scheduleName: string) {
  const { version, units, allowed } = await api.listUnits({ params: { id } });
  if (units.length === 0) return undefined;
  const schedules = await api.listSchedules({ params: { id } });
  const own = schedules.find(({ name }) => nameOfScheduleFile(name) === scheduleName);
  const shown = unitOf(own ?? {});
  const actives = units.flatMap(({ id: unit, name, retired }) => {
    const active = schedules.find((schedule) => schedule.active && unitOf(schedule) === unit);
    return active ? { unit, name, retired, schedule: nameOfScheduleFile(active.name) } : [];
  });
  const others = await Promise.all(
    actives
      .filter(({ unit }) => unit !== shown)
      .map(async ({ unit, ...other }) => {
        const {
          board,
          sheet,
          version: saved,
          published,
        } = await api.getStripboard({
          params: { id, scheduleName: other.schedule },
        });
        return { ...other, id: unit, version: saved, published, board, sheet };
      }),
  );
  return { version, shown, actives, others, allowed };
}

export function manageShootDaysLoader({ params }: LoaderFunctionArgs<"id">) {
  return { schedules: deferred(schedulesWithUnits(params.id!)) };
}

/** The schedules, each with the name of its unit where the production has several. */
async function schedulesWithUnits(id: string) {
  const [schedules, { units }] = await Promise.all([
    api.listSchedules({ params: { id } }),
    api.listUnits({ params: { id } }),
  ]);
  const names = new Map(units.map((unit) => [unit.id, unit.name]));
  return schedules.map((schedule) => ({ ...schedule, unitName: names.get(unitOf(schedule)) }));
}
