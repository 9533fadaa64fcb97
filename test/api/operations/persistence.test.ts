import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiClient } from "../../../infra/local/demo/api-client.ts";
import { type LocalStack, startLocalStack } from "../../../infra/local/stack.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { OUTBOX_KEY } from "../../outbox.ts";
import { PASSWORD } from "../../people.ts";
import { newProduction, type Production } from "../production.ts";
import { refusal } from "../refusal.ts";

let folder: string;
let stack: LocalStack;
let production: Production;

const start = (name: string) => startLocalStack({ folder: join(folder, name), speed: 40, outboxKey: OUTBOX_KEY });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "backlot-kept-"));
  stack = await start("data");
  production = await newProduction(stack.url);
});
afterAll(async () => {
  await stack.close();
  await rm(folder, { recursive: true, force: true });
});

it("keeps accounts, sessions, projects, drafts, breakdowns and emails over a restart", async () => {
  const { owner, id } = production;
  const params = { id };
  const before = await owner.api(routes.fetchBreakdown, { params });
  const mails = stack.outbox.list();
  await stack.close();
  stack = await start("data");

  const again = apiClient(stack.url, owner.token);
  expect(await again(routes.verifyToken, {})).toEqual({ user: { id: owner.id, email: owner.email } });
  expect(await again(routes.fetchBreakdown, { params })).toEqual(before);
  expect(await again(routes.listScripts, { params })).toMatchObject([{ name: "Draft", breakdown: "succeeded" }]);
  const { url } = await again(routes.viewScript, { params: { id, fileName: "Draft" } });
  expect(await (await fetch(url)).text()).toMatch(/^%PDF-/);
  const { user } = await apiClient(stack.url)(routes.login, { payload: { email: owner.email, password: PASSWORD } });
  expect(user.id).toBe(owner.id);
  expect(stack.outbox.list()).toEqual(mails);
});

it("starts empty in a new folder", async () => {
  const { owner } = production;
  await stack.close();
  stack = await start("other");
  const payload = { email: owner.email, password: PASSWORD };
  expect(await refusal(apiClient(stack.url)(routes.login, { payload }))).toContain("wrongPassword");
  const verified = await fetch(`${stack.url}/api/verify-token`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(verified.status).toBe(401);
  expect(stack.outbox.list()).toEqual([]);
});
