import { expect, it } from "vitest";
import { HUB, OWNED, openApp } from "../app.tsx";
import { type Answers, FAILED, refused } from "../fake-api.ts";
import { all, click, eventually, field, fill, heading, link, says, user } from "../words.ts";

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
  ["offers no", "an editor", { ...OWNED, may: "editor" as const }, 0],
])("%s new API keys to %s", async (_, __, getProjectName, count) => {
  openApp(`${HUB}/api-keys`, { getProjectName, listApiKeys: [] });
  await says("API keys will be listed here");
  expect(all("button", "New Key")).toHaveLength(count);
});

it("reports a failed fetch of the user's role and retries", async () => {
  const { api } = open({ getProjectName: FAILED });
  await says("Failed to fetch the project settings");
  expect(all("textbox")).toEqual([]);
  api.answers({ getProjectName: OWNED });
  await click("Try again");
  await field("Working title");
});
