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
