import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { apiClient } from "../../../infra/local/demo/api-client.ts";
import { routes } from "../../../shared/contract/routes.ts";
import type { ApiScope } from "../../../shared/contract/schema/api-scopes.ts";
import { addDays } from "../../../shared/dates/calendar-date.ts";
import { mailsIn } from "../../outbox.ts";
import { newProduction, newProject, type Production } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer, send } from "../send.ts";
import { tables } from "../tables.ts";

const url = inject("url");
const aws = inject("aws");
const NO_KEY = [
  401,
  "signedOut",
  "This needs an API key of the project with that permission. Ask the project's owner for one.",
];

let production: Production;
let params: { id: string };

beforeAll(async () => {
  production = await newProduction(url);
  params = { id: production.id };
  const payload = { name: "Plan", location: "All locations", scenes_per_day: 3 };
  await production.owner.api(routes.createSchedule, { params, payload });
});

const make = (scopes: ApiScope[], name = "Studio dashboard") =>
  production.owner.api(routes.makeApiKey, { params, payload: { name, scopes, password: production.owner.password } });
const listed = () => production.owner.api(routes.listApiKeys, { params });

describe("an API key", () => {
  it("is shown once, stored as a hash, and listed with its scopes, creator and last use", async () => {
    const { key, ...made } = await make(["readCallSheets"]);
    expect(made).toEqual({
      ...{ keyId: expect.any(String), name: "Studio dashboard", scopes: ["readCallSheets"] },
      ...{ madeAt: expect.any(String), madeBy: production.owner.email, lastUsedAt: null, revokedAt: null },
    });
    expect(await listed()).toEqual([made]);
    expect(JSON.stringify(await listed())).not.toContain(key.slice(-32));
    const Key = { pk: `PROJECT#${production.id}`, sk: `API-KEY#${made.keyId}` };
    const { Item } = await tables(aws).send(new GetCommand({ TableName: aws.projectsTable, Key }));
    expect(JSON.stringify(Item)).not.toContain(key.slice(-32));

    await apiClient(url, key)(routes.listCallSheetsAsClient, { params });
    const [used] = await listed();
    expect(Date.parse(used!.lastUsedAt!)).toBeGreaterThanOrEqual(Date.parse(made.madeAt));
  });

  it("grants no access once it is revoked", async () => {
    const { key, keyId } = await make(["readCallSheets"]);
    const read = () => apiClient(url, key)(routes.listCallSheetsAsClient, { params });
    const { api, password } = production.owner;
    const revoke = (revoked: boolean) =>
      api(routes.revokeApiKey, { params: { ...params, keyId }, payload: { revoked, password } });
    const { revokedAt } = await revoke(true);
    expect(revokedAt).not.toBeNull();
    expect(await refusal(read())).toEqual(NO_KEY);
    // It can be restored until thirty days after it was first revoked.
    expect((await revoke(true)).revokedAt).toBe(revokedAt);
    const mails = async () =>
      (await mailsIn(url)).filter(({ to, subject }) => to.includes(production.owner.email) && /API key/.test(subject))
        .length;
    const before = await mails();
    expect((await revoke(false)).revokedAt).toBeNull();
    expect((await read()).days).toHaveLength(2);
    expect((await revoke(false)).revokedAt).toBeNull();
    expect((await mails()) - before).toBe(1);
  });

  it("grants its scopes in its own project, and nothing else", async () => {
    const [reader, maker] = [await make(["readCallSheets"]), await make(["makeDrafts"])];
    const draft = (key: string, id = params.id) =>
      apiClient(url, key)(routes.makeDraftsAsClient, { params: { id }, payload: {} });
    expect(await refusal(draft(reader.key))).toEqual(NO_KEY);
    expect(await refusal(apiClient(url, maker.key)(routes.listCallSheetsAsClient, { params }))).toEqual(NO_KEY);
    expect(await refusal(draft(maker.key, await newProject(production.owner)))).toEqual(NO_KEY);
  });

  it.each<[object, string]>([
    [{ name: " ", scopes: ["makeDrafts"] }, "Enter a name for the key."],
    [{ name: "Key", scopes: [] }, "Choose at least one permission."],
    [{ name: "Key", scopes: ["everything"] }, '"everything" is not a scope. Choose from readCallSheets, makeDrafts.'],
    [{ name: "Key", scopes: ["makeDrafts", "makeDrafts"] }, "Name each scope once."],
  ])("cannot be created from %j", async (payload, words) => {
    const headers = bearer(production.owner.token);
    const { status, text } = await send(url, routes.makeApiKey, {
      params,
      headers,
      body: JSON.stringify({ password: production.owner.password, ...payload }),
    });
    expect([status, JSON.parse(text).message]).toEqual([400, words]);
  });

  it("cannot be revoked if it does not exist", async () => {
    const unknown = { ...params, keyId: "0123456789abcdef" };
    expect(
      await refusal(production.owner.api(routes.revokeApiKey, { params: unknown, payload: { revoked: true } })),
    ).toEqual([404, "noSuchKey", "This project has no such key."]);
  });
});

