import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { newProduction, type Production } from "../../api/production.ts";
import { holding } from "../server.ts";
import { windows } from "../visit.ts";
import { button, dialog } from "../words.ts";

const open = windows();
const WIDTHS = [390, 820, 1440, 1920];
/** The space that a dialog leaves on both sides of a narrow window: 2rem at 15 px. */
const MARGINS = 30;

let production: Production;
let pages: string;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  pages = `/${production.owner.id}/${production.id}`;
});

async function visited(path: string, width: number): Promise<Page> {
  const { page } = await open({ person: production.owner, on: { viewport: { width, height: 900 } } });
  await page.goto(`${pages}/${path}`);
  return page;
}

async function pickScript(page: Page): Promise<void> {
  const file = { name: "Draft.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  await page.getByLabel("Script PDF").setInputFiles(file);
}

const click = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click();
};

describe.each(WIDTHS)("in a window of %d px", (width) => {
  const room = width - MARGINS;

  /** Each dialog of SPEC with a size: least and greatest width in px. */
  it.each<readonly [string, string, (page: Page) => Promise<void>, number, number]>([
    ["Enter Script Name", "script", pickScript, 0, 400],
    ["Create New Schedule", "manage-schedules", click("Create Schedule"), 400, 400],
    ["Add Actor Option", "cast/1/options", click("Add Option"), 400, Infinity],
    ["Add Location Option", "locations", click("Add Option"), 300, Infinity],
    ["Scenes for MARA", "cast-list", click(/ scenes? for MARA$/), 0, 600],
  ])("%s has its width, and fits into the window", async (title, path, ask, least, greatest) => {
    const page = await visited(path, width);
    await ask(page);
    await dialog(page, title).waitFor();
    const { x, width: found } = (await dialog(page, title).boundingBox())!;
    expect(found).toBeGreaterThanOrEqual(Math.min(least, room));
    expect(found).toBeLessThanOrEqual(Math.min(greatest, room));
    expect([x >= 0, x + found <= width]).toEqual([true, true]);
  });

  it("a dialog keeps its least width where its content is narrower", async () => {
    const page = await visited("cast/1/options", width);
    await button(page, "Add Option").first().click();
    const adding = dialog(page, "Add Actor Option");
    await adding.waitFor();
    // A form is as wide as its greatest width; without one, only the least width holds.
    await adding.evaluate((element) => element.style.setProperty("width", "0"));
    expect((await adding.boundingBox())?.width).toBe(Math.min(400, room));
  });

  it("lists beside a page are 250 px wide where there is room for both", async () => {
    for (const [path, list] of [
      ["script", "Drafts"],
      ["manage-schedules", "SCHEDULES"],
      ["manage-dates", "CAST"],
    ] as const) {
      const page = await visited(path, width);
      const title = page.getByRole("heading", { name: new RegExp(`^${list}`) });
      await title.waitFor();
      const side = title.locator("xpath=ancestor::aside | ancestor::nav").first();
      const found = (await side.boundingBox())?.width;
      if (width > 760) expect([list, found]).toEqual([list, 250]);
      else expect([list, found! > 0 && found! <= width]).toEqual([list, true]);
    }
  });

  it("shows a spinner with words while the session is checked", async () => {
    const { page } = await open({ person: production.owner, on: { viewport: { width, height: 900 } } });
    const goOn = await holding(page, "verify-token");
    await page.goto(pages);
    const spinner = page.getByRole("status").filter({ hasText: "Verifying session..." });
    await spinner.waitFor();
    const turning = await spinner
      .locator("[aria-hidden]")
      .evaluateAll((marks) =>
        marks.flatMap((mark) => mark.getAnimations().map((one) => (one as CSSAnimation).animationName)),
      );
    expect(turning.filter((name) => name.includes("turn"))).toHaveLength(1);
    await goOn();
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});
