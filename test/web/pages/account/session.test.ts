import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { api as client } from "../../../../web/api/client.ts";
import { aProduction } from "../a-production.ts";
import { addressNow, HOME, HUB, openApp, READER, tokenOf } from "../app.tsx";
import { scheduleOf } from "../call-sheet/call-sheet-days.ts";
import { LOST, refused } from "../fake-api.ts";
import { all, button, click, dialog, field, fill, says, user } from "../words.ts";
import "../../../../web/pages/call-sheet.tsx";
import "../../../../web/pages/projects-home.tsx";
import "../../../../web/pages/sign-in.tsx";

const EXPIRED = tokenOf({ sub: READER.id, exp: 1 });
const token = () => localStorage.getItem("authToken");

it("survives a temporary network failure", async () => {
  openApp(HOME, { refreshSession: LOST }, { token: EXPIRED });
  await button("Sign In");
  expect(token()).not.toBeNull();
});

it("ends when the server rejects it", async () => {
  openApp(
    HOME,
    { listProjects: [], refreshSession: refused(401, "sessionEnded", "The session has ended.") },
    { token: EXPIRED },
  );
  await waitFor(() => expect(token()).toBeNull());
});

it("of another user leaves the sign-in page open after a wrong password", async () => {
  openApp("/somebody-else", {
    login: refused(401, "wrongPassword", "The email or password is incorrect."),
    listProjects: [],
  });
  await button("Sign In");
  await fill("Email", "other@example.com");
  await fill("Password", "Wrong-Horse-9");
  await click("Sign In");
  await says("The email or password is incorrect.");
  await button("Sign In");
});

const IN_AGAIN = { token: tokenOf({ sub: READER.id, exp: 4_300_000_000 }), user: READER };

it("that has ended is renewed in a dialog over the page, and what was typed is kept and saved", async () => {
  const schedule = scheduleOf(aProduction());
  const { api } = openApp(`${HUB}/call-sheets/Main?day=1`, schedule.answers);
  await fill("Crew Call", "4:45 AM");
  api.answers({
    getChangeStamp: refused(401, "signedOut", "Your session has ended. Please sign in again."),
    refreshSession: refused(401, "sessionEnded", "Your session has ended. Please sign in again."),
    login: refused(401, "wrongPassword", "The email or password is incorrect."),
  });
  window.dispatchEvent(new Event("focus"));
  const again = await dialog("Please sign in again");
  await fill("Password", "Wrong-Horse-9", again);
  await click("Sign In", again);
  await says("The email or password is incorrect.");
  api.answers({ login: IN_AGAIN, getChangeStamp: { stamp: "1" } });
  await fill("Password", "Correct-Horse-9", again);
  await click("Sign In", again);
  await waitFor(() => expect(all("dialog")).toEqual([]));
  const crewCall = await field("Crew Call");
  expect(crewCall.value).toBe("4:45 AM");
  crewCall.focus();
  await user.tab();
  await waitFor(() => expect(schedule.sheet().timing.crewCall).toBe("4:45 AM"));
});

const ENDED = refused(401, "signedOut", "Your session has ended. Please sign in again.");

/** The call sheet, whose question for changes the server has not answered yet, and its later answer. */
async function asking() {
  const { api } = openApp(`${HUB}/call-sheets/Main?day=1`, scheduleOf(aProduction()).answers);
  await field("Crew Call");
  api.answers({ refreshSession: ENDED, login: IN_AGAIN });
  const asked = () => api.calls("getChangeStamp").length;
  const before = asked();
  const answer = api.holds("getChangeStamp");
  window.dispatchEvent(new Event("focus"));
  await waitFor(() => expect(asked()).toBe(before + 1));
  return { api, answer };
}

it("is renewed in a dialog also if another tab noticed first that it has ended", async () => {
  const { api, answer } = await asking();
  localStorage.removeItem("authToken");
  answer(ENDED);
  const again = await dialog("Please sign in again");
  api.answers({ getChangeStamp: { stamp: "1" } });
  await fill("Password", "Correct-Horse-9", again);
  await click("Sign In", again);
  await waitFor(() => expect(all("dialog")).toEqual([]));
});

it("that another tab has renewed is used", async () => {
  const { api, answer } = await asking();
  const renewed = tokenOf({ sub: READER.id, exp: 4_400_000_000 });
  localStorage.setItem("authToken", renewed);
  const before = api.calls("getChangeStamp").length;
  answer(ENDED);
  await waitFor(() => expect(api.calls("getChangeStamp").length).toBeGreaterThan(before));
  expect([api.calls("refreshSession"), token()]).toEqual([[], renewed]);
});

it("of another person who has signed in in another tab does not send the request again", async () => {
  const { api, answer } = await asking();
  const others = tokenOf({ sub: "another-person", exp: 4_400_000_000 });
  const request = client.getChangeStamp({ params: { id: "tide" } });
  const before = api.calls("getChangeStamp").length;
  localStorage.setItem("authToken", others);
  answer(ENDED);
  await expect(request).rejects.toMatchObject({ status: 401 });
  expect([api.calls("getChangeStamp").length, api.calls("refreshSession"), token()]).toEqual([before, [], others]);
});

it("begins at the address that was requested before signing in", async () => {
  const address = `${HUB}/call-sheets/Main?day=2`;
  const { answers } = scheduleOf(aProduction());
  openApp(address, { ...answers, login: IN_AGAIN }, { token: "" });
  await says("Sign in to open the page you requested.");
  await fill("Email", READER.email);
  await fill("Password", "Correct-Horse-9");
  await click("Sign In");
  await field("Crew Call");
  expect(addressNow()).toBe(address);
});