describe("a program with a key", () => {
  it("reads the call sheets", async () => {
    const { key } = await make(["readCallSheets"]);
    const client = apiClient(url, key);
    const { days, timeZone } = await client(routes.listCallSheetsAsClient, { params });
    expect(timeZone).toBeNull();
    expect(days).toMatchObject([
      { schedule: "Plan", dayNumber: 1, draftedAt: null },
      { schedule: "Plan", dayNumber: 2, draftedAt: null },
    ]);
    const sheet = (scheduleName: string, query: string) =>
      send(url, routes.getCallSheetAsClient, { params: { ...params, scheduleName }, query, headers: bearer(key) });
    const { status, headers, text } = await sheet("Plan", "?day=2");
    expect([status, headers.get("content-type"), text.slice(0, 5)]).toEqual([200, "application/pdf", "%PDF-"]);
    expect(headers.get("content-disposition")).toMatch(/Call sheet - Day 2 - [\d-]{10} - Plan v1 - Draft\.pdf"/);
    const ofNone = [await sheet("None", ""), await sheet("Plan", "?day=3")].map(({ text }) => JSON.parse(text));
    expect(ofNone).toMatchObject([
      { code: "noSuchSchedule", message: 'There is no schedule named "None".' },
      { code: "noSuchDay", message: '"Plan" has 2 days, so there is no day 3.' },
    ]);
  });

  it("generates a date's drafts once, as an editor does, and emails the editors once", async () => {
    const { owner } = production;
    const { key } = await make(["makeDrafts", "readCallSheets"]);
    const client = apiClient(url, key);
    const days = async () => (await client(routes.listCallSheetsAsClient, { params })).days;
    const [first, second] = await days();
    const draft = (date: string) => client(routes.makeDraftsAsClient, { params, payload: { date } });
    const made = (date: string, isNew: boolean) => ({ drafts: [{ schedule: "Plan", date, made: isNew }] });
    expect(await draft(first!.date)).toEqual(made(first!.date, true));
    expect(await draft(first!.date)).toEqual(made(first!.date, false));
    const asEditor = (date: string) => owner.api(routes.makeCallSheetDrafts, { params, payload: { date } });
    expect(await asEditor(first!.date)).toEqual(made(first!.date, false));
    expect(await asEditor(second!.date)).toEqual(made(second!.date, true));
    expect((await days()).map(({ draftedAt }) => draftedAt !== null)).toEqual([true, true]);
    const mails = await mailsIn(url);
    expect(mails.filter(({ to, subject }) => to.includes(owner.email) && subject.includes("draft"))).toHaveLength(2);

    const before = addDays(first!.date, -400);
    for (const makeDrafts of [draft, asEditor]) {
      expect(await refusal(makeDrafts(before))).toEqual([404, "noSuchDay", `No schedule shoots on ${before}.`]);
    }
  });

  it("does both from the command line", async () => {
    const { key } = await make(["makeDrafts", "readCallSheets"]);
    const run = (...words: string[]) =>
      promisify(execFile)(process.execPath, ["infra/local/cli/call-sheet.ts", params.id, "--url", url, ...words], {
        env: { ...process.env, BACKLOT_KEY: key },
      });
    const { days } = await apiClient(url, key)(routes.listCallSheetsAsClient, { params });
    const { date } = days[0]!;
    const file = join(await mkdtemp(join(tmpdir(), "backlot-by-key-")), "day.pdf");
    expect(JSON.parse((await run("--date", date, "--out", file)).stdout)).toMatchObject({ file, day: 1, date });
    expect((await readFile(file, "latin1")).slice(0, 5)).toBe("%PDF-");
    await rm(dirname(file), { recursive: true });
    expect(JSON.parse((await run("--drafts", "--date", date)).stdout)).toEqual({
      drafts: [{ schedule: "Plan", date, made: false }],
    });
    await expect(run("--day", "9")).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("has no day 9") });
  });

  it("reads a completed project, and changes nothing in it", async () => {
    const { owner } = production;
    const { key } = await make(["makeDrafts", "readCallSheets"]);
    await owner.api(routes.completeProject, { params, payload: { completed: true } });
    const client = apiClient(url, key);
    expect((await client(routes.listCallSheetsAsClient, { params })).days).toHaveLength(2);
    expect(await refusal(client(routes.makeDraftsAsClient, { params, payload: {} }))).toEqual([
      ...[409, "completed"],
      "This project is completed, so nothing in it can be changed. Its owner can reopen it.",
    ]);
  });
});
