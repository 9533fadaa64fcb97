import { beforeAll, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import type { Route } from "../../../shared/contract/schema/route.ts";
import { type Person, signedUp } from "../../people.ts";
import { newProject, upload } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer, send } from "../send.ts";

const url = inject("url");
const saving = { version: 1, operation: "0123456789" };

/** Payloads of the routes that change a breakdown. */
const PAYLOADS: Partial<Record<string, object>> = {
  updateBreakdown: { tsv_content: "Scene Number\n1" },
  correctBreakdown: { ...saving, correction: { kind: "merge", rows: ["sc-1", "sc-2"] } },
  restoreBreakdown: { ...saving, restore: 1 },
  applyDraft: { ...saving, draftVersion: 1 },
  addActorOption: { actorName: "Ana Duarte" },
  addLocationOption: { locationName: "Punta Faro" },
  changeLocationGroups: { ...saving, change: { kind: "removeGroup", groupId: "L1" } },
  createSchedule: { name: "Plan", location: "All locations", scenes_per_day: 3 },
  setDayStatus: { castId: "1", date: "2031-03-05", code: "FT" },
  importSchedule: { file: "{}" },
};

/** Queries of the routes that require more than a path. */
const QUERIES: Partial<Record<string, string>> = {
  exportScript: "?format=fdx",
  saveList: "?list=cast-list&format=pdf",
};

const REFUSING = Object.entries<Route>(routes).filter(([, { refusals }]) => "noBreakdown" in refusals);

let owner: Person;
let id: string;

beforeAll(async () => {
  owner = await signedUp(url, "owner");
  id = await newProject(owner);
});

it.each(REFUSING)("%s reports that there is no breakdown yet", async (name, route) => {
  const sent = await send(url, route, {
    params: { id, castId: "1", locationId: "L1" },
    query: QUERIES[name] ?? "",
    headers: bearer(owner.token),
    ...(route.payload && { body: JSON.stringify(PAYLOADS[name]) }),
  });
  expect([sent.status, JSON.parse(sent.text)]).toMatchObject([
    404,
    { code: "noBreakdown", message: "There is no breakdown yet. Upload a script first." },
  ]);
});

it("has no drafts, schedules, versions or running jobs either", async () => {
  const params = { id };
  expect(await owner.api(routes.listScripts, { params })).toEqual([]);
  expect(await owner.api(routes.listSchedules, { params })).toEqual([]);
  expect(await owner.api(routes.listBreakdownVersions, { params })).toEqual([]);
  expect(await owner.api(routes.getBreakdownProgress, { params })).toEqual({ status: "none", percent: 0 });
});

it("has lines of a draft only once it is parsed", async () => {
  const lines = (version?: number) =>
    owner.api(routes.getScriptLines, { params: { id }, ...(version && { query: { version } }) });
  const noScript = [404, "noSuchScript", "This draft of the script does not exist."];
  expect(await refusal(lines())).toEqual(noScript);
  await upload(owner, id, "Unread", "%PDF-1.7");
  expect(await refusal(lines(2))).toEqual(noScript);
  expect(await refusal(lines(1))).toEqual([
    404,
    "noLines",
    'The pages of "Unread" have not been read yet. Generate its breakdown first.',
  ]);
});
