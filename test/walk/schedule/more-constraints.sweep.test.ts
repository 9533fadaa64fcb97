import type { Page } from "playwright-core";
import { beforeAll, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { goWithin } from "../addresses.ts";
import { expectAccessible } from "../axe.ts";
import { PHONE, windows } from "../visit.ts";
import { button, dialog } from "../words.ts";

const open = windows();
let production: Production;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  const { owner, id } = production;
  const calendar = {
    ...{ weekdays: [1, 2, 3, 4, 5], region: null, worked: [] },
    daysOff: [{ start: "2031-03-03", end: "2031-03-04", note: "Prep" }],
  };
  await owner.api(routes.updateCalendar, { params: { id }, payload: { calendar, version: 0 } });
  const place = { id, locationId: "L3" };
  await owner.api(routes.addLocationOption, {
    params: place,
    payload: { locationName: "MS Wade", dates: "03/13/2031" },
  });
});

async function more(page: Page, isPhone = false) {
  await page.goto(`/${production.owner.id}/${production.id}/manage-schedules`);
  if (isPhone) await button(page, "More actions").click();
  await button(page, "Create Schedule").first().click();
  const form = dialog(page, "Create New Schedule");
  await form.getByText("More", { exact: true }).press("Enter");
  return form;
}

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

it("takes more constraints, reports conflicts and remembers the values, on desktop and phone", async () => {
  const { page, complaints } = await open({ person: production.owner });
  const form = await more(page);
  await form.getByLabel("Schedule Name").fill("Asked");
  await form.getByLabel("Location", { exact: true }).selectOption("All locations");
  await form.getByLabel("Number of Scenes Per Day").fill("3");
  await form.getByLabel("Start Date").fill("2031-03-03");
  await form.getByLabel("Mon 03/03/2031: Prep").uncheck();
  await form.getByLabel("Top Priority").selectOption("Lowest cost");
  await form.getByLabel("Each Shoot Day, Excluding Cast").fill("9000");
  await button(page, "Add a scene constraint").press("Enter");
  const rule = form.getByRole("group", { name: "Constraint 1" });
  await rule.getByLabel("Constraint", { exact: true }).selectOption("stays on");
  await rule.getByRole("textbox", { name: "Scene" }).first().fill("5");
  await rule.getByLabel("Date").fill("03/05/2031");
  await expectAccessible(page);
  expect(await wide(page)).toBe(true);

  // The ferry is not available on the day its scene is pinned to.
  const create = form.getByRole("button", { name: "Create", exact: true });
  await create.click();
  const alert = form.getByRole("alert");
  await alert.getByText(/Scene 5.*03\/05\/2031/).waitFor();
  await alert.getByText(/would help:[\s\S]*FERRY[\s\S]*03\/05\/2031/).waitFor();
  await expectAccessible(page);
  await rule.getByLabel("Date").fill("03/13/2031");
  await create.click();
  await page
    .getByRole("region", { name: /03\/13\/2031$/ })
    .getByRole("rowheader", { name: /5$/ })
    .waitFor();
  expect(complaints.filter((words) => !words.includes("422"))).toEqual([]);

  const phone = await open({ person: production.owner, on: PHONE });
  const again = await more(phone.page, true);
  const remembered = again.getByRole("group", { name: "Constraint 1" });
  expect(await remembered.getByLabel("Date").inputValue()).toBe("03/13/2031");
  await expectAccessible(phone.page);
  expect(await wide(phone.page)).toBe(true);
  await button(phone.page, "Remove constraint 1").press("Enter");
  await expect.poll(() => remembered.count()).toBe(0);
  await phone.page.keyboard.press("Escape");
  await goWithin(phone.page, `/${production.owner.id}/${production.id}/manage-schedules?schedule=Asked.schedule.tsv`);
  await button(phone.page, "More actions").press("Enter");
  await button(phone.page, "Constraints").press("Enter");
  await dialog(phone.page, "Constraints: Asked").waitFor();
  await expectAccessible(phone.page);
  expect(await wide(phone.page)).toBe(true);
  expect(phone.complaints).toEqual([]);
});
