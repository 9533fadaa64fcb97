import { beforeAll, expect, inject, it } from "vitest";
import type { ApiClient } from "../../../infra/local/demo/api-client.ts";
import { DEFAULT_TIMING } from "../../../shared/call-sheet/model/call-times.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { USUAL_CALENDAR } from "../../../shared/schedule/model/default-calendar.ts";
import { newProduction, type Production } from "../production.ts";

let production: Production;

beforeAll(async () => {
  production = await newProduction(inject("url"));
});

const ofProject = () => ({ id: production.id });
const ofRole = () => ({ id: production.id, castId: "1" });
const ofSchedule = () => ({ id: production.id, scheduleName: "Plan" });

/** Every kind of change that the pages of a project show, each in a state where it has an effect. */
const CHANGES: readonly (readonly [what: string, change: (api: ApiClient) => Promise<unknown>])[] = [
  ["an option is added", (api) => api(routes.addActorOption, { params: ofRole(), payload: { actorName: "Pim" } })],
  ["it is locked", (api) => api(routes.lockActor, { params: ofRole(), payload: { actor_name: "Pim" } })],
  ["it is removed", (api) => api(routes.removeActorOption, { params: ofRole(), payload: { actor_name: "Pim" } })],
  ["it is brought back", (api) => api(routes.restoreActorOption, { params: ofRole(), payload: { actor_name: "Pim" } })],
  [
    "the breakdown is saved",
    async (api) => {
      const { tsv_content, version } = await api(routes.fetchBreakdown, { params: ofProject() });
      await api(routes.updateBreakdown, { params: ofProject(), payload: { tsv_content, version } });
    },
  ],
  [
    "the crew is saved",
    (api) => api(routes.updateCrew, { params: ofProject(), payload: { departments: [], version: 0 } }),
  ],
  [
    "the calendar is saved",
    (api) => api(routes.updateCalendar, { params: ofProject(), payload: { calendar: USUAL_CALENDAR, version: 0 } }),
  ],
  [
    "a schedule is made",
    (api) =>
      api(routes.createSchedule, {
        params: ofProject(),
        payload: { name: "Plan", location: "All locations", scenes_per_day: 3 },
      }),
  ],
  ["it becomes active", (api) => api(routes.activateSchedule, { params: ofSchedule(), payload: { active: true } })],
  ["it is active no more", (api) => api(routes.activateSchedule, { params: ofSchedule(), payload: { active: false } })],
  [
    "its board is saved",
    async (api) => {
      const { board, version } = await api(routes.getStripboard, { params: ofSchedule() });
      await api(routes.saveStripboard, { params: ofSchedule(), payload: { board, version, operation: "operation-1" } });
    },
  ],
  [
    "the times of a day are saved",
    async (api) => {
      const { days } = await api(routes.getCallSheetDays, { params: ofSchedule() });
      const { date } = days[0]!.sheet;
      await api(routes.updateCallSheet, {
        params: ofSchedule(),
        payload: { date, timing: DEFAULT_TIMING, version: 0 },
      });
    },
  ],
  [
    "the time zone is chosen",
    (api) => api(routes.setTimeZone, { params: ofProject(), payload: { timeZone: "Asia/Tokyo" } }),
  ],
  [
    "an episode is added",
    (api) =>
      api(routes.changeEpisodes, {
        params: ofProject(),
        payload: { version: 0, operation: "operation-2", change: { kind: "add", number: "101", name: "" } },
      }),
  ],
  [
    "a unit is added",
    (api) =>
      api(routes.changeUnits, {
        params: ofProject(),
        payload: { version: 0, operation: "operation-3", change: { kind: "add", name: "Second Unit" } },
      }),
  ],
  ["it is completed", (api) => api(routes.completeProject, { params: ofProject(), payload: { completed: true } })],
  ["it is reopened", (api) => api(routes.completeProject, { params: ofProject(), payload: { completed: false } })],
];

it("differs after every change that other users can see, and only then", async () => {
  const { api } = production.owner;
  const stamp = async () => (await api(routes.getChangeStamp, { params: ofProject() })).stamp;
  const seen = [await stamp()];
  for (const [what, change] of CHANGES) {
    expect(await stamp()).toBe(seen.at(-1));
    await change(api);
    const now = await stamp();
    expect([what, seen.includes(now)]).toEqual([what, false]);
    seen.push(now);
  }
});
