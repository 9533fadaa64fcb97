import type { Locator, Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { scheduleFromTsv } from "../../../shared/schedule/model/schedule-tsv.ts";
import { newProduction, placeScenes, withEditor } from "../../api/production.ts";
import { windows } from "../visit.ts";
import { words } from "../words.ts";

const SCHEDULE = "Board";

const open = windows();

const strip = (page: Page, number: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^Scene ${number} (INT|EXT)`) });

/** Makes the page ask for changes now; test/web/pages/project/change-stamp.test.ts checks how often it does by itself. */
const askNow = (page: Page) => page.evaluate(() => dispatchEvent(new Event("focus")));

it("shows a move on another open board, with who made it, while a strip is dragged there", async () => {
  const production = await newProduction(inject("url"));
  const editor = await withEditor(inject("url"), production);
  const { owner, id } = production;
  const payload = { name: SCHEDULE, location: "All locations", scenes_per_day: 4, start_date: "2031-03-03" };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  await placeScenes(production, SCHEDULE, { "2031-03-03": "1 2", "2031-03-04": "3", "2031-03-05": "4 5" });
  const [{ page: mine }, { page: theirs }] = [await open({ person: owner }), await open({ person: editor })];
  await mine.goto(`/${owner.id}/${id}/stripboard?schedule=${SCHEDULE}`);
  await theirs.goto(`/${editor.id}/${id}/stripboard?schedule=${SCHEDULE}`);
  await Promise.all([strip(mine, "1").waitFor(), strip(theirs, "1").waitFor()]);

  const [from, to] = [await strip(mine, "1").boundingBox(), await strip(mine, "3").boundingBox()];
  await mine.mouse.move(from!.x + 150, from!.y + 10);
  await mine.mouse.down();
  await mine.mouse.move(from!.x + 160, from!.y + 25);
  await mine.mouse.move(to!.x + 150, to!.y + to!.height * 0.8, { steps: 4 });
  await words(mine, "Tue 03/04/2031, after Scene 3").waitFor();

  await strip(theirs, "5").click();
  const saved = theirs.waitForResponse((response) => response.request().method() === "POST" && response.ok());
  await theirs.getByRole("combobox", { name: "Move to" }).selectOption("boneyard");
  await saved;
  await askNow(mine);
  await mine.getByText(`Changed by ${editor.email}. Scene 5 is unscheduled now`).waitFor();
  await mine.getByRole("heading", { name: "Boneyard 1" }).waitFor();

  await words(mine, "Tue 03/04/2031, after Scene 3").waitFor();
  await mine.mouse.up();
  const kept = async () => {
    const text = await owner.api(routes.getSchedule, { params: { id, scheduleFile: SCHEDULE } });
    return scheduleFromTsv(text).days.map(({ strips }) => strips.map(({ number }) => number).join(" "));
  };
  await expect.poll(kept).toEqual(["2", "3 1", "4"]);
  await strip(theirs, "1").and(theirs.locator("[data-paper]")).waitFor();
  await askNow(theirs);
  await theirs.getByText(`Changed by ${owner.email}. Scene 1 is on 03/04/2031 now`).waitFor();
});
