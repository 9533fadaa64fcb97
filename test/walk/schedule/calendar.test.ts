import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production, withEditor } from "../../api/production.ts";
import type { Person } from "../../people.ts";
import { expectAccessible } from "../axe.ts";
import { unaware } from "../server.ts";
import { DESK, PHONE, windows } from "../visit.ts";
import { button, dialog, heading, says } from "../words.ts";

const open = windows();
let production: Production;
let editor: Person;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  editor = await withEditor(inject("url"), production);
});

const saved = async () => (await production.owner.api(routes.getCalendar, { params: { id: production.id } })).calendar;

async function pageOf(person: Person, path: string, on = DESK): Promise<Page> {
  const { page } = await open({ person, on });
  await page.goto(`/${person.id}/${production.id}/${path}`);
  return page;
}

const NEXT_YEAR = new Date().getFullYear() + 1;

describe("a production's calendar", () => {
  it("is set by working days, a region's holidays and custom days off", async () => {
    const page = await pageOf(production.owner, "scheduling");
    await page
      .getByRole("main")
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
    await says(page, `08/04/${NEXT_YEAR} – 08/06/${NEXT_YEAR}`);
    await expectAccessible(page);
    await button(page, "Save Changes").click();
    await expect.poll(saved).toEqual({
      weekdays: [1, 2, 3, 4, 5, 6],
      region: "DE-BE",
      worked: ["Ascension Day"],
      daysOff: [{ start: `${NEXT_YEAR}-08-04`, end: `${NEXT_YEAR}-08-06`, note: "Move to Rügen" }],
    });
    await expect.poll(() => button(page, "Save Changes").isDisabled()).toBe(true);
  });

  it("sets the production time zone and undoes the change", async () => {
    const { owner, id } = production;
    await owner.api(routes.setTimeZone, { params: { id }, payload: { timeZone: "Europe/Dublin" } });
    const zone = async () => (await owner.api(routes.getTimeZone, { params: { id } })).timeZone;
    const page = await pageOf(owner, "calendar", PHONE);
    await page.getByLabel("Production time zone").selectOption("New York, America");
    await says(page, "The time zone is now America/New York");
    expect(await zone()).toBe("America/New_York");
    await expectAccessible(page);
    await button(page, "Undo").click();
    await says(page, "The time zone is now Europe/Dublin");
    expect(await zone()).toBe("Europe/Dublin");
  });

  it("restores removed days off and asks for confirmation before leaving with unsaved changes", async () => {
    const page = await pageOf(production.owner, "calendar", PHONE);
    const days = `08/04/${NEXT_YEAR} – 08/06/${NEXT_YEAR}`;
    await button(page, `Remove ${days}`).click();
    await says(page, `Removed ${days}`);
    await button(page, "Undo").click();
    await button(page, `Remove ${days}`).click();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "Scheduling" }).click();
    await says(page, "You have unsaved changes. Do you want to discard them?");
    await button(page, "Discard").click();
    await heading(page, "Scheduling").waitFor();
    expect((await saved()).daysOff).toHaveLength(1);
  });

  it("shows its days off by name in date pickers and calendars", async () => {
    const payload = { actorName: "Ada Moss", dates: `08/03/${NEXT_YEAR} - 08/09/${NEXT_YEAR}` };
    await editor.api(routes.addActorOption, { params: { id: production.id, castId: "1" }, payload });
    const page = await pageOf(editor, "manage-dates?cast=1");
    const off = page.getByRole("list", { name: "Days off" });
    await off.getByText(`08/04/${NEXT_YEAR} – 08/06/${NEXT_YEAR} Move to Rügen`).waitFor();
    await off.getByText(`10/03/${NEXT_YEAR} Day of German Unity`).waitFor();
    await expectAccessible(page);
  });

  it("merges two people's simultaneous changes and asks about conflicts", async () => {
    const [first, second] = await Promise.all([pageOf(production.owner, "calendar"), pageOf(editor, "calendar")]);
    for (const page of [first, second]) {
      await unaware(page, production);
      await page.getByLabel("Saturday", { exact: true }).uncheck();
    }
    await first.getByLabel("Region").selectOption("France");
    await second.getByLabel("Region").selectOption("Italy");
    await second.getByLabel("Monday", { exact: true }).uncheck();
    await button(first, "Save Changes").click();
    await expect.poll(async () => (await saved()).region).toBe("FR");
    await button(second, "Save Changes").click();
    const asked = dialog(second, "Also changed by someone else");
    await asked.getByRole("group", { name: "Working days" }).getByLabel(/Mine/).check();
    await asked
      .getByRole("group", { name: "Public holidays" })
      .getByLabel(/Theirs/)
      .check();
    await expectAccessible(second);
    await button(second, "Save choices").click();
    await expect.poll(saved).toMatchObject({ weekdays: [2, 3, 4, 5], region: "FR" });
  });
});

it("is read-only for viewers", async () => {
  const { owner, id } = production;
  await owner.api(routes.changeTeamMember, {
    params: { id, username: editor.email },
    payload: { role: "Guest", may: "viewer" },
  });
  const page = await pageOf(editor, "calendar");
  await says(page, "Production Days Off");
  await page.getByLabel("Region").waitFor();
  expect(await page.getByLabel("Region").isDisabled()).toBe(true);
  expect(await button(page, "Save Changes").count()).toBe(0);
  expect(await page.getByLabel("Reason").count()).toBe(0);
});
