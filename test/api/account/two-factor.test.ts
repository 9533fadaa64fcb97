import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { authorizeRequest } from "../../../functions/http/authorize.ts";
import { apiClient } from "../../../infra/local/demo/api-client.ts";
import { routes } from "../../../shared/contract/routes.ts";
import type { Route } from "../../../shared/contract/schema/route.ts";
import { otherCode, shownCode } from "../../authenticator.ts";
import { mailTo, nextSecond, PASSWORD, type Person, signedUp } from "../../people.ts";
import { newProject, withEditor } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer, send } from "../send.ts";

const url = inject("url");
const anyone = apiClient(url);
const aws = inject("aws");

const login = ({ email }: Person, code?: string) =>
  anyone(routes.login, { payload: { email, password: PASSWORD, ...(code && { code }) } });

const WRONG = "The code is incorrect. Enter the one your authenticator app shows now.";

/** Sets up an authenticator app: its secret and the recovery codes. */
async function withApp(person: Person, code?: string) {
  const params = { user: person.id };
  const { secret, address } = await person.api(routes.prepareTwoFactor, {
    params,
    payload: { password: PASSWORD, ...(code && { code }) },
  });
  const { recoveryCodes } = await person.api(routes.setTwoFactor, {
    params,
    payload: { on: true, code: shownCode(secret) },
  });
  return { secret, address, recoveryCodes };
}

