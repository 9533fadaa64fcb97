import { describe, expect, it, vi } from "vitest";
import { localDraftsOf, saveLocalDraft } from "../../../../web/offline/local-drafts.ts";
import { addressNow, HOME, HUB, openApp, PASSWORD, READER, tokenOf } from "../app.tsx";
import { type Answers, FAILED, LOST, refused, unlikeContract } from "../fake-api.ts";
import {
  all,
  button,
  click,
  dialog,
  eventually,
  field,
  fill,
  heading,
  isDisabled,
  link,
  says,
  user,
  words,
} from "../words.ts";

const NOBODY = { token: "" };
const GONE = refused(401, "sessionEnded", "Your session has ended. Please sign in.");
const SIGNED_OUT = refused(401, "signedOut", "Please sign in.");

const openFor = (address: string, answers: Answers) => openApp(address, answers, NOBODY);

async function fillIn(password = PASSWORD, email = READER.email): Promise<void> {
  await fill("Email", email);
  await fill("Password", password);
}

const isAt = (address: string) => eventually(() => expect(addressNow()).toBe(address));

describe("signing in", () => {
  it("reports a wrong password and keeps the email address", async () => {
    const login = refused(401, "wrongPassword", "The email or password is incorrect.");
    openFor("/", { login });
    await fillIn("Wrong-Horse-9");
    await click("Sign In");
    await says("The email or password is incorrect.");
    expect((await field("Email")).value).toBe(READER.email);
  });

  it("reports an unconfirmed account and resends the email", async () => {
    const unconfirmed = "This account is not confirmed yet. Open the link in the email we sent you.";
    const { api } = openFor("/", {
      login: refused(403, "notConfirmed", unconfirmed),
      resendConfirmation: { ok: true },
    });
    await fillIn();
    await click("Sign In");
    await says(unconfirmed);
    await click("Resend");
    await says("Resent");
    expect(api.calls("resendConfirmation").map(({ payload }) => payload)).toEqual([{ email: READER.email }]);
  });

  it.each([
    ["Login failed", 500, undefined],
    ["Come back tomorrow.", 429, { code: "tooManyAttempts", message: "Come back tomorrow." }],
    ["No token received from server", 200, { user: { id: "someone" } }],
    ["User ID not received from server", 200, { token: "a.b.c" }],
  ])("shows %j when the server answers %i with %j", async (message, status, json) => {
    openFor("/", { login: unlikeContract(status, json) });
    await fillIn();
    await click("Sign In");
    await says(message);
  });

  it("reports a failure when the server cannot be reached", async () => {
    openFor("/", { login: LOST });
    await fillIn();
    await click("Sign In");
    await says("Login failed. Please try again.");
  });
});

describe("signing up", () => {
  it("is busy while the account is created, then leads to the sign-in page", async () => {
    const { api } = openFor("/signup", {});
    const goOn = api.holds("signup");
    await fillIn();
    await click("Sign Up");
    await says("Creating Account...");
    goOn({ confirmationSentTo: READER.email });
    await isAt("/");
  });

  it("states the password requirements", async () => {
    const needs =
      "The password needs at least 12 characters, with an uppercase letter, a lowercase letter and a digit.";
    openFor("/signup", { signup: refused(400, "weakPassword", needs) });
    await fillIn("short");
    await click("Sign Up");
    await says(needs);
  });

  it("names the address the email went to, whether or not the account exists", async () => {
    openFor("/signup", { signup: { confirmationSentTo: READER.email } });
    await fillIn();
    await click("Sign Up");
    await says(`We have sent a link to ${READER.email}. Open it to confirm your account, then sign in.`);
  });

  it("tells a failure without a server message from a network error", async () => {
    const { api } = openFor("/signup", { signup: FAILED });
    await fillIn();
    await click("Sign Up");
    await says("Signup failed. Please try again.");
    api.answers({ signup: LOST });
    await click("Sign Up");
    await says("Network error. Please check your connection and try again.");
  });

  it("offers a new link in place of an invalid one", async () => {
    openFor(`/signup?user=${READER.id}&code=000000`, {
      confirmSignup: refused(400, "wrongCode", "This link is not valid."),
      resendConfirmation: { ok: true },
    });
    await heading("Confirm your account");
    await fill("Password", PASSWORD);
    await click("Confirm Account");
    await says("This link is not valid.");
    await heading("Your account is not confirmed");
    await fill("Email", READER.email);
    await click("Send a new link");
    await isAt("/");
    await says(`We have sent a link to ${READER.email}. Open it to confirm your account, then sign in.`);
  });
});

