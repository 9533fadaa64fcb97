import { rm } from "node:fs/promises";
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from "@aws-sdk/client-s3";
import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LocalStack, startLocalStack } from "../../../infra/local/stack.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { addDays } from "../../../shared/dates/calendar-date.ts";
import { draftKey } from "../../../shared/pipeline.ts";
import { NO_LOCATION_SITE } from "../../../shared/roster/options/location-site.ts";
import { OUTBOX_KEY } from "../../outbox.ts";
import { keepRights } from "../../rights-used.ts";
import { pdfOf, text, WHOLE_PAGE_PICTURE } from "../../screenplay/pdf-file.ts";
import { stackFolder } from "../../stack-folder.ts";
import { newProduction, newProject, type Production } from "../production.ts";
import { storage } from "../storage.ts";
import { tables } from "../tables.ts";

// Functions without a route are invoked as AWS does, with their own role: this stack exposes its functions.
let folder: string;
let stack: LocalStack;
let production: Production;

beforeAll(async () => {
  folder = await stackFolder("invoked");
  // A job runs long after what it reads was written.
  stack = await startLocalStack({ folder, inMemory: true, speed: 40, outboxKey: OUTBOX_KEY, indexLag: () => 0 });
  production = await newProduction(stack.url);
});
afterAll(async () => {
  await keepRights(stack, "invoked");
  await stack.close();
  await rm(folder, { recursive: true, force: true });
});

/** Invokes the function with this source file. */
function invoke(source: string, event: object): Promise<unknown> {
  const functions = stack.templates.of("AWS::Lambda::Function");
  return stack.invoke(functions.find(({ metadata }) => metadata["local:entry"] === source)!.ref, event);
}

async function stored(Key: string): Promise<string> {
  const { Body } = await storage(stack).send(new GetObjectCommand({ Bucket: bucket(), Key }));
  return Body!.transformToString("latin1");
}

const bucket = () => stack.templates.of("AWS::S3::Bucket").find(({ ref }) => /documents/i.test(ref))!.ref;
const tableOf = (name: string) => stack.templates.of("AWS::DynamoDB::Table").find(({ ref }) => ref.includes(name))!.ref;
const NIGHTLY = "functions/jobs/draft-call-sheets.ts";

it("generates the next day's call sheets once in the afternoon, from the active schedule, and emails the editors", async () => {
  expect(await invoke(NIGHTLY, {})).toEqual({ made: 0 });
  const { owner, id } = production;
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
  const group = { id, locationId: "L3" };
  const [year, month, day] = tomorrow.split("-");
  const dates = `${month}/${day}/${year}`;
  await owner.api(routes.addLocationOption, { params: group, payload: { locationName: "MS Wade", dates } });
  for (const [name, location] of [
    ["Ferry", "FERRY"],
    ["Ferry again", "FERRY"],
  ] as const) {
    const payload = { name, location, scenes_per_day: 1, start_date: tomorrow };
    await owner.api(routes.createSchedule, { params: { id }, payload });
  }
  // The ferry has no address yet, so the time zone is UTC.
  const at = (time: string) => ({ at: `${addDays(tomorrow, -1)}T${time}:00Z` });
  const mails = () => stack.outbox.list().filter(({ subject }) => subject.includes("draft call sheet"));
  const activate = (active: boolean) =>
    owner.api(routes.activateSchedule, { params: { id, scheduleName: "Ferry again" }, payload: { active } });
  expect(await invoke(NIGHTLY, at("15:05"))).toEqual({ made: 0 });
  await activate(true);
  expect(await invoke(NIGHTLY, at("16:05"))).toEqual({ made: 1 });
  expect(await invoke(NIGHTLY, at("16:05"))).toEqual({ made: 0 });
  expect(await stored(`projects/${id}/call-sheets/${tomorrow}/Ferry again.pdf`)).toMatch(/^%PDF-/);
  expect(mails()).toMatchObject([{ to: [owner.email], subject: expect.stringContaining("The Small Tide") }]);
  expect(mails()[0]!.text).toContain(`/${id}/call-sheets/Ferry%20again?day=1`);

  await activate(false);
  expect(await invoke(NIGHTLY, at("21:05"))).toEqual({ made: 1 });
  expect(await invoke(NIGHTLY, at("22:05"))).toEqual({ made: 0 });
  expect(mails()).toHaveLength(2);
});

it("uses the project's own time zone once it has one, and suggests that of its main location", async () => {
  const { owner, id } = production;
  const site = { ...NO_LOCATION_SITE, coordinates: { latitude: 55.67, longitude: -1.8 } };
  await owner.api(routes.updateLocationDetails, {
    params: { id, locationId: "L3" },
    payload: { location_name: "MS Wade", address: "", site, version: 0, operation: "operation-1" },
  });
  expect(await owner.api(routes.getTimeZone, { params: { id } })).toEqual({
    timeZone: null,
    suggested: { place: "MS Wade", timeZone: "Europe/London" },
  });
  await owner.api(routes.setTimeZone, { params: { id }, payload: { timeZone: "Pacific/Kiritimati" } });
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
  const payload = { name: "Ferry far", location: "FERRY", scenes_per_day: 1, start_date: tomorrow };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  const at = (time: string) => ({ at: `${addDays(tomorrow, -1)}T${time}:00Z` });
  expect(await invoke(NIGHTLY, at("01:05"))).toEqual({ made: 0 });
  expect(await invoke(NIGHTLY, at("02:05"))).toEqual({ made: 1 });
});

