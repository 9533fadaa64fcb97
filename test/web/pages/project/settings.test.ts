import { expect, it, vi } from "vitest";
import type { ApiKey } from "../../../../shared/contract/api-keys.ts";
import { addressNow, HOME, HUB, OWNED, openApp, PASSWORD, READER } from "../app.tsx";
import { type Answers, FAILED, refused } from "../fake-api.ts";
import {
  all,
  button,
  click,
  dialog,
  drawn,
  eventually,
  field,
  fill,
  heading,
  isDisabled,
  link,
  says,
  user,
} from "../words.ts";

const OWNERS: Answers = {
  getExport: { status: "none", percent: 0, reason: null, file: null },
  getCosts: { lines: [{ what: "Emails", quantity: "3", usd: 0, monthly: false }], monthlyUsd: 0, onceUsd: 0 },
};

const open = (answers: Answers = {}) => openApp(`${HUB}/settings`, { ...OWNERS, ...answers });

it("takes a working title, which must not reveal the name, and shows it in place of the name", async () => {
  let coverTitle: string | null = null;
  const words = '"The small tide again" reveals the project\'s name. Choose a working title that does not.';
  open({
    getProjectName: () => ({ ...OWNED, ...(coverTitle !== null && { coverTitle }) }),
    setWorkingTitle: ({ payload }) => {
      if (payload.coverTitle === "The small tide again") return refused(400, "tellsTheName", words);
      coverTitle = payload.coverTitle;
      return OWNED;
    },
  });
  await says("Emails");
  await fill("Working title", "The small tide again");
  await click("Save");
  await says(words);
  await fill("Working title", "Blue Lantern");
  await click("Save");
  await link("The Small Tide (Blue Lantern)");
  await eventually(() => expect(document.title).toBe("Project Settings · Blue Lantern · Backlot"));
  await fill("Working title", "");
  await click("Save");
  await eventually(() => expect(all("link", "The Small Tide").length).toBeGreaterThan(0));
});

it("offers nothing to users who do not own the project", async () => {
  open({ getProjectName: { ...OWNED, may: "editor" }, getExport: FAILED, getCosts: FAILED, listScripts: [] });
  await says("Only the project's owners see its settings");
  expect(all("textbox")).toEqual([]);
  await user.click(await link("Go back to The Small Tide"));
  await heading("The Small Tide");
});

it.each([
  ["offers", "its owner", OWNED, 1],
  ["offers no", "the owner of a completed project", { ...OWNED, completed: true }, 0],
])("%s new API keys to %s", async (_, __, getProjectName, count) => {
  openApp(`${HUB}/api-keys`, { getProjectName, listApiKeys: [] });
  await says("API keys will be listed here");
  expect(all("button", "New Key")).toHaveLength(count);
});

it("creates an API key with the password, and restores a revoked one with it", async () => {
  const key: ApiKey = {
    ...{ keyId: "0123456789abcdef", name: "Wall", scopes: ["readCallSheets"], madeAt: "2031-03-03T08:00:00.000Z" },
    ...{ madeBy: READER.email, lastUsedAt: null, revokedAt: null },
  };
  const wrong = refused(400, "wrongPassword", "The password is incorrect.");
  const { api } = openApp(`${HUB}/api-keys`, { listApiKeys: [key], makeApiKey: wrong });
  await click("New Key");
  const asked = await dialog("New API key");
  await fill("Name", "Wall", asked);
  await user.click(await field("Read call sheets", asked));
  expect(isDisabled(await button("Create Key", asked))).toBe(true);
  await fill("Password", "Wrong-Horse-11", asked);
  await click("Create Key", asked);
  await says("The password is incorrect.");
  api.answers({ makeApiKey: { ...key, key: "backlot_0123456789abcdef_secret" } });
  await fill("Password", PASSWORD, asked);
  await click("Create Key", asked);
  await click("Done", await dialog("Your new API key"));
  const wanted = { name: "Wall", scopes: ["readCallSheets"], password: PASSWORD };
  expect(api.calls("makeApiKey").at(-1)?.payload).toEqual(wanted);

  api.answers({ revokeApiKey: { ...key, revokedAt: "2031-03-03T09:00:00.000Z" } });
  await click("Revoke Wall");
  await says("Wall no longer works");
  api.answers({ revokeApiKey: wrong });
  await click("Undo");
  const restore = await dialog("Restore API key");
  await fill("Password", "Wrong-Horse-11", restore);
  await click("Restore", restore);
  await says("The password is incorrect.");
  api.answers({ revokeApiKey: key });
  await fill("Password", PASSWORD, restore);
  await click("Restore", restore);
  await says("Wall works again");
  expect(all("dialog")).toEqual([]);
  const payload = { revoked: false, password: PASSWORD };
  expect(api.calls("revokeApiKey").at(-1)?.payload).toEqual(payload);
});

it("deletes the project only with the password", async () => {
  const { api } = open({
    setProjectDeleted: refused(400, "wrongPassword", "The password is incorrect."),
    listProjects: [],
  });
  await click("Delete Project");
  const asked = await dialog("Delete The Small Tide");
  expect(isDisabled(await button("Delete Project", asked))).toBe(true);
  await fill("Password", "Wrong-Horse-11", asked);
  await click("Delete Project", asked);
  await says("The password is incorrect.");
  api.answers({ setProjectDeleted: { ...OWNED, erasedOn: "2031-04-02T08:00:00.000Z" } });
  await fill("Password", PASSWORD, asked);
  await click("Delete Project", asked);
  await eventually(() => expect(addressNow()).toBe(HOME));
  const payload = { deleted: true, password: PASSWORD };
  expect(api.calls("setProjectDeleted").at(-1)?.payload).toEqual(payload);
});

it("shows an export to its end, though an older state arrives after its start", async () => {
  const none = { status: "none", percent: 0, reason: null, file: null } as const;
  const file = {
    ...{ url: "/export", name: "The Small Tide 2031-03-03.backlot.tar.gz", bytes: 1_000_000 },
    ...{ exportedAt: "2031-03-03T08:00:00.000Z", keptUntil: "2031-03-10T08:00:00.000Z" },
  };
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const { api } = open({ startExport: { ...none, status: "running" } });
  await button("Export Project");
  const goOn = api.holds("getExport");
  const asked = () => api.calls("getExport").length;
  const before = asked();
  api.answers({ getChangeStamp: { stamp: "2" } });
  window.dispatchEvent(new Event("focus"));
  await eventually(() => expect(asked()).toBeGreaterThan(before));
  await click("Export Project");
  await says("Exporting the project");
  goOn(none);
  await drawn();
  await says("Exporting the project");
  api.answers({ getExport: { ...none, status: "done", percent: 100, file } });
  await click("Save File");
  await eventually(() => expect(assign).toHaveBeenCalledWith("/export"));
});

it("reports a failed fetch of the user's role and retries", async () => {
  const { api } = open({ getProjectName: FAILED });
  await says("Failed to fetch the project settings");
  expect(all("textbox")).toEqual([]);
  api.answers({ getProjectName: OWNED });
  await click("Try again");
  await field("Working title");
});
