import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { newProduction, newProject, type Production } from "../api/production.ts";
import { onTeam, type Person, signedUp } from "../people.ts";
import { expectAccessible } from "./axe.ts";
import { holding, losing } from "./server.ts";
import { DESK, PHONE, windows } from "./visit.ts";
import { button, dialog, isSilentAbout, says } from "./words.ts";

const open = windows();
const DATE = "2031-03-03";
let production: Production;
let editor: Person;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  const { owner, id } = production;
  editor = await signedUp(inject("url"), "editor");
  await onTeam(owner, id, editor);
  const payload = { name: "Main", location: "All locations", scenes_per_day: 3, start_date: DATE };
  await owner.api(routes.createSchedule, { params: { id }, payload });
});

const PAGES = [
  ["Script Breakdown", "Script Breakdown"],
  ["Cast List", "Cast List"],
  ["Locations", "Locations"],
  ["Schedules", "Scheduling"],
  ["Call Sheets", "Call Sheets"],
  ["Reports", "One-liner"],
  ["DPR", "DPR"],
] as const;

const addressFor = (person: Person) => `/${person.id}/${production.id}/dpr`;
const report = async () =>
  (await production.owner.api(routes.getProductionReport, { params: { id: production.id, date: DATE } })).report;

it("asks for the schedule that is shot by while none is chosen", async () => {
  const { owner } = production;
  const { page: window } = await open({ person: owner });
  await window.goto(`/${owner.id}/${await newProject(owner)}/dpr`);
  await says(window, "Reports follow the active schedule, and none is active yet");
  await window.getByRole("link", { name: "Choose the active schedule" }).waitFor();
});

