import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Production } from "../../api/production.ts";
import { expectAccessible } from "../axe.ts";
import { idle } from "../idle.ts";
import { button, heading, link } from "../words.ts";

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

export const entryOf = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Project" }).getByRole("link", { name, exact: true });

/** The highest edge of what is below the page's title, in px from the top of the page. */
const workBegins = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const [, work] = [...main.children].filter((part) => part.tagName !== "TITLE" && part.clientHeight > 0);
    return Math.round(work!.getBoundingClientRect().top + scrollY);
  });

/**
 * Goes from each page of a project to the next by its navigation, checks that its work begins within 200 px and that it
 * fits the window, and goes to today's call sheet at the end.
 */
export async function goThroughNavigation(
  page: Page,
  { owner, id }: Production,
  look: () => Promise<void>,
): Promise<void> {
  await page.goto(`/${owner.id}/${id}`);
  await heading(page, "The Small Tide").waitFor();
  const low: [title: string, top: number][] = [];
  for (const [name, title] of PAGES) {
    if (!(await entryOf(page, name).isVisible())) await button(page, "More").click();
    await entryOf(page, name).click();
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
  await look();
  await link(page, "Today's call sheet").click();
  await heading(page, "Today's call sheet").waitFor();
}
