import { GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { describe, expect, inject, it } from "vitest";
import { apiClient } from "../../../infra/local/demo/api-client.ts";
import { confirmationIn } from "../../../infra/local/demo/seed.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { mailsIn } from "../../outbox.ts";
import { mailTo, newEmail, newPasswordLink, nextSecond, PASSWORD, signedUp } from "../../people.ts";
import { refusal } from "../refusal.ts";
import { bearer, send } from "../send.ts";
import { tables } from "../tables.ts";

const url = inject("url");
const aws = inject("aws");
const anyone = apiClient(url);
const NEW_PASSWORD = "Better-Horse-10";
const EASY = [
  400,
  "weakPassword",
  expect.stringMatching(/^This password is easy to guess: .* Three or four unrelated words are hard to guess/),
];

/** Signs in like a browser, which keeps the cookie. */
async function signIn(email: string, password = PASSWORD) {
  const { headers, text } = await send(url, routes.login, { body: JSON.stringify({ email, password }) });
  return {
    token: String(JSON.parse(text).token),
    cookie: cookieIn(headers),
    setCookie: headers.get("set-cookie") ?? "",
  };
}

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString());
const anyTimes = { beganAt: expect.stringMatching(/^\d{4}-.*Z$/), usedAt: expect.stringMatching(/^\d{4}-.*Z$/) };
const cookieIn = (headers: Headers) => headers.get("set-cookie")?.split(";")[0] ?? "";
const renew = (cookie: string) => send(url, routes.refreshSession, { headers: { cookie } });
const isSignedIn = async (token: string) =>
  (await send(url, routes.verifyToken, { headers: bearer(token) })).status === 200;

async function newcomer() {
  const email = newEmail("newcomer");
  await anyone(routes.signup, { payload: { email, password: PASSWORD } });
  const confirmation = { ...confirmationIn((await mailTo(url, email, "code=")).text)!, password: PASSWORD };
  return { email, confirmation };
}