it("generates the other call sheets when one fails, and reports the failure", async () => {
  const { owner, id } = production;
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
  const payload = { name: "Ferry at last", location: "FERRY", scenes_per_day: 1, start_date: tomorrow };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  // Belongs to a project that does not exist; its key sorts first.
  const lost = { pk: "PROJECT#0000000000000000", sk: `DAY#Lost#${tomorrow}`, shootingDate: tomorrow };
  const schedules = stack.templates.of("AWS::DynamoDB::Table").find(({ ref }) => ref.includes("Schedules"))!.ref;
  await tables(stack).send(new PutCommand({ TableName: schedules, Item: { ...lost, scheduleName: "Lost" } }));
  const mails = stack.outbox.list().length;
  await expect(invoke(NIGHTLY, { at: `${tomorrow}T00:05:00Z` })).rejects.toThrow(
    "1 call sheet drafts could not be created",
  );
  expect(stack.outbox.list()).toHaveLength(mails + 1);
});

it("makes every other call sheet when a row of one project cannot be read, and names that project", async () => {
  const { owner, id } = production;
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
  const payload = { name: "Ferry whatever comes", location: "FERRY", scenes_per_day: 1, start_date: tomorrow };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  const forged = { pk: "PROJECT#0000000000000001", sk: `DAY#${tomorrow}#Forged`, shootingDate: tomorrow };
  const TableName = tableOf("Schedules");
  await tables(stack).send(new PutCommand({ TableName, Item: { ...forged, scheduleName: 7 } }));
  const mails = stack.outbox.list().length;
  await expect(invoke(NIGHTLY, { at: `${tomorrow}T00:05:00Z` })).rejects.toThrow(
    "2 call sheet drafts could not be created",
  );
  expect(stack.outbox.list()).toHaveLength(mails + 1);
  await tables(stack).send(new DeleteCommand({ TableName, Key: { pk: forged.pk, sk: forged.sk } }));
});

it("makes every other call sheet when a document of one project would exhaust the memory, and names that project", async () => {
  const { owner, id } = production;
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
  const huge = await newProduction(stack.url);
  for (const [person, project, name] of [
    [huge.owner, huge.id, "Huge"],
    [owner, id, "Ferry after all"],
  ] as const) {
    const payload = { name, location: "FERRY", scenes_per_day: 1, start_date: tomorrow };
    await person.api(routes.createSchedule, { params: { id: project }, payload });
  }
  const { Contents = [] } = await storage(stack).send(
    new ListObjectsV2Command({ Bucket: bucket(), Prefix: `projects/${huge.id}/breakdown/` }),
  );
  const Key = Contents.map((one) => one.Key!).find((key) => key.endsWith("/breakdown.json"))!;
  const text = await stored(Key);
  const write = (Body: string) => storage(stack).send(new PutObjectCommand({ Bucket: bucket(), Key, Body }));
  await write(text.padEnd(25 * 2 ** 20));
  const mails = stack.outbox.list().length;
  // The first one belongs to a project that does not exist, see above.
  await expect(invoke(NIGHTLY, { at: `${tomorrow}T00:05:00Z` })).rejects.toThrow(
    "2 call sheet drafts could not be created",
  );
  expect(stack.outbox.list()).toHaveLength(mails + 1);
  await write(text);
});

it("erases the other deleted projects when the record of one is unreadable", async () => {
  const { owner } = production;
  const { password } = owner;
  const id = await newProject(owner);
  const { erasedOn } = await owner.api(routes.setProjectDeleted, {
    params: { id },
    payload: { deleted: true, password },
  });
  const forged = { pk: "ERASURE", sk: "project#0000000000000001" };
  const TableName = tableOf("Projects");
  await tables(stack).send(new PutCommand({ TableName, Item: { ...forged, kind: "project", id: 7 } }));
  const erase = invoke("functions/jobs/erase-deleted.ts", { at: erasedOn });
  await expect(erase).rejects.toThrow("1 could not be erased");
  const head = { pk: `PROJECT#${id}`, sk: "PROJECT" };
  expect((await tables(stack).send(new GetCommand({ TableName, Key: head }))).Item).toBeUndefined();
  await tables(stack).send(new DeleteCommand({ TableName, Key: forged }));
});

