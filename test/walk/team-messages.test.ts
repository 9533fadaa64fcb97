import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { newProduction, newProject, type Production } from "../api/production.ts";
import { newEmail, onTeam, type Person, signedUp } from "../people.ts";
import { expectAccessible } from "./axe.ts";
import { windows } from "./visit.ts";
import { button, dialog, link, says } from "./words.ts";

const open = windows();
let owner: Person;
let id: string;
let hub: string;

beforeAll(async () => {
  owner = await signedUp(inject("url"), "owner");
  id = await newProject(owner);
  hub = `/${owner.id}/${id}`;
});

describe("changing a member", () => {
  it("renames their role, removes them, and takes that back, by the keyboard alone", async () => {
    const email = newEmail("gaffer");
    const person = owner;
    await owner.api(routes.addTeamMember, { params: { id, username: email } });
    const { page } = await open({ person });
    await page.goto(hub);
    await button(page, "Team Members").press("Enter");
    const row = dialog(page, "Team Members").getByRole("listitem").filter({ hasText: email });
    await row.getByRole("button").press("Enter");
    await page.getByLabel("Role").press("ControlOrMeta+a");
    await page.keyboard.type("Gaffer");
    await page.getByLabel("Permissions").selectOption({ label: "Viewer: can view only" });
    await expectAccessible(page);
    await page.getByLabel("Role").press("Enter");
    await row.getByText(/^Gaffer/).waitFor();

    await row.getByRole("button").press("Enter");
    await button(page, "Remove from Team").press("Enter");
    await says(page, `${email} was removed from the team`);
    await expect.poll(() => row.count()).toBe(0);
    await button(page, "Undo").press("Enter");
    await row.getByText(/^Gaffer/).waitFor();
  });
});

describe("a member who sees some scenes", () => {
  // Scenes 1 and 3 play in the lighthouse; these words are of the others.
  const OTHERS = /PILAR|HARBOUR|FERRY/;
  const PLAN = "schedule=Main.schedule.tsv";

  let production: Production;
  let member: Person;

  beforeAll(async () => {
    [production, member] = await Promise.all([newProduction(inject("url")), signedUp(inject("url"), "props")]);
    const { owner, id } = production;
    await onTeam(owner, id, member);
    const plan = { name: "Main", location: "All locations", scenes_per_day: 2, start_date: "2031-03-03" };
    await owner.api(routes.createSchedule, { params: { id }, payload: plan });
    // Their mark is faint on purpose, whatever its contrast.
    await owner.api(routes.setWatermark, { params: { id }, payload: { marked: false } });
  });

  it("is limited by the owner in the team's window", async () => {
    const { owner, id } = production;
    const { page: desk } = await open({ person: owner });
    await desk.goto(`/${owner.id}/${id}`);
    await button(desk, "Team Members").click();
    await button(desk, `Edit ${member.email}`).click();
    await desk.getByLabel("Can see", { exact: true }).selectOption({ label: "What these departments need" });
    await expectAccessible(desk);
    expect(await button(desk, "Save").isDisabled()).toBe(true);
    await desk.getByLabel("Property").check();
    await button(desk, "Save").click();
    const row = dialog(desk, "Team Members").getByRole("listitem").filter({ hasText: member.email });
    await row.getByText("Team Member, sees what Property need").waitFor();
    await button(desk, `Edit ${member.email}`).click();
    await desk.getByLabel("Can see", { exact: true }).selectOption({ label: "These scenes" });
    expect(await desk.getByLabel("Permissions").isDisabled()).toBe(true);
    await desk.getByLabel("Scenes", { exact: true }).fill("3-1");
    await desk.getByLabel("Scenes", { exact: true }).press("Enter");
    await says(desk, '"3-1" runs backwards: write 1-3.');
    await desk.getByLabel("Scenes", { exact: true }).fill("1, 3");
    await expectAccessible(desk);
    await button(desk, "Save").click();
    await row.getByText("Team Member, sees scenes 1, 3").waitFor();
  });

  it("is shown these scenes on every page, and none of the others", async () => {
    const { owner, id } = production;
    const payload = { role: "Props", may: "viewer", sees: { kind: "scenes", scenes: ["1", "3"] } } as const;
    await owner.api(routes.changeTeamMember, { params: { id, username: member.email }, payload });
    const { page, complaints } = await open({ person: member });
    const hub = `/${member.id}/${id}`;
    const shows = async (address: string, ...texts: readonly string[]) => {
      await page.goto(address);
      for (const text of texts) await page.getByText(text).filter({ visible: true }).first().waitFor();
      expect([address, (await page.locator("body").textContent())?.match(OTHERS)]).toEqual([address, null]);
      await expectAccessible(page);
    };
    await shows(hub, "You see some scenes of this project. Its owner can show you more.");
    expect(await link(page, "DPR").count()).toBe(0);
    await shows(`${hub}/script-breakdown`, "LIGHTHOUSE - LAMP ROOM", "LIGHTHOUSE - KITCHEN");
    await shows(`${hub}/script?draft=1`, "These are the lines of your scenes.", "You cook like the sea.");
    await shows(`${hub}/cast-list`, "MARA");
    await shows(`${hub}/locations`, "LIGHTHOUSE");
    await shows(`${hub}/manage-schedules?${PLAN}`, "LIGHTHOUSE - LAMP ROOM");
    await shows(`${hub}/stripboard?${PLAN}`, "LIGHTHOUSE - LAMP ROOM");
    await page.goto(`/${id}/call-sheets/Main`);
    const days = page.getByRole("button", { name: /^Day \d/ });
    await days.first().waitFor();
    for (const name of await days.allInnerTexts()) {
      await shows(`/${id}/call-sheets/Main?day=${/\d+/.exec(name)![0]}`, "Generate Call Sheet", "LIGHTHOUSE");
    }
    for (const refused of ["compare-schedules", `reports?${PLAN}&report=one-liner`, "dpr", "draft-review"]) {
      const words = "You see only some scenes of this project, and this would show or change more. Ask its owner.";
      await shows(`${hub}/${refused}`, words);
    }
    await link(page, "Go to your part of the project").first().click();
    await page.waitForURL(hub);
    // What is refused the browser itself complains of; nothing else.
    expect(complaints.filter((text) => !text.includes("403"))).toEqual([]);
  });
});

