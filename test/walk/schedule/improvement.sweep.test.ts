import type { Page } from "playwright-core";
import { beforeAll, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { scenesOn } from "../../../shared/schedule/stripboard/schedule-of-board.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { expectAccessible } from "../axe.ts";
import { PHONE, windows } from "../visit.ts";
import { button, says } from "../words.ts";

const open = windows();
let production: Production;

beforeAll(async () => {
  const places = ["PIER", "CANNERY", "CHAPEL", "BOATYARD"];
  const people = ["ADA", "BRUNO", "CELIA", "DARIO", "EDITH"];
  const scene = (at: number) => {
    const cast = [...new Set([at, at * 3 + 1, at * at + 2].map((one) => people[one % people.length]!))];
    const lines = cast.map((name) => `${name}\nThis is where it began.\n`);
    return `INT. ${places[(at * 5) % places.length]} - DAY\n\nThey wait for news.\n\n${lines.join("\n")}`;
  };
  production = await newProduction(inject("url"), Array.from({ length: 24 }, (_, at) => scene(at)).join("\n"));
});

const address = (name: string) =>
  `/${production.owner.id}/${production.id}/manage-schedules?schedule=${name}.schedule.tsv`;

/** A schedule with its scenes dealt onto its days in turn, so that it can improve a lot. */
async function muddled(name: string): Promise<void> {
  const { owner, id } = production;
  const payload = { name, location: "All locations", scenes_per_day: 4, start_date: "2031-03-03" };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  const params = { id, scheduleName: name };
  const { board, version } = await owner.api(routes.getStripboard, { params });
  const days = board.days.map((day, at) => ({
    ...day,
    items: scenesOn(board)
      .toSorted()
      .filter((_, place) => place % board.days.length === at)
      .map((sceneId) => ({ kind: "scene" as const, id: sceneId, pinned: false })),
  }));
  const saving = { board: { ...board, days }, version, operation: `muddle-${name}` };
  await owner.api(routes.saveStripboard, { params, payload: saving });
}

const scenesOfDay1 = (page: Page) =>
  page
    .getByRole("region", { name: /^Day 1: / })
    .getByRole("rowheader")
    .allInnerTexts();

it("shows live progress, continues with its window closed, and can be stopped on a phone and undone", async () => {
  await muddled("Muddled");
  const { page: desk } = await open({ person: production.owner });
  await desk.goto(address("Muddled"));
  await desk.getByRole("heading", { name: /^Day 1: / }).waitFor();
  const before = await scenesOfDay1(desk);
  await desk.getByLabel("Search time", { exact: true }).selectOption("14 minutes");
  await button(desk, "Improve").press("Enter");
  await desk.getByText(/^0:\d\d of 14:00$/).waitFor();
  await expectAccessible(desk);
  await desk.close();

  const { page, complaints } = await open({ person: production.owner, on: PHONE });
  await page.goto(address("Muddled"));
  // Warnings and search are one line that opens.
  await page.getByText("Searching...", { exact: true }).click();
  await page.getByText(/^Cost [\d,]+, was [\d,]+: [\d.]+% lower\.$/).waitFor();
  await page
    .getByText(/^(Within [\d.]+% of the|Proven) best possible\.$/)
    .first()
    .waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await button(page, "Stop and keep the best").press("Enter");
  await page.getByText(/^A better schedule is now in place: [\d.]+% lower cost\.$/).waitFor();
  await page
    .getByText(/^(Within \d+\.\d% of the|Proven) best possible\./)
    .first()
    .waitFor();
  await expect.poll(() => scenesOfDay1(page)).not.toEqual(before);
  await expectAccessible(page);
  await button(page, "Undo").press("Enter");
  await says(page, "The schedule is back to what it was before the search. The result is kept.");
  await expect.poll(() => scenesOfDay1(page)).toEqual(before);
  await button(page, "Use it again").waitFor();
  expect(complaints).toEqual([]);
});