it("reads a draft's embedded text instead of calling Textract when configured so, unless a page is scanned", async () => {
  const { owner, id } = production;
  // Without watermarks, the address is that of the draft itself.
  const { url } = await owner.api(routes.viewScript, { params: { id, fileName: "Draft" } });
  const [, draftId = ""] = /scripts\/(\w+)\//.exec(url)!;
  const key = draftKey(id, draftId, "pdf");
  const draft = {
    projectId: id,
    draftId,
    name: "Draft",
    version: 1,
    runCount: 1,
    run: "by-hand",
    bucket: bucket(),
    key,
  };
  expect(await invoke("functions/steps/read-text-layer.ts", draft)).toMatchObject({ ...draft, extraction: "done" });
  expect(await stored(draftKey(id, draftId, "lines"))).toContain("MARA polishes the lens.");

  const scan = { content: WHOLE_PAGE_PICTURE, picture: { width: 1, height: 1, pixels: Uint8Array.of(0) } };
  const mixed = { ...draft, key: key.replace(/[^/]+$/, "mixed.pdf") };
  const Body = pdfOf([{ content: text("MARA polishes the lens.", 108, 700) }, scan]);
  await storage(stack).send(new PutObjectCommand({ Bucket: bucket(), Key: mixed.key, Body }));
  expect(await invoke("functions/steps/read-text-layer.ts", mixed)).toMatchObject({ extraction: "textract" });
});

/** Runs the sweep at a time so many days ahead. */
async function sweep(days: number): Promise<{ readonly swept: number; readonly erased: number }> {
  const at = new Date(Date.now() + days * 86_400_000).toISOString();
  const { swept, erased } = Object(await invoke("functions/jobs/sweep-orphans.ts", { at }));
  return { swept, erased };
}

it("deletes a document without an item after a month, and no other", async () => {
  const orphan = `projects/${production.id}/scripts/0123456789abcdef/draft.pdf`;
  await storage(stack).send(new PutObjectCommand({ Bucket: bucket(), Key: orphan, Body: "%PDF-" }));
  const documents = async (days: number) => (await sweep(days)).swept;
  expect([await documents(30), await documents(32), await documents(32)]).toEqual([0, 1, 0]);
  await expect(stored(orphan)).rejects.toThrow("does not exist");
});

it("sweeps the other projects when one fails, and reports the failure", async () => {
  const [first, second] = ["0000000000000002", production.id].map(
    (id) => `projects/${id}/scripts/0123456789abcdef/x.pdf`,
  );
  for (const Key of [first, second])
    await storage(stack).send(new PutObjectCommand({ Bucket: bucket(), Key, Body: "%PDF-" }));
  const noted = { pk: "HEADLESS", sk: "PROJECT#0000000000000003", since: 7 };
  const TableName = tableOf("Projects");
  await tables(stack).send(new PutCommand({ TableName, Item: noted }));
  await expect(sweep(32)).rejects.toThrow("1 projects could not be checked for orphaned data");
  await expect(stored(second!)).rejects.toThrow("does not exist");
  await tables(stack).send(new DeleteCommand({ TableName, Key: { pk: noted.pk, sk: noted.sk } }));
});

it("erases rows and documents without a project a month after they were found, and no other", async () => {
  const { id } = production;
  const [headless, pk] = ["0123456789abcdef", "PROJECT#0123456789abcdef"];
  const sheet = `projects/${headless}/call-sheets/2031-03-03/Plan A.pdf`;
  const keys = [sheet, `uploads/${headless}/a`, `archives/${headless}/a`];
  const TableName = tableOf("Projects");
  for (const name of ["Projects", "Options", "Schedules"]) {
    await tables(stack).send(new PutCommand({ TableName: tableOf(name), Item: { pk, sk: "DRAFT#000001" } }));
  }
  for (const Key of keys) await storage(stack).send(new PutObjectCommand({ Bucket: bucket(), Key, Body: "%PDF-" }));
  const rowsOf = async (project: string) => {
    const { Count } = await tables(stack).send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: "pk = :pk",
        ExpressionAttributeValues: { ":pk": project },
      }),
    );
    return Count;
  };
  const before = await rowsOf(`PROJECT#${id}`);
  for (const days of [0, 30]) expect([(await sweep(days)).erased, await rowsOf(pk)]).toEqual([0, 1]);
  expect([(await sweep(32)).erased, await rowsOf(pk), await rowsOf(`PROJECT#${id}`)]).toEqual([1, 0, before]);
  for (const Key of keys) await expect(stored(Key)).rejects.toThrow("does not exist");
});

it("erases deleted projects with the permissions of its own role", async () => {
  const { owner, id } = production;
  const { password } = owner;
  const left = [`projects/${id}/left`, `uploads/${id}/left`, `archives/${id}/left`];
  for (const Key of left) await storage(stack).send(new PutObjectCommand({ Bucket: bucket(), Key, Body: "x" }));
  const { erasedOn } = await owner.api(routes.setProjectDeleted, {
    params: { id },
    payload: { deleted: true, password },
  });
  await owner.api(routes.setAccountDeleted, { params: { user: owner.id }, payload: { deleted: true, password } });
  expect(await invoke("functions/jobs/erase-deleted.ts", { at: erasedOn })).toEqual({ erased: 2 });
  const { Item } = await tables(stack).send(
    new GetCommand({
      TableName: tableOf("Projects"),
      Key: { pk: `PROJECT#${id}`, sk: "PROJECT" },
    }),
  );
  expect(Item).toBeUndefined();
  for (const Key of left) await expect(stored(Key)).rejects.toThrow("The specified key does not exist.");
});