describe("whoever leaves a project", () => {
  it("is asked first, told what stops working, and led to their projects", async () => {
    const member = await signedUp(inject("url"), "leaver");
    await onTeam(owner, id, member);
    const { page } = await open({ person: member });
    await page.goto(`/${member.id}/${id}`);
    await button(page, "Team Members").click();
    await button(page, "Leave Project").click();
    await page.getByText("An owner can invite you again.").waitFor();
    await expectAccessible(page);
    await button(page, "Leave").click();
    await page.waitForURL(`/${member.id}`);
    expect(await member.api(routes.listProjects, { params: { user: member.id } })).toEqual([]);
  });

  it("is told why they cannot while they are the last owner", async () => {
    const { page } = await open({ person: owner });
    await page.goto(hub);
    await button(page, "Team Members").click();
    await button(page, "Leave Project").click();
    await button(page, "Leave").click();
    await page.getByText("You are the project's last owner.").waitFor();
  });
});

describe("whoever is removed", () => {
  it("loses what they had made, which the owner is told", async () => {
    const member = await signedUp(inject("url"), "maker");
    await onTeam(owner, id, member);
    const params = { id, username: member.email };
    const rank = (may: "owner" | "editor") =>
      owner.api(routes.changeTeamMember, { params, payload: { role: "Line Producer", may } });
    await rank("owner");
    await member.api(routes.makeApiKey, { params: { id }, payload: { name: "Dashboard", scopes: ["readCallSheets"] } });
    await rank("editor");
    const { page } = await open({ person: owner });
    await page.goto(hub);
    await button(page, "Team Members").click();
    await button(page, `Edit ${member.email}`).click();
    await button(page, "Remove from Team").click();
    await says(page, 'No longer working, also after Undo: the API key "Dashboard".');
  });
});
