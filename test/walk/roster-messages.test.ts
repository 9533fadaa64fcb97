import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { newProduction, newProject, type Production } from "../api/production.ts";
import { expectAccessible } from "./axe.ts";
import { tabTo } from "./keyboard.ts";
import { answering, holding, holdingFile } from "./server.ts";
import { DESK, PHONE, windows } from "./visit.ts";
import { button, dialog, heading, link, says } from "./words.ts";

const open = windows();
let production: Production;
let empty: string;
let pages: string;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  const { owner, id } = production;
  empty = await newProject(owner);
  pages = `/${owner.id}/${id}`;
  const [role, group] = [
    { id, castId: "1" },
    { id, locationId: "L1" },
  ];
  const actors = [
    { actorName: "Ana Duarte", details: "Sails", dates: "03/02/2031, 03/09/2031 - 03/12/2031" },
    { actorName: "Bo Lind", details: "", dates: "no CONSTRAINT" },
  ];
  for (const payload of actors) await owner.api(routes.addActorOption, { params: role, payload });
  const place = { locationName: "Punta Faro", address: "Calle 1, Cádiz", dates: "03/03/2031" };
  await owner.api(routes.addLocationOption, { params: group, payload: place });
});

const visited = async (path: string, on = DESK): Promise<Page> => {
  const { page } = await open({ person: production.owner, on });
  await page.goto(path);
  return page;
};

it("waits for and misses the places beside a cast member alone", async () => {
  const { page } = await open({ person: production.owner });
  const goOn = await holding(page, "*/location-list");
  await page.goto(`${pages}/cast/1/options?view=calendars`);
  await says(page, "Loading locations...");
  await goOn({ status: 500 });
  await says(page, "Failed to fetch locations");
  await button(page, "Try again").waitFor();
});

describe("where there is nothing yet", () => {
  it.each([
    ["cast-list", "No cast members found"],
    ["cast/1/options", "No cast member found"],
    ["manage-schedules", "No schedules created yet"],
    ["manage-schedules", "The days of a schedule are shown here once you create one"],
    ["manage-shoot-days", "No schedules created yet"],
    ["manage-dates", "Cast and locations will be shown here once the script is broken down"],
  ])("%s says: %s", async (path, words) => {
    await says(await visited(`/${production.owner.id}/${empty}/${path}`), words);
  });

  it("a role and a location without options say so", async () => {
    await says(await visited(`${pages}/cast/2/options`), "No options available for this character");
    await says(await visited(`${pages}/cast/2/options?view=calendars`), "Select an item to view their dates.");
    await says(await visited(`${pages}/manage-dates?location=L2`), "No options available for this location");
  });
});

describe("changing options", () => {
  it("says what failed when the server has no words for it", async () => {
    const page = await visited(`${pages}/cast/1/options`);
    await answering(page, "*/cast/*/add-option", 500);
    await answering(page, "*/cast/*/remove-option", 500);
    await button(page, "Delete Bo Lind").click();
    await says(page, "Failed to delete option");
    await button(page, "Add Option").click();
    const adding = dialog(page, "Add Actor Option");
    await adding.getByLabel("Actor Name").fill("Cy");
    await adding.getByRole("button", { name: "Add Option" }).click();
    await adding.getByText("Failed to add option").waitFor();
    expect((await adding.boundingBox())!.width).toBeGreaterThanOrEqual(400);
  });

  it("says what failed at a location, too", async () => {
    const page = await visited(`${pages}/locations`);
    await answering(page, "*/location/*/add-option", 500);
    await answering(page, "*/location/*/remove-options", 500);
    await button(page, "Remove Option").first().click();
    await page.getByLabel("Remove Punta Faro").check();
    await button(page, "Remove Selected Options").click();
    await says(page, "Failed to remove options");
    await button(page, "Add Option").first().click();
    const adding = dialog(page, "Add Location Option");
    await adding.getByLabel("Location Name").fill("Studio 4");
    await adding.getByRole("button", { name: "Add Option" }).click();
    await adding.getByText("Failed to add location option").waitFor();
  });

  it("moves nothing under a hand while its calendars are fetched", async () => {
    const page = await visited(`${pages}/locations`);
    const goOn = await holdingFile(page, "day-picker");
    await button(page, "Add Option").first().click();
    const adding = dialog(page, "Add Location Option");
    const dates = adding.getByLabel("Individual dates");
    await dates.waitFor();
    expect(await dates.isDisabled()).toBe(true);
    const add = adding.getByRole("button", { name: "Add Option" });
    await adding.evaluate((arriving) => Promise.all(arriving.getAnimations().map(({ finished }) => finished)));
    const before = await add.boundingBox();
    await goOn();
    await expect.poll(() => dates.isEnabled()).toBe(true);
    expect(await add.boundingBox()).toEqual(before);
  });

  it("says that it could not be looked at again after a change", async () => {
    const page = await visited(`${pages}/cast/1/options`);
    await page.getByRole("row", { name: "Bo Lind" }).waitFor();
    await answering(page, "*/cast-options/*", 500);
    await page.getByRole("row", { name: "Bo Lind" }).getByRole("switch").click();
    await says(page, "Failed to refresh cast member data");

    const places = await visited(`${pages}/locations`);
    await places.getByRole("row", { name: "Punta Faro" }).waitFor();
    await answering(places, "*/location-list", 500);
    await places.getByRole("row", { name: "Punta Faro" }).getByRole("switch").click();
    await says(places, "Failed to refresh locations");
  });
});

