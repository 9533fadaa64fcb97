import { describe, expect, it } from "vitest";
import { aProduction } from "../a-production.ts";
import { HUB, openApp } from "../app.tsx";
import { type Answers, FAILED } from "../fake-api.ts";
import { actor } from "../lighthouse.ts";
import { optionsOf } from "../options.ts";
import { schedulesOf } from "../schedules.ts";
import { giveSizes } from "../sizes.ts";
import { all, button, click, drawn, eventually, heading, link, one, says, textsOf, user } from "../words.ts";
import "../../../../web/pages/compare-schedules.tsx";
import "../../../../web/pages/manage-schedules.tsx";
import "../../../../web/pages/manage-shoot-days.tsx";

/** Opens a page of a production with a schedule of a scene per day and one of all scenes on a day. */
function open(path: string, { names = ["Slow", "Fast"], answers = {} as Answers } = {}) {
  const production = aProduction();
  const schedules = schedulesOf(production);
  for (const name of names) {
    const scenes_per_day = name === "Slow" ? 1 : 5;
    schedules.create({ name, location: "All locations", scenes_per_day, start_date: "2031-03-03" });
  }
  const start = () => openApp(`${HUB}/${path}`, { ...optionsOf(production).answers, ...schedules.answers, ...answers });
  return { production, schedules, start };
}

describe("the comparison", () => {
  it("makes a schedule active and inactive again", async () => {
    const { api } = open("compare-schedules").start();
    await click("Make active: Slow");
    await click("Make inactive: Slow");
    await button("Make active: Slow");
    expect(api.calls("activateSchedule").map(({ payload }) => payload.active)).toEqual([true, false]);
  });

  it("explains where to start", async () => {
    open("compare-schedules", { names: [] }).start();
    await says("No schedules created yet");
  });

  it("reports that a choice could not be saved", async () => {
    open("compare-schedules", { answers: { activateSchedule: FAILED } }).start();
    const choose = await button("Make active: Fast");
    // React's strict mode mounts everything twice, and the router drops what a fetcher received in between.
    await drawn();
    await user.click(choose);
    await says("Failed to change the active schedule");
  });
});

describe("while the page is open", () => {
  it("the list and the details show which schedule a change of dates breaks", async () => {
    const { production, schedules, start } = open("manage-schedules?schedule=Slow.schedule.tsv");
    start();
    await heading(/^Day 1: /);
    schedules.project.options.actors.push({ ...actor("Vera Lind", "03/28/2031"), locked: true });
    production.tell();
    await button(/^Slow .*rule violations?$/);
    const broken = await one("region", "Rule violations");
    await click("Cast not available: 4 days", broken);
    expect(broken.textContent).toMatch(/Scene \d is on .*, but MARA is available on 03\/28\/2031\./);
    giveSizes();
    await user.click(await link("Repair on the stripboard"));
    await button("Repair");
  });

  it.each([
    ["the schedules", "manage-schedules", "button"],
    ["the shoot days", "manage-shoot-days", "link"],
  ])("%s show what another person creates and makes active", async (_, path, role) => {
    const { production, schedules, start } = open(path, { names: [] });
    start();
    await says("No schedules created yet");
    schedules.create({ name: "Main", location: "All locations", scenes_per_day: 3 });
    production.tell();
    await one(role, /^Main/);
    schedules.otherActivates("Main");
    production.tell();
    await one(role, /^Main.*Active: All locations/);
  });
});

it("warns of a week longer than the work rules allow, in the details and on the board", async () => {
  giveSizes();
  const { schedules, start } = open("manage-schedules?schedule=Slow.schedule.tsv");
  schedules.project.weekRules.daysInRow = 4;
  start();
  const sentence = /03\/06\/2031, for the crew, MARA: This is work day 4 in a row/;
  expect((await one("region", "Work rules")).textContent).toMatch(sentence);
  await user.click(await link("Open stripboard"));
  await heading("Stripboard: Slow");
  await click(sentence, await one("region", "Work rules"));
  await eventually(() => {
    const [day] = all("button", /^Day 4: .*warning: 03\/06\/2031/);
    expect(day?.getAttribute("aria-pressed")).toBe("true");
  });
});

it("groups warnings by rule, each to be opened to its days with their smallest fix", async () => {
  const { schedules, start } = open("manage-schedules?schedule=Slow.schedule.tsv");
  schedules.project.weekRules.daysInRow = 2;
  schedules.project.options.actors.push(actor("Bo Lind"));
  start();
  const warned = await one("region", "Work rules");
  const folded = warned.querySelector("details")!;
  expect([folded.open, folded.querySelector("summary")?.textContent]).toEqual([false, "4 warnings"]);
  folded.open = true;
  expect(textsOf("button", warned)).toEqual(["Too many work days in a row: 3 days", "No dates: 1"]);
  const rule = await button("Too many work days in a row: 3 days", warned);
  expect([rule.getAttribute("aria-expanded"), warned.textContent]).toEqual([
    "false",
    expect.not.stringContaining("This is work day"),
  ]);
  await user.click(rule);
  expect(textsOf("listitem", warned)[1]).toBe(
    "03/04/2031, for the crew, MARA: This is work day 2 in a row, and its pay and rest follow from that. A day off before it would be legal.",
  );
  await click("No dates: 1", warned);
  await says("MARA: no dates are entered for Bo Lind, so any day is assumed. Manage Dates");
  expect((await link("Manage Dates", warned)).getAttribute("href")).toBe(`${HUB}/manage-dates`);
  await user.click(rule);
  expect(warned.textContent).not.toContain("This is work day");
});
