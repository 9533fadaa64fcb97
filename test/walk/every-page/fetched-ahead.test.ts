import { beforeAll, expect, inject, it } from "vitest";
import { newProduction, type Production } from "../../api/production.ts";
import { goWithin } from "../addresses.ts";
import { idle } from "../idle.ts";
import { holdingFile } from "../server.ts";
import { PHONE, windows } from "../visit.ts";
import { heading } from "../words.ts";

const open = windows();
let production: Production;

beforeAll(async () => {
  production = await newProduction(inject("url"));
});

it("requests a page's data while its code loads, which a hovered or focused link already fetches", async () => {
  const { owner, id } = production;
  const hub = `/${owner.id}/${id}`;
  const { page } = await open({ person: owner });
  const all: string[] = [];
  page.on("request", (request) => all.push(new URL(request.url()).pathname));
  const asked = (what: RegExp) => all.filter((path) => what.test(path)).length;
  const card = (title: string) => page.getByRole("main").getByRole("link", { name: new RegExp(`^${title}`) });
  await page.goto(hub);
  await card("Cast List").waitFor();

  const goOn = await holdingFile(page, "cast-list");
  await card("Cast List").click();
  await expect.poll(() => asked(/^\/api\/[^/]+\/cast-list$/)).toBe(1);
  await goOn();
  await heading(page, "Cast List").waitFor();
  expect(asked(/^\/api\/[^/]+\/cast-list$/)).toBe(1);

  for (const [come, title, code, data] of [
    ["hover", "Locations", /^\/assets\/locations-[^/]+\.js$/, /^\/api\/[^/]+\/location-list$/],
    ["focus", "DPR", /^\/assets\/production-reports-[^/]+\.js$/, /^\/api\/[^/]+\/production-reports$/],
  ] as const) {
    await goWithin(page, hub);
    await card(title).waitFor();
    const before = asked(data);
    expect(asked(code)).toBe(0);
    await card(title)[come]();
    await expect.poll(() => asked(code)).toBeGreaterThan(0);
    expect(asked(data)).toBe(before);
    const fetched = asked(code);
    await card(title).click();
    await heading(page, title).waitFor();
    expect(asked(data)).toBe(before + 1);
    expect(asked(code)).toBe(fetched);
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
