import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Production } from "../../api/production.ts";
import { goWithin } from "../addresses.ts";
import { expectAccessible } from "../axe.ts";
import { tabTo } from "../keyboard.ts";
import { holding, holdingFile } from "../server.ts";
import { DESK, PHONE, windows } from "../visit.ts";
import { button, dialog, heading, link, says } from "../words.ts";
import { productionWithOptions, throughScreens } from "./screens.ts";

const open = windows();
let production: Production;
let pages: string;

beforeAll(async () => {
  production = await productionWithOptions(inject("url"));
  pages = `/${production.owner.id}/${production.id}`;
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
  it("has no horizontal scrolling on a phone and on a desk, and the lists no axe violations", async () => {
    const { page } = await open({ person: production.owner, on: PHONE });
    await throughScreens(page, production, async (path) => {
      if (["cast-list", "locations"].includes(path)) await expectAccessible(page);
    });
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
