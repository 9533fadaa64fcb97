import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { newProduction, newProject, type Production } from "../api/production.ts";
import { newEmail, onTeam, type Person, signedUp } from "../people.ts";
import { expectAccessible } from "./axe.ts";
import { answering, holding } from "./server.ts";
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

describe("the project's title", () => {
  it("falls back to the project's id", async () => {
    const { page } = await open({ person: owner });
    await answering(page, "project-name/*", 500);
    await page.goto(hub);
    await page.getByRole("heading", { name: `Project - ${id}` }).waitFor();
    await link(page, `Project - ${id}`).waitFor();
  });

  it("does so in somebody else's project, which says no more than one that is not there, and leads back", async () => {
    const stranger = await signedUp(inject("url"), "stranger");
    const { page } = await open({ person: stranger });
    for (const address of [id, "no-such-project"]) {
      await page.goto(`/${stranger.id}/${address}/cast-list`);
      await link(page, `Project - ${address}`).first().waitFor();
      const words = `This project does not exist, or ${stranger.email} is not on its team.`;
      await says(page, `${words} Whoever sent you the link can add you.`);
      expect(await page.title()).toBe("Not found · Backlot");
    }
    await link(page, "Go to your projects").click();
    await page.waitForURL(`/${stranger.id}`);
  });
});

describe("the team's window", () => {
  it("says why there is no list, and that nobody is in it when it is asked again", async () => {
    const { page } = await open({ person: owner });
    await answering(page, "projects/*/team", 500);
    await page.goto(hub);
    await button(page, "Team Members").click();
    await says(page, "Failed to fetch team members: 500 Internal Server Error");
    await answering(page, "projects/*/team", 200, []);
    await button(page, "Try again").click();
    await says(page, "No team members found");
  });

  it("calls members by their name, else their username, else their address", async () => {
    const member = {
      name: "",
      username: "",
      email: "c@a.example",
      role: "1st AD",
      may: "editor",
      sees: { kind: "all" },
      invited: false,
    };
    const { page } = await open({ person: owner });
    await answering(page, "projects/*/team", 200, [
      { ...member, name: "Mina Castell", email: "a@a.example" },
      { ...member, username: "tomasz", email: "b@a.example" },
      member,
    ]);
    await page.goto(hub);
    await button(page, "Team Members").click();
    await dialog(page, "Team Members").getByText("Mina Castell").waitFor();
    // Not on a switch that would change how everybody signs in.
    expect(await button(page, "Add Member").evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await dialog(page, "Team Members").getByRole("listitem").allTextContents()).toEqual([
      "Mina Castell1st AD",
      "tomasz1st AD",
      "c@a.example1st AD",
    ]);
  });
});

describe("adding a member", () => {
  it("takes no empty name", async () => {
    const { page } = await open({ person: owner });
    await page.goto(hub);
    await button(page, "Team Members").click();
    await button(page, "Add Member").click();
    const add = dialog(page, "Add Member").getByRole("button", { name: "Add Member" });
    expect(await add.isDisabled()).toBe(true);
    await page.getByPlaceholder("Enter username").fill("   ");
    expect(await add.isDisabled()).toBe(true);
    await button(page, "Cancel").click();
    await dialog(page, "Team Members").waitFor();
  });

  it("is busy, and says that it failed, in the server's words if there are any", async () => {
    const { page } = await open({ person: owner });
    const goOn = await holding(page, "projects/*/team/*");
    await page.goto(hub);
    await button(page, "Team Members").click();
    await button(page, "Add Member").click();
    await page.getByPlaceholder("Enter username").fill(owner.email);
    const add = dialog(page, "Add Member").getByRole("button", { name: "Add Member" });
    await add.click();
    await says(page, "Adding...");
    await goOn({ status: 500 });
    await says(page, "Failed to add team member");
    await add.click();
    await says(page, `${owner.email} is already on the team or invited.`);
  });

  it("lists them as a team member, and asks for the next with an empty field", async () => {
    const { page } = await open({ person: owner });
    const email = newEmail("second-unit");
    await page.goto(hub);
    await button(page, "Team Members").click();
    await button(page, "Add Member").click();
    await page.getByPlaceholder("Enter username").fill(`  ${email} `);
    await dialog(page, "Add Member").getByRole("button", { name: "Add Member" }).click();
    const row = dialog(page, "Team Members").getByRole("listitem").filter({ hasText: email });
    await row.getByText(/^Team Member/).waitFor();
    await button(page, "Add Member").click();
    expect(await page.getByPlaceholder("Enter username").inputValue()).toBe("");
  });
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

  it("says that the last owner has to stay", async () => {
    const { page } = await open({ person: owner });
    await page.goto(hub);
    await button(page, "Team Members").click();
    await button(page, `Change ${owner.email}`).click();
    await button(page, "Remove from Team").click();
    await says(page, `${owner.email} is the project's last owner. Make someone else an owner first.`);
  });

  it("is for owners", async () => {
    const editor = await signedUp(inject("url"), "editor");
    await onTeam(owner, id, editor);
    const { page } = await open({ person: editor });
    await page.goto(`/${editor.id}/${id}`);
    await button(page, "Team Members").click();
    await dialog(page, "Team Members").getByText(editor.email).waitFor();
    expect(
      await dialog(page, "Team Members")
        .getByRole("button", { name: /^Change/ })
        .count(),
    ).toBe(0);
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
    await owner.api(routes.markPages, { params: { id }, payload: { marked: false } });
  });

  it("is limited by the owner in the team's window", async () => {
    const { owner, id } = production;
    const { page: desk } = await open({ person: owner });
    await desk.goto(`/${owner.id}/${id}`);
    await button(desk, "Team Members").click();
    await button(desk, `Change ${member.email}`).click();
    await desk.getByLabel("Can see", { exact: true }).selectOption({ label: "What these departments need" });
    await expectAccessible(desk);
    expect(await button(desk, "Save").isDisabled()).toBe(true);
    await desk.getByLabel("Property").check();
    await button(desk, "Save").click();
    const row = dialog(desk, "Team Members").getByRole("listitem").filter({ hasText: member.email });
    await row.getByText("Team Member, sees what Property need").waitFor();
    await button(desk, `Change ${member.email}`).click();
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
