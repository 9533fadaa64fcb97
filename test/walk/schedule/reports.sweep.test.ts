import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { expectAccessible } from "../axe.ts";
import { contentOf, PHONE, windows } from "../visit.ts";
import { button, heading, link, says } from "../words.ts";

const open = windows();
let production: Production;
let address: string;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  const { owner, id } = production;
  const payload = { name: "Plan A", location: "All locations", scenes_per_day: 1, start_date: "2031-03-03" };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  address = `/${owner.id}/${id}`;
});

/** Each report with words that all of it shows. */
const REPORTS = [
  ["One-liner", "Scene"],
  ["Shooting schedule", "Cast"],
  ["Day out of days", "Work"],
  ["Stripboard", "Scene"],
  ["Breakdown sheets", "Cast"],
] as const;

/** Opens every report in turn and checks that it fits. */
async function expectFitting(page: Page): Promise<void> {
  for (const [report, shown] of REPORTS) {
    await page
      .getByRole("group", { name: "Reports", exact: true })
      .getByRole("button", { name: report, exact: true })
      .click();
    await heading(page, report).waitFor();
    await says(page, shown);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
}

async function saved(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
  return file.suggestedFilename();
}

describe("the reports of a schedule", () => {
  it("are one step from the schedule, fit on a desk, and are saved in each format, also to be imported", async () => {
    const { page, complaints } = await open({ person: production.owner });
    await page.goto(`${address}/manage-schedules?schedule=Plan+A.schedule.tsv`);
    await link(page, "Reports").click();
    await heading(page, "One-liner").waitFor();
    await page.getByText(/^End of Day 1 – \w+, March \d+, 2031/).waitFor();
    await expectFitting(page);
    await button(page, "Day out of days").click();
    await page.getByRole("rowheader", { name: /MARA/ }).waitFor();
    await button(page, "Terms on this page").click();
    await says(page, "A day between two work days on which an actor does not work but is still paid.");
    await page.keyboard.press("Escape");
    await button(page, "Shooting schedule").click();
    await page
      .getByText(/^1\. MARA/)
      .first()
      .waitFor();

    await button(page, "One-liner").click();
    await heading(page, "One-liner").waitFor();
    expect(await saved(page, "Save PDF")).toMatch(/^The Small Tide - One-liner - Plan A v\d - [\d-]{10}\.pdf$/);
    expect(await saved(page, "Save Excel")).toMatch(/^The Small Tide - One-liner - Plan A v\d - [\d-]{10}\.xlsx$/);
    expect(await saved(page, "Save Calendar")).toMatch(/^The Small Tide - Calendar - Plan A v\d - [\d-]{10}\.ics$/);
    await button(page, "More formats").click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /^Universal Schedule Standard/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Plan A.uss");
    await page.goBack();
    await heading(page, "Scheduling: Schedules").waitFor();
    await button(page, "Create Schedule").waitFor();
    const text = (await contentOf(download)).toString().replaceAll('"Plan A"', '"From afar"');
    const file = { name: "afar.uss", mimeType: "application/json", buffer: Buffer.from(text) };
    await page.getByLabel("Schedule file (.uss)").setInputFiles(file);
    await says(page, 'Imported as "From afar".');
    await expect.poll(() => page.url()).toContain("schedule=From+afar");
    expect(complaints).toEqual([]);
  });

  it("are linked from every page, take manual days and a subscription, and fit on a phone", async () => {
    const { page, complaints } = await open({ person: production.owner, on: PHONE });
    await page.goto(`${address}/cast-list`);
    await button(page, "More").click();
    await button(page, "Reports").click();
    await expectAccessible(page);
    expect(await saved(page, "Cast list as PDF")).toMatch(/^The Small Tide - Cast list - [\d-]{10}\.pdf$/);
    expect(await saved(page, "Element lists as Excel")).toMatch(/^The Small Tide - Element lists? - [\d-]{10}\.xlsx$/);
    await link(page, "Day out of days").click();
    await page.getByRole("rowheader", { name: /MARA/ }).waitFor();

    await button(page, "Travel, fittings, rehearsals").press("Enter");
    await page.getByLabel("What", { exact: true }).selectOption("Fitting");
    await page.getByLabel("Date", { exact: true }).fill("2031-02-27");
    await expectAccessible(page);
    await page.getByLabel("Date", { exact: true }).press("Enter");
    await page.getByText("Fitting added.").waitFor();
    await button(page, "Remove Fitting, MARA on 02/27/2031").waitFor();
    await button(page, "Close").last().click();
    await page.getByRole("cell", { name: "FT", exact: true }).waitFor();
    await page.getByRole("columnheader", { name: "Fitting" }).waitFor();

    await button(page, "More actions").click();
    await button(page, "Subscribe").click();
    await button(page, "Create a link").click();
    const feed = await page.getByLabel("Your link, shown only once").inputValue();
    expect(await (await fetch(feed)).text()).toContain("BEGIN:VCALENDAR");
    await expectAccessible(page);
    await button(page, "Stop").click();
    await says(page, "The link no longer works.");
    expect((await fetch(feed)).status).toBe(404);
    await button(page, "Close").last().click();
    await expectFitting(page);
    expect(complaints).toEqual([]);
  });
});
