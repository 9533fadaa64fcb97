import { expect, it, vi } from "vitest";
import type { TeamMember } from "../../../../shared/contract/projects.ts";
import { aProduction } from "../a-production.ts";
import { aSeason } from "../a-season.ts";
import { HOME, HUB, openApp, READER } from "../app.tsx";
import type { Answers } from "../fake-api.ts";
import { optionsOf } from "../options.ts";
import { all, button, click, dialog, drawn, heading, one, says, user } from "../words.ts";

const OWNER: TeamMember = { ...READER, name: "", username: "", role: "Producer", may: "owner", invited: false };

it("stays closed when Escape is pressed before the dialog renders", async () => {
  await import("../../../../web/finder/finder-dialog.tsx");
  openApp(HOME, { listProjects: [] });
  await heading("Projects");
  await user.keyboard("{Control>}k{/Control}{Escape}");
  await vi.dynamicImportSettled();
  await drawn();
  expect(all("dialog").length).toBe(0);
  await user.keyboard("{Control>}k{/Control}");
  await dialog("Find");
});

it("finds a page by name while the project is still being searched", async () => {
  await import("../../../../web/finder/finder-dialog.tsx");
  const { answers } = optionsOf(aProduction());
  const { api } = openApp(`${HUB}/scheduling`, { ...answers, listProjects: [], listSchedules: [] });
  await heading("Scheduling");
  const goOn = api.holds("listSchedules");
  await click("Find");
  await says("Searching the project...");
  await one("option", "Script Breakdown");
  goOn([]);
  await says("Type a few letters. Words can be in any order.");
});

it.each([
  ["of a series", { 101: "The Tide", 102: "The Ferry" }, ["Episode 102: The Ferry2 scenes"]],
  ["of a film not", { 102: "The Ferry" }, []],
])("finds the episodes %s", async (_, episodes, expected) => {
  await import("../../../../web/finder/finder-dialog.tsx");
  const { answers } = optionsOf(aProduction());
  const season = aSeason(episodes, { 102: { scenes: 2, eighths: 12, draft: 1 } });
  openApp(`${HUB}/scheduling`, { ...answers, ...season.answers, listProjects: [], listSchedules: [] });
  await heading("Scheduling");
  await click("Find");
  await says("Type a few letters. Words can be in any order.");
  await user.type(await one("combobox", "Find"), "ferry");
  await drawn();
  expect(all("option", /^Episode/).map(({ textContent }) => textContent)).toEqual(expected);
});

it("keeps what is typed before the dialog renders", async () => {
  openApp(HOME, { listProjects: [] });
  await heading("Projects");
  await user.keyboard("{Control>}k{/Control}new");
  const find = await dialog("Find");
  expect(find.querySelector("input")!.value).toBe("new");
});

it.each<[name: string, address: string, answers: Answers, code: () => Promise<object>]>([
  [
    "Your account",
    HOME,
    { listProjects: [], getUser: { email: READER.email, secondStep: false, erasedOn: null } },
    () => import("../../../../web/app/user-dialog.tsx"),
  ],
  ["Team Members", HUB, { listScripts: [], listTeam: [OWNER] }, () => import("../../../../web/team/team-dialog.tsx")],
])("%s stays closed when Escape is pressed before its code loads", async (name, address, answers, code) => {
  await code();
  openApp(address, answers);
  const opener = await button(name);
  // In sequence, without a render between them.
  opener.click();
  await user.keyboard("{Escape}");
  await vi.dynamicImportSettled();
  await drawn();
  expect(all("dialog").length).toBe(0);
  await user.click(opener);
  await dialog(name);
});
