import { beforeAll, expect, inject, it } from "vitest";
import { apiClient } from "../../../infra/local/demo/api-client.ts";
import { synthesise } from "../../../infra/local/lambda/builds.ts";
import { readAssembly } from "../../../infra/local/template/assembly.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { tableFromCsv } from "../../../shared/tables/csv-import.ts";
import { type Person, signedUp } from "../../people.ts";
import { newProject, withEditor } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer, send } from "../send.ts";

const url = inject("url");

let owner: Person;
let editor: Person;
let id: string;

beforeAll(async () => {
  owner = await signedUp(url, "owner");
  id = await newProject(owner, "=Tide+1");
  editor = await withEditor(url, { owner, id });
});

const trail = async () => (await owner.api(routes.listAuditEvents, { params: { id }, query: {} })).deeds;

it("lists the author of each change, newest first, and omits reads and refused calls", async () => {
  await editor.api(routes.setTimeZone, { params: { id }, payload: { timeZone: "Europe/Oslo" } });
  await editor.api(routes.getCrew, { params: { id } });
  expect(await refusal(editor.api(routes.completeProject, { params: { id }, payload: { completed: true } }))).toContain(
    "forbidden",
  );
  const params = { id, username: editor.email };
  await owner.api(routes.changeTeamMember, { params, payload: { role: "1st AD", may: "viewer" } });
  expect(await trail()).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      who: owner.email,
      what: "changeTeamMember",
      details: `username: ${editor.email}, role: 1st AD, may: viewer`,
      requestId: expect.stringMatching(/\S/),
    },
    expect.objectContaining({ who: editor.email, what: "setTimeZone", details: "" }),
    expect.objectContaining({ who: owner.email, what: "addTeamMember", details: `username: ${editor.email}` }),
  ]);
});

it("identifies programs by their keys, and records its own export", async () => {
  const { key, keyId } = await owner.api(routes.makeApiKey, {
    params: { id },
    payload: { name: "Dashboard", scopes: ["makeDrafts"], password: owner.password },
  });
  await apiClient(url, key)(routes.makeDraftsAsClient, { params: { id }, payload: {} });
  const deeds = await trail();
  expect(deeds[0]).toMatchObject({ who: `API key ${keyId}`, what: "makeDraftsAsClient" });
  // The key itself is recorded nowhere.
  expect(JSON.stringify(deeds)).not.toContain(key);
  expect(JSON.stringify(deeds)).not.toContain(owner.password);
  await owner.api(routes.exportAuditLog, { params: { id } });
  expect((await trail())[0]).toMatchObject({ who: owner.email, what: "saveDeeds" });
});

it("is exported as complete CSV without formulas, for owners only", async () => {
  const { status, headers, text } = await send(url, routes.exportAuditLog, {
    params: { id },
    headers: bearer(owner.token),
  });
  expect([status, headers.get("content-disposition")]).toEqual([
    200,
    expect.stringContaining(encodeURIComponent("=Tide+1 - Activity log.csv")),
  ]);
  const { columns, rows } = tableFromCsv(text);
  expect(columns).toEqual(["At (UTC)", "Who", "What", "Details", "Request", "Id on the pages", "In words"]);
  expect(rows.map((row) => row.at(-1))).toContain(`Team member invited – Member: ${editor.email}`);
  expect(rows.map(([, , what]) => what)).toEqual(
    expect.arrayContaining(["addTeamMember", "setTimeZone", "changeTeamMember", "makeApiKey", "saveDeeds"]),
  );
  for (const call of [routes.listAuditEvents, routes.exportAuditLog]) {
    expect((await send(url, call, { params: { id }, headers: bearer(editor.token) })).status).toBe(403);
  }
});

it("is paginated", async () => {
  for (let count = 0; count < 100; count++) {
    await owner.api(routes.setTimeZone, { params: { id }, payload: { timeZone: "Europe/Oslo" } });
  }
  const first = await owner.api(routes.listAuditEvents, { params: { id }, query: {} });
  expect(first.deeds).toHaveLength(100);
  const second = await owner.api(routes.listAuditEvents, { params: { id }, query: { before: first.next! } });
  expect(second.next).toBeNull();
  expect(second.deeds.at(-1)).toMatchObject({ what: "addTeamMember" });
  const all = [...first.deeds, ...second.deeds].map(({ requestId }) => requestId);
  expect(new Set(all).size).toBe(all.length);
});

it("is append-only: no function's role may change or delete events", async () => {
  const statements = readAssembly(await synthesise()).flatMap(({ Resources }) =>
    Object.values(Resources)
      .filter(({ Type }) => Type === "AWS::IAM::Role" || Type === "AWS::IAM::Policy")
      .flatMap(({ Properties }) => statementsIn(Properties)),
  );
  const ofTrail = statements.filter(({ Resource }) => /Audit\w*Arn|"Audit/.test(JSON.stringify(Resource)));
  expect(ofTrail.length).toBeGreaterThan(50);
  const actions = new Set(ofTrail.flatMap(({ Action }) => Action));
  expect([...actions].toSorted()).toEqual(["dynamodb:PutItem", "dynamodb:Query"]);
});

interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
}

function statementsIn(value: unknown): Statement[] {
  if (typeof value !== "object" || value === null) return [];
  if ("Action" in value && "Resource" in value) return [value as Statement]; // by project members
  return Object.values(value).flatMap(statementsIn);
}
