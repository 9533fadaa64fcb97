import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production, withEditor } from "../../api/production.ts";
import type { Person } from "../../people.ts";
import { goWithin } from "../addresses.ts";
import { expectAccessible } from "../axe.ts";
import { unaware } from "../server.ts";
import { PHONE, windows } from "../visit.ts";
import { button, dialog, heading, says } from "../words.ts";

const open = windows();
let production: Production;
let editor: Person;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  editor = await withEditor(inject("url"), production);
});

const stored = () => production.owner.api(routes.getCalendar, { params: { id: production.id } });
const saved = async () => (await stored()).calendar;
const pathOf = (path: string) => `/${production.owner.id}/${production.id}/${path}`;
const main = (page: Page) => page.getByRole("main");

const NEXT_YEAR = new Date().getFullYear() + 1;
const AUGUST = `08/04/${NEXT_YEAR} – 08/06/${NEXT_YEAR}`;

describe("a production's calendar", () => {
  it("is set by working days, a region's holidays and custom days off, which date pickers show, and merged", async () => {
    const { id, owner } = production;
    const payload = { actorName: "Ada Moss", dates: `08/03/${NEXT_YEAR} - 08/09/${NEXT_YEAR}` };
    await editor.api(routes.addActorOption, { params: { id, castId: "1" }, payload });
    const { page } = await open({ person: owner });
    await page.goto(pathOf("scheduling"));
    await main(page)
      .getByRole("link", { name: /^Calendar/ })
      .click();
    await heading(page, "Calendar").waitFor();
    await says(page, "No production days off");
    await expectAccessible(page);
    await page.getByLabel("Saturday", { exact: true }).check();
    await page.getByLabel("Region").selectOption("Germany: Berlin");
    await page.getByLabel(/^Ascension Day/).uncheck();
    await page.getByLabel("Reason").fill("Move to Rügen");
    await page.getByLabel("Paste or type dates").fill(`4–6 August ${NEXT_YEAR}`);
    await button(page, "Use these dates").click();
    await says(page, AUGUST);
    await expectAccessible(page);
    await button(page, "Save Changes").click();
    await expect.poll(saved).toEqual({
      weekdays: [1, 2, 3, 4, 5, 6],
      region: "DE-BE",
      worked: ["Ascension Day"],
      daysOff: [{ start: `${NEXT_YEAR}-08-04`, end: `${NEXT_YEAR}-08-06`, note: "Move to Rügen" }],
    });
    await expect.poll(() => button(page, "Save Changes").isDisabled()).toBe(true);

    await goWithin(page, pathOf("manage-dates?cast=1"));
    const off = page.getByRole("list", { name: "Days off" });
    await off.getByText(`${AUGUST} Move to Rügen`).waitFor();
    await off.getByText(`10/03/${NEXT_YEAR} Day of German Unity`).waitFor();
    await expectAccessible(page);

    // Two people change it at once.
    await goWithin(page, pathOf("calendar"));
    await heading(page, "Calendar").waitFor();
    await page.getByLabel("Saturday", { exact: true }).uncheck();
    await unaware(page, production);
    const { calendar, version } = await stored();
    const others = { ...calendar, weekdays: [1, 2, 3, 4, 5], region: "FR" };
    await editor.api(routes.updateCalendar, { params: { id }, payload: { calendar: others, version } });
    await page.getByLabel("Region").selectOption("Italy");
    await page.getByLabel("Monday", { exact: true }).uncheck();
    await button(page, "Save Changes").click();
    const asked = dialog(page, "Also changed by someone else");
    await asked.getByRole("group", { name: "Working days" }).getByLabel(/Mine/).check();
    await asked
      .getByRole("group", { name: "Public holidays" })
      .getByLabel(/Theirs/)
      .check();
    await expectAccessible(page);
    await button(page, "Save choices").click();
    await expect.poll(saved).toMatchObject({ weekdays: [2, 3, 4, 5], region: "FR" });
  });

  it("restores removed days off, changes the time zone with undo, and warns of unsaved changes on a phone", async () => {
    const { owner, id } = production;
    await owner.api(routes.setTimeZone, { params: { id }, payload: { timeZone: "Europe/Dublin" } });
    const zone = async () => (await owner.api(routes.getTimeZone, { params: { id } })).timeZone;
    const { page } = await open({ person: owner, on: PHONE });
    await page.goto(pathOf("calendar"));
    await page.getByLabel("Production time zone").selectOption("New York, America");
    await says(page, "The time zone is now America/New York");
    expect(await zone()).toBe("America/New_York");
    await expectAccessible(page);
    await button(page, "Undo").click();
    await says(page, "The time zone is now Europe/Dublin");
    expect(await zone()).toBe("Europe/Dublin");

    await button(page, `Remove ${AUGUST}`).click();
    await says(page, `Removed ${AUGUST}`);
    const daysOff = page.locator("section").filter({ has: heading(page, "Production Days Off") });
    await daysOff.getByRole("button", { name: "Undo" }).click();
    await button(page, `Remove ${AUGUST}`).click();
    await expectAccessible(page);
    await main(page).getByRole("link", { name: "Scheduling" }).click();
    await says(page, "You have unsaved changes. Do you want to discard them?");
    await button(page, "Discard").click();
    await heading(page, "Scheduling").waitFor();
    expect((await saved()).daysOff).toHaveLength(1);
  });
});
