import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { newProduction, type Production } from "../api/production.ts";
import { expectAccessible } from "./axe.ts";
import { tabTo } from "./keyboard.ts";
import { holding, holdingFile } from "./server.ts";
import { DESK, PHONE, windows } from "./visit.ts";
import { button, dialog, heading, link, says } from "./words.ts";

const open = windows();
let production: Production;
let pages: string;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  const { owner, id } = production;
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

describe("changing options", () => {
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
});

describe("creating a schedule", () => {
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
