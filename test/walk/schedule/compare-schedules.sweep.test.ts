import type { Page } from "playwright-core";
import { beforeAll, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { goWithin } from "../addresses.ts";
import { expectAccessible } from "../axe.ts";
import { hiddenAtSide } from "../placement.ts";
import { PHONE, windows } from "../visit.ts";
import { button, heading, link, says } from "../words.ts";

const open = windows();
let production: Production;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  const { owner, id } = production;
  for (const [name, scenes_per_day] of [
    ["Slow", 1],
    ["Fast", 5],
  ] as const) {
    const payload = { name, location: "All locations", scenes_per_day, start_date: "2031-03-03" };
    await owner.api(routes.createSchedule, { params: { id }, payload });
  }
});

async function looksWell(page: Page): Promise<void> {
  await heading(page, "Compare Schedules").waitFor();
  await says(page, "Shoot days", "Hold days", "Rule violations");
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await hiddenAtSide(page, "Schedules side by side")).toBe(0);
}

it("shows rule violations and warnings of a schedule and on its board, compares schedules, makes one active", async () => {
  const { owner, id } = production;
  const params = { id };
  const { settings, version } = await owner.api(routes.getCallSheetSettings, { params });
  const rules = { ...settings.rules, daysInRow: 4 };
  await owner.api(routes.updateCallSheetSettings, { params, payload: { settings: { ...settings, rules }, version } });
  const role = { id, castId: "1" };
  await owner.api(routes.addActorOption, { params: role, payload: { actorName: "Vera Lind", dates: "03/28/2031" } });
  await owner.api(routes.lockActor, { params: role, payload: { actor_name: "Vera Lind" } });
  const { page, complaints } = await open({ person: owner });
  await page.goto(`/${owner.id}/${id}/manage-schedules?schedule=Slow.schedule.tsv`);
  const broken = page.getByRole("region", { name: "Rule violations" });
  await broken.getByRole("button", { name: /^Cast not available: \d days$/ }).click();
  await broken
    .getByText(/^Scene \d is on .*, but MARA is available on 03\/28\/2031\.$/)
    .first()
    .waitFor();
  const warned = page.getByRole("region", { name: "Work rules" });
  await warned.getByText("warning").first().click();
  await warned.getByText(/^03\/06\/2031, for the crew, MARA: This is work day 4 in a row/).waitFor();
  await expectAccessible(page);
  await link(page, "Repair on the stripboard").click();
  await warned.getByRole("button", { name: /^03\/06\/2031, for the crew, MARA: This is work day 4/ }).waitFor();
  await expectAccessible(page);

  await page.goBack();
  await link(page, "Compare").click();
  await looksWell(page);
  await button(page, "Make active: Slow").press("Enter");
  await button(page, "Make inactive: Slow").waitFor();
  await goWithin(page, `/${owner.id}/${id}/manage-shoot-days`);
  await page.getByText(/^Active: All locations/).waitFor();
  expect(complaints).toEqual([]);
});

it("compares schedules on a phone", async () => {
  const { owner, id } = production;
  await owner.api(routes.activateSchedule, { params: { id, scheduleName: "Slow" }, payload: { active: true } });
  const { page, complaints } = await open({ person: owner, on: PHONE });
  await page.goto(`/${owner.id}/${id}/compare-schedules`);
  await looksWell(page);
  await button(page, "Make inactive: Slow").click();
  await button(page, "Make active: Slow").waitFor();
  expect(complaints).toEqual([]);
});
