import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { newProduction, type Production } from "../../api/production.ts";
import { expectAccessible } from "../axe.ts";
import { idle } from "../idle.ts";
import { DESK, PHONE, windows } from "../visit.ts";
import { button, heading, link } from "../words.ts";

const open = windows();
let production: Production;
let hub: string;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  hub = `/${production.owner.id}/${production.id}`;
});

/** Each page of the navigation with its title. */
const PAGES = [
  ["Script", "Script"],
  ["Script Breakdown", "Script Breakdown"],
  ["Cast List", "Cast List"],
  ["Locations", "Locations"],
  ["Scheduling", "Scheduling"],
  ["Dates", "Scheduling: Dates"],
  ["Availability", "Availability"],
  ["Calendar", "Calendar"],
  ["Schedules", "Scheduling: Schedules"],
  ["Call Sheets", "Call Sheets"],
  ["Shoot days", "Manage Shoot Days"],
  ["Crew", "Crew"],
  ["DPR", "DPR"],
] as const;

const entry = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Project" }).getByRole("link", { name, exact: true });

/** The highest edge of what is below the page's title, in px from the top of the page. */
const workBegins = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const [, work] = [...main.children].filter((part) => part.tagName !== "TITLE" && part.clientHeight > 0);
    return Math.round(work!.getBoundingClientRect().top + scrollY);
  });

describe.each([
  ["on a desk", DESK],
  ["on a phone", PHONE],
])("the navigation %s", (_, on) => {
  it("leads from any page to any other, whose work begins within 200 px, and to today's call sheet", async () => {
    const { page, complaints } = await open({ person: production.owner, on });
    await page.goto(hub);
    await heading(page, "The Small Tide").waitFor();
    const low: [title: string, top: number][] = [];
    for (const [name, title] of PAGES) {
      if (!(await entry(page, name).isVisible())) await button(page, "More").click();
      await entry(page, name).click();
      await heading(page, title).waitFor();
      await idle(page);
      const top = await workBegins(page);
      if (top > 200) low.push([title, top]);
      expect([title, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([
        title,
        true,
      ]);
      const current = page.locator("nav [aria-current=page]");
      expect(await current.evaluateAll((all) => all.map(({ textContent }) => textContent))).toEqual([name]);
    }
    expect(low).toEqual([]);
    await expectAccessible(page);
    if (on === PHONE) {
      const heights = await page
        .getByRole("navigation", { name: "Project" })
        .locator("a:visible, button:visible")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(heights).toHaveLength(5);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      // What is last on a page can be scrolled above the bar.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const [end, bar] = await Promise.all([
        page.getByRole("main").evaluate((main) => main.getBoundingClientRect().bottom),
        button(page, "More").evaluate((more) => more.getBoundingClientRect().top),
      ]);
      expect(end).toBeLessThanOrEqual(bar + 1);
    } else {
      await button(page, "Fold navigation").click();
      expect((await entry(page, "Script").boundingBox())!.width).toBeLessThan(60);
      await expectAccessible(page);
      await button(page, "Unfold navigation").click();
    }
    await link(page, "Today's call sheet").click();
    await heading(page, "Today's call sheet").waitFor();
    expect(complaints).toEqual([]);
  });
});
