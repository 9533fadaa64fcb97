import axe from "axe-core";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { scheduleFromTsv } from "../../shared/schedule/model/schedule-tsv.ts";
import { newProduction, type Production } from "../api/production.ts";
import { asViewer } from "../api/tables.ts";
import { signedUp } from "../people.ts";
import { answering, unaware } from "./server.ts";
import { PHONE, type Visit, windows } from "./visit.ts";
import { button, dialog, heading, link, says, words } from "./words.ts";

const [MONDAY, TUESDAY] = ["2031-03-03", "2031-03-04"];

const window = windows();
let production: Production;
let page: Page;
let complaints: Visit["complaints"];
let count = 0;
let schedule: string;

beforeAll(async () => {
  production = await newProduction(inject("url"));
});

afterEach(() => expect(complaints.filter((one) => !one.includes("409"))).toEqual([]));

const params = () => ({ id: production.id, scheduleName: schedule });

/** Makes a schedule of the five scenes, with 1, 2, 3 on Monday and 4, 5 on Tuesday, and opens its board. */
async function open(on?: BrowserContextOptions, dates = [MONDAY, TUESDAY], person = production.owner): Promise<void> {
  const { owner, id } = production;
  schedule = `Board ${++count}`;
  const payload = { name: schedule, location: "All locations", scenes_per_day: 4, start_date: MONDAY };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  const { board, sheet, version } = await owner.api(routes.getStripboard, { params: params() });
  const item = (number: string) => ({
    ...{ kind: "scene" as const, pinned: false },
    id: sheet.strips.find((strip) => strip.number === number)!.sceneId,
  });
  const days = [
    { date: dates[0]!, locked: false, items: ["1", "2", "3"].map(item) },
    { date: dates[1]!, locked: false, items: ["4", "5"].map(item) },
  ];
  const save = { board: { ...board, days, boneyard: [] }, version, operation: crypto.randomUUID() };
  await owner.api(routes.saveStripboard, { params: params(), payload: save });
  ({ page, complaints } = await window({ person, ...(on && { on }) }));
  await page.goto(`/${person.id}/${id}/stripboard?schedule=${encodeURIComponent(schedule)}`);
  await strip("1").waitFor();
}

const strip = (number: string): Locator => page.getByRole("button", { name: new RegExp(`^Scene ${number} `) });
const day = (number: number): Locator => page.getByRole("button", { name: new RegExp(`^Day ${number}:`) });

/** The numbers on each day as they are kept. */
async function kept(): Promise<string[]> {
  const text = await production.owner.api(routes.getSchedule, {
    params: { id: production.id, scheduleFile: schedule },
  });
  return scheduleFromTsv(text).days.map(({ strips }) => strips.map(({ number }) => number).join(" "));
}

/** Waits until just these are on the days. */
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