describe("creating a schedule", () => {
  it("asks for a number of scenes, and says when it failed", async () => {
    const page = await visited(`${pages}/manage-schedules`);
    await button(page, "Create Schedule").first().click();
    const asked = dialog(page, "Create New Schedule");
    await asked.getByLabel("Schedule Name").fill("Main");
    await asked.getByLabel("Location").selectOption("All locations");
    await asked.getByLabel("Number of Scenes Per Day").fill("0");
    await asked.getByRole("button", { name: "Create", exact: true }).click();
    await asked.getByText("Please enter a valid number of scenes per day.").waitFor();
    await answering(page, "*/schedule/create", 500);
    await asked.getByLabel("Number of Scenes Per Day").fill("2");
    await asked.getByRole("button", { name: "Create", exact: true }).click();
    await asked.getByText("Failed to create schedule").waitFor();
    await asked.getByRole("button", { name: "Cancel" }).click();
    await asked.waitFor({ state: "detached" });
  });

  it("shows the days and the call sheets that it made, and names what a call sheet waits for", async () => {
    const { owner, id } = production;
    const payload = { name: "Main", location: "All locations", scenes_per_day: 3 };
    await owner.api(routes.createSchedule, { params: { id }, payload });
    const page = await visited(`${pages}/manage-schedules?schedule=Main.schedule.tsv`);
    await heading(page, /^Day 1: \d\d\/\d\d\/\d{4}$/).waitFor();
    for (const column of ["Scene No.", "Int./Ext.", "Location", "Cast ID", "Pages", "Notes"]) {
      await page.getByRole("columnheader", { name: column, exact: true }).first().waitFor();
    }
    await page.goto(`${pages}/manage-shoot-days`);
    await page.getByRole("link", { name: /^Main/ }).click();
    await says(page, "Click on a shoot day to view call sheet");
    await page.getByRole("button", { name: /^Day 1 - / }).click();
    for (const [label, time] of [
      ["Shift Start", "8:00 AM"],
      ["Shift End", "8:00 PM"],
      ["Shoot Call", "8:00 AM"],
      ["Crew Call", "7:00 AM"],
    ] as const) {
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(time);
    }
    const goOn = await holding(page, "*/call-sheet/*");
    await button(page, "Generate Call Sheet").click();
    await says(page, "Generating...");
    await goOn({ status: 500 });
    await says(page, "Failed to generate call sheet");
  });
});

describe("each screen of the cast and the locations", () => {
  const screens = [
    ["cast-list", "Cast List"],
    ["cast/1/options", "MARA - Options"],
    ["cast/1/options?view=calendars&location=L1", "MARA - Options"],
    ["locations", "Locations"],
    ["manage-dates?cast=1", "Scheduling"],
    ["availability", "Availability"],
  ] as const;

  it.each([
    ["a desk", DESK],
    ["a phone", PHONE],
  ])("has nothing that axe finds on %s, and needs no scrolling sideways", async (_, on) => {
    const { page } = await open({ person: production.owner, on });
    for (const [path, title] of screens) {
      await page.goto(`${pages}/${path}`);
      await heading(page, title).first().waitFor();
      await page.waitForLoadState("networkidle");
      await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, width]).toEqual([path, on.viewport!.width]);
    }
  });

  it("shows all columns of a long name on a phone", async () => {
    const { page } = await open({ person: production.owner, on: PHONE });
    const named = (tsv: string) => tsv.replace("\nMARA\t", "\nSUPERINTENDENT\t");
    await page.route(/\/api\/[^/]+\/cast-list$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: named(await response.text()) });
    });
    await page.goto(`${pages}/cast-list`);
    const last = link(page, "View Options for SUPERINTENDENT");
    await last.waitFor();
    const { x, width } = (await last.boundingBox())!;
    expect(x + width).toBeLessThan(PHONE.viewport!.width);
  });

  it("shows three months of an option's dates, on a phone one below the other", async () => {
    for (const on of [DESK, PHONE]) {
      const page = await visited(`${pages}/manage-dates?cast=1`, on);
      await heading(page, "MARA - Dates").waitFor();
      await says(page, "Flexible", "March 2031", "April 2031", "May 2031");
    }
  });

  it("can be walked through by the keyboard alone", async () => {
    const page = await visited(`${pages}/cast-list`);
    await link(page, "View Options for MARA").waitFor();
    await tabTo(page, "View Options for MARA");
    await page.keyboard.press("Enter");
    await heading(page, "MARA - Options").waitFor();
    await button(page, "Dates for Ana Duarte").waitFor();
    await tabTo(page, "Dates for Ana Duarte");
    await page.keyboard.press("Enter");
    await dialog(page, "Selected Dates").waitFor();
    await page.keyboard.press("Escape");
    await tabTo(page, "Lock Actor");
    await page.keyboard.press("Space");
    await says(page, "Locked");
    await page.goto(`${pages}/locations`);
    await button(page, "View Scenes").first().waitFor();
    await tabTo(page, "View Scenes");
    await page.keyboard.press("Enter");
    await page.getByRole("columnheader", { name: "Scene No." }).first().waitFor();
    await page.goto(`${pages}/manage-dates`);
    await page.getByRole("button", { name: "MARA" }).waitFor();
    await tabTo(page, "MARA");
    await page.keyboard.press("Enter");
    await heading(page, "MARA - Dates").waitFor();
    await link(page, "Availability").waitFor();
  });
});
