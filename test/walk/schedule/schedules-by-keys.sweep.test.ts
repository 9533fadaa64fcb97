import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { expectAccessible } from "../axe.ts";
import { idle } from "../idle.ts";
import { createSchedule, pressNext, tabTo } from "../keyboard.ts";
import { DESK, PHONE, windows } from "../visit.ts";
import { heading, says } from "../words.ts";

const open = windows();
let production: Production;

beforeAll(async () => {
  production = await newProduction(inject("url"));
});

const pathOf = (path: string) => `/${production.owner.id}/${production.id}/${path}`;

describe("dates, schedules and shoot days", () => {
  it("can be used using only the keyboard", async () => {
    const { page } = await open({ person: production.owner });
    await page.goto(pathOf("scheduling"));
    await heading(page, "Scheduling").waitFor();
    await pressNext(page, "Manage Schedules");
    await createSchedule(page, "By Keys", 3);
    await page.getByRole("heading", { name: /^Day 1: / }).waitFor();
    expect((await production.owner.api(routes.listSchedules, { params: { id: production.id } })).length).toBe(1);

    await page.goto(pathOf("manage-shoot-days"));
    await page.getByRole("link", { name: /^By Keys/ }).waitFor();
    await pressNext(page, "By Keys");
    await says(page, "Click on a shoot day to view call sheet");
  });

  it("take days off using only the keyboard", async () => {
    const { page } = await open({ person: production.owner });
    await page.goto(pathOf("calendar"));
    await page.getByRole("grid", { name: /^Days off, / }).waitFor();
    await tabTo(page, "Reason");
    await page.keyboard.type("Rest");
    await tabTo(page, "Next Month");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByRole("list", { name: "Production days off" }).getByText(/Rest/).waitFor();
    const list = page.getByRole("list", { name: "Production days off" });
    expect(await list.textContent()).toMatch(/^\d\d\/01\/\d{4} – \d\d\/02\/\d{4} Rest$/);
  });

  it.each([
    ["a desk", DESK],
    ["a phone", PHONE],
  ])("have no axe violations and no horizontal scrolling on %s", async (_, on) => {
    const { page } = await open({ person: production.owner, on });
    for (const [path, title] of [
      ["scheduling", "Scheduling"],
      ["calendar", "Calendar"],
      ["manage-schedules", "Scheduling: Schedules"],
      ["manage-schedules?schedule=By%20Keys.schedule.tsv", "Scheduling: Schedules"],
      ["manage-shoot-days", "Manage Shoot Days"],
    ] as const) {
      await page.goto(pathOf(path));
      await heading(page, title).waitFor();
      await idle(page);
      await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, width]).toEqual([path, on.viewport!.width]);
    }
  });
});