describe("by mouse", () => {
  it("is reached from the schedule's details, and shows days in figures and strips in their colours", async () => {
    await open();
    await page.goto(`/${production.owner.id}/${production.id}/manage-schedules?schedule=${schedule}.schedule.tsv`);
    await link(page, "Open stripboard").click();
    await heading(page, `Stripboard: ${schedule}`).waitFor();
    expect(await day(1).textContent()).toMatch(/^Day 1: Mon 03\/03\/2031.*3 scenes, 5\/8 pages, 2 cast/);
    expect(await strip("1").getAttribute("data-paper")).toBe("day-int");
    expect(await strip("4").getAttribute("data-paper")).toBe("night-ext");
    expect(await faults()).toEqual([]);
  });

  it("weeks are set apart by a strip that names the days off, at a desk and on a phone", async () => {
    for (const on of [undefined, PHONE]) {
      await open(on, ["2031-03-07", "2031-03-10"]);
      await says(page, "Week 2: off 03/08/2031 – 03/09/2031");
      await day(2).focus();
      await page.keyboard.press("ArrowUp");
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Scene 3/);
      expect(await faults()).toEqual([]);
    }
  });

  it("a strip is dragged to another day, kept at once, taken back and done again", async () => {
    await open();
    await drag(strip("1"), strip("4"), 0.8);
    await page.mouse.up();
    await become("2 3", "4 1 5");
    await says(page, "Scene 1 moved to Tue 03/04/2031, after Scene 4.");
    await button(page, "Undo").click();
    await become("1 2 3", "4 5");
    await button(page, "Redo").click();
    await become("2 3", "4 1 5");
  });

  it("how near the board is to the best possible is said, and how near it would be where a strip is held", async () => {
    await open();
    const near = /At most \d+\.\d% above the best possible\.|Proven best possible\./;
    await page.getByText(near).waitFor();
    await drag(strip("2"), strip("1"), 0.2);
    await page.getByText(/Here: (At most|Proven)/).waitFor();
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect.poll(() => page.getByText(/Here: /).count()).toBe(0);
  });

  it("whom the work rules would newly warn of is said while a strip is dragged", async () => {
    const { owner, id } = production;
    const hold = async (daysInRow: number) => {
      const { settings, version } = await owner.api(routes.getCallSheetSettings, { params: { id } });
      const rules = { ...settings.rules, daysInRow };
      const payload = { settings: { ...settings, rules }, version };
      await owner.api(routes.updateCallSheetSettings, { params: { id }, payload });
    };
    await hold(2);
    await open();
    const warned = page.getByRole("region", { name: "Work rules" });
    await warned
      .getByRole("button", { name: /^03\/04\/2031, for the crew, MARA: This is work day 2 in a row/ })
      .waitFor();
    await drag(strip("1"), strip("4"), 0.8);
    await warned.getByText(/^Here: 03\/04\/2031, for .*ODO.*: This is work day 2 in a row/).waitFor();
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect.poll(() => warned.getByText(/^Here: /).count()).toBe(0);
    await hold(6);
  });

  it("several selected strips go together, and a drag that is let go of changes nothing", async () => {
    await open();
    await strip("1").click();
    await strip("3").click({ modifiers: ["Control"] });
    await drag(strip("3"), strip("5"), 0.8);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect(await kept()).toEqual(["1 2 3", "4 5"]);
    await drag(strip("3"), strip("5"), 0.8);
    await page.mouse.up();
    await become("2", "4 5 1 3");
  });

  it("what would break a rule is said in words while it is dragged, marked on the strip, and refused if wanted", async () => {
    await open();
    await strip("2").click();
    await drag(strip("2"), strip("5"), 0.8);
    await page.mouse.up();
    await become("1 3", "4 5 2");
    await drag(strip("4"), strip("1"), 0.2);
    const words = "Scene 2 is a day exterior on 03/04/2031, right after the night exterior of scene 4.";
    await page.getByText(`Here: ${words}`).waitFor();
    await page.mouse.up();
    await become("4 1 3", "5 2");
    await strip("2")
      .getByRole("img", { name: `breaks a rule: ${words}` })
      .waitFor();
    await button(page, words).waitFor();
    await button(page, "Undo").click();
    await become("1 3", "4 5 2");
    await page.getByRole("switch", { name: "Block changes that break a rule" }).check();
    await drag(strip("4"), strip("1"), 0.2);
    await page.mouse.up();
    await says(page, `Not moved. ${words}`);
    expect(await kept()).toEqual(["1 3", "4 5 2"]);
    await open();
    await page.getByRole("switch", { name: "Block changes that break a rule", checked: true }).uncheck();
    await page.reload();
    await page.getByRole("switch", { name: "Block changes that break a rule", checked: false }).waitFor();
  });

  it("a broken board is put right by the fewest moves, which are shown before, and taken back", async () => {
    await open();
    await drag(strip("2"), strip("5"), 0.8);
    await page.mouse.up();
    await drag(strip("4"), strip("1"), 0.2);
    await page.mouse.up();
    await become("4 1 3", "5 2");
    // In a thread of its own, so that the page stays at hand.
    await Promise.all([page.waitForEvent("worker"), button(page, "Repair").click()]);
    await page.getByText("1 scene would move to another day. Fewer moves cannot keep every rule.").waitFor();
    await words(page, "Scene 4: 03/03/2031 → Tue 03/04/2031").waitFor();
    await button(page, "Move 1 scene").click();
    await become("1 3", "5 2 4");
    await says(page, "No rule violations.");
    await button(page, "Undo").click();
    await become("4 1 3", "5 2");
  });

  it("a strip goes to the boneyard and comes back", async () => {
    await open();
    const heap = page.getByText("Every scene is scheduled.");
    await drag(strip("5"), heap, 0.5);
    await page.mouse.up();
    await become("1 2 3", "4");
    await drag(strip("5"), strip("1"), 0.2);
    await page.mouse.up();
    await become("5 1 2 3", "4");
  });

  it("a pinned strip and a locked day stay as they are", async () => {
    await open();
    await strip("1").click();
    await button(page, "Pin").click();
    await drag(strip("1"), strip("5"), 0.8);
    await page.mouse.up();
    await says(page, "Scene 1 is pinned to 03/03/2031. Unpin it first.");
    await day(2).click();
    await button(page, "Lock day").click();
    await drag(strip("2"), strip("5"), 0.8);
    await page.mouse.up();
    await says(page, "03/04/2031 is locked. Unlock the day first.");
    expect(await kept()).toEqual(["1 2 3", "4 5"]);
  });

  it("days that are shot are locked at once, and stay as they are until one is unlocked", async () => {
    await open(undefined, ["2021-03-01", "2021-03-02"]);
    await button(page, "Lock shot days").click();
    await says(page, "2 days locked.");
    await expect.poll(() => button(page, "Lock shot days").count()).toBe(0);
    await drag(strip("1"), strip("5"), 0.8);
    await page.mouse.up();
    await says(page, "03/01/2021 is locked. Unlock the day first.");
    await day(2).click();
    await button(page, "Unlock day").click();
    await strip("5").click();
    await button(page, "Unschedule").click();
    await become("1 2 3", "4");
    await page.reload();
    await day(1).getByRole("img", { name: "locked" }).waitFor();
    expect(await day(2).getByRole("img", { name: "locked" }).count()).toBe(0);
  });

  it("a day is split: what follows goes on on another date", async () => {
    await open();
    await strip("1").click();
    expect(await button(page, "Split day here").count()).toBe(0);
    await strip("2").click();
    await button(page, "Split day here").click();
    expect(await dialog(page, "Split day").getByLabel("Date").inputValue()).toBe("2031-03-05");
    await button(page, "Split").click();
    await become("1", "4 5", "2 3");
    await button(page, "Undo").click();
    await become("1 2 3", "4 5");
  });

  it("is seen but not changed by a viewer", async () => {
    const viewer = await signedUp(inject("url"), "viewer");
    await asViewer(inject("aws"), viewer, production.id);
    await open(undefined, [MONDAY, TUESDAY], viewer);
    await drag(strip("1"), strip("5"), 0.8);
    await page.mouse.up();
    await strip("2").click();
    for (const key of [" ", "Enter", "Delete", "Control+x", "Control+v", "Control+z"]) await page.keyboard.press(key);
    for (const name of ["Undo", "Add day", "Add banner", "Colours", "Pin", "Cut", "Unschedule", "Repair"]) {
      expect(await button(page, name).count()).toBe(0);
    }
    expect(await page.getByRole("switch", { name: "Block changes that break a rule" }).count()).toBe(0);
    expect(await kept()).toEqual(["1 2 3", "4 5"]);
    await page.getByRole("combobox", { name: "Cast" }).selectOption({ label: "3 PILAR" });
    await expect.poll(() => page.getByRole("button", { name: /^Scene / }).count()).toBe(1);
  });

  it("banners and days are added, and scenes looked for by cast", async () => {
    await open();
    await strip("1").click();
    await button(page, "Add banner").first().click();
    await page.getByRole("textbox", { name: "Text" }).fill("Boat to the ferry");
    await button(page, "Add").click();
    await page.getByRole("button", { name: "Company move Boat to the ferry" }).waitFor();
    await button(page, "Add day").click();
    await dialog(page, "Add day").getByLabel("Date").fill("2031-03-07");
    await button(page, "Add").click();
    await page.getByRole("button", { name: /^Fri 03\/07\/2031/ }).waitFor();
    await page.getByRole("combobox", { name: "Cast" }).selectOption({ label: "3 PILAR" });
    await expect.poll(() => page.getByRole("button", { name: /^Scene / }).count()).toBe(1);
    await button(page, "Show all").click();
    await expect.poll(() => page.getByRole("button", { name: /^Scene / }).count()).toBe(5);
  });

  it("strips take the colours that the project chooses, and the usual ones again", async () => {
    await open();
    const paper = (row: Locator) => row.evaluate((element) => getComputedStyle(element).backgroundColor);
    await button(page, "Colours").click();
    await page.getByLabel("Night, exterior").fill("#aabbcc");
    await button(page, "Save").click();
    await says(page, "Everyone on this project now sees these colours.");
    await expect.poll(() => paper(strip("4"))).toBe("rgb(170, 187, 204)");
    await button(page, "Default colours").click();
    await expect.poll(() => paper(strip("4"))).not.toBe("rgb(170, 187, 204)");
  });

  it("who was slower is told what others changed, and can keep either board", async () => {
    await open();
    await unaware(page, production);
    const { board, version } = await production.owner.api(routes.getStripboard, { params: params() });
    const operation = crypto.randomUUID();
    const theirs = { ...board, days: board.days.map((one) => ({ ...one, items: one.items.toReversed() })) };
    await production.owner.api(routes.saveStripboard, {
      params: params(),
      payload: { board: theirs, version, operation },
    });
    await drag(strip("1"), strip("5"), 0.8);
    await page.mouse.up();
    await page.getByText("Someone else has changed this board in the meantime.").waitFor();
    await button(page, "Show theirs").click();
    await expect.poll(() => page.getByText("Someone else has changed this board in the meantime.").count()).toBe(0);
    await become("3 2 1", "5 4");
    await button(page, "Undo").click();
    await become("2 3", "4 5 1");
  });

  it("who was slower can put the own board after theirs, and theirs is one step back", async () => {
    await open();
    await unaware(page, production);
    const { board, version } = await production.owner.api(routes.getStripboard, { params: params() });
    const theirs = { ...board, days: board.days.map((one) => ({ ...one, items: one.items.toReversed() })) };
    const payload = { board: theirs, version, operation: crypto.randomUUID() };
    await production.owner.api(routes.saveStripboard, { params: params(), payload });
    await drag(strip("1"), strip("5"), 0.8);
    await page.mouse.up();
    await button(page, "Keep mine").click();
    await become("2 3", "4 5 1");
    await button(page, "Undo").click();
    await become("3 2 1", "5 4");
  });

  it("says what could not be saved, and saves it when asked again", async () => {
    await open();
    await answering(page, "*/stripboard/*", 503);
    await drag(strip("1"), strip("5"), 0.8);
    await page.mouse.up();
    await page.getByText("Not saved. Failed to save the board").waitFor();
    await page.unrouteAll();
    await button(page, "Try again").click();
    await become("2 3", "4 5 1");
    (complaints as string[]).length = 0;
  });
});

