import type { Page } from "playwright-core";
import { beforeAll, expect, inject, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { newProduction, type Production } from "../api/production.ts";
import { expectAccessible } from "./axe.ts";
import { DESK, PHONE, windows } from "./visit.ts";
import { button, dialog } from "./words.ts";

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

async function more(page: Page) {
  await page.goto(`/${production.owner.id}/${production.id}/manage-schedules`);
  await button(page, "Create Schedule").first().click();
  const form = dialog(page, "Create New Schedule");
  await form.getByText("More", { exact: true }).press("Enter");
  return form;
}

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

it.each([
  ["a desk", DESK],
  ["a phone", PHONE],
])("asks for more, refuses what cannot be read, says what clashes, and remembers, on %s", async (device, on) => {
  const { page, complaints } = await open({ person: production.owner, on });
  const form = await more(page);
  // What was asked on the desk is remembered on the phone.
  if (device === "a phone") await button(page, "Remove constraint 1").click();
  await form.getByLabel("Schedule Name").fill(`Asked on ${device}`);
  await form.getByLabel("Location", { exact: true }).selectOption("All locations");
  await form.getByLabel("Number of Scenes Per Day").fill("3");
  await form.getByLabel("Start Date").fill("2031-03-03");
  await form.getByLabel("Mon 03/03/2031: Prep").uncheck();
  await form.getByRole("checkbox", { name: "Sat" }).check();
  await form.getByLabel("Top Priority").selectOption("Lowest cost");
  await expectAccessible(page);
  expect(await wide(page)).toBe(true);

  const create = form.getByRole("button", { name: "Create", exact: true });
  const alert = form.getByRole("alert");
  for (const [label, text, words] of [
    ["Additional Days Off", "soon", /^Additional Days Off: .*soon/],
    ["Split Days", "03/99/2031", /^Split Days: .*03\/99\/2031/],
    ["Maximum Pages Per Day", "many", '"many" is not a page count. Write it as 4 or 3 4/8.'],
    ["Maximum Locations Per Day", "0", '"0" is not a number of locations. Write it as 2.'],
    ["Hours of Turnaround", "30", '"30" is not a number of hours of turnaround. Write it as 12.'],
    ["Drop After (Days)", "x", '"x" is not a number of days. Write it as 10.'],
    ["Minutes Per Page", "5", '"5" is not a number of minutes. Write it as 120.'],
    [
      "Each Shoot Day, Excluding Cast",
      "lots",
      '"lots" is not an amount. Use whole units of your currency, such as 12000.',
    ],
  ] as const) {
    const field = form.getByRole("textbox", { name: label, exact: true });
    await field.fill(text);
    await create.click();
    await alert.getByText(words).waitFor();
    await field.fill("");
  }
  await form.getByLabel("Each Shoot Day, Excluding Cast").fill("9000");
  await form.getByLabel("Hours of Turnaround").fill("12");

  await button(page, "Add a scene constraint").press("Enter");
  const rule = form.getByRole("group", { name: "Constraint 1" });
  const scene = rule.getByRole("textbox", { name: "Scene" }).first();
  await scene.fill("99");
  await create.click();
  await alert.getByText('The rule "99 … ?" is not complete.').waitFor();
  await rule.getByLabel("Constraint", { exact: true }).selectOption("stays on");
  await rule.getByLabel("Date").fill("03/05/2031");
  await create.click();
  await alert.getByText('There is no scene "99" in this schedule.').waitFor();

  // The ferry can be had on another day than the one to which its scene is pinned.
  await scene.fill("5");
  await create.click();
  await alert.getByText(/Scene 5.*03\/05\/2031/).waitFor();
  await alert.getByText(/would help:[\s\S]*FERRY[\s\S]*03\/05\/2031/).waitFor();
  await expectAccessible(page);
  await rule.getByLabel("Date").fill("03/13/2031");
  await create.click();
  await page
    .getByRole("region", { name: /03\/13\/2031$/ })
    .getByRole("rowheader", { name: /5$/ })
    .waitFor();

  const again = await more(page);
  expect(await again.getByLabel("Hours of Turnaround").inputValue()).toBe("12");
  expect(await again.getByLabel("Start Date").inputValue()).toBe("2031-03-03");
  expect(await again.getByLabel("Mon 03/03/2031: Prep").isChecked()).toBe(false);
  expect(await again.getByRole("checkbox", { name: "Sat" }).isChecked()).toBe(true);
  expect(await again.getByLabel("Top Priority").inputValue()).toBe("money");
  expect(await again.getByLabel("Each Shoot Day, Excluding Cast").inputValue()).toBe("9000");
  expect(await again.getByRole("group", { name: "Constraint 1" }).getByLabel("Date").inputValue()).toBe("03/13/2031");
  await button(page, "Remove constraint 1").press("Enter");
  await expect.poll(() => again.getByRole("group", { name: "Constraint 1" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  expect(complaints.filter((words) => !/422|400/.test(words))).toEqual([]);
});

it("shows what is asked of a schedule, changes it with the board checked anew, and takes that back", async () => {
  const { owner, id } = production;
  const payload = { name: "Later", location: "All locations", scenes_per_day: 5, start_date: "2031-03-03" };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  const { page, complaints } = await open({ person: owner, on: PHONE });
  await page.goto(`/${owner.id}/${id}/manage-schedules?schedule=Later.schedule.tsv`);
  await button(page, "Constraints").press("Enter");
  const form = dialog(page, "Constraints: Later");
  expect(await form.getByLabel("Start Date").inputValue()).toBe("2031-03-03");
  await expectAccessible(page);
  expect(await wide(page)).toBe(true);
  await form.getByLabel("Number of Scenes Per Day").fill("1");
  await form.getByLabel("Hours of Turnaround").fill("x");
  await button(page, "Save").click();
  await form.getByText('"x" is not a number of hours of turnaround. Write it as 12.').waitFor();
  await form.getByLabel("Hours of Turnaround").fill("12");
  await button(page, "Save").click();
  await page.getByText(/^Saved\. The board has \d rule violations?\.$/).waitFor();
  await page
    .getByRole("region", { name: "Rule violations" })
    .getByText(/the limit is 1/)
    .first()
    .waitFor();
  await button(page, "Undo").press("Enter");
  await page.getByText("Undone. The board keeps every rule.").waitFor();
  await expect.poll(() => page.getByRole("region", { name: "Rule violations" }).count()).toBe(0);
  expect(complaints).toEqual([]);
});
