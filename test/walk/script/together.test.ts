import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production, records, withEditor } from "../../api/production.ts";
import type { Person } from "../../people.ts";
import { expectAccessible } from "../axe.ts";
import { unaware } from "../server.ts";
import { DESK, PHONE, windows } from "../visit.ts";
import { button, dialog, says } from "../words.ts";

const open = windows();
let production: Production;
let editor: Person;
let project: string;
const params = () => ({ id: production.id });

beforeAll(async () => {
  production = await newProduction(inject("url"));
  editor = await withEditor(inject("url"), production);
  project = `${production.id}`;
});

/** The same page opened by two people. */
async function two(path: string, on = DESK): Promise<[owner: Page, editor: Page]> {
  const people = [production.owner, editor];
  const visits = await Promise.all(people.map((person) => open({ person, on })));
  await Promise.all(visits.map(({ page }, at) => page.goto(`/${people[at]!.id}/${project}/${path}`)));
  return [visits[0]!.page, visits[1]!.page];
}

describe("two people editing the breakdown at once", () => {
  const cell = (page: Page, column: string, scene: number) =>
    page.getByLabel(`${column} of scene ${scene}`, { exact: true });
  const scenes = async () =>
    records((await production.owner.api(routes.fetchBreakdown, { params: params() })).tsv_content);

  async function bothEdit(): Promise<[Page, Page]> {
    const pages = await two("script-breakdown", PHONE);
    for (const page of pages) await button(page, "Edit").click();
    return pages;
  }

  /** Edits a cell in the full-screen editor. */
  async function write(page: Page, column: string, scene: number, text: string) {
    const card = page
      .getByRole("list", { name: "Script breakdown" })
      .getByRole("listitem")
      .nth(scene - 1);
    await card.getByRole("button").tap();
    await cell(page, column, scene).fill(text);
    await page.keyboard.press("Escape");
  }

  it("choose between both values of the same cell on a phone", async () => {
    const [first, second] = await bothEdit();
    const [theirs, mine] = ["The lens shines.", "The lens is cold."];
    await write(first, "Synopsis", 1, theirs);
    await write(first, "Synopsis", 4, "Fog.");
    await write(second, "Synopsis", 1, mine);
    await write(second, "Synopsis", 4, "Thick fog.");
    await write(second, "Location", 5, "FERRY DECK");
    await button(first, "Save Changes").click();
    await says(first, "Changes saved successfully!");
    await button(second, "Save Changes").click();

    const asked = dialog(second, "Also changed by someone else");
    await asked.getByText(theirs).waitFor();
    await asked.getByText(mine).waitFor();
    await asked.getByText(production.owner.email).waitFor();
    await expectAccessible(second);
    expect(await button(second, "Save choices").isDisabled()).toBe(true);
    await asked.getByRole("group", { name: "Synopsis of scene 1" }).getByLabel(/Mine/).check();
    await asked
      .getByRole("group", { name: "Synopsis of scene 4" })
      .getByLabel(/Theirs/)
      .check();
    await button(second, "Save choices").click();
    await says(second, "Changes saved successfully!");
    const saved = await scenes();
    expect(saved.map((scene) => scene.Synopsis)).toEqual(expect.arrayContaining([mine, "Fog."]));
    expect(saved.at(-1)?.Location).toBe("FERRY DECK");
  });
});

describe("two people editing the times of one day", () => {
  const time = (page: Page, label: string) => page.getByLabel(label, { exact: true });

  it("keep edits in different fields and choose between edits in the same field", async () => {
    const payload = { name: "Main", location: "All locations", scenes_per_day: 3 };
    const { owner } = production;
    await owner.api(routes.createSchedule, { params: params(), payload });
    const [first, second] = await two("call-sheets/Main?day=1");
    for (const page of [first, second]) {
      await unaware(page, production);
      await time(page, "Shift Start").waitFor();
    }
    const saved = async () => {
      const { days } = await owner.api(routes.getCallSheetDays, {
        params: { id: production.id, scheduleName: "Main" },
      });
      return days[0]!.sheet.timing;
    };
    await time(first, "Shift Start").fill("6:00 AM");
    await time(first, "Shift Start").press("Tab");
    await expect.poll(async () => (await saved()).shiftStart).toBe("6:00 AM");
    await time(second, "Shift End").fill("9:00 PM");
    await time(second, "Shift End").press("Tab");
    await expect.poll(saved).toMatchObject({ shiftStart: "6:00 AM", shiftEnd: "9:00 PM" });
    await expect.poll(() => time(second, "Shift Start").inputValue()).toBe("6:00 AM");

    await time(second, "Shoot Call").fill("7:15 AM");
    await time(second, "Shoot Call").press("Tab");
    await expect.poll(async () => (await saved()).shootCall).toBe("7:15 AM");
    await time(first, "Shoot Call").fill("7:45 AM");
    await time(first, "Shoot Call").press("Tab");
    const asked = dialog(first, "Also changed by someone else");
    await asked.getByText("7:15 AM").waitFor();
    await expectAccessible(first);
    await asked.getByRole("group", { name: "Shoot Call" }).getByLabel(/Mine/).check();
    await button(first, "Save choices").click();
    await expect.poll(saved).toMatchObject({ shiftStart: "6:00 AM", shiftEnd: "9:00 PM", shootCall: "7:45 AM" });
  });
});
