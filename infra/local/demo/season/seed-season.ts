import { readFile } from "node:fs/promises";
import { routes } from "../../../../shared/contract/routes.ts";
import type { CalendarDate } from "../../../../shared/dates/calendar-date.ts";
import { type ApiClient, apiClient } from "../api-client.ts";
import { DEMO_ACCOUNT, type ScheduleRequest } from "../demo-production.ts";
import { addCast, addLocations, breakDown } from "../production-input.ts";
import {
  SEASON_EPISODES,
  SEASON_NAME,
  SECOND_UNIT,
  type SeasonProduction,
  seasonProduction,
} from "./season-production.ts";

/** Options of `seedSeason`. `today` is YYYY-MM-DD. */
export interface SeasonOptions {
  readonly url: string;
  readonly today: CalendarDate;
  report?(line: string): void;
}

/** Creates the demo season in the demo account, which must exist. Does nothing if it has a project of that name. */
export async function seedSeason({ url, today, report = () => {} }: SeasonOptions): Promise<void> {
  const { token, user } = await apiClient(url)(routes.login, { payload: DEMO_ACCOUNT });
  const api = apiClient(url, token);
  const projects = await api(routes.listProjects, { params: { user: user.id } });
  if (projects.some(({ projectName }) => projectName === SEASON_NAME)) {
    return report(`The demo season already exists: ${SEASON_NAME}.`);
  }
  const payload = { projectName: SEASON_NAME, projectType: "TV Show" } as const;
  const { id } = await api(routes.createProject, { params: { user: user.id }, payload });
  const production = seasonProduction(today);
  const { version } = await api(routes.getCrew, { params: { id } });
  await api(routes.updateCrew, { params: { id }, payload: { departments: [...production.crew], version } });
  await addEpisodes(api, id);
  report("Generated the breakdowns of the season's three episodes.");
  await addCast(api, id, production.cast);
  await addLocations(api, id, production.locations);
  await addUnits(api, id, production);
  report(`The demo season is ready: ${SEASON_NAME}.`);
}

/** Adds the episodes, and breaks their drafts down side by side. */
async function addEpisodes(api: ApiClient, id: string): Promise<void> {
  let list = await api(routes.listEpisodes, { params: { id } });
  for (const { number, name } of SEASON_EPISODES) {
    const change = { kind: "add", number, name } as const;
    const payload = { version: list.version, operation: crypto.randomUUID(), change };
    list = await api(routes.changeEpisodes, { params: { id }, payload });
  }
  await Promise.all(
    SEASON_EPISODES.map(async ({ file, number }, at) => {
      const fountain = await readFile(new URL(file, import.meta.url), "utf8");
      await breakDown(api, id, { name: `White-draft-${number}`, fountain, episode: list.episodes[at]!.id });
    }),
  );
}

/** Adds the second unit, and an active schedule for each. */
async function addUnits(api: ApiClient, id: string, { schedules, crew, startDate }: SeasonProduction): Promise<void> {
  const { version } = await api(routes.listUnits, { params: { id } });
  const add = { kind: "add", name: SECOND_UNIT } as const;
  const added = await api(routes.changeUnits, {
    params: { id },
    payload: { version, operation: crypto.randomUUID(), change: add },
  });
  const unit = added.units.at(-1)!;
  const departments = crew.map(({ name }) => name).filter((name) => name.startsWith(SECOND_UNIT));
  await api(routes.changeUnits, {
    params: { id },
    payload: {
      version: added.version,
      operation: crypto.randomUUID(),
      change: { kind: "edit", id: unit.id, name: unit.name, departments, sharesCast: unit.sharesCast },
    },
  });
  const make = async ({ name, location, scenesPerDay }: ScheduleRequest, of: object) => {
    const payload = { name, location, scenes_per_day: scenesPerDay, start_date: startDate, ...of };
    await api(routes.createSchedule, { params: { id }, payload });
    await api(routes.activateSchedule, { params: { id, scheduleName: name }, payload: { active: true } });
  };
  await make(schedules.second, { unit: unit.id });
  await make(schedules.main, {});
}
