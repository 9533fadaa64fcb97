import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, newProject, type Production } from "../../api/production.ts";
import { newEmail, onTeam, type Person, signedUp } from "../../people.ts";
import { goWithin } from "../addresses.ts";
import { expectAccessible } from "../axe.ts";
import { windows } from "../visit.ts";
import { button, dialog, heading, link, says } from "../words.ts";

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
  it("changes their role, removes them and undoes that using only the keyboard", async () => {
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
    for (const kind of ["What these departments need", "These scenes", "Whole project"]) {
      await page.getByLabel("Can see", { exact: true }).selectOption({ label: kind });
      await expectAccessible(page);
    }
    await page.getByLabel("Role").press("Enter");
    await row.getByText(/^Gaffer/).waitFor();

    await row.getByRole("button").press("Enter");
    await button(page, "Remove from Team").press("Enter");
    await says(page, `${email} was removed from the team`);
    await expect.poll(() => row.count()).toBe(0);
    await button(page, "Undo").press("Enter");
    await row.getByText(/^Gaffer/).waitFor();

    await button(page, "Leave Project").press("Enter");
    await page.getByText("An owner can invite you again.").waitFor();
    await expectAccessible(page);
  });
});

describe("a member with access to some scenes", () => {
  // Scenes 1 and 3 are set in the lighthouse; these words are from the other scenes.
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
  });

  it("sees only these scenes on every page", async () => {
    const { owner, id } = production;
    const payload = { role: "Props", may: "viewer", sees: { kind: "scenes", scenes: ["1", "3"] } } as const;
    await owner.api(routes.changeTeamMember, { params: { id, username: member.email }, payload });
    const { page, complaints } = await open({ person: member });
    const hub = `/${member.id}/${id}`;
    const shows = async (address: string, title: string | RegExp, ...texts: readonly string[]) => {
      await goWithin(page, address);
      await heading(page, title).first().waitFor();
      for (const text of texts) await page.getByText(text).filter({ visible: true }).first().waitFor();
      expect([address, (await page.locator("body").textContent())?.match(OTHERS)]).toEqual([address, null]);
    };
    await page.goto(`/${member.id}`);
    await heading(page, "Projects").waitFor();
    await shows(hub, "The Small Tide", "You see some scenes of this project. Its owner can show you more.");
    await expectAccessible(page);
    expect(await link(page, "DPR").count()).toBe(0);
    await shows(`${hub}/script-breakdown`, "Script Breakdown", "LIGHTHOUSE - LAMP ROOM", "LIGHTHOUSE - KITCHEN");
    const lines = ["These are the lines of your scenes.", "You cook like the sea."];
    await shows(`${hub}/script?draft=1`, "Script", ...lines);
    await expectAccessible(page);
    await shows(`${hub}/cast-list`, "Cast List", "MARA");
    await shows(`${hub}/locations`, "Locations", "LIGHTHOUSE");
    await shows(`${hub}/manage-schedules?${PLAN}`, "Scheduling: Schedules", "LIGHTHOUSE - LAMP ROOM");
    await shows(`${hub}/stripboard?${PLAN}`, /Stripboard/, "LIGHTHOUSE - LAMP ROOM");
    await goWithin(page, `/${id}/call-sheets/Main`);
    const days = page.getByRole("button", { name: /^Day \d/ });
    await days.first().waitFor();
    for (const name of await days.allInnerTexts()) {
      const day = /\d+/.exec(name)![0];
      await goWithin(page, `/${id}/call-sheets/Main?day=${day}`);
      const sheet = page.getByRole("article", { name: `Call sheet for day ${day}`, exact: true });
      await sheet.getByText("LIGHTHOUSE").first().waitFor();
      await button(page, "Generate Call Sheet").filter({ visible: true }).first().waitFor();
      expect([name, (await page.locator("body").textContent())?.match(OTHERS)]).toEqual([name, null]);
    }
    const words = "You see only some scenes of this project, and this would show or change more. Ask its owner.";
    await shows(`${hub}/reports?${PLAN}&report=one-liner`, /^One/, words);
    await expectAccessible(page);
    await link(page, "Go to your part of the project").first().click();
    await page.waitForURL(hub);
    // The browser logs each refused request, and nothing else.
    expect(complaints.filter((text) => !text.includes("403"))).toEqual([]);
  });
});
