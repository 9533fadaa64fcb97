import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { goWithin } from "../addresses.ts";
import { expectAccessible } from "../axe.ts";
import { tabTo } from "../keyboard.ts";
import { holding, holdingFile } from "../server.ts";
import { DESK, PHONE, windows } from "../visit.ts";
import { button, dialog, heading, link, says } from "../words.ts";

const open = windows();
let production: Production;
let pages: string;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  const { owner, id } = production;
  pages = `/${owner.id}/${id}`;
  const [role, group] = [
    { id, castId: "1" },
    { id, locationId: "L1" },
  ];
  const actors = [
    { actorName: "Ana Duarte", details: "Sails", dates: "03/02/2031, 03/09/2031 - 03/12/2031" },
    { actorName: "Bo Lind", details: "", dates: "no CONSTRAINT" },
  ];
  for (const payload of actors) await owner.api(routes.addActorOption, { params: role, payload });
  const place = { locationName: "Punta Faro", address: "Calle 1, Cádiz", dates: "03/03/2031" };
  await owner.api(routes.addLocationOption, { params: group, payload: place });
});

const visited = async (path: string, on = DESK): Promise<Page> => {
  const { page } = await open({ person: production.owner, on });
  await page.goto(path);
  return page;
};

describe("a dialog of options", () => {
  it("does not shift while its calendars load, and shows an error beside its button in a low window", async () => {
    const page = await visited(`${pages}/cast/1/options`);
    const goOn = await holdingFile(page, "day-picker");
    await button(page, "Add Option").first().click();
    const adding = dialog(page, "Add Actor Option");
    const dates = adding.getByLabel("Individual dates");
    await dates.waitFor();
    expect(await dates.isDisabled()).toBe(true);
    const add = adding.getByRole("button", { name: "Add Option" });
    await adding.evaluate((arriving) => Promise.all(arriving.getAnimations().map(({ finished }) => finished)));
    const before = await add.boundingBox();
    await goOn();
    await expect.poll(() => dates.isEnabled()).toBe(true);
    expect(await add.boundingBox()).toEqual(before);

    const name = adding.getByLabel("Actor Name");
    const error = adding.getByRole("alert").filter({ hasText: "Which number is the month?" });
    await name.fill("Mo Reyes");
    await adding.getByLabel("Paste or type dates").fill("03/04");
    for (const { viewport } of [DESK, PHONE]) {
      await page.setViewportSize({ width: viewport!.width, height: 600 });
      await name.focus();
      await add.click();
      await error.waitFor();
      const [said, pressed] = [(await error.boundingBox())!, (await add.boundingBox())!];
      expect(said.y).toBeGreaterThanOrEqual(0);
      expect(said.y + said.height).toBeLessThanOrEqual(pressed.y);
      expect(pressed.y - said.y - said.height).toBeLessThan(40);
      expect(pressed.y + pressed.height).toBeLessThanOrEqual(600);
    }
  });

  it("blocks input while it saves, and regains the focus if the save fails", async () => {
    const page = await visited(`${pages}/cast/1/options`);
    await button(page, "Bo Lind").click();
    const asked = dialog(page, "Details of Bo Lind");
    const agent = asked.getByLabel("Agent");
    await agent.fill("Costa Talent");
    const goOn = await holding(page, "*/cast/1/option-details");
    await asked.getByLabel("Phone").fill("+44 20 7946 012");
    await asked.getByLabel("Phone").press("Enter");
    await asked.getByRole("button", { name: "Saving..." }).waitFor();
    await page.keyboard.type("3");
    expect(await asked.getByLabel("Phone").inputValue()).toBe("+44 20 7946 012");
    await goOn({ status: 500 });
    await asked.getByRole("button", { name: "Save Details" }).waitFor();
    await page.keyboard.type("3");
    expect(await asked.getByLabel("Phone").inputValue()).toBe("+44 20 7946 0123");
    expect(await agent.inputValue()).toBe("Costa Talent");
  });
});

describe("each screen of the cast and the locations", () => {
  /** Each with the element it shows last. */
  const screens: readonly (readonly [string, (page: Page) => Locator])[] = [
    ["cast-list", (page) => link(page, "View Options for SUPERINTENDENT")],
    ["cast/1/options", (page) => button(page, "Dates for Ana Duarte")],
    ["cast/1/options?view=calendars&location=L1", (page) => page.getByText("March 2031").first()],
    ["locations", (page) => button(page, "Punta Faro")],
    ["manage-dates?cast=1", (page) => page.getByText("May 2031").first()],
    ["availability", (page) => page.getByRole("rowheader", { name: /^MARA/ })],
  ];

  it("has no axe violations and no horizontal scrolling on a desk and on a phone", async () => {
    const { page } = await open({ person: production.owner, on: PHONE });
    // The longest name decides whether the table fits.
    await page.route(/\/api\/[^/]+\/cast-list$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace("\nMARA\t", "\nSUPERINTENDENT\t") });
    });
    await page.goto(`${pages}/crew`);
    await heading(page, "Crew").waitFor();
    for (const [path, last] of screens) {
      await goWithin(page, `${pages}/${path}`);
      for (const { viewport } of [PHONE, DESK]) {
        await page.setViewportSize(viewport!);
        await last(page).waitFor();
        await expectAccessible(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([path, width]).toEqual([path, viewport!.width]);
        if (path === "cast-list") {
          const { x, width: link } = (await last(page).boundingBox())!;
          expect(x + link).toBeLessThan(viewport!.width);
        }
      }
    }
  });

  it("can be used using only the keyboard", async () => {
    const page = await visited(`${pages}/cast-list`);
    await link(page, "View Options for MARA").waitFor();
    await tabTo(page, "View Options for MARA");
    await page.keyboard.press("Enter");
    await heading(page, "MARA - Options").waitFor();
    await button(page, "Dates for Ana Duarte").waitFor();
    await tabTo(page, "Dates for Ana Duarte");
    await page.keyboard.press("Enter");
    await dialog(page, "Selected Dates").waitFor();
    await page.keyboard.press("Escape");
    await tabTo(page, "Lock Actor");
    await page.keyboard.press("Space");
    await says(page, "Locked");
    await goWithin(page, `${pages}/locations`);
    await button(page, "View Scenes").first().waitFor();
    await tabTo(page, "View Scenes");
    await page.keyboard.press("Enter");
    await page.getByRole("columnheader", { name: "Scene No." }).first().waitFor();
    await goWithin(page, `${pages}/manage-dates`);
    await page.getByRole("button", { name: "MARA" }).waitFor();
    await tabTo(page, "MARA");
    await page.keyboard.press("Enter");
    await heading(page, "MARA - Dates").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Availability", exact: true }).waitFor();
  });
});
