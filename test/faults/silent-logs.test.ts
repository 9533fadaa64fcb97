import { PutObjectCommand } from "@aws-sdk/client-s3";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiClient } from "../../infra/local/demo/api-client.ts";
import { type RouteName, routes } from "../../shared/contract/routes.ts";
import type { Route } from "../../shared/contract/schema/route.ts";
import { draftKey } from "../../shared/pipeline.ts";
import { ended } from "../api/production.ts";
import { bearer, send } from "../api/send.ts";
import { storage } from "../api/storage.ts";
import { tables } from "../api/tables.ts";
import { aStudio, SCREENPLAY, type Studio, scriptForm } from "./a-studio.ts";
import { rowsOf } from "./consistency.ts";
import { ask } from "./in-process.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await aStudio();
});
afterAll(() => studio.close());

/** A word of the script only, short enough for an error message to quote it whole. */
const SECRET = "Xylophone";

it("writes one JSON object a line, without script text, personal data or secrets", async () => {
  const { aws, owner, stack } = studio;
  const { url } = stack;
  const id = await studio.newProduction(SCREENPLAY.replace("The ferry is early.", SECRET));
  const params = { id };
  const put = (Key: string, Body: string) => storage(aws).send(new PutObjectCommand({ Bucket: aws.bucket, Key, Body }));
  const at = (route: Route, more: object = {}) =>
    send(url, route, { headers: { ...bearer(owner.token), "content-type": "application/json" }, ...more });

  // Successful calls and refusals.
  const { url: view } = await owner.api(routes.viewScript, { params: { ...params, fileName: "Draft" } });
  const { key } = await owner.api(routes.makeApiKey, {
    params,
    payload: { name: "Key", scopes: ["readCallSheets"], password: owner.password },
  });
  await apiClient(url, key)(routes.listCallSheetsAsClient, { params });
  const wrong = { email: owner.email, password: `${owner.password}!` };
  expect((await at(routes.login, { body: JSON.stringify(wrong) })).status).toBe(401);
  const table = { tsv_content: `No table\n${SECRET}`, version: 1, operation: "odd" };
  expect((await at(routes.updateBreakdown, { params, body: JSON.stringify(table) })).status).toBe(422);
  expect((await at(routes.login, { body: `{"email": "${owner.email}` })).status).toBe(400);

  // Internal errors: corrupt documents and rows.
  const rows = await rowsOf(aws, id);
  const head = rows.find(({ sk }) => sk === "BREAKDOWN")!;
  const draft = rows.find(({ sk }) => sk.startsWith("DRAFT#"))!;
  await put(`${head.folder}/breakdown.json`, `${SECRET}, says ${owner.email}`);
  expect((await at(routes.getFindings, { params })).status).toBe(500);
  await put(`${head.folder}/breakdown.json`, JSON.stringify({ scenes: SECRET, by: owner.email }));
  expect((await at(routes.getFindings, { params })).status).toBe(500);
  await owner.api(routes.uploadScript, { params, payload: scriptForm("Later", SCREENPLAY.replace("waves", SECRET)) });
  await owner.api(routes.generateBreakdown, { params: { ...params, fileName: "Later" } });
  expect(await ended(owner, id)).toMatchObject({ status: "failed" });
  await put(draftKey(id, String(draft.draftId), "lines"), SECRET);
  expect((await at(routes.getScriptLines, { params })).status).toBe(500);
  await tables(aws).send(
    new UpdateCommand({
      TableName: aws.projectsTable,
      Key: { pk: head.pk, sk: "BREAKDOWN" },
      UpdateExpression: "SET version = :odd",
      ExpressionAttributeValues: { ":odd": `${SECRET} ${owner.email}` },
    }),
  );
  expect((await at(routes.fetchBreakdown, { params })).status).toBe(500);

  const signature = new URL(view).searchParams.get("X-Amz-Signature")!;
  const canaries = [SECRET, owner.email, owner.password, owner.token, key.split("_")[2]!, signature];
  const lines = studio.logged.map((line) => line.replace(/^\[[\w-]+\] /, ""));
  expect(lines.filter((line) => line.includes("A handler failed")).length).toBeGreaterThanOrEqual(4);
  expect(lines.filter((line) => canaries.some((canary) => line.includes(canary)))).toEqual([]);
  expect(lines.filter((line) => !isObject(line))).toEqual([]);
});

function isObject(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

it("reveals no internals to a caller, whichever call to a service fails", async () => {
  const { owner, wire } = studio;
  const user = owner.id;
  const params = { id: studio.id, user, fileName: "Draft", scheduleName: "Plan", castId: "1", locationId: "L1" };
  const more = { date: "2031-03-03", username: "ana@example.com", secret: "a".repeat(32), keyId: "0".repeat(16) };
  const told: string[] = [];
  let broken = 0;
  for (const name of Object.keys(routes) as RouteName[]) {
    const route: Route = routes[name];
    for (const nth of [1, 2, 4]) {
      let calls = 0;
      wire.clear();
      wire.faultFor = () => (++calls >= nth ? "undone" : "none");
      const { status, body } = await ask(route, { params: { ...params, ...more }, token: owner.token, payload: {} });
      if (status === 500) {
        broken++;
        const { requestId, ...rest } = JSON.parse(body);
        expect([name, rest, requestId]).toEqual([
          name,
          { code: "internal", message: "Something went wrong on our side. Please try again." },
          expect.stringMatching(/^faults-\d+$/),
        ]);
      } else if (/arn:|A fault of|Undone|\.ts:\d|node_modules/.test(body)) told.push(`${name}: ${body}`);
    }
  }
  wire.clear();
  expect(told).toEqual([]);
  expect(broken).toBeGreaterThan(100);
});
