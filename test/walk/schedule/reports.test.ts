import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { expectAccessible } from "../axe.ts";
import { contentOf, DESK, PHONE, windows } from "../visit.ts";
import { button, heading, link, says } from "../words.ts";

const open = windows();
let production: Production;
let reports: string;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  const { owner, id } = production;
  const payload = { name: "Plan A", location: "All locations", scenes_per_day: 1, start_date: "2031-03-03" };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  reports = `/${owner.id}/${id}/reports`;
});

describe("the reports of a schedule", () => {
  it("are one step from the schedule, each with its own address", async () => {
    const { page, complaints } = await open({ person: production.owner });
    await page.goto(`/${production.owner.id}/${production.id}/manage-schedules?schedule=Plan+A.schedule.tsv`);
    await link(page, "Reports").click();
    await heading(page, "One-liner").waitFor();
    await page.getByText(/^End of Day 1 – \w+, March \d+, 2031/).waitFor();
    await button(page, "Day out of days").click();
    await page.getByRole("rowheader", { name: /MARA/ }).waitFor();
    await page.reload();
    await heading(page, "Day out of days").waitFor();
    await button(page, "Terms on this page").click();
    await says(page, "A day between two work days on which an actor does not work but is still paid.");
    await page.keyboard.press("Escape");
    await button(page, "Shooting schedule").click();
    await page
      .getByText(/^1\. MARA/)
      .first()
      .waitFor();
    await page.goBack();
    await heading(page, "Scheduling: Schedules").waitFor();
    expect(complaints).toEqual([]);
  });

  it("take manual travel and fitting days on a phone", async () => {
    const { page, complaints } = await open({ person: production.owner, on: PHONE });
    await page.goto(`${reports}?schedule=Plan+A&report=day-out-of-days`);
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
    await button(page, "Travel, fittings, rehearsals").click();
    await button(page, "Remove Fitting, MARA on 02/27/2031").press("Enter");
    await page.getByText("Removed for MARA on 02/27/2031.").waitFor();
    expect(complaints).toEqual([]);
  });

  it("are exported as PDF, workbook, calendar and other formats, and a schedule is imported from a file", async () => {
    const { page } = await open({ person: production.owner });
    await page.goto(`${reports}?schedule=Plan+A`);
    const saved = async (name: string) => {
      const [file] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
      return file.suggestedFilename();
    };
    expect(await saved("Save PDF")).toMatch(/^The Small Tide - One-liner - Plan A v\d - [\d-]{10}\.pdf$/);
    expect(await saved("Save Excel")).toMatch(/^The Small Tide - One-liner - Plan A v\d - [\d-]{10}\.xlsx$/);
    expect(await saved("Save Calendar")).toMatch(/^The Small Tide - Calendar - Plan A v\d - [\d-]{10}\.ics$/);
    await button(page, "More formats").click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /^Universal Schedule Standard/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Plan A.uss");
    await page.goto(`/${production.owner.id}/${production.id}/manage-schedules`);
    await button(page, "Create Schedule").waitFor();
    const text = (await contentOf(download)).toString().replaceAll('"Plan A"', '"From afar"');
    const file = { name: "afar.uss", mimeType: "application/json", buffer: Buffer.from(text) };
    await page.getByLabel("Schedule file (.uss)").setInputFiles(file);
    await says(page, 'Imported as "From afar".');
    await expect.poll(() => page.url()).toContain("schedule=From+afar");
  });

  it("can be subscribed to by a personal address, which can be revoked", async () => {
    const { page, complaints } = await open({ person: production.owner, on: PHONE });
    await page.goto(`${reports}?schedule=Plan+A`);
    await button(page, "Subscribe").click();
    await button(page, "Create a link").click();
    const address = await page.getByLabel("Your link, shown only once").inputValue();
    expect(await (await fetch(address)).text()).toContain("BEGIN:VCALENDAR");
    await expectAccessible(page);
    await button(page, "Stop").click();
    await says(page, "The link no longer works.");
    expect((await fetch(address)).status).toBe(404);
    expect(complaints).toEqual([]);
  });

  it("are linked from every page of the project, as are its lists", async () => {
    const { owner, id } = production;
    const { page, complaints } = await open({ person: owner, on: PHONE });
    await page.goto(`/${owner.id}/${id}/cast-list`);
    await button(page, "More").click();
    await button(page, "Reports").click();
    await expectAccessible(page);
    const saved = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
      return download.suggestedFilename();
    };
    expect(await saved("Cast list as PDF")).toMatch(/^The Small Tide - Cast list - [\d-]{10}\.pdf$/);
    expect(await saved("Element lists as Excel")).toMatch(/^The Small Tide - Element lists? - [\d-]{10}\.xlsx$/);
    await link(page, "Day out of days").click();
    await page.getByRole("rowheader", { name: /MARA/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  it.each([
    ["a desk", DESK],
    ["a phone", PHONE],
  ])("fit on %s and pass axe", async (_, on) => {
    const { page } = await open({ person: production.owner, on });
    for (const report of ["one-liner", "shooting-schedule", "day-out-of-days", "stripboard", "breakdown-sheets"]) {
      await page.goto(`${reports}?schedule=Plan+A&report=${report}`);
      await says(
        page,
        ...(["one-liner", "stripboard"].includes(report)
          ? ["Scene"]
          : report === "day-out-of-days"
            ? ["Work"]
            : ["Cast"]),
      );
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
});