describe("a day", () => {
  beforeAll(async () => {
    const params = { id: production.id, scheduleName: "Main" };
    await production.owner.api(routes.activateSchedule, { params, payload: { active: true } });
  });

  it("is written on a phone by tapping, and by typing times", async () => {
    const { page: window } = await open({ person: editor, on: PHONE });
    await window.goto(addressFor(editor));
    await says(window, "Click on a shoot day to write its report");
    await window.getByRole("button", { name: /^Day 1 - 03\/03\/2031/ }).click();
    await button(window, "Check in: MARA").click();
    await button(window, "On set: MARA").waitFor();
    const times = window.getByRole("group", { name: "Times for MARA" });
    await times.getByLabel("Make-up in", { exact: true }).fill("6:50 am");
    await times.getByLabel("On set", { exact: true }).fill("0755");
    await times.getByLabel("Out", { exact: true }).fill("12:40 AM");
    await times.getByLabel("Out", { exact: true }).press("Tab");
    await expect
      .poll(
        async () => Object.values((await report()).cast).map(({ makeUpIn, onSet, out }) => [makeUpIn, onSet, out])[0],
      )
      .toEqual([410, 475, 24 * 60 + 40]);
    expect(await times.getByLabel("Out", { exact: true }).inputValue()).toBe("12:40 AM (next day)");
    await window.getByText(/^MARA worked 17 h 50 without a meal: 11 h 50 too long\.$/).waitFor();
    await times.getByText("Travel, 2nd meal and penalties").waitFor();
    // What the times say, until somebody counts otherwise.
    expect(await times.getByLabel("Meal penalties").inputValue()).toBe("24");
    await times.getByLabel("Forced call").click();
    await expect.poll(async () => Object.values((await report()).cast).map((one) => one.forcedCall)).toContain(true);
    await button(window, "Add overtime").click();
    await window.getByLabel("Minutes over").fill("45");
    await window.getByLabel("Reason").fill("Fog");
    await window.getByLabel("Reason").press("Tab");
    await window.getByLabel("Estimated finish").fill("2031-03-07");
    await window.getByLabel("Estimated finish").blur();
    await window.getByText("03/07/2031, 3 days behind schedule").waitFor();
    await expect
      .poll(async () => Object.values((await report()).overtime))
      .toEqual([{ who: "", minutes: 45, reason: "Fog" }]);
    await times.getByLabel("Meal out", { exact: true }).fill("noon");
    await times.getByLabel("Meal out", { exact: true }).press("Tab");
    await says(window, '"noon" is not a time. Write it as 7:12 AM or 1912.');
    await expectAccessible(window);
  });

  it("keeps what could not be sent until it is, and what others write beside it", async () => {
    const { page: window } = await open({ person: editor });
    await window.goto(`${addressFor(editor)}?day=${DATE}`);
    const visitors = window.getByLabel("Visitors", { exact: true });
    await visitors.waitFor();
    await losing(window, "*/production-report/*");
    await visitors.fill("The bond company");
    await visitors.press("Tab");
    await says(window, "Network error. Please check your connection and try again.", "Not saved");
    // The phone has put the page away meanwhile.
    await window.reload();
    await says(window, "Network error. Please check your connection and try again.", "Not saved");
    expect(await visitors.inputValue()).toBe("The bond company");
    await window.unrouteAll();
    const params = { id: production.id, date: DATE };
    const theirs = { at: ["notes"], from: "", to: "Fog until ten." };
    await production.owner.api(routes.editProductionReport, { params, payload: { edits: [theirs] } });
    // By itself, as soon as anything reaches the server again.
    await says(window, "All changes saved");
    await expect.poll(async () => (await report()).visitors).toBe("The bond company");
    expect((await report()).notes).toBe("Fog until ten.");
  });

  it("shows both when two have written the same, and overwrites nobody unseen", async () => {
    const { page: window } = await open({ person: editor });
    await window.goto(`${addressFor(editor)}?day=${DATE}`);
    const weather = window.getByLabel("Weather", { exact: true });
    await weather.fill("Sun");
    const params = { id: production.id, date: DATE };
    const theirs = { at: ["weather"], from: "", to: "Fog" };
    await production.owner.api(routes.editProductionReport, { params, payload: { edits: [theirs] } });
    await weather.press("Tab");
    await says(
      window,
      'Someone else has entered "Fog" here in the meantime; you entered "Sun". Check it and enter it again.',
    );
    expect((await report()).weather).toBe("Fog");
    await button(window, "Keep mine").click();
    await expect.poll(async () => (await report()).weather).toBe("Sun");
    await says(window, "All changes saved");
  });

  it("goes from the scenes to a signature, and comes back with a comment", async () => {
    const { page: window } = await open({ person: editor });
    await window.goto(`${addressFor(editor)}?day=${DATE}`);
    expect(await button(window, "Submit").isDisabled()).toBe(true);
    await window.getByText(/^Before you submit: Enter the outcome of scenes/).waitFor();
    const outcomes = window.getByRole("group", { name: /^Outcome of scene/ });
    await outcomes.nth(0).getByRole("button", { name: "Completed" }).click();
    await outcomes.nth(1).getByRole("button", { name: "Partial" }).click();
    await outcomes.nth(2).getByRole("button", { name: "Not shot" }).click();
    await window.getByLabel("Pages shot").fill("1/8");
    await window.getByLabel("Pages shot").press("Tab");
    await window.getByLabel("Setups").first().fill("7");
    await window.getByLabel("Setups").first().press("Enter");
    await button(window, "Add delay").click();
    await window.getByLabel("Minutes lost").fill("20");
    await window.getByLabel("Cause").fill("Fog");
    await window.getByLabel("Cause").press("Tab");
    await expect.poll(async () => Object.values((await report()).delays)).toEqual([{ minutes: 20, cause: "Fog" }]);
    await button(window, "Remove delay 1").click();
    await says(window, "Removed a delay");
    await button(window, "Undo").click();
    await expect.poll(async () => Object.values((await report()).delays)).toEqual([{ minutes: 20, cause: "Fog" }]);
    // Straight from what is typed: the signature goes after it, and needs no answer to what is loaded again.
    const arrive = await holding(window, "*/production-report/*");
    await window.getByLabel("Visitors", { exact: true }).fill("The insurers");
    await button(window, "Submit").click();
    await dialog(window, "Submit the report").getByLabel("Your name").fill("Ines Mora");
    await button(window, "Sign and submit").click();
    await says(window, "Submitting...");
    await arrive();
    await isSilentAbout(window, "Submit the report");
    await says(window, "Submitted");
    expect((await report()).visitors).toBe("The insurers");
    expect(await window.getByLabel("Weather", { exact: true }).isDisabled()).toBe(true);

    const { page: office } = await open({ person: production.owner, on: DESK });
    await office.goto(`${addressFor(production.owner)}?day=${DATE}`);
    await button(office, "Return").click();
    const returning = dialog(office, "Return the report");
    await returning.getByLabel("Your name").fill("Ana Duarte");
    await returning.getByLabel("What to change").fill("Which card?");
    await button(office, "Sign and return").click();
    await says(office, "Returned");
    // The other window learns of it by itself.
    await window.getByText("Returned by Ana Duarte: “Which card?”").waitFor();
    await button(window, "Submit").click();
    await dialog(window, "Submit the report").getByLabel("Your name").fill("Ines Mora");
    await button(window, "Sign and submit").click();
    await button(office, "Approve").click();
    await dialog(office, "Approve the report").getByLabel("Your name").fill("Ana Duarte");
    await button(office, "Sign and approve").click();
    await isSilentAbout(office, "Approve the report");
    await says(office, "Approved");
    await expectAccessible(office);
    const params = { id: production.id, scheduleName: "Main" };
    const { board } = await production.owner.api(routes.getStripboard, { params });
    expect(board.days[0]).toMatchObject({ date: DATE, locked: true });
    expect(board.boneyard).toHaveLength(2);
  });

  it("is one way from the page of a project that is completed, as every other page of it, to be read", async () => {
    const { owner, id } = production;
    await owner.api(routes.completeProject, { params: { id }, payload: { completed: true } });
    const { page: window } = await open({ person: owner });
    await window.goto(`/project/${id}`);
    for (const [card, title] of PAGES) {
      await window.getByRole("link", { name: new RegExp(`^${card}`) }).click();
      await window.getByRole("heading", { name: title, level: 1 }).waitFor();
      await window.goBack();
    }
    await window.goto(`${addressFor(owner)}?day=${DATE}`);
    await says(window, "Approved");
    expect(await button(window, "Return").count()).toBe(0);
  });
});
