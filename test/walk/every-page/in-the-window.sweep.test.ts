import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { windows } from "../visit.ts";
import { button } from "../words.ts";

const open = windows();

let production: Production;
let pages: string;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  const { owner, id } = production;
  pages = `/${owner.id}/${id}`;
  const payload = { name: "Main", location: "All locations", scenes_per_day: 3, start_date: "2031-03-03" };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  const person = (at: number) => ({ phone: `+44 20 7946 01${10 + at}`, mail: `ada-${at}@backlot.example`, offset: 0 });
  const positions = Array.from({ length: 12 }, (_, at) => ({
    ...person(at),
    position: `Driver ${at}`,
    name: `Ada ${at}`,
  }));
  const departments = [{ id: randomUUID(), name: "Transport", positions }];
  await owner.api(routes.updateCrew, { params: { id }, payload: { departments, version: 0 } });
});

async function visited(path: string, width: number, language = "en"): Promise<Page> {
  const isTouch = width < 900;
  const on = { viewport: { width, height: 844 }, hasTouch: isTouch, isMobile: isTouch };
  const { page } = await open({ person: production.owner, on });
  await page.addInitScript((spoken) => localStorage.setItem("language", spoken), language);
  await page.goto(`${pages}/${path}`);
  return page;
}

/** Buttons and links of the page's head that are beyond the sides of the window. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main header :is(a, button)")]
      .filter((one) => one.checkVisibility())
      .flatMap((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left >= 0 && right <= innerWidth ? [] : [`${one.textContent} at ${left} to ${right}`];
      }),
  );

it.each(
  [
    "crew",
    "reports?schedule=Main&report=one-liner",
    "reports?schedule=Main&report=day-out-of-days",
    "locations",
    "script",
    "cast-list",
  ].flatMap((path) => ["en", "de"].map((language) => [path, language] as const)),
)("shows all actions of %s inside the window of a phone, in %s", async (path, language) => {
  const page = await visited(path, 390, language);
  await page.getByRole("main").getByRole("button").first().waitFor();
  await expect.poll(() => outside(page)).toEqual([]);
});

it("says on a phone that the crew is not saved, with the button that saves it", async () => {
  const page = await visited("crew", 390);
  await page.getByLabel("Name of position 12 in Transport").fill("Ines Mora");
  await page.getByText("Unsaved changes").waitFor();
  const save = button(page, "Save Changes");
  const { x, y, width, height } = (await save.boundingBox())!;
  expect([x >= 0, x + width <= 390, y >= 0, y + height <= 844]).toEqual([true, true, true, true]);
  expect(height).toBeGreaterThanOrEqual(44);
  await save.click();
  await expect.poll(() => page.getByText("Unsaved changes").count()).toBe(0);
});

it("imports from the menu of a phone what dialogs ask about", async () => {
  const page = await visited("crew", 390);
  await button(page, "More actions").click();
  await button(page, "From another project").click();
  await page.getByRole("dialog").waitFor();
});

it.each([390, 820])("shows the cast of a call sheet as a table, one short row per person, at %d px", async (width) => {
  const page = await visited("call-sheets/Main?day=1", width);
  const cast = page.getByRole("region", { name: "Cast" }).first();
  const times = cast.getByText(/^\d+:\d\d AM$/);
  await times.first().waitFor();
  for (const name of ["Report", "Wardrobe", "On set"]) await cast.getByText(name, { exact: true }).waitFor();
  expect(await cast.getByText("Pickup").count()).toBe(0);
  const rows = await cast.locator("tbody tr").all();
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    expect((await row.boundingBox())!.height).toBeLessThanOrEqual(72);
    const line = await row.getByText(/^\d+:\d\d AM$/).all();
    const boxes = await Promise.all(line.map((time) => time.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box!.y))).size).toBe(1);
    const change = (await row.getByRole("button").boundingBox())!;
    expect([change.width >= 44, change.height >= 44, change.x + change.width <= width]).toEqual([true, true, true]);
  }
  const days = page.getByRole("button", { name: /^Day \d/ });
  const [first, second] = [(await days.nth(0).boundingBox())!, (await days.nth(1).boundingBox())!];
  expect(second.y).toBe(first.y);
});

it.each([
  ["en", "More actions for LIGHTHOUSE", "Remove Option", "Edit LIGHTHOUSE"],
  ["de", "Weitere Aktionen für LIGHTHOUSE", "Option entfernen", "LIGHTHOUSE bearbeiten"],
] as const)(
  "leaves most of a location's card to its options on a phone, in %s",
  async (language, more, remove, edit) => {
    const page = await visited("locations", 390, language);
    await button(page, more).waitFor();
    const card = page.locator("main section").filter({ hasText: "L1 LIGHTHOUSE" }).first();
    expect((await card.locator("header").boundingBox())!.height).toBeLessThanOrEqual(200);
    await button(page, more).click();
    for (const name of [remove, edit]) {
      const { x, width, height } = (await button(page, name).boundingBox())!;
      expect([x >= 0, x + width <= 390, height >= 44]).toEqual([true, true, true]);
    }
    await button(page, edit).click();
    await page.getByRole("dialog").waitFor();
  },
);
