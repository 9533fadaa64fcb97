import { expect, inject, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { ended, newProduction, newProject, upload } from "../api/production.ts";
import { signedUp } from "../people.ts";
import { stagePlay } from "../screenplay/stage-play-pdf.ts";
import { expectAccessible } from "./axe.ts";
import { PHONE, windows } from "./visit.ts";
import { button, heading, link, says } from "./words.ts";

const url = inject("url");
const open = windows();

it("a draft whose layout is not recognised is read again in the layout that a person chooses", async () => {
  const owner = await signedUp(url, "owner");
  const id = await newProject(owner);
  await upload(owner, id, "Play", stagePlay());
  await owner.api(routes.generateBreakdown, { params: { id, fileName: "Play" } });
  expect(await ended(owner, id)).toMatchObject({ status: "failed" });

  const { page } = await open({ person: owner });
  await page.goto(`/${owner.id}/${id}/script?draft=1`);
  await link(page, "How this script was read").click();
  await heading(page, "How this script was read").waitFor();
  await says(page, "The layout was not recognised. No scene heading was found.");
  await page.getByRole("combobox", { name: "Layout" }).selectOption("Stage play");
  await button(page, "Read again").click();
  await page.waitForURL(/script-breakdown$/);
  await page.goBack();
  await says(page, "Stage play: names before the dialogue, chosen manually");
  await says(page, "1 scene, 1 with a printed number");
});

it("the report is read on a phone", async () => {
  const { owner, id } = await newProduction(url);
  const { page } = await open({ person: owner, on: PHONE });
  await page.goto(`/${owner.id}/${id}/script/1/reading`);
  await says(page, "Names and dialogue are indented");
  await says(page, "5 scenes, 5 with a printed number");
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});
