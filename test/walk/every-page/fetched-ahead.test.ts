import type { Page } from "playwright-core";
import { beforeAll, expect, inject, it } from "vitest";
import { newProduction, type Production } from "../../api/production.ts";
import { idle } from "../idle.ts";
import { holdingFile } from "../server.ts";
import { PHONE, windows } from "../visit.ts";
import { heading } from "../words.ts";

const open = windows();
let production: Production;

beforeAll(async () => {
  production = await newProduction(inject("url"));
});

const castList = (page: Page) => page.getByRole("main").getByRole("link", { name: /^Cast List/ });

/** The project's page and the requests from then on. */
async function atHub(): Promise<{ page: Page; asked: (what: RegExp) => string[] }> {
  const { owner, id } = production;
  const { page } = await open({ person: owner });
  const all: string[] = [];
  await page.goto(`/${owner.id}/${id}`);
  await castList(page).waitFor();
  page.on("request", (request) => all.push(new URL(request.url()).pathname));
  return { page, asked: (what) => all.filter((path) => what.test(path)) };
}

const DATA = /^\/api\/[^/]+\/cast-list$/;
const CODE = /^\/assets\/cast-list-[^/]+\.js$/;

it("requests a page's data while its code loads", async () => {
  const { page, asked } = await atHub();
  const goOn = await holdingFile(page, "cast-list");
  await castList(page).click();
  await expect.poll(() => asked(DATA).length).toBe(1);
  await goOn();
  await heading(page, "Cast List").waitFor();
  expect(asked(DATA)).toHaveLength(1);
});

it("loads a page's code when its link is hovered or focused, and its data when it is pressed", async () => {
  for (const come of ["hover", "focus"] as const) {
    const { page, asked } = await atHub();
    expect(asked(CODE)).toEqual([]);
    await castList(page)[come]();
    await expect.poll(() => asked(CODE).length).toBeGreaterThan(0);
    expect(asked(DATA)).toEqual([]);
    const fetched = asked(CODE).length;
    await castList(page).click();
    await heading(page, "Cast List").waitFor();
    expect(asked(DATA)).toHaveLength(1);
    expect(asked(CODE)).toHaveLength(fetched);
  }
});

it("shows the scenes at once if the breakdown and the code load before the page", async () => {
  const { owner, id } = production;
  for (const [on, code, row] of [
    [PHONE, /\/assets\/scene-list-[^/]+\.js$/, "li button"],
    [undefined, /\/assets\/breakdown-table-[^/]+\.js$/, "td"],
  ] as const) {
    const { page } = await open({ person: owner, ...(on && { on }) });
    const come = [code, /\/fetch-breakdown$/].map(async (what) => (await page.waitForResponse(what)).finished());
    await page.route("**/project-name/*", async (route) => {
      await Promise.all(come);
      // What has arrived is evaluated too.
      await idle(page, 1);
      await route.continue();
    });
    await page.addInitScript(() => {
      const sketches: string[] = [];
      Object.assign(window, { sketches });
      new MutationObserver(() => {
        const words = document.body?.textContent ?? "";
        if (words.includes("Loading breakdown...")) sketches.push(words);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`/${owner.id}/${id}/script-breakdown`);
    await page.locator(`main ${row}`).first().waitFor();
    expect(await page.evaluate(() => (window as unknown as { sketches: string[] }).sketches)).toEqual([]); // set above
  }
});
