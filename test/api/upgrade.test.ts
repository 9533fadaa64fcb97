import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, expect, inject, it } from "vitest";
import { putDocument } from "../../infra/operations/documents.ts";
import { putRows, type RawRow } from "../../infra/operations/rows.ts";
import { storesAt } from "../../infra/operations/stores.ts";
import { DEFAULT_TIMING } from "../../shared/call-sheet/timing.ts";
import type { Route } from "../../shared/contract/route.ts";
import { routes } from "../../shared/contract/routes.ts";
import { type Person, signedUp } from "../people.ts";
import { records } from "./production.ts";
import { bearing, send } from "./send.ts";

// What the first version of all has written, taken from its tables and bucket by npm run backup: with a script, its
// breakdown, options and locks, a crew, a schedule and the times of a day.
const FOLDER = "test/upgrade/first-version";
const id = "57g0wp5kj0fh7ep2";
const OWNER = "8e273543-f617-481c-9f3a-e1d2a2d778c4";
const params = { id };
const ofPlan = { id, scheduleName: "Plan" };

const url = inject("url");
const aws = inject("aws");
let owner: Person;

beforeAll(async () => {
  owner = await signedUp(url, "owner");
  const { projectsTable: projects, optionsTable: options, schedulesTable: schedules, bucket } = aws;
  const stores = storesAt({ tables: { projects, options, schedules }, bucket }, aws.environment);
  for (const [name, table] of Object.entries(stores.tables)) {
    const rows = readFileSync(`${FOLDER}/${name}.jsonl`, "utf8").replaceAll(OWNER, owner.id).trim().split("\n");
    const ofProject = rows.map((row) => JSON.parse(row) as RawRow).filter(({ pk }) => pk?.S === `PROJECT#${id}`);
    await putRows(stores.db, table, ofProject);
  }
  const { documents } = JSON.parse(readFileSync(`${FOLDER}/contents.json`, "utf8"));
  for (const { file, ...document } of documents) {
    await putDocument(stores.s3, bucket, { ...document, bytes: readFileSync(`${FOLDER}/${file}`) });
  }
});

it("answers on every page of a project that the first version has made", async () => {
  const reading = Object.entries<Route>(routes).filter(
    ([, { method, path, access, query }]) =>
      method === "GET" &&
      access === "viewer" &&
      !query &&
      /^[^{]*\{id\}[^{]*(?:\{scheduleName\}|\{castId\})?$/.test(path),
  );
  expect(reading.length).toBeGreaterThan(20);
  for (const [name, route] of reading) {
    const { status, text } = await send(url, route, {
      params: { ...ofPlan, castId: "1" },
      headers: bearing(owner.token),
    });
    // Nothing waits there, or was published: nobody could, then.
    const isNothing = status === 404 && /"code":"(?:noDraft|nothingPublished|noPublication|noSuchDay)"/.test(text);
    expect([name, isNothing ? 200 : status, status === 200 ? "" : text]).toEqual([name, 200, isNothing ? text : ""]);
  }
});

it("still knows what was planned then", async () => {
  const { tsv_content } = await owner.api(routes.fetchBreakdown, { params });
  expect(records(tsv_content).map((row) => row.Location)).toEqual([
    ...["LIGHTHOUSE - LAMP ROOM", "HARBOUR QUAY", "LIGHTHOUSE - KITCHEN", "HARBOUR QUAY", "FERRY"],
  ]);
  const { cast_list } = await owner.api(routes.getCastListComplete, { params });
  expect(cast_list).toContain("Ana Duarte");
  const { departments } = await owner.api(routes.getCrew, { params });
  expect(departments[0]!.positions).toMatchObject([{ position: "1st AD", name: "Lea Verdi" }]);
  const { days } = await owner.api(routes.getCallSheetDays, { params: ofPlan });
  expect(days[0]!.sheet.timing).toMatchObject({ shootCall: "8:00 AM", crewCall: "7:00 AM" });
});

it("goes on with it: the crew, the board, a day's times and the breakdown", async () => {
  const { departments, version } = await owner.api(routes.getCrew, { params });
  expect((await owner.api(routes.updateCrew, { params, payload: { departments, version } })).version).toBe(version + 1);
  const { board, ...saved } = await owner.api(routes.getStripboard, { params: ofPlan });
  const again = { board, version: saved.version, operation: randomUUID() };
  expect((await owner.api(routes.saveStripboard, { params: ofPlan, payload: again })).version).toBe(saved.version + 1);
  const [first] = (await owner.api(routes.getCallSheetDays, { params: ofPlan })).days;
  const { date } = first!.sheet;
  const payload = { date, timing: DEFAULT_TIMING, version: first!.version };
  expect((await owner.api(routes.updateCallSheet, { params: ofPlan, payload })).version).toBe(first!.version + 1);
  const back = { version: 1, restore: 1, operation: randomUUID() };
  expect((await owner.api(routes.restoreBreakdown, { params, payload: back })).version).toBe(2);
});
