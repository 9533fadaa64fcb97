import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { newProduction } from "../api/production.ts";
import type { Person } from "../people.ts";
import { expectAccessible } from "./axe.ts";
import { cutOff, misplaced, unsaid } from "./placement.ts";
import { DESK, PHONE, windows } from "./visit.ts";
import { dialog, heading } from "./words.ts";

const open = windows();
let owner: Person;
let screens: readonly (readonly [name: string, address: string])[];

beforeAll(async () => {
  const production = await newProduction(inject("url"));
  owner = production.owner;
  const { id } = production;
  const payload = { name: "Main", location: "All locations", scenes_per_day: 3, start_date: "2031-03-03" };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  const project = `/${owner.id}/${id}`;
  screens = [
    ["projects", `/${owner.id}`],
    ["project", project],
    ["script", `${project}/script`],
    ["breakdown", `${project}/script-breakdown`],
    ["script beside the breakdown", `${project}/script-breakdown?script=1&scene=1`],
    ["cast list", `${project}/cast-list`],
    ["locations", `${project}/locations`],
    ["scheduling", `${project}/scheduling`],
    ["calendar", `${project}/calendar`],
    ["availability", `${project}/availability`],
    ["schedules", `${project}/manage-schedules?schedule=Main.schedule.tsv`],
    ["stripboard", `${project}/stripboard?schedule=Main.schedule.tsv`],
    ["reports", `${project}/reports?schedule=Main.schedule.tsv&report=one-liner`],
    ["call sheet", `${project}/call-sheets/Main?day=1`],
    ["crew", `${project}/crew`],
    ["settings", `${project}/settings`],
  ];
});

/** Opens each screen in turn in a language, when nothing of it is on its way any more. */
async function eachScreen(
  language: string,
  on: typeof DESK,
  look: (page: Page, name: string) => Promise<void>,
): Promise<readonly string[]> {
  const { page, complaints } = await open({ person: owner, on });
  await page.goto(`/${owner.id}?language=${language}`);
  for (const [name, address] of screens) {
    await page.goto(address, { waitUntil: "networkidle" });
    await page.locator("main h1, h1").first().waitFor();
    await look(page, name);
  }
  return complaints;
}

describe.each([
  ["at a desk", DESK],
  ["on a phone", PHONE],
])("%s", (_, on) => {
  it("reads from right to left: nothing lies over anything else or beyond the screen, and axe finds nothing", async () => {
    const wrong: string[] = [];
    const complaints = await eachScreen("ar-XB", on, async (page, name) => {
      expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
        "ar-XB",
        "rtl",
      ]);
      wrong.push(...(await misplaced(page)).map((one) => `${name}: ${one}`));
      await expectAccessible(page);
    });
    expect([...wrong, ...complaints]).toEqual([]);
  });

  it("holds texts that are a third longer: no word of them is cut off, and none is missing in the catalogue", async () => {
    const wrong: string[] = [];
    await eachScreen("en-XA", on, async (page, name) => {
      const found = [...(await misplaced(page)), ...(await cutOff(page)), ...(await unsaid(page))];
      wrong.push(...found.map((one) => `${name}: ${one}`));
    });
    expect(wrong).toEqual([]);
  });
});

it("offers the trial languages on the local stack, keeps what is chosen, and turns all texts with it", async () => {
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
  await dialog(page, "Your account").getByLabel("Language on this device").selectOption("Long English (trial)");
  await heading(page, /^\[Þŕöĵéçţš/).waitFor();
  await page.reload();
  await heading(page, /^\[Þŕöĵéçţš/).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en-XA");
  await page.goto(`/${owner.id}?language=en`);
  await heading(page, "Projects").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBeNull();
});

it("moves in a table and over a calendar the way that the arrows point, from right to left too", async () => {
  const { page } = await open({ person: owner });
  await page.goto(`/${owner.id}?language=ar-XB`);
  const [, address] = screens.find(([name]) => name === "availability")!;
  await page.goto(address);
  const grid = page.getByRole("grid");
  await grid.focus();
  const column = () => page.locator("[role=gridcell][aria-selected]").getAttribute("aria-colindex");
  const before = Number(await column());
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => Number(await column())).toBe(before + 1);
  await page.keyboard.press("End");
  // The last day is at the far left of the box, and drawn.
  const active = page.locator("[role=gridcell][aria-selected]");
  const [cell, box] = [await active.boundingBox(), await grid.boundingBox()];
  expect(Math.abs(cell!.x - box!.x)).toBeLessThan(4);
});