describe("a user with two-factor authentication", () => {
  let ana: Person;
  let app: Awaited<ReturnType<typeof withApp>>;
  const params = () => ({ user: ana.id });

  beforeAll(async () => {
    ana = await signedUp(url, "ana");
  });

  it("has an app that got the secret and was confirmed by a code", async () => {
    expect(await ana.api(routes.getUser, { params: params() })).toMatchObject({ email: ana.email, secondStep: false });
    const on = (code: string) => ana.api(routes.setTwoFactor, { params: params(), payload: { on: true, code } });
    expect(await refusal(on("123456"))).toEqual([
      409,
      "notPrepared",
      "Start again: scan the code with your authenticator app first.",
    ]);
    const { secret } = await ana.api(routes.prepareTwoFactor, { params: params(), payload: { password: PASSWORD } });
    expect(await refusal(on(otherCode(secret)))).toEqual([400, "wrongCode", WRONG]);
    // Until it is confirmed the password is enough.
    expect((await login(ana)).user.id).toBe(ana.id);
    app = await withApp(ana);
    const label = encodeURIComponent(`Backlot:${ana.email}`);
    expect(app.address).toBe(`otpauth://totp/${label}?secret=${app.secret}&issuer=Backlot`);
    expect(app.secret).toMatch(/^[A-Z2-7]{52}$/);
    expect(new Set(app.recoveryCodes).size).toBe(8);
    expect(await ana.api(routes.getUser, { params: params() })).toMatchObject({ email: ana.email, secondStep: true });
  });

  it("signs in with the password and a code, each code once", async () => {
    expect(await refusal(login(ana))).toEqual([
      401,
      "codeNeeded",
      "Enter the code from your authenticator app, or a recovery code.",
    ]);
    expect(await refusal(login(ana, otherCode(app.secret)))).toEqual([401, "wrongCode", WRONG]);
    expect(await refusal(login(ana, "12"))).toContain("invalid");
    const code = shownCode(app.secret);
    await nextSecond();
    const { token } = await login(ana, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(await apiClient(url, token)(routes.verifyToken, {})).toMatchObject({ user: { id: ana.id } });
    expect(await refusal(login(ana, code))).toEqual([
      401,
      "wrongCode",
      "This code has already been used. Wait for your authenticator app to show the next one.",
    ]);
    // Only a caller with the right password learns that a code is required.
    const wrong = { email: ana.email, password: "Wrong-Horse-11" };
    expect(await refusal(anyone(routes.login, { payload: wrong }))).toContain("wrongPassword");
  });

  it("disables it with the password and a code; an open session is not enough", async () => {
    const off = (password: string, code: string) =>
      ana.api(routes.setTwoFactor, { params: params(), payload: { on: false, password, code } });
    expect(await refusal(off("Wrong-Horse-11", shownCode(app.secret, 1)))).toEqual([
      400,
      "wrongPassword",
      "The password is incorrect.",
    ]);
    expect(await refusal(off(PASSWORD, otherCode(app.secret)))).toContain("wrongCode");
    expect(await off(PASSWORD, shownCode(app.secret, 1))).toEqual({ on: false, recoveryCodes: [] });
    expect((await login(ana)).user.id).toBe(ana.id);
  });

  it("signs in with a recovery code without the phone, once, which disables it", async () => {
    const { recoveryCodes } = await withApp(ana);
    const [first = "", second = ""] = recoveryCodes;
    expect(await refusal(login(ana, "0123456789abcdef"))).toContain("wrongCode");
    expect(
      await refusal(anyone(routes.login, { payload: { email: ana.email, password: "No", code: first } })),
    ).toContain("wrongPassword");
    const { token, user } = await login(ana, first.toUpperCase().replace(/(.{4})/g, "$1 "));
    expect(user.id).toBe(ana.id);
    ana = { ...ana, token, api: apiClient(url, token) };
    expect(await ana.api(routes.getUser, { params: params() })).toMatchObject({ secondStep: false });
    expect((await login(ana)).user.id).toBe(ana.id);
    const { secret } = await withApp(ana);
    // New codes have replaced the earlier ones.
    expect(await refusal(login(ana, second))).toContain("wrongCode");
    for (let tries = 0; tries < 12; tries++) await login(ana, otherCode(secret)).catch(() => {});
    expect(await refusal(login(ana, shownCode(secret)))).toContain("tooManyAttempts");
  });
});

describe("an open session alone", () => {
  it("cannot replace the owner's app, nor add one", async () => {
    const person = await signedUp(url, "bo");
    const params = { user: person.id };
    const prepare = (payload: { password: string; code?: string }) =>
      refusal(person.api(routes.prepareTwoFactor, { params, payload }));
    // The former contract: a session was enough.
    const { status } = await send(url, routes.prepareTwoFactor, { params, headers: bearer(person.token) });
    expect(status).toBe(400);
    expect(await prepare({ password: "Wrong-Horse-11" })).toEqual([400, "wrongPassword", "The password is incorrect."]);
    const { secret } = await withApp(person);
    expect(await prepare({ password: PASSWORD })).toEqual([
      400,
      "codeNeeded",
      "Enter the code that your authenticator app shows.",
    ]);
    expect(await prepare({ password: PASSWORD, code: otherCode(secret) })).toEqual([400, "wrongCode", WRONG]);
    const other = await withApp(person, shownCode(secret));
    expect((await login(person, shownCode(other.secret))).user.id).toBe(person.id);
    expect(await refusal(login(person, shownCode(secret, 1)))).toContain("wrongCode");
  });

  it("cannot confirm an app that another session enrolled", async () => {
    const person = await signedUp(url, "bo");
    const params = { user: person.id };
    const { secret } = await person.api(routes.prepareTwoFactor, { params, payload: { password: PASSWORD } });
    const elsewhere = apiClient(url, (await login(person)).token);
    const payload = { on: true, code: shownCode(secret) } as const;
    expect(await refusal(elsewhere(routes.setTwoFactor, { params, payload }))).toContain("notPrepared");
    expect(await person.api(routes.setTwoFactor, { params, payload })).toMatchObject({ on: true });
  });
});

describe("a change of two-factor authentication", () => {
  it("ends every other session and is emailed to the owner", async () => {
    const person = await signedUp(url, "cy");
    const params = { user: person.id };
    const others = [await login(person)];
    const isIn = (token: string) => apiClient(url, token)(routes.verifyToken, {}).then(Boolean, () => false);
    await nextSecond();
    const { secret } = await withApp(person);
    expect(await Promise.all([person.token, others[0]!.token].map(isIn))).toEqual([true, false]);
    const mailed = await mailTo(url, person.email, "turned on");
    expect([mailed.subject, mailed.text]).toEqual([
      "Two-factor authentication is on",
      expect.stringMatching(/All your other sessions have ended\.\n\nIf it was not you, .*\/reset-password/s),
    ]);
    expect(await person.api(routes.listSessions, { params })).toMatchObject([{ isThis: true }]);

    await nextSecond();
    const { token } = await login(person, shownCode(secret));
    expect(await isIn(token)).toBe(true);
    await nextSecond();
    await person.api(routes.setTwoFactor, {
      params,
      payload: { on: false, password: PASSWORD, code: shownCode(secret, 1) },
    });
    expect(await Promise.all([person.token, token].map(isIn))).toEqual([true, false]);
    expect((await mailTo(url, person.email, "turned off")).subject).toBe("Two-factor authentication is off");
  });
});

describe("recovery codes", () => {
  it("turn two-factor authentication off, with the password and without the phone", async () => {
    const eve = await signedUp(url, "eve");
    const { recoveryCodes } = await withApp(eve);
    const off = (password: string) =>
      eve.api(routes.setTwoFactor, {
        params: { user: eve.id },
        payload: { on: false, password, code: recoveryCodes[0]! },
      });
    expect(await refusal(off("Wrong-Horse-11"))).toContain("wrongPassword");
    expect(await off(PASSWORD)).toEqual({ on: false, recoveryCodes: [] });
    expect((await login(eve)).user.id).toBe(eve.id);
  });

  it("end every other session when one is used, which is emailed to the owner", async () => {
    const dee = await signedUp(url, "dee");
    const { recoveryCodes } = await withApp(dee);
    await nextSecond();
    const { token } = await login(dee, recoveryCodes[0]!);
    const isIn = (one: string) => apiClient(url, one)(routes.verifyToken, {}).then(Boolean, () => false);
    expect(await Promise.all([dee.token, token].map(isIn))).toEqual([false, true]);
    expect((await mailTo(url, dee.email, "turned off")).subject).toBe("Two-factor authentication is off");
  });

  it("allow ten attempts in a quarter of an hour, after which even the right one is refused", async () => {
    const bea = await signedUp(url, "bea");
    const { recoveryCodes } = await withApp(bea);
    // The quarters of an hour are those of the clock, and one may begin while the test runs.
    const quarter = () => Math.floor(Date.now() / 900_000);
    const first = quarter();
    const guess = async (number: number) => (await refusal(login(bea, `0123456789abcde${number % 10}`)))[1];
    let wrong = 0;
    let outcome = await guess(wrong);
    for (; outcome === "wrongCode" && wrong < 20; outcome = await guess(wrong)) wrong++;
    expect(outcome).toBe("tooManyAttempts");
    expect(wrong).toBeLessThanOrEqual(10 * (1 + quarter() - first));
    expect(await refusal(login(bea, recoveryCodes[0]!))).toContain("tooManyAttempts");
  });
});

describe("a project that requires two-factor authentication", () => {
  it("refuses members without it, and owners without it cannot require it", async () => {
    const owner = await signedUp(url, "owner");
    const id = await newProject(owner);
    const editor = await withEditor(url, { owner, id });
    const ask = (asked: boolean) => owner.api(routes.requireTwoFactor, { params: { id }, payload: { asked } });
    expect(await refusal(ask(true))).toEqual([
      409,
      "noSecondStep",
      "Set up your own two-factor authentication first, under Your account. Otherwise you would lock yourself out.",
    ]);
    await withApp(owner);
    expect(await ask(true)).toEqual({ asked: true });
    const open = (person: Person) => person.api(routes.getProjectName, { params: { id } });
    expect(await open(owner)).toMatchObject({ secondStepAsked: true });
    const words = "This needs two-factor authentication. Set it up under Your account, Two-factor authentication.";
    expect(await refusal(open(editor))).toEqual([403, "secondStepNeeded", words]);
    expect(await refusal(editor.api(routes.getCrew, { params: { id } }))).toEqual([403, "secondStepNeeded", words]);
    expect(await editor.api(routes.listProjects, { params: { user: editor.id } })).toHaveLength(1);
    await withApp(editor);
    expect(await open(editor)).toMatchObject({ may: "editor" });
    // A stranger learns nothing of the project.
    const stranger = await signedUp(url, "stranger");
    expect(await refusal(open(stranger))).toContain("notFound");
    await ask(false);
  });
});

describe("an installation that requires two-factor authentication", () => {
  // The stack does not require it, so the deployer's rule is tested on the check itself.
  beforeAll(() => {
    Object.assign(process.env, aws.environment, {
      USER_POOL_ID: aws.userPoolId,
      CLIENT_ID: aws.clientId,
      PROJECTS_TABLE: aws.projectsTable,
      SECOND_STEP: "required",
      IDLE_HOURS: "96",
    });
  });
  afterAll(() => {
    delete process.env.SECOND_STEP;
  });

  it("lets people without it only set it up, or leave", async () => {
    const cleo = await signedUp(url, "cleo");
    const id = await newProject(cleo);
    const event = {
      headers: bearer(cleo.token),
      isBase64Encoded: false,
      requestContext: { requestId: "test", http: { method: "GET", path: "/" } },
    };
    const sessions = Object.entries<Route>(routes).filter(([, { access }]) =>
      ["signedIn", "self", "viewer", "editor", "owner"].includes(access),
    );
    const open: string[] = [];
    for (const [name, route] of sessions) {
      const refused = await authorizeRequest(route, event, { id, user: cleo.id }).then(
        () => undefined,
        ({ code }: { code: string }) => code,
      );
      if (refused === undefined) open.push(name);
      else expect([name, refused]).toEqual([name, "secondStepNeeded"]);
    }
    expect(open.toSorted()).toEqual([
      ...["endSession", "getUser", "listAccountEvents", "listSessions", "logout", "prepareTwoFactor"],
      ...["setTwoFactor", "signOutEverywhere", "verifyToken"],
    ]);
    await withApp(cleo);
    for (const [, route] of sessions) await authorizeRequest(route, event, { id, user: cleo.id });
  });
});
