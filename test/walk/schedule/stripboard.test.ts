import axe from "axe-core";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterEach, beforeAll, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { scheduleFromTsv } from "../../../shared/schedule/model/schedule-tsv.ts";
import { newProduction, type Production, placeScenes } from "../../api/production.ts";
import { PHONE, type Visit, windows } from "../visit.ts";
import { button, heading, link, says, words } from "../words.ts";

/** A Friday and the Monday after it. */
const DATES = ["2031-03-07", "2031-03-10"] as const;
const SCHEDULE = "Board";

const window = windows();
let production: Production;
let page: Page;
let complaints: Visit["complaints"];

beforeAll(async () => {
  production = await newProduction(inject("url"));
  const payload = { name: SCHEDULE, location: "All locations", scenes_per_day: 4, start_date: DATES[0] };
  await production.owner.api(routes.createSchedule, { params: { id: production.id }, payload });
});

afterEach(() => expect(complaints).toEqual([]));

/** Puts the five scenes on days. */
async function lay(days: readonly string[], dates: readonly string[] = DATES): Promise<void> {
  await placeScenes(production, SCHEDULE, Object.fromEntries(dates.map((date, at) => [date, days[at]!])));
}

/** Opens a page of the project in a new window, with the scenes on their first days. */
async function open(path: string, on?: BrowserContextOptions): Promise<void> {
  const { owner, id } = production;
  await lay(["1 2 3", "4 5"]);
  ({ page, complaints } = await window({ person: owner, ...(on && { on }) }));
  await page.goto(`/${owner.id}/${id}/${path}`);
}

/** Lays out the board again and reloads it. */
async function reopen(...[days, dates]: Parameters<typeof lay>): Promise<void> {
  await lay(days, dates);
  await page.reload();
  await strip("1").waitFor();
}

const strip = (number: string): Locator => page.getByRole("button", { name: new RegExp(`^Scene ${number} (INT|EXT)`) });

/** The saved scene numbers of each day. */
async function kept(): Promise<string[]> {
  const text = await production.owner.api(routes.getSchedule, {
    params: { id: production.id, scheduleFile: SCHEDULE },
  });
  return scheduleFromTsv(text).days.map(({ strips }) => strips.map(({ number }) => number).join(" "));
}

/** Waits until the days have exactly these scenes. */
const become = (...days: string[]) => expect.poll(kept).toEqual(days);

async function drag(from: Locator, to: Locator, part: number): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  await page.mouse.move(start!.x + 150, start!.y + 10);
  await page.mouse.down();
  await page.mouse.move(start!.x + 160, start!.y + 25);
  await page.mouse.move(end!.x + 150, end!.y + end!.height * part, { steps: 4 });
}

async function faults(): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (window as never as { axe: typeof axe }).axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

