import { describe, expect, it, vi } from "vitest";
import type { SignedInSession } from "../../../../shared/contract/account.ts";
import { paths } from "../../../../web/navigation/paths.ts";
import { addressNow, HOME, HUB, OWNED, openApp, READER, tokenOf } from "../app.tsx";
import { type Answers, FAILED, refused } from "../fake-api.ts";
import {
  all,
  button,
  click,
  dialog,
  eventually,
  fill,
  heading,
  isDisabled,
  link,
  one,
  says,
  textsOf,
  user,
} from "../words.ts";
import "../../../../web/app/user-dialog.tsx";
import "../../../../web/pages/account.tsx";

const PASSWORD = "Correct-Horse-9";
const AT = "2031-03-03T10:00:00.000Z";
const ACCOUNT = { email: READER.email, secondStep: false, erasedOn: null };
const WRONG = refused(400, "wrongPassword", "The password is incorrect.");

const session = (name: string, isThis: boolean): SignedInSession => ({
  ...{ session: name.padEnd(32, "0"), browser: "Chrome", system: isThis ? "Linux" : "Android" },
  ...{ beganAt: AT, usedAt: AT, isThis },
});

const open = (answers: Answers = {}) =>
  openApp(paths.account(READER.id), { getUser: ACCOUNT, listSessions: [], listAccountEvents: [], ...answers });

describe("two-factor authentication", () => {
  it("is set up from the account dialog with the password and a code, and shows its recovery codes once", async () => {
    const codes = Array.from({ length: 8 }, (_, at) => `${at}`.repeat(16));
    let secondStep = false;
    const { api } = openApp(HOME, {
      ...{ listProjects: [], listSessions: [], listAccountEvents: [] },
      getUser: () => ({ ...ACCOUNT, secondStep }),
      prepareTwoFactor: WRONG,
    });
    await click("Your account");
    await user.click(await link(/^Two-factor authentication/, await dialog("Your account")));
    await heading("Signing In");
    await click("Set Up");
    const asks = await dialog("Set up two-factor authentication");
    await fill("Password", "Wrong-Horse-11", asks);
    await click("Continue", asks);
    await says("The password is incorrect.");
    api.answers({
      prepareTwoFactor: { secret: "ABCDEFGHIJKLMNOP", address: "otpauth://totp/Backlot?secret=ABCDEFGHIJKLMNOP" },
      setTwoFactor: refused(400, "wrongCode", "The code is incorrect."),
    });
    await fill("Password", PASSWORD, asks);
    await click("Continue", asks);
    await one("img", "QR code for an authenticator app");
    expect(document.querySelector("dd")?.textContent).toBe("ABCD EFGH IJKL MNOP");
    expect(api.calls("prepareTwoFactor").at(-1)?.payload).toEqual({ password: PASSWORD });
    await fill("Code from the authenticator app", "123456");
    await click("Turn On");
    await says("The code is incorrect.");
    api.answers({
      setTwoFactor: ({ payload: { on } }) => {
        secondStep = on;
        return { on, recoveryCodes: codes };
      },
    });
    await fill("Code from the authenticator app", "654321");
    await click("Turn On");
    expect(textsOf("listitem", await one("list", "Recovery codes"))).toEqual(
      codes.map((code) => code.replace(/(.{4})(?=.)/g, "$1 ")),
    );
    await click("I Have Saved Them");
    await says("Two-factor authentication is on. Each sign-in asks for a code from your authenticator app.");
    expect(document.body.textContent).not.toContain("0000 0000");
  });

  it("is turned off only with the password and a code", async () => {
    let secondStep = true;
    const { api } = open({ getUser: () => ({ ...ACCOUNT, secondStep }), setTwoFactor: WRONG });
    await click("Turn Off");
    const asked = await dialog("Turn off two-factor authentication");
    const submit = await button("Turn Off", asked);
    await fill("Password", PASSWORD, asked);
    expect(isDisabled(submit)).toBe(true);
    await fill("Authenticator code or recovery code", "123456", asked);
    await user.click(submit);
    await says("The password is incorrect.");
    api.answers({
      setTwoFactor: () => {
        secondStep = false;
        return { on: false, recoveryCodes: [] };
      },
    });
    await user.click(submit);
    await button("Set Up");
    expect(api.calls("setTwoFactor").at(-1)?.payload).toEqual({ on: false, code: "123456", password: PASSWORD });
  });

  it("asks for its code after the password when signing in", async () => {
    const needed = "Enter the code from your authenticator app, or a recovery code.";
    const { api } = openApp("/", { login: refused(401, "codeNeeded", needed), listProjects: [] }, { token: "" });
    await fill("Email", READER.email);
    await fill("Password", PASSWORD);
    await click("Sign In");
    await says(needed);
    const token = tokenOf({ sub: READER.id, exp: 4_200_000_000 });
    api.answers({ login: { token, user: READER } });
    await fill("Code", "123456");
    await click("Sign In");
    await heading("Projects");
    expect(api.calls("login").at(-1)?.payload).toEqual({ email: READER.email, password: PASSWORD, code: "123456" });
  });
});

describe("the sessions of an account", () => {
  it("have the times of the usual clock after a project that uses 24 hours", async () => {
    const { api } = openApp(HUB, { getProjectName: { ...OWNED, clock: "24-hour" }, getUser: ACCOUNT });
    api.answers({ listSessions: [session("a", true)], listAccountEvents: [] });
    await click("Your account");
    await user.click(await link(/^Two-factor authentication/, await dialog("Your account")));
    const row = await one("row", /This device/);
    expect(row.textContent).toMatch(/ [AP]M/);
  });

  it("are listed, and each but the current one can be ended", async () => {
    let sessions = [session("a", true), session("b", false)];
    const { api } = open({ listSessions: () => sessions, endSession: FAILED });
    const rows = async () => all("row", undefined, await one("region", "Active sessions"));
    await eventually(async () => expect(await rows()).toHaveLength(3));
    expect(all("button", undefined, await one("row", /This device/))).toEqual([]);
    await click("Sign out Chrome on Android");
    await says("Failed to end the session. Please try again.");
    api.answers({
      endSession: ({ params }) => {
        sessions = sessions.filter((one) => one.session !== params.session);
        return { ok: true };
      },
    });
    await click("Sign out Chrome on Android");
    await eventually(async () => expect(await rows()).toHaveLength(2));
  });

  it("are listed with what happened to the account", async () => {
    const device = { browser: "Chrome", system: "Linux", at: AT };
    open({
      listAccountEvents: [
        { ...device, what: "sessionEnded", of: { browser: "Safari", system: "iPhone" } },
        { ...device, what: "secondStepOn", sessions: 1 },
        { ...device, what: "signedIn" },
      ],
    });
    const table = await one("region", "Recent sign-ins");
    expect(textsOf("rowheader", table)).toEqual([
      "Session ended: Safari on iPhone",
      "Two-factor authentication turned on, 1 session ended",
      "Signed in",
    ]);
  });

  it("end everywhere at once, which leads to the sign-in page", async () => {
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
    const { api } = open({ signOutEverywhere: FAILED });
    await click("Sign Out Everywhere");
    await says("Failed to sign out everywhere. Please try again.");
    expect(addressNow()).toBe(paths.account(READER.id));
    api.answers({ signOutEverywhere: { ok: true } });
    await click("Sign Out Everywhere");
    await eventually(() => expect(assign).toHaveBeenCalledWith("/"));
    expect(localStorage.getItem("authToken")).toBeNull();
  });
});
