import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, expect, inject, it } from "vitest";
import type { DocumentKind } from "../../../functions/store/aws/document-formats.ts";
import { putDocument } from "../../../infra/operations/backup/documents.ts";
import { putRows, type TableItem } from "../../../infra/operations/backup/rows.ts";
import { storesAt } from "../../../infra/operations/backup/stores.ts";
import { DEFAULT_TIMING } from "../../../shared/call-sheet/model/call-times.ts";
import { routes } from "../../../shared/contract/routes.ts";
import type { Route } from "../../../shared/contract/schema/route.ts";
import { type Person, signedUp } from "../../people.ts";
import { records } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer, send } from "../send.ts";
import { tables } from "../tables.ts";

// Data written by the very first version, saved by npm run backup: with a script, its breakdown, options and locks, a
// crew, a schedule and the times of a day.
const FOLDER = "test/upgrade/first-version";
const id = "57g0wp5kj0fh7ep2";
const OWNER = "8e273543-f617-481c-9f3a-e1d2a2d778c4";
const params = { id };
const ofPlan = { id, scheduleName: "Plan" };
const FIRST_DAY = "2031-03-03";

const url = inject("url");
const aws = inject("aws");
let owner: Person;

beforeAll(async () => {
  owner = await signedUp(url, "owner");
  const { projectsTable: projects, optionsTable: options, schedulesTable: schedules, bucket } = aws;
  const stores = storesAt({ tables: { projects, options, schedules }, bucket }, aws.environment);
  for (const [name, table] of Object.entries(stores.tables)) {
    const rows = readFileSync(`${FOLDER}/${name}.jsonl`, "utf8").replaceAll(OWNER, owner.id).trim().split("\n");
    const ofProject = rows.map((row) => JSON.parse(row) as TableItem).filter(({ pk }) => pk?.S === `PROJECT#${id}`);
    await putRows(stores.db, table, ofProject);
  }
  const { documents } = JSON.parse(readFileSync(`${FOLDER}/contents.json`, "utf8"));
  for (const { file, ...document } of documents) {
    await putDocument(stores.s3, bucket, { ...document, bytes: readFileSync(`${FOLDER}/${file}`) });
  }
});

it("answers on every page of a project that the first version wrote", async () => {
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
      headers: bearer(owner.token),
    });
    // The first version had no reviews and no publications.
    const isNothing = status === 404 && /"code":"(?:noDraft|nothingPublished|noPublication|noSuchDay)"/.test(text);
    expect([name, isNothing ? 200 : status, status === 200 ? "" : text]).toEqual([name, 200, isNothing ? text : ""]);
  }
});

it("keeps the schedule of that time", async () => {
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

it("can change it: the crew, the board, a day's times and the breakdown", async () => {
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

/** For each kind of document that is edited: the row that points to it and a way to change it. */
const CHANGES: Readonly<Record<DocumentKind, readonly [table: string, sk: string, change: () => Promise<unknown>]>> = {
  breakdown: [
    aws.projectsTable,
    "BREAKDOWN",
    async () => {
      const { version } = await owner.api(routes.fetchBreakdown, { params });
      const payload = { version, restore: 1, operation: randomUUID() };
      return owner.api(routes.restoreBreakdown, { params, payload });
    },
  ],
  board: [
    aws.schedulesTable,
    "SCHEDULE#Plan",
    async () => {
      const { board, version } = await owner.api(routes.getStripboard, { params: ofPlan });
      const payload = { board, version, operation: randomUUID() };
      return owner.api(routes.saveStripboard, { params: ofPlan, payload });
    },
  ],
  callSheetSettings: [
    aws.projectsTable,
    "CALL-SHEETS",
    async () => {
      const { settings, version } = await owner.api(routes.getCallSheetSettings, { params });
      return owner.api(routes.updateCallSheetSettings, { params, payload: { settings, version } });
    },
  ],
  calendar: [
    aws.projectsTable,
    "CALENDAR",
    async () => {
      const payload = await owner.api(routes.getCalendar, { params });
      return owner.api(routes.updateCalendar, { params, payload });
    },
  ],
  crew: [
    aws.projectsTable,
    "CREW",
    async () => {
      const { departments, version } = await owner.api(routes.getCrew, { params });
      return owner.api(routes.updateCrew, { params, payload: { departments, version } });
    },
  ],
  dayPlan: [
    aws.schedulesTable,
    `TIMING#Plan#${FIRST_DAY}`,
    async () => {
      const [first] = (await owner.api(routes.getCallSheetDays, { params: ofPlan })).days;
      const payload = { date: FIRST_DAY, timing: DEFAULT_TIMING, version: first!.version };
      return owner.api(routes.updateCallSheet, { params: ofPlan, payload });
    },
  ],
  episodes: [
    aws.projectsTable,
    "EPISODES",
    async () => {
      const { version } = await owner.api(routes.listEpisodes, { params });
      const change = { kind: "add", number: String(101 + version), name: "" } as const;
      return owner.api(routes.changeEpisodes, { params, payload: { version, operation: randomUUID(), change } });
    },
  ],
  productionReport: [
    aws.projectsTable,
    `REPORT#${FIRST_DAY}`,
    async () => {
      await owner.api(routes.activateSchedule, { params: ofPlan, payload: { active: true } });
      const ofDay = { id, date: FIRST_DAY };
      const { report } = await owner.api(routes.getProductionReport, { params: ofDay });
      const edits = [{ at: ["notes"], from: report.notes, to: `${report.notes} Rain.` }];
      return owner.api(routes.editProductionReport, { params: ofDay, payload: { edits } });
    },
  ],
  units: [
    aws.projectsTable,
    "UNITS",
    async () => {
      const { version } = await owner.api(routes.listUnits, { params });
      const change = { kind: "add", name: `Unit ${version}` } as const;
      return owner.api(routes.changeUnits, { params, payload: { version, operation: randomUUID(), change } });
    },
  ],
};

it.each(Object.entries(CHANGES))("does not overwrite a newer version's %s", async (_, [TableName, sk, change]) => {
  const Key = { pk: `PROJECT#${id}`, sk };
  const rowNow = async () => (await tables(aws).send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;
  await change();
  await tables(aws).send(new PutCommand({ TableName, Item: { ...(await rowNow()), format: 999 } }));
  const before = await rowNow();
  expect(await refusal(change())).toEqual([
    409,
    "newerFormat",
    "This was saved by a newer version of Backlot, and its additions would be lost. Change it once Backlot is up to date again.",
  ]);
  expect(await rowNow()).toEqual(before);
});
