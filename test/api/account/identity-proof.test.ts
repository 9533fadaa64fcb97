import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import type { Route } from "../../../shared/contract/schema/route.ts";
import { otherCode, shownCode } from "../../authenticator.ts";
import { onTeam, PASSWORD, type Person, signedUp } from "../../people.ts";
import { newProject } from "../production.ts";
import { bearer, send } from "../send.ts";

const url = inject("url");

/** What a stolen session must not do: the call, and whether it was done. */
interface Protected {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly payload: object;
  readonly isDone: () => Promise<boolean>;
}

const KEY = { name: "Wall", scopes: ["readCallSheets" as const] };

const PROTECTED: Readonly<Record<string, (owner: Person) => Promise<Protected>>> = {
  async "create an API key"(owner) {
    const params = { id: await newProject(owner) };
    const isDone = async () => (await owner.api(routes.listApiKeys, { params })).length > 0;
    return { route: routes.makeApiKey, params, payload: KEY, isDone };
  },
  async "restore a revoked API key"(owner) {
    const id = await newProject(owner);
    const { keyId } = await owner.api(routes.makeApiKey, { params: { id }, payload: { ...KEY, password: PASSWORD } });
    const params = { id, keyId };
    await owner.api(routes.revokeApiKey, { params, payload: { revoked: true } });
    const isDone = async () => (await owner.api(routes.listApiKeys, { params: { id } }))[0]?.revokedAt === null;
    return { route: routes.revokeApiKey, params, payload: { revoked: false }, isDone };
  },
  async "make someone an owner"(owner) {
    const id = await newProject(owner);
    const other = await signedUp(url, "other");
    await onTeam(owner, id, other);
    const team = () => owner.api(routes.listTeam, { params: { id } });
    const isDone = async () => (await team()).filter(({ may }) => may === "owner").length > 1;
    const payload = { role: "Producer", may: "owner" };
    return { route: routes.changeTeamMember, params: { id, username: other.email }, payload, isDone };
  },
  async "delete a project"(owner) {
    const id = await newProject(owner);
    const list = () => owner.api(routes.listProjects, { params: { user: owner.id } });
    const isDone = async () => (await list()).some((one) => one.id === id && one.erasedOn !== undefined);
    return { route: routes.setProjectDeleted, params: { id }, payload: { deleted: true }, isDone };
  },
  async "delete the account"(owner) {
    const params = { user: owner.id };
    const isDone = async () => (await owner.api(routes.getUser, { params })).erasedOn !== null;
    return { route: routes.setAccountDeleted, params, payload: { deleted: true }, isDone };
  },
};

async function prepared(prepare: (owner: Person) => Promise<Protected>) {
  const owner = await signedUp(url, "owner");
  const { route, params, payload, isDone } = await prepare(owner);
  const attempt = async (proof: object) => {
    const headers = bearer(owner.token);
    const { status, text } = await send(url, route, {
      params,
      headers,
      body: JSON.stringify({ ...payload, ...proof }),
    });
    const { code, message } = JSON.parse(text);
    return status === 200 ? ["done"] : [status, code, message];
  };
  return { owner, attempt, isDone };
}

async function withApp(owner: Person) {
  const params = { user: owner.id };
  const { secret } = await owner.api(routes.prepareTwoFactor, { params, payload: { password: PASSWORD } });
  const payload = { on: true, code: shownCode(secret) } as const;
  const { recoveryCodes } = await owner.api(routes.setTwoFactor, { params, payload });
  return { secret, recoveryCodes };
}

describe.each(Object.entries(PROTECTED))("an open session alone cannot %s", (_, prepare) => {
  let asked: Awaited<ReturnType<typeof prepared>>;
  let app: Awaited<ReturnType<typeof withApp>>;

  beforeAll(async () => {
    asked = await prepared(prepare);
  });

  it("without the password", async () => {
    const { attempt, isDone } = asked;
    expect(await attempt({})).toEqual([400, "invalid", "Enter your password."]);
    expect(await attempt({ password: "Wrong-Horse-11" })).toEqual([400, "wrongPassword", "The password is incorrect."]);
    expect(await isDone()).toBe(false);
  });

  it("without a code, if two-factor authentication is on", async () => {
    const { owner, attempt, isDone } = asked;
    app = await withApp(owner);
    const needed = "Enter the code from your authenticator app, or a recovery code.";
    expect(await attempt({ password: PASSWORD })).toEqual([400, "codeNeeded", needed]);
    for (const code of [otherCode(app.secret), "0123456789abcdef"]) {
      expect(await attempt({ password: PASSWORD, code })).toEqual([
        ...[400, "wrongCode"],
        "The code is incorrect. Enter the one your authenticator app shows now.",
      ]);
    }
    // A wrong password is refused first, so codes cannot be tried without it, and none is used up.
    expect(await attempt({ password: "Wrong-Horse-11", code: app.recoveryCodes[0] })).toContain("wrongPassword");
    expect(await isDone()).toBe(false);
  });

  it("but its owner can, with the password and the app's code", async () => {
    expect(await asked.attempt({ password: PASSWORD, code: shownCode(app.secret, 1) })).toEqual(["done"]);
    expect(await asked.isDone()).toBe(true);
  });

  it("by trying more than ten codes in a quarter of an hour, after which even the right one is refused", async () => {
    const { owner, attempt, isDone } = await prepared(prepare);
    const { recoveryCodes } = await withApp(owner);
    const outcomes: unknown[] = [];
    for (const code of [...Array.from({ length: 11 }, (_, at) => `0123456789abcde${at % 10}`), recoveryCodes[0]]) {
      outcomes.push((await attempt({ password: PASSWORD, code }))[1]);
    }
    expect(outcomes.filter((code) => code === "wrongCode").length).toBeLessThanOrEqual(10);
    expect(outcomes.slice(-2)).toEqual(["tooManyAttempts", "tooManyAttempts"]);
    expect(await isDone()).toBe(false);
  });
});

it("a recovery code proves once who makes a request, and leaves two-factor authentication on", async () => {
  const owner = await signedUp(url, "owner");
  const params = { id: await newProject(owner) };
  const { recoveryCodes } = await withApp(owner);
  const body = JSON.stringify({ ...KEY, password: PASSWORD, code: recoveryCodes[0] });
  const make = () => send(url, routes.makeApiKey, { params, headers: bearer(owner.token), body });
  const statuses = (await Promise.all([make(), make()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 400]);
  expect(await owner.api(routes.getUser, { params: { user: owner.id } })).toMatchObject({ secondStep: true });
  expect(await owner.api(routes.listApiKeys, { params })).toHaveLength(1);
});
