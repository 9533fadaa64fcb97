import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { twoUnits } from "../../api/two-units.ts";
import { hiddenAtSide } from "../placement.ts";
import { windows } from "../visit.ts";
import { button, heading, link, says } from "../words.ts";

const open = windows();

let production: Production;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  const { owner, id } = production;
  const payload = { name: "Main", location: "All locations", scenes_per_day: 3, start_date: "2031-03-03" };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  const contacts = { phone: "+44 20 7946 0102", mail: "mina.castell@backlot.example" };
  const positions = [
    { position: "Unit Production Manager", name: "Mina Castell-Lavender", ...contacts, offset: -30 },
    { position: "1st Assistant Director", name: "Otto Lind", phone: "+44 20 7946 0103", mail: "", offset: 0 },
  ];
  const departments = [{ id: "direction", name: "Direction", positions }];
  await owner.api(routes.updateCrew, { params: { id }, payload: { departments, version: 0 } });
  const day = { id, scheduleName: "Main", date: "2031-03-04" };
  const published = { as: "final" as const, after: 0, operation: randomUUID(), reason: "Agreed" };
  await owner.api(routes.publishCallSheet, { params: day, payload: published });
  const timing = { shiftStart: "", shiftEnd: "", shootCall: "", crewCall: "5:00 AM" };
  await owner.api(routes.updateCallSheet, { params: day, payload: { date: day.date, timing, version: 0 } });
});

async function visited(path: string, width: number, language = "en", of: Production = production): Promise<Page> {
  const isTouch = width < 900;
  const on = { viewport: { width, height: 900 }, hasTouch: isTouch, isMobile: isTouch };
  const { page } = await open({ person: of.owner, on });
  await page.addInitScript((spoken) => localStorage.setItem("language", spoken), language);
  await page.goto(`/${of.owner.id}/${of.id}/${path}`);
  return page;
}

const middleOf = (box: { readonly y: number; readonly height: number } | null) => box!.y + box!.height / 2;

/** The title of a sheet, once what has changed since its publication is known. */
const changedSheet = (page: Page) =>
  page
    .getByRole("main")
    .filter({ hasText: "Draft: changed since" })
    .getByRole("heading", { name: "The Small Tide", exact: true });

/** Where the work of a page begins, and its greatest distance from the top in px. */
it.each<readonly [string, number, string, (page: Page) => Locator, number]>([
  ["the breakdown", 1440, "script-breakdown", (page) => page.getByRole("grid"), 200],
  ["the breakdown", 820, "script-breakdown", (page) => page.getByRole("grid"), 200],
  ["the list of scenes", 390, "script-breakdown", (page) => page.getByRole("main").getByRole("listitem").first(), 200],
  ["the first day of a schedule", 390, "manage-schedules?schedule=Main", (page) => heading(page, /^Day 1:/), 200],
  ["the availability", 390, "availability", (page) => page.getByRole("grid"), 200],
  ["the availability", 1440, "availability", (page) => page.getByRole("grid"), 200],
  ["the one-liner", 390, "reports?schedule=Main&report=one-liner", (page) => page.getByRole("table"), 215],
  ["a call sheet", 390, "call-sheets/Main?day=1", (page) => heading(page, "The Small Tide"), 200],
  ["a changed call sheet", 390, "call-sheets/Main?day=2", changedSheet, 200],
  ["a changed call sheet", 820, "call-sheets/Main?day=2", changedSheet, 200],
  ["a changed call sheet", 1440, "call-sheets/Main?day=2", changedSheet, 200],
])("%s begins near the top at %d px", async (_, width, path, work, greatest) => {
  const page = await visited(path, width);
  await work(page).waitFor();
  await expect.poll(async () => (await work(page).boundingBox())!.y).toBeLessThanOrEqual(greatest);
});