describe("sign-up", () => {
  it("emails a link; after it is opened the account can sign in and owns its token", async () => {
    const email = newEmail();
    const payload = { email: ` ${email.toUpperCase()} `, password: PASSWORD };
    expect(await anyone(routes.signup, { payload })).toEqual({ confirmationSentTo: email });
    expect(await refusal(anyone(routes.login, { payload }))).toEqual([
      403,
      "notConfirmed",
      "This account is not confirmed yet. Open the link in the email we sent you.",
    ]);
    const link = confirmationIn((await mailTo(url, email)).text)!;
    expect(await anyone(routes.confirmSignup, { payload: { ...link, password: PASSWORD } })).toEqual({ ok: true });

    const { token, user } = await anyone(routes.login, { payload });
    expect(user).toEqual({ id: claimsOf(token).sub, email });
    const api = apiClient(url, token);
    expect(await api(routes.verifyToken, {})).toEqual({ user });
    expect(await api(routes.getUser, { params: { user: user.id } })).toEqual({
      email,
      secondStep: false,
      erasedOn: null,
    });
    expect(await api(routes.listProjects, { params: { user: user.id } })).toEqual([]);
  });

  it.each([
    ["short", newEmail(), "Short-1"],
    ["without a digit", newEmail(), "Correct-Horse-Battery"],
    ["without a capital", newEmail(), "correct-horse-9"],
  ])("refuses a password that is %s", async (_, email, password) => {
    expect(await refusal(anyone(routes.signup, { payload: { email, password } }))).toEqual([
      400,
      "weakPassword",
      "The password needs at least 12 characters, with an uppercase letter, a lowercase letter and a digit.",
    ]);
  });

  it.each([
    ["a common one with a digit appended", newEmail(), "Passwordpassword1"],
    ["a common one with substituted letters", newEmail(), "Adm1n1str@tor-2015"],
    ["a row of keys on the keyboard", newEmail(), "Qwertyuiop-12"],
    ["a few repeated characters", newEmail(), "Aaaaaaaaaaa1"],
    ["little more than the product's name", newEmail(), "Backlot-2026!"],
    ["little more than the address", "Wilhelmina.Okafor@example.com", "Wilhelmina-77"],
  ])("refuses a password that is %s", async (_, email, password) => {
    expect(await refusal(anyone(routes.signup, { payload: { email, password } }))).toEqual(EASY);
  });

  it("gives the same answer for an existing and a new address, and notifies the existing account", async () => {
    const { email } = await newcomer();
    const signUp = (address: string) =>
      send(url, routes.signup, { body: JSON.stringify({ email: address, password: PASSWORD }) });
    const other = newEmail("nobody");
    const [taken, free] = [await signUp(email.toUpperCase()), await signUp(other)];
    expect([taken.status, JSON.parse(taken.text)]).toEqual([200, { confirmationSentTo: email }]);
    expect([free.status, JSON.parse(free.text)]).toEqual([200, { confirmationSentTo: other }]);
    expect([...taken.headers.keys()]).toEqual([...free.headers.keys()]);
    // The account is not confirmed yet, so the mail contains its link again.
    expect((await mailTo(url, email)).text).toContain("code=");

    const { email: known } = await signedUp(url, "known");
    await signUp(known);
    const told = await mailTo(url, known, "Someone tried to sign up");
    expect([told.subject, told.text]).toEqual([
      "You already have a Backlot account",
      expect.stringContaining(`If it was you, sign in or request a new password here: ${url}/`),
    ]);
    // The account is unchanged.
    expect((await signIn(known)).token).not.toBe("undefined");
  });

  it("emails an address at most five times in a day without a sign-up", async () => {
    const { email } = await newcomer();
    for (let times = 0; times < 8; times++) await anyone(routes.signup, { payload: { email, password: PASSWORD } });
    await Promise.all(Array.from({ length: 8 }, () => anyone(routes.resendConfirmation, { payload: { email } })));
    const mails = await mailsIn(url);
    expect(mails.filter(({ to }) => to.includes(email))).toHaveLength(5);
  });

  it("emails an address at most five times when it is signed up eight times at once", async () => {
    const email = newEmail("flooded");
    const signUp = () => anyone(routes.signup, { payload: { email, password: PASSWORD } });
    await Promise.all(Array.from({ length: 8 }, signUp));
    const mails = await mailsIn(url);
    expect(mails.filter(({ to }) => to.includes(email))).toHaveLength(5);
  });

  it("discards the password of a sign-up with another person's address", async () => {
    const email = newEmail("owner");
    const theirs = "Their-Horse-12";
    await anyone(routes.signup, { payload: { email, password: theirs } });
    const link = confirmationIn((await mailTo(url, email, "code=")).text)!;
    const confirm = (password: string) => anyone(routes.confirmSignup, { payload: { ...link, password } });
    expect(await refusal(confirm("weak"))).toContain("weakPassword");
    expect(await refusal(confirm("Password-1234"))).toEqual(EASY);
    await confirm(PASSWORD);
    expect(await refusal(anyone(routes.login, { payload: { email, password: theirs } }))).toContain("wrongPassword");
    expect((await anyone(routes.login, { payload: { email, password: PASSWORD } })).user.email).toBe(email);
  });

  it("refuses a malformed address", async () => {
    expect(await refusal(anyone(routes.signup, { payload: { email: "ana@", password: PASSWORD } }))).toEqual([
      400,
      "invalid",
      '"ana@" is not an email address.',
    ]);
  });

  it("accepts each link once, and no other code", async () => {
    const { email, confirmation } = await newcomer();
    for (const wrong of ["no", confirmation.code.toUpperCase(), `${confirmation.code.slice(1)}0`]) {
      expect(await refusal(anyone(routes.confirmSignup, { payload: { ...confirmation, code: wrong } }))).toEqual([
        400,
        "wrongCode",
        "This link is not valid. Open the one in the latest email, or request another.",
      ]);
    }
    expect(await refusal(anyone(routes.login, { payload: { email, password: PASSWORD } }))).toContain("notConfirmed");
    await anyone(routes.confirmSignup, { payload: confirmation });
    const again = { ...confirmation, password: NEW_PASSWORD };
    expect(await refusal(anyone(routes.confirmSignup, { payload: again }))).toEqual([
      400,
      "wrongCode",
      "This account is already confirmed, or the link is not valid. Try signing in.",
    ]);
    expect((await signIn(email)).token).not.toBe("undefined");
  });

  it("emails a new link on request, which replaces the first", async () => {
    const { email, confirmation } = await newcomer();
    expect(await anyone(routes.resendConfirmation, { payload: { email } })).toEqual({ ok: true });
    const second = { ...confirmationIn((await mailTo(url, email)).text)!, password: PASSWORD };
    expect(second.code).not.toBe(confirmation.code);
    expect(await refusal(anyone(routes.confirmSignup, { payload: confirmation }))).toContain("wrongCode");
    expect(await anyone(routes.confirmSignup, { payload: second })).toEqual({ ok: true });
  });

  it("answers a request for a new link alike for unknown, confirmed and pending addresses", async () => {
    const known = await signedUp(url);
    for (const email of [known.email, newEmail("nobody")]) {
      expect(await anyone(routes.resendConfirmation, { payload: { email } })).toEqual({ ok: true });
    }
  });
});

