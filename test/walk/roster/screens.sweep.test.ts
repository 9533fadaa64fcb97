import { expect, inject, it } from "vitest";
import { expectAccessible } from "../axe.ts";
import { PHONE, windows } from "../visit.ts";
import { productionWithOptions, throughScreens } from "./screens.ts";

const open = windows();

it("each screen of the cast and the locations has no axe violations on a phone and on a desk", async () => {
  const production = await productionWithOptions(inject("url"));
  const { page, complaints } = await open({ person: production.owner, on: PHONE });
  await throughScreens(page, production, () => expectAccessible(page));
  expect(complaints).toEqual([]);
});
