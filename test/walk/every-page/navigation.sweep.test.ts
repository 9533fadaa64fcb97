import { expect, inject, it } from "vitest";
import { newProduction } from "../../api/production.ts";
import { expectAccessible } from "../axe.ts";
import { PHONE, windows } from "../visit.ts";
import { button } from "../words.ts";
import { entryOf, goThroughNavigation } from "./through-navigation.ts";

const open = windows();

it("leads from any page to any other on a desk, also folded", async () => {
  const production = await newProduction(inject("url"));
  const { page, complaints } = await open({ person: production.owner });
  await goThroughNavigation(page, production, async () => {
    await button(page, "Fold navigation").click();
    expect((await entryOf(page, "Script").boundingBox())!.width).toBeLessThan(60);
    await expectAccessible(page);
    await button(page, "Unfold navigation").click();
  });
  expect(complaints).toEqual([]);
});

it("leads from any page to any other on a phone, by a bar at its end that covers nothing", async () => {
  const production = await newProduction(inject("url"));
  const { page, complaints } = await open({ person: production.owner, on: PHONE });
  await goThroughNavigation(page, production, async () => {
    const heights = await page
      .getByRole("navigation", { name: "Project" })
      .locator("a:visible, button:visible")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights).toHaveLength(5);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    // What is last on a page can be scrolled above the bar.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [end, bar] = await Promise.all([
      page.getByRole("main").evaluate((main) => main.getBoundingClientRect().bottom),
      button(page, "More").evaluate((more) => more.getBoundingClientRect().top),
    ]);
    expect(end).toBeLessThanOrEqual(bar + 1);
  });
  expect(complaints).toEqual([]);
});