describe("a cross-site request", () => {
  it.each([
    ["text/plain", "text/plain"],
    ["a form", "application/x-www-form-urlencoded"],
    ["another type that resembles JSON", "text/plain; application/json"],
  ])("cannot sign in by %s, which browsers send from any site", async (_, type) => {
    const { email } = await signedUp(url);
    const { status, text, headers } = await send(url, routes.login, {
      headers: { "content-type": type },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect([status, JSON.parse(text)]).toMatchObject([
      400,
      { code: "invalid", message: "Send the request's body as application/json." },
    ]);
    expect(headers.get("set-cookie")).toBeNull();
  });

  it.each([
    ["reports another site", { "sec-fetch-site": "cross-site" }],
    ["reports another host of the same site", { "sec-fetch-site": "same-site" }],
    ["reports another origin", { origin: "https://elsewhere.example" }],
    ["hides its origin", { origin: "null" }],
  ])("changes nothing and sets no cookie when the browser %s", async (_, foreign) => {
    const { id, email, token } = await signedUp(url);
    const { cookie } = await signIn(email);
    const bodies = [
      [routes.login, { email, password: PASSWORD }],
      [routes.signup, { email: newEmail(), password: PASSWORD }],
      [routes.createProject, { projectName: "Planted", projectType: "Feature Film" }],
      [routes.refreshSession, undefined],
      [routes.signOutEverywhere, undefined],
      [routes.logout, undefined],
    ] as const;
    for (const [route, body] of bodies) {
      const { status, text, headers } = await send(url, route, {
        params: { user: id },
        headers: { ...bearer(token), cookie, ...foreign },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect([route.path, status, JSON.parse(text)]).toMatchObject([
        route.path,
        403,
        { code: "forbidden", message: "This request was sent by a page of another site." },
      ]);
      expect(headers.get("set-cookie")).toBeNull();
    }
    expect(await isSignedIn(token)).toBe(true);
    expect((await renew(cookie)).status).toBe(200);
  });

  it("is distinguished from a same-site request", async () => {
    const { email } = await signedUp(url);
    const body = JSON.stringify({ email, password: PASSWORD });
    for (const own of [{ origin: url }, { origin: url, "sec-fetch-site": "same-origin" }]) {
      expect((await send(url, routes.login, { headers: own, body })).status).toBe(200);
    }
  });
});

describe("sign-in", () => {
  it("refuses a wrong password and an unknown address with the same message", async () => {
    const { email } = await signedUp(url);
    const words = [401, "wrongPassword", "The email or password is incorrect."];
    expect(await refusal(anyone(routes.login, { payload: { email, password: "Wrong-Horse-99" } }))).toEqual(words);
    expect(await refusal(anyone(routes.login, { payload: { email: newEmail(), password: PASSWORD } }))).toEqual(words);
  });

  it("answers alike for an existing and an unknown address after a sign-up by another person", async () => {
    const { email: known } = await signedUp(url);
    const guess = "Their-Horse-12";
    const answersFor = async (email: string) => {
      await anyone(routes.signup, { payload: { email, password: guess } });
      const signInWith = (password: string) => refusal(anyone(routes.login, { payload: { email, password } }));
      return [await signInWith(guess), await signInWith("Wrong-Horse-99")];
    };
    const [forKnown, forUnknown] = [await answersFor(known), await answersFor(newEmail("nobody"))];
    expect(forKnown).toEqual(forUnknown);
    expect(forKnown.map(([, code]) => code)).toEqual(["notConfirmed", "wrongPassword"]);
    expect((await signIn(known)).token).not.toBe("undefined");
  });

  it("delays repeated guesses", async () => {
    const { email } = await signedUp(url);
    const guess = () => refusal(anyone(routes.login, { payload: { email, password: "Wrong-Horse-99" } }));
    for (let tries = 0; tries < 5; tries++) expect(await guess()).toContain("wrongPassword");
    // The first wait is a second, which on a busy machine is over before the next guess; each later one is twice as
    // long.
    await expect
      .poll(guess)
      .toEqual([429, "tooManyAttempts", "Too many attempts. Please wait a few minutes and try again."]);
  });

  it("keeps the refresh token in a cookie that scripts cannot read and other sites cannot send", async () => {
    const { email } = await signedUp(url);
    const { setCookie, token } = await signIn(email);
    expect(setCookie).toMatch(
      /^__Host-backlot_refresh=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=2592000$/,
    );
    const { exp, iat } = claimsOf(token);
    expect(exp - iat).toBe(3600);
  });
});

describe("a session", () => {
  it("is renewed by the cookie", async () => {
    const { email, id } = await signedUp(url);
    const { cookie } = await signIn(email);
    const { status, text, headers } = await renew(`theme=dark; ${cookie}`);
    expect([status, JSON.parse(text).user]).toEqual([200, { id, email }]);
    expect(await isSignedIn(JSON.parse(text).token)).toBe(true);
    expect(cookieIn(headers)).toMatch(/^__Host-backlot_refresh=./);
  });

  it.each([
    ["no cookie", ""],
    ["an empty one", "__Host-backlot_refresh="],
    ["a forged one", "__Host-backlot_refresh=eyJhbGciOiJub25lIn0.e30."],
  ])("is not renewed by %s", async (_, cookie) => {
    const { status, text } = await renew(cookie);
    expect([status, JSON.parse(text)]).toMatchObject([
      401,
      { code: "sessionEnded", message: "Your session has ended. Please sign in again." },
    ]);
  });

  it("ends at logout for its token and its cookie; other sessions of the person continue", async () => {
    const { email, token: other } = await signedUp(url);
    const { token, cookie } = await signIn(email);
    const renewed = String(JSON.parse((await renew(cookie)).text).token);
    const out = await send(url, routes.logout, { headers: { ...bearer(token), cookie } });
    expect([out.status, JSON.parse(out.text)]).toEqual([200, { ok: true }]);
    expect(out.headers.get("set-cookie")).toMatch(/^__Host-backlot_refresh=; .*Max-Age=0$/);

    expect(await isSignedIn(token)).toBe(false);
    expect(await isSignedIn(renewed)).toBe(false);
    expect((await renew(cookie)).status).toBe(401);
    expect(await isSignedIn(other)).toBe(true);
  });

  it("ends at logout also when the cookie is missing, expired or foreign", async () => {
    const { email } = await signedUp(url);
    const spent = await signIn(email);
    await send(url, routes.logout, { headers: { ...bearer(spent.token), cookie: spent.cookie } });
    for (const cookie of ["", spent.cookie, "__Host-backlot_refresh=gibberish"]) {
      const { token } = await signIn(email);
      expect((await send(url, routes.logout, { headers: { ...bearer(token), cookie } })).status).toBe(200);
      expect(await isSignedIn(token)).toBe(false);
    }
  });
});

/** Moves the last use of a session back by so many hours. */
const rest = ({ token, id }: { token: string; id: string }, hours: number) =>
  tables(aws).send(
    new PutCommand({
      TableName: aws.projectsTable,
      Item: {
        pk: `USER#${id}`,
        sk: `SESSION#${claimsOf(token).origin_jti}`,
        usedAt: Math.floor(Date.now() / 1000) - hours * 3600,
      },
    }),
  );

describe("an idle session", () => {
  it("ends after 96 hours, for its token and its cookie; a renewed one does not", async () => {
    const { email, id } = await signedUp(url);
    const [kept, left] = [await signIn(email), await signIn(email)];
    await rest({ token: kept.token, id }, 95);
    await rest({ token: left.token, id }, 97);
    expect([await isSignedIn(kept.token), await isSignedIn(left.token)]).toEqual([true, false]);
    const ended = await renew(left.cookie);
    expect([ended.status, JSON.parse(ended.text)]).toMatchObject([401, { code: "sessionEnded" }]);
    expect(await isSignedIn(left.token)).toBe(false);
    expect((await renew(kept.cookie)).status).toBe(200);
    const { Item } = await tables(aws).send(
      new GetCommand({
        TableName: aws.projectsTable,
        Key: { pk: `USER#${id}`, sk: `SESSION#${claimsOf(kept.token).origin_jti}` },
      }),
    );
    expect(Date.now() / 1000 - Item!.usedAt).toBeLessThan(3600);
  });
});

describe("account events", () => {
  const IPHONE =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0.0.0 Mobile/15E148 Safari/604.1";
  const WINDOWS =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0";

  it("are listed for their owner only, newest first, with the kind of device", async () => {
    const [ana, bo] = await Promise.all([signedUp(url), signedUp(url)]);
    const tried = (password: string, agent: string) =>
      send(url, routes.login, {
        headers: { "user-agent": agent },
        body: JSON.stringify({ email: ana.email, password }),
      });
    await tried("Wrong-Horse-99", WINDOWS);
    await tried(PASSWORD, IPHONE);
    const link = await newPasswordLink(url, ana.email);
    await nextSecond();
    await anyone(routes.resetPassword, { payload: { ...link, password: NEW_PASSWORD } });
    const { token } = await signIn(ana.email, NEW_PASSWORD);
    const events = await apiClient(url, token)(routes.listAccountEvents, { params: { user: ana.id } });
    const plain = { browser: "", system: "" };
    expect(events.map(({ at: _, ...event }) => event)).toEqual([
      { what: "signedIn", ...plain },
      { what: "passwordChanged", sessions: 2, ...plain },
      { what: "signedIn", browser: "Chrome", system: "iPhone" },
      { what: "wrongPassword", browser: "Edge", system: "Windows" },
      { what: "signedIn", ...plain },
    ]);
    expect(events.map(({ at }) => at)).toEqual(
      events
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
    expect(await refusal(bo.api(routes.listAccountEvents, { params: { user: ana.id } }))).toContain("notFound");
  });

  it("end with a sign-out everywhere, for every token and cookie, also the caller's", async () => {
    const { email, id } = await signedUp(url);
    const [here, there] = [await signIn(email), await signIn(email)];
    await nextSecond();
    const out = await send(url, routes.signOutEverywhere, { params: { user: id }, headers: bearer(here.token) });
    expect([out.status, out.headers.get("set-cookie")]).toEqual([200, expect.stringContaining("Max-Age=0")]);
    for (const { token, cookie } of [here, there]) {
      expect(await isSignedIn(token)).toBe(false);
      expect((await renew(cookie)).status).toBe(401);
    }
    const { token } = await signIn(email);
    const events = await apiClient(url, token)(routes.listAccountEvents, { params: { user: id } });
    expect(events.slice(0, 2).map(({ what, sessions }) => [what, sessions])).toEqual([
      ["signedIn", undefined],
      ["signedOutEverywhere", 3],
    ]);
  });
});

describe("the sessions of an account", () => {
  const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";

  it("are listed for their owner only, and one can be ended while the others continue", async () => {
    const [ana, bo] = await Promise.all([signedUp(url), signedUp(url)]);
    const params = { user: ana.id };
    const lost = await send(url, routes.login, {
      headers: { "user-agent": FIREFOX },
      body: JSON.stringify({ email: ana.email, password: PASSWORD }),
    });
    const { token } = JSON.parse(lost.text);
    const { origin_jti: session, auth_time } = claimsOf(token);
    const listed = await ana.api(routes.listSessions, { params });
    const began = new Date(auth_time * 1000).toISOString();
    expect(listed.toSorted((one, other) => one.browser.localeCompare(other.browser))).toEqual([
      { ...{ browser: "", system: "", isThis: true }, session: claimsOf(ana.token).origin_jti, ...anyTimes },
      { ...{ browser: "Firefox", system: "Linux", isThis: false }, session, ...anyTimes, beganAt: began },
    ]);

    // Other users cannot end it, and learn nothing of its existence.
    const ofAna = { ...params, session };
    expect(await refusal(bo.api(routes.endSession, { params: ofAna }))).toContain("notFound");
    expect(await refusal(bo.api(routes.endSession, { params: { user: bo.id, session } }))).toContain("noSuchSession");
    expect(await isSignedIn(token)).toBe(true);

    for (const _ of ["ends it", "and once more"]) {
      expect(await ana.api(routes.endSession, { params: ofAna })).toEqual({ ok: true });
    }
    expect(await isSignedIn(token)).toBe(false);
    expect((await renew(cookieIn(lost.headers))).status).toBe(401);
    expect((await ana.api(routes.listSessions, { params })).map(({ isThis }) => isThis)).toEqual([true]);
    const ends = (await ana.api(routes.listAccountEvents, { params })).filter(({ what }) => what === "sessionEnded");
    expect(ends).toMatchObject([{ of: { browser: "Firefox", system: "Linux" }, browser: "", system: "" }]);
  });

  it("include only sessions that are still valid", async () => {
    const { email, id } = await signedUp(url);
    const [left, out] = [await signIn(email), await signIn(email)];
    await rest({ token: left.token, id }, 97);
    await send(url, routes.logout, { headers: { ...bearer(out.token), cookie: out.cookie } });
    await nextSecond();
    const here = await signIn(email);
    const list = async ({ token }: { token: string }) =>
      (await apiClient(url, token)(routes.listSessions, { params: { user: id } })).map((one) => one.session);
    const first = await list(here);
    expect([first.length, first.includes(claimsOf(here.token).origin_jti)]).toEqual([2, true]);
    await send(url, routes.signOutEverywhere, { params: { user: id }, headers: bearer(here.token) });
    const again = await signIn(email);
    expect(await list(again)).toEqual([claimsOf(again.token).origin_jti]);
  });
});

describe("a forgotten password", () => {
  it("is replaced through the emailed link, which ends every existing session", async () => {
    const { email, token } = await signedUp(url);
    const before = await signIn(email);
    const link = await newPasswordLink(url, email);
    await nextSecond();
    expect(await anyone(routes.resetPassword, { payload: { ...link, password: NEW_PASSWORD } })).toEqual({ ok: true });

    expect(await isSignedIn(token)).toBe(false);
    expect(await isSignedIn(before.token)).toBe(false);
    expect((await renew(before.cookie)).status).toBe(401);
    expect(await refusal(anyone(routes.login, { payload: { email, password: PASSWORD } }))).toContain("wrongPassword");
    expect(await isSignedIn((await signIn(email, NEW_PASSWORD)).token)).toBe(true);
  });

  it("can be one that never signed in", async () => {
    const { email, confirmation } = await newcomer();
    await anyone(routes.confirmSignup, { payload: confirmation });
    const link = await newPasswordLink(url, email);
    expect(await anyone(routes.resetPassword, { payload: { ...link, password: NEW_PASSWORD } })).toEqual({ ok: true });
    expect(await isSignedIn((await signIn(email, NEW_PASSWORD)).token)).toBe(true);
  });

  it("stays when the link is wrong, used or another account's, or the new password is weak", async () => {
    const [ana, bo] = await Promise.all([signedUp(url), signedUp(url)]);
    const link = await newPasswordLink(url, ana.email);
    const reset = (payload: object) =>
      refusal(anyone(routes.resetPassword, { payload: { ...link, password: NEW_PASSWORD, ...payload } }));
    const wrong = [400, "wrongCode", "This link is not valid. Open the one in the latest email, or request another."];
    expect(await reset({ password: "weak" })).toEqual([
      400,
      "weakPassword",
      "The password needs at least 12 characters, with an uppercase letter, a lowercase letter and a digit.",
    ]);
    expect(await reset({ password: "Password-1234" })).toEqual(EASY);
    expect(await reset({ code: "000" })).toEqual(wrong);
    expect(await reset({ user: "00000000-0000-0000-0000-000000000000" })).toEqual(wrong);
    expect(await reset({ user: bo.id })).toEqual(wrong);
    expect(await reset({ user: ana.email })).toContain("invalid");
    await anyone(routes.resetPassword, { payload: { ...link, password: NEW_PASSWORD } });
    expect(await reset({})).toEqual(wrong);
  });

  it("stays when the new one is the address of the account", async () => {
    const email = newEmail("wendelgard");
    await signedUp(url, "wendelgard", email);
    const link = await newPasswordLink(url, email);
    const payload = { ...link, password: "Wendelgard-12" };
    expect(await refusal(anyone(routes.resetPassword, { payload }))).toEqual(EASY);
  });

  it("stays when an hour has passed since the email", async () => {
    const { id, email } = await signedUp(url);
    const link = await newPasswordLink(url, email);
    await tables(aws).send(
      new UpdateCommand({
        TableName: aws.projectsTable,
        Key: { pk: `USER#${id}`, sk: "PASSWORD_RESET" },
        UpdateExpression: "SET linkUntil = linkUntil - :hour",
        ExpressionAttributeValues: { ":hour": 3601 },
      }),
    );
    expect(await refusal(anyone(routes.resetPassword, { payload: { ...link, password: NEW_PASSWORD } }))).toEqual([
      410,
      "codeExpired",
      "This link has expired. Request another email.",
    ]);
  });

  it("is replaced by the latest of at most five links a day", async () => {
    const { email } = await signedUp(url);
    const first = await newPasswordLink(url, email);
    for (let times = 0; times < 6; times++) await anyone(routes.forgotPassword, { payload: { email } });
    const mails = await mailsIn(url);
    const links = mails.filter(({ to, subject }) => to.includes(email) && subject === "Set a new Backlot password");
    expect(links).toHaveLength(5);
    expect(await refusal(anyone(routes.resetPassword, { payload: { ...first, password: NEW_PASSWORD } }))).toContain(
      "wrongCode",
    );
  });

  it("gets the same answer for an unknown address, which gets no email", async () => {
    const email = newEmail("nobody");
    expect(await anyone(routes.forgotPassword, { payload: { email } })).toEqual({ ok: true });
    expect(JSON.stringify(await mailsIn(url))).not.toContain(email);
  });
});