it.each(["en", "de"])(
  "the first day of a schedule of two units begins near the top at 390 px (%s)",
  async (language) => {
    const of = await twoUnits(inject("url"), "2031-03-03", { "2031-03-03": "1 2 3" }, { "2031-03-04": "4 5" });
    const page = await visited("manage-schedules?schedule=Main", 390, language, of);
    const day = heading(page, language === "en" ? /^Day 1:/ : /^Tag 1:/);
    await day.waitFor();
    await expect.poll(async () => (await day.boundingBox())!.y).toBeLessThanOrEqual(200);
  },
);

it.each([390, 360])(
  "has the views of a breakdown with 128 items to check on one line in German at %d px",
  async (width) => {
    const page = await visited("script-breakdown", width, "de");
    const toCheck = page.getByRole("button", { name: /zu prüfen$/ });
    await toCheck.evaluate((one) => {
      [...one.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!.textContent = "128";
    });
    const [views, search] = [button(page, "Szenen"), button(page, "Suchen und filtern")];
    await expect
      .poll(async () => Math.abs(middleOf(await views.boundingBox()) - middleOf(await search.boundingBox())))
      .toBeLessThan(4);
    expect((await toCheck.textContent())!).toBe("128");
    const { x, width: wide } = (await search.boundingBox())!;
    expect(x + wide).toBeLessThanOrEqual(width);
  },
);

it("keeps the first scene in its place while a phone edits and saves the breakdown", async () => {
  const page = await visited("script-breakdown", 390);
  const first = page.getByRole("list", { name: "Script breakdown" }).getByRole("listitem").first();
  await button(page, "Edit").waitFor();
  const { y } = (await first.boundingBox())!;
  await button(page, "Edit").tap();
  await button(page, "Undo").waitFor();
  expect((await first.boundingBox())!.y).toBe(y);
  await first.getByRole("button").tap();
  await page.getByLabel("Notes of scene 1", { exact: true }).fill("Crane");
  await page.keyboard.press("Escape");
  await expect.poll(async () => (await first.boundingBox())!.y).toBe(y);
  await button(page, "Save Changes").tap();
  await button(page, "Edit").waitFor();
  await says(page, "Changes saved successfully!");
  expect((await first.boundingBox())!.y).toBe(y);
});

it("shows the key contacts of a call sheet side by side at 390 px", async () => {
  const page = await visited("call-sheets/Main?day=1", 390);
  const contacts = page.getByRole("list", { name: "Key contacts" }).getByRole("listitem");
  await contacts.nth(1).waitFor();
  const [first, second] = await Promise.all([0, 1].map((at) => contacts.nth(at).boundingBox()));
  expect(second!.y).toBe(first!.y);
});

it("focuses the first field of a dialog that scrolls", async () => {
  const page = await visited("manage-schedules?create", 390);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.reload();
  await page.getByRole("dialog", { name: "Create New Schedule" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
});

it("opens the rare actions of a schedule from a menu on a phone", async () => {
  const page = await visited("manage-schedules?schedule=Main", 390);
  await button(page, "More actions").click();
  await link(page, "Compare").waitFor();
  await link(page, "Open stripboard").waitFor();
  await button(page, "Constraints").click();
  await page.getByRole("dialog", { name: /^Constraints/ }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await button(page, "More actions").click();
  await button(page, "Create Schedule").click();
  await page.getByRole("dialog", { name: "Create New Schedule" }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("More actions");
});

it.each([820, 1010, 1180, 1290, 1440])("shows the links to call and to write of the crew at %d px", async (width) => {
  const page = await visited("crew", width);
  for (const name of ["Call Mina Castell-Lavender", "Write to Mina Castell-Lavender"]) {
    const { x, width: wide } = (await link(page, name).boundingBox())!;
    expect(x + wide).toBeLessThan(width);
    // A finger needs more room than a mouse.
    expect(wide).toBeGreaterThanOrEqual(width < 900 ? 44 : 24);
  }
  expect(await hiddenAtSide(page, "Crew")).toBeLessThanOrEqual(0);
});

it.each([820, 1440])("shows the cast list without scrolling sideways in German at %d px", async (width) => {
  const page = await visited("cast-list", width, "de");
  await page.getByRole("row").nth(1).waitFor();
  expect(await hiddenAtSide(page, "Besetzungsliste")).toBeLessThanOrEqual(0);
});