describe("the session check", () => {
  it("is visible while it runs", async () => {
    const verified = Promise.withResolvers<{ user: typeof READER }>();
    openApp(HUB, { listScripts: [], verifyToken: verified.promise });
    await says("Verifying session...");
    verified.resolve({ user: READER });
    await heading("The Small Tide");
  });

  it.each([
    ["there is no token", ""],
    ["the token cannot be read", "nonsense"],
    ["the token has expired", tokenOf({ sub: "someone", exp: 1_000_000_000 })],
    ["the token is forged", tokenOf({ sub: "someone", exp: 4_000_000_000 })],
  ])("leads to the sign-in page when %s", async (_, token) => {
    const { length } = window.history;
    openApp(HUB, { verifyToken: SIGNED_OUT, refreshSession: GONE, listScripts: [] }, { token });
    await button("Sign In");
    expect(addressNow()).toBe("/");
    // The redirect replaces the requested address, so that Back does not return to it.
    expect(window.history.length).toBe(length);
  });

  it.each([
    ["fails", FAILED],
    ["is lost", LOST],
  ] as const)("leads to the sign-in page when its call %s", async (_, verifyToken) => {
    openApp(HUB, { verifyToken, listScripts: [] });
    await isAt("/");
    expect(words("The Small Tide").length).toBe(0);
  });

  it("rejects a renewed token of another user, whose cookie another site may have planted", async () => {
    const other = { id: "reader-2", email: "other@example.com" };
    const renewed = { token: tokenOf({ sub: other.id, exp: 4_000_000_000 }), user: other };
    const expired = tokenOf({ sub: READER.id, exp: 1_000_000_000 });
    openApp(HUB, { verifyToken: SIGNED_OUT, refreshSession: renewed, listScripts: [] }, { token: expired });
    await isAt("/");
    await button("Sign In");
    expect(localStorage.getItem("authToken")).toBeNull();
  });

  it("renews a token that the server no longer accepts, and repeats the call", async () => {
    const newer = tokenOf({ sub: READER.id, exp: 4_100_000_000 });
    let verified = 0;
    const { api } = openApp(HUB, {
      verifyToken: () => (verified++ === 0 ? SIGNED_OUT : { user: READER }),
      refreshSession: { token: newer, user: READER },
      listScripts: [],
    });
    await heading("The Small Tide");
    expect(localStorage.getItem("authToken")).toBe(newer);
    expect(api.calls("refreshSession")).toHaveLength(1);
  });

  it("leads to the sign-in page at another user's address", async () => {
    openApp("/somebody-else", { listProjects: [] });
    await button("Sign In");
    expect(addressNow()).toBe("/");
  });
});

describe("creating a project", () => {
  it("shows progress and reports a failure", async () => {
    const { api } = openApp(`${HOME}/create-project`, { listProjects: [] });
    const goOn = api.holds("createProject");
    await fill("Project Name", "Second film");
    await click("Create Project");
    await says("Creating...");
    goOn(FAILED);
    await says("Failed to create project. Please try again.");
    api.answers({ createProject: refused(400, "invalid", "Another name, please.") });
    await click("Create Project");
    await says("Another name, please.");
    await user.click(await link("Cancel"));
    await isAt(HOME);
  });
});

describe("the list of projects", () => {
  it("is empty when it cannot be fetched, and the console shows why", async () => {
    const { complaints } = openApp(HOME, { listProjects: FAILED });
    await says(
      "Projects that you are a part of and created by you, which are in progress will be shown here",
      "Projects that you were a part of and created by you, which have been completed will be shown here",
    );
    await says("Failed to fetch projects", "This is a server problem and may be temporary.");
    expect(complaints.join()).toContain("Failed to fetch projects");
    expect(addressNow()).toBe(HOME);
  });
});

describe("the account dialog", () => {
  const ACCOUNT = { email: READER.email, secondStep: false, erasedOn: null };

  it("shows that it is loading, then who is signed in", async () => {
    const { api } = openApp(HOME, { listProjects: [] });
    const goOn = api.holds("getUser");
    await click("Your account");
    await says("Loading...");
    goOn(ACCOUNT);
    await says("Username", READER.email);
  });

  it("reports a failed request and retries", async () => {
    const { api } = openApp(HOME, { listProjects: [], getUser: FAILED });
    await click("Your account");
    await says("Error: Failed to fetch user details");
    api.answers({ getUser: ACCOUNT });
    await click("Try again");
    await says("Username", READER.email);
  });

  it("deletes the account only with the password and, if the server asks for one, a code", async () => {
    const erasedOn = "2031-03-17T08:00:00.000Z";
    const needed = refused(400, "codeNeeded", "Enter the code from your authenticator app, or a recovery code.");
    const { api } = openApp(HOME, { listProjects: [], getUser: ACCOUNT, setAccountDeleted: needed });
    await click("Your account");
    await click("Delete Account", await dialog("Your account"));
    const asked = await dialog("Delete your account");
    const submit = await button("Delete Account", asked);
    expect(isDisabled(submit)).toBe(true);
    expect(all("textbox", undefined, asked)).toEqual([]);
    await fill("Password", PASSWORD, asked);
    await user.click(submit);
    await says("Enter the code from your authenticator app, or a recovery code.");
    api.answers({ setAccountDeleted: refused(400, "wrongCode", "The code is incorrect.") });
    expect(isDisabled(submit)).toBe(true);
    await fill("Authenticator code or recovery code", "111111", asked);
    await user.click(submit);
    await says("The code is incorrect.");
    api.answers({ setAccountDeleted: { erasedOn } });
    await fill("Authenticator code or recovery code", "222222", asked);
    await user.click(submit);
    await button("Restore Account", await dialog("Your account"));
    expect(all("dialog", "Delete your account")).toEqual([]);
    const proof = { password: PASSWORD, code: "222222" };
    expect(api.calls("setAccountDeleted").at(-1)?.payload).toEqual({ deleted: true, ...proof });
  });

  it("logs out even if the server fails, and leaves no unsaved work on the device", async () => {
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
    const { api } = openApp(HOME, { listProjects: [], getUser: ACCOUNT });
    saveLocalDraft(READER.id, "crew", { departments: [] });
    const goOn = api.holds("logout");
    await click("Your account");
    await click("Logout");
    await button("Logging out...", await dialog("Your account"));
    goOn(FAILED);
    await eventually(() => expect(assign).toHaveBeenCalledWith("/"));
    expect(localStorage.getItem("authToken")).toBeNull();
    expect(localDraftsOf(READER.id, "crew")).toEqual([]);
  });
});
