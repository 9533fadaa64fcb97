import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { newProject } from "../api/production.ts";
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
      const words = `There is no such project, or ${stranger.email} is not on its team.`;
      await says(page, `${words} Whoever sent you the link can add you.`);
      expect(await page.title()).toBe("Not found · Backlot");
    }
    await link(page, "Go to your projects").click();
    await page.waitForURL(`/${stranger.id}`);
  });
});

describe("the team's window", () => {
  it("says why there is no list", async () => {
    const { page } = await open({ person: owner });
    await answering(page, "projects/*/team", 500);
    await page.goto(hub);
    await button(page, "Team Members").click();
    await says(page, "Failed to fetch team members: 500 Internal Server Error");
  });

  it("says that nobody is in it", async () => {
    const { page } = await open({ person: owner });
    await answering(page, "projects/*/team", 200, []);
    await page.goto(hub);
    await button(page, "Team Members").click();
    await says(page, "No team members found");
  });

  it("calls members by their name, else their username, else their address", async () => {
    const member = { name: "", username: "", email: "c@a.example", role: "1st AD", may: "editor", invited: false };
    const { page } = await open({ person: owner });
    await answering(page, "projects/*/team", 200, [
      { ...member, name: "Mina Castell", email: "a@a.example" },
      { ...member, username: "tomasz", email: "b@a.example" },
      member,
    ]);
    await page.goto(hub);
    await button(page, "Team Members").click();
    await dialog(page, "Team Members").getByText("Mina Castell").waitFor();
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
    await says(page, `${owner.email} is on the team or invited already.`);
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
    await page.getByLabel("May").selectOption({ label: "Look at everything" });
    await expectAccessible(page);
    await page.getByLabel("Role").press("Enter");
    await row.getByText(/^Gaffer/).waitFor();

    await row.getByRole("button").press("Enter");
    await button(page, "Remove from Team").press("Enter");
    await says(page, `${email} is off the team`);
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
    await says(page, `${owner.email} is the project's last owner. Make somebody else an owner first.`);
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
