import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction } from "../../api/production.ts";
import type { Person } from "../../people.ts";
import { expectAccessible } from "../axe.ts";
import { idle } from "../idle.ts";
import { cutOff, misplaced, unsaid } from "../placement.ts";
import { sideBySide } from "../side-by-side.ts";
import { DESK, PHONE, windows } from "../visit.ts";

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
    ["report on reading", `${project}/script/1/reading`],
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

/** Looks at each screen in a language, once it has loaded completely. */
async function eachScreen(
  language: string,
  on: typeof DESK,
  look: (page: Page, name: string) => Promise<void>,
): Promise<readonly string[]> {
  const all: (readonly string[])[] = [];
  async function inLanguage(): Promise<Page> {
    const { page, complaints } = await open({ person: owner, on });
    all.push(complaints);
    await page.goto(`/${owner.id}?language=${language}`);
    return page;
  }
  await sideBySide(screens, inLanguage, async (page, [name, address]) => {
    await page.goto(address);
    await page.locator("h1").first().waitFor();
    await idle(page);
    await look(page, name);
  });
  return all.flat();
}

describe.each([
  ["at a desk", DESK],
  ["on a phone", PHONE],
])("%s", (_, on) => {
  it("lays out right-to-left text without overlap, overflow or axe violations", async () => {
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

  it("fits texts a third longer without truncation, all of them from the catalogue", async () => {
    const wrong: string[] = [];
    await eachScreen("en-XA", on, async (page, name) => {
      const found = [...(await misplaced(page)), ...(await cutOff(page)), ...(await unsaid(page))];
      wrong.push(...found.map((one) => `${name}: ${one}`));
    });
    expect(wrong).toEqual([]);
  });
});
