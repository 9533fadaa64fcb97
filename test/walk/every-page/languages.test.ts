import { beforeAll, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { windows } from "../visit.ts";
import { button, dialog, heading } from "../words.ts";

const open = windows();
let production: Production;

beforeAll(async () => {
  production = await newProduction(inject("url"));
});

it("offers German on this device, and no trial language, which only the URL begins", async () => {
  const { owner } = production;
  const { page } = await open({ person: owner });
  await page.goto(`/${owner.id}`);
  await heading(page, "Projects").waitFor();
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    "en",
    "ltr",
  ]);
  await page
    .getByRole("button", { name: owner.email })
    .or(page.getByRole("button", { name: "Your account" }))
    .first()
    .click();
  await dialog(page, "Your account").getByRole("term").filter({ hasText: "Colours on this device" }).waitFor();
  const language = dialog(page, "Your account").getByLabel("Language on this device");
  expect(await language.getByRole("option").allTextContents()).toEqual(["English", "Deutsch"]);
  await language.selectOption("Deutsch");
  await heading(page, "Projekte").waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("de");
  await page.goto(`/${owner.id}?language=en-XA`);
  await heading(page, /^\[Þŕöĵéçţš/).waitFor();
  await page.reload();
  await heading(page, /^\[Þŕöĵéçţš/).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en-XA");
  await page.goto(`/${owner.id}?language=en`);
  await heading(page, "Projects").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBeNull();
});

it("names departments, categories and columns of a call sheet in German", async () => {
  const { owner, id } = production;
  const payload = { name: "Main", location: "All locations", scenes_per_day: 3, start_date: "2031-03-03" };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  const { tsv_content, version } = await owner.api(routes.fetchBreakdown, { params: { id } });
  const [head, ...scenes] = tsv_content.trimEnd().split("\n");
  const at = head!.split("\t").indexOf("Props");
  const lanterns = scenes.map((scene) => scene.split("\t").with(at, "Lantern").join("\t"));
  const withProps = [head, ...lanterns].join("\n");
  await owner.api(routes.updateBreakdown, { params: { id }, payload: { tsv_content: withProps, version } });
  const { page } = await open({ person: owner });
  await page.goto(`/${owner.id}/${id}/call-sheets/Main?day=1&language=de`);
  for (const name of ["Nr.", "Ankunft"]) await page.getByRole("columnheader", { name }).waitFor();
  await button(page, "Anforderungen").click();
  const departments = page.getByRole("region", { name: "Anforderungen" }).getByRole("heading", { level: 4 });
  await departments.first().waitFor();
  expect(await departments.allTextContents()).toEqual(["Requisite"]);
  await page.getByText("Requisiten: Lantern").first().waitFor();
});

it("names months and weekdays of the date picker in German, with weeks from Monday", async () => {
  const { owner, id } = production;
  const { page } = await open({ person: owner });
  await page.goto(`/${owner.id}/${id}/cast/1/options?language=de`);
  await button(page, "Option hinzufügen").first().click();
  await page.getByLabel("Einzelne Tage").click();
  const weekdays = page.locator(".react-datepicker__day-names > *");
  await weekdays.first().waitFor();
  // Each also has its whole name for screen readers.
  expect((await weekdays.allTextContents()).map((text) => text.slice(-2))).toEqual([
    "Mo",
    "Di",
    "Mi",
    "Do",
    "Fr",
    "Sa",
    "So",
  ]);
  const first = page.locator(".react-datepicker__day").first();
  expect(await first.getAttribute("aria-label")).toMatch(/^Wählen: Montag, /);
});

it("moves focus in the direction of the arrow key in tables and calendars, also right to left", async () => {
  const { owner, id } = production;
  const { page } = await open({ person: owner });
  await page.goto(`/${owner.id}/${id}/availability?language=ar-XB`);
  const grid = page.getByRole("grid");
  await grid.focus();
  const column = () => page.locator("[role=gridcell][aria-selected]").getAttribute("aria-colindex");
  const before = Number(await column());
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => Number(await column())).toBe(before + 1);
  await page.keyboard.press("End");
  // The last day is at the far left of the box and rendered.
  const active = page.locator("[role=gridcell][aria-selected]");
  const [cell, box] = [await active.boundingBox(), await grid.boundingBox()];
  expect(Math.abs(cell!.x - box!.x)).toBeLessThan(4);
});