it("strips can be dragged by mouse, violations repaired, and everything done by keyboard too", async () => {
  await open(`manage-schedules?schedule=${SCHEDULE}.schedule.tsv`);
  await link(page, "Open stripboard").click();
  await heading(page, `Stripboard: ${SCHEDULE}`).waitFor();
  await says(page, "Week 2: off 03/08/2031 – 03/09/2031");
  expect(await faults()).toEqual([]);
  const paper = () => strip("4").evaluate((element) => getComputedStyle(element).backgroundColor);
  await button(page, "Colours").click();
  await page.getByLabel("Night, exterior").fill("#aabbcc");
  await button(page, "Save").click();
  await says(page, "Everyone on this project now sees these colours.");
  await expect.poll(paper).toBe("rgb(170, 187, 204)");
  await button(page, "Default colours").click();
  await expect.poll(paper).not.toBe("rgb(170, 187, 204)");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();

  // The gap to the optimum, also at a dragged strip's position.
  await page.getByText(/Within \d+\.\d% of the best possible\.|Proven best possible\./).waitFor();
  await drag(strip("2"), strip("1"), 0.2);
  await page.getByText(/Here: (At most|Proven)/).waitFor();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect.poll(() => page.getByText(/Here: /).count()).toBe(0);
  expect(await kept()).toEqual(["1 2 3", "4 5"]);

  // To another day, singly and together, and to the boneyard and back.
  await drag(strip("1"), strip("4"), 0.8);
  await page.mouse.up();
  await become("2 3", "4 1 5");
  await says(page, "Scene 1 moved to Mon 03/10/2031, after Scene 4.");
  await button(page, "Undo").click();
  await become("1 2 3", "4 5");
  await strip("1").click();
  await strip("3").click({ modifiers: ["Control"] });
  await drag(strip("3"), strip("5"), 0.8);
  await page.mouse.up();
  await become("2", "4 5 1 3");
  await drag(strip("5"), page.getByText("Every scene is scheduled."), 0.5);
  await page.mouse.up();
  await become("2", "4 1 3");
  await drag(strip("5"), strip("2"), 0.2);
  await page.mouse.up();
  await become("5 2", "4 1 3");

  // Repaired by the fewest moves, after a preview and with undo, in a worker, so that the page stays responsive.
  await reopen(["4 1 3", "5 2"], ["2031-03-03", "2031-03-04"]);
  await Promise.all([page.waitForEvent("worker"), button(page, "Repair").click()]);
  await page
    .getByText("1 scene would move to another day. With fewer moves, some rules would still be broken.")
    .waitFor();
  await words(page, "Scene 4: 03/03/2031 → Tue 03/04/2031").waitFor();
  await button(page, "Move 1 scene").click();
  await become("1 3", "5 2 4");
  await says(page, "No rule violations.");
  await button(page, "Undo").click();
  await become("4 1 3", "5 2");

  // Lifted, carried, dropped, selected, cut and pasted by keyboard, each step announced.
  await reopen(["1 2 3", "4 5"]);
  await strip("2").focus();
  await page.keyboard.press(" ");
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await page.getByRole("status").getByText("Scene 2: Mon 03/10/2031, after Scene 4.").waitFor();
  await page.keyboard.press("Enter");
  await become("1 3", "4 2 5");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Scene 2");
  await page.keyboard.press("Control+z");
  await become("1 2 3", "4 5");
  await page.keyboard.press("Control+Shift+z");
  await become("1 3", "4 2 5");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await words(page, "2 selected").waitFor();
  await page.keyboard.press("Control+x");
  await page.keyboard.press("End");
  await page.keyboard.press("Control+v");
  await become("4 2 5 1 3");
  await page.keyboard.press(" ");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Escape");
  expect(await kept()).toEqual(["4 2 5 1 3"]);
  await page.keyboard.press("Delete");
  await become("4 2 1 3");
});

it("on a phone a strip is dragged by its handle or moved by a menu, a touch elsewhere scrolls, everything fits", async () => {
  await open(`stripboard?schedule=${SCHEDULE}`, PHONE);
  await says(page, "Week 2: off 03/08/2031 – 03/09/2031");
  const [grip, end] = [await strip("1").locator("[data-grip]").boundingBox(), await strip("5").boundingBox()];
  await touch([grip!.x + 10, grip!.y + 20], [end!.x + 60, end!.y + end!.height * 0.8]);
  await become("2 3", "4 5 1");
  const set = (await strip("2").boundingBox())!;
  await touch([set.x + 150, set.y + 20], [set.x + 150, set.y + 120]);
  await page.getByRole("combobox", { name: "Move to" }).waitFor({ state: "detached" });
  expect(await kept()).toEqual(["2 3", "4 5 1"]);

  await strip("3").tap();
  await page.getByRole("combobox", { name: "Move to" }).selectOption(DATES[1]);
  await become("2", "4 5 1 3");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await faults()).toEqual([]);
  await button(page, "Boneyard 0").click();
  await page.getByText("Every scene is scheduled.").waitFor();
  await page.getByRole("button", { name: /^Rules \d+$/ }).click();
  await heading(page, "Cost").waitFor();
});

type Point = readonly [x: number, y: number];

/** Swipes a finger across the screen. */
async function touch([fromX, fromY]: Point, [toX, toY]: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [{ x: fromX, y: fromY }]);
  for (const part of [0.1, 0.4, 0.7, 1]) {
    await send("touchMove", [{ x: fromX + (toX - fromX) * part, y: fromY + (toY - fromY) * part }]);
  }
  // The strip follows the finger once in each frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await send("touchEnd", []);
}
