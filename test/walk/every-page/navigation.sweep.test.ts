import { expect, inject, it } from "vitest";
import { newProduction } from "../../api/production.ts";
import { expectAccessible } from "../axe.ts";
import { windows } from "../visit.ts";
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