describe("by keys alone", () => {
  it("a strip is lifted, carried and dropped, and what is done is said", async () => {
    await open();
    await strip("2").focus();
    await strip("2").click();
    await page.keyboard.press(" ");
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
    await page.getByRole("status").getByText("Scene 2: Tue 03/04/2031, after Scene 4.").waitFor();
    await page.keyboard.press("Enter");
    await become("1 3", "4 2 5");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Scene 2");
    await page.keyboard.press("Control+z");
    await become("1 2 3", "4 5");
    await page.keyboard.press("Control+Shift+z");
    await become("1 3", "4 2 5");
  });

  it("several are selected with shift, cut, and pasted below another; escape lets go", async () => {
    await open();
    await strip("1").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await words(page, "2 selected").waitFor();
    await page.keyboard.press("Control+x");
    await page.keyboard.press("End");
    await page.keyboard.press("Control+v");
    await become("1", "4 5 2 3");
    await page.keyboard.press(" ");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Escape");
    expect(await kept()).toEqual(["1", "4 5 2 3"]);
    await page.keyboard.press("Delete");
    await become("1", "4 2 3");
  });
});

describe("on a phone", () => {
  it("a tapped strip is moved by a menu, and everything fits", async () => {
    await open(PHONE);
    await strip("1").tap();
    await page.getByRole("combobox", { name: "Move to" }).selectOption(TUESDAY);
    await become("2 3", "4 5 1");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await faults()).toEqual([]);
    await button(page, "Boneyard 0").click();
    await page.getByText("Every scene is scheduled.").waitFor();
    await button(page, "Rules 1").or(button(page, "Rules 0")).click();
    await heading(page, "Cost").waitFor();
  });

  it("a strip is dragged by its grip, and the list scrolls where it is touched elsewhere", async () => {
    await open(PHONE);
    const [grip, end] = [await strip("1").locator("[data-grip]").boundingBox(), await strip("5").boundingBox()];
    await touch([grip!.x + 10, grip!.y + 20], [end!.x + 60, end!.y + end!.height * 0.8]);
    await become("2 3", "4 5 1");
    const set = (await strip("2").boundingBox())!;
    await touch([set.x + 150, set.y + 20], [set.x + 150, set.y + 120]);
    await page.getByRole("combobox", { name: "Move to" }).waitFor({ state: "detached" });
    expect(await kept()).toEqual(["2 3", "4 5 1"]);
  });
});

type Point = readonly [x: number, y: number];

/** Draws a finger over the screen. */
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
