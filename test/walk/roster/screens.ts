import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { goWithin } from "../addresses.ts";
import { DESK, PHONE } from "../visit.ts";
import { button, heading, link } from "../words.ts";

/** The screens of the cast and the locations, each with the element it shows last. */
const SCREENS: readonly (readonly [string, (page: Page) => Locator])[] = [
  ["cast-list", (page) => link(page, "View Options for SUPERINTENDENT")],
  ["cast/1/options", (page) => button(page, "Dates for Ana Duarte")],
  ["cast/1/options?view=calendars&location=L1", (page) => page.getByText("March 2031").first()],
  ["locations", (page) => button(page, "Punta Faro")],
  ["manage-dates?cast=1", (page) => page.getByText("May 2031").first()],
  ["availability", (page) => page.getByRole("rowheader", { name: /^MARA/ })],
];

/** A production with two actors for its first role and a place for its first location. */
export async function productionWithOptions(url: string): Promise<Production> {
  const production = await newProduction(url);
  const { owner, id } = production;
  const actors = [
    { actorName: "Ana Duarte", details: "Sails", dates: "03/02/2031, 03/09/2031 - 03/12/2031" },
    { actorName: "Bo Lind", details: "", dates: "no CONSTRAINT" },
  ];
  for (const payload of actors) await owner.api(routes.addActorOption, { params: { id, castId: "1" }, payload });
  const place = { locationName: "Punta Faro", address: "Calle 1, Cádiz", dates: "03/03/2031" };
  await owner.api(routes.addLocationOption, { params: { id, locationId: "L1" }, payload: place });
  return production;
}

/** Opens each screen, checks that it does not scroll sideways on a phone and on a desk, and looks at it. */
export async function throughScreens(
  page: Page,
  { owner, id }: Production,
  look: (path: string) => Promise<void>,
): Promise<void> {
  // The longest name decides whether the table fits.
  await page.route(/\/api\/[^/]+\/cast-list$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("\nMARA\t", "\nSUPERINTENDENT\t") });
  });
  await page.goto(`/${owner.id}/${id}/crew`);
  await heading(page, "Crew").waitFor();
  for (const [path, last] of SCREENS) {
    await goWithin(page, `/${owner.id}/${id}/${path}`);
    for (const { viewport } of [PHONE, DESK]) {
      await page.setViewportSize(viewport!);
      await last(page).waitFor();
      await look(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, width]).toEqual([path, viewport!.width]);
      if (path === "cast-list") {
        const { x, width: link } = (await last(page).boundingBox())!;
        expect(x + link).toBeLessThan(viewport!.width);
      }
    }
  }
}
