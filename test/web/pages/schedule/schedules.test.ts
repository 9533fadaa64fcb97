import { describe, expect, it } from "vitest";
import { USUAL_CALENDAR } from "../../../../shared/schedule/model/default-calendar.ts";
import { aProduction } from "../a-production.ts";
import { aSeason } from "../a-season.ts";
import { addressNow, HUB, OWNED, openApp } from "../app.tsx";
import { type Answer, type Answers, FAILED, refused } from "../fake-api.ts";
import { NO_BREAKDOWN } from "../lighthouse.ts";
import { optionsOf } from "../options.ts";
import { schedulesOf } from "../schedules.ts";
import { onPhone } from "../sizes.ts";
import { someUnits } from "../some-units.ts";
import { all, button, click, dialog, drawn, eventually, heading, one, says, upload, user, words } from "../words.ts";
import "../../../../web/pages/manage-schedules.tsx";

const TIDES = { name: "Tides.schedule.tsv", location: "All locations", days: 2, scenesPerDay: 3, active: false };

const LIMITED = refused(403, "limited", "Only for those who see everything.");

/** The page of one schedule. */
const MOON = {
  listSchedules: [{ ...TIDES, name: "Moon.schedule.tsv" }],
  getLocationList: NO_BREAKDOWN,
  compareSchedules: { active: null, scenarios: [] },
  getStripboard: LIMITED,
  getImprovement: { status: "none" },
  getSchedule: "Moon\nDate\tScene Number\n2031-03-03\t1\n",
} satisfies Answers;

const NOTHING_SCHEDULED = {
  ...{ location: "All locations", days: [], scenes: 0, unscheduled: 0, eighths: 0, holdingDays: 0, moves: 0 },
  ...{ overnightMoves: 0, returns: 0, mixedDays: 0, nightBlocks: 0, nightReturns: 0, cost: 0, warnings: [] },
};

it("keeps the focus in the list of schedules when their rule violations load", async () => {
  const compared = Promise.withResolvers<Answer<"compareSchedules">>();
  openApp(`${HUB}/manage-schedules`, {
    listSchedules: [TIDES],
    getLocationList: NO_BREAKDOWN,
    compareSchedules: () => compared.promise,
  });
  const listed = await button(/^Tides/);
  listed.focus();
  compared.resolve({
    active: null,
    scenarios: [
      {
        ...NOTHING_SCHEDULED,
        name: "Tides",
        breaches: [{ rule: "onShootableDays", sentence: "03/08/2031 is a day off." }],
      },
    ],
  });
  await says("1 rule violation");
  await drawn();
  expect(document.activeElement).toBe(listed);
});

it("requests no comparison for a restricted member", async () => {
  const { api } = openApp(`${HUB}/manage-schedules`, {
    ...{ listSchedules: [TIDES], getLocationList: NO_BREAKDOWN, compareSchedules: { active: null, scenarios: [] } },
    getProjectName: { ...OWNED, may: "viewer", limited: true },
  });
  await button(/^Tides/);
  await drawn();
  expect(api.calls("compareSchedules")).toEqual([]);
});

it("names the episodes of a schedule in the list and above its days", async () => {
  openApp(`${HUB}/manage-schedules?schedule=${TIDES.name}`, {
    listSchedules: [{ ...TIDES, episodes: [{ id: "first", number: "101" }] }],
    getLocationList: NO_BREAKDOWN,
    compareSchedules: { active: null, scenarios: [] },
    getStripboard: refused(403, "limited", "Only for those who see everything."),
    getImprovement: refused(403, "limited", "Only for those who see everything."),
    getSchedule: "Tides\nDate\tScene Number\n2031-03-03\t101/1\n",
  });
  await button(/^Tides All locations, episode 101, 2 shoot days/);
  await says("Tides, All locations, episode 101");
});

it("shows the dates and the order of the episodes where a schedule is created", async () => {
  const production = aProduction();
  const season = aSeason({ 101: "The Tide", 102: "" });
  const { version, episodes } = season.answers.listEpisodes();
  const dates = { from: "2031-05-05", finishBy: "2031-06-01" };
  openApp(`${HUB}/manage-schedules`, {
    ...optionsOf(production).answers,
    ...schedulesOf(production).answers,
    listEpisodes: {
      version,
      episodes: episodes.map((one) => (one.number === "102" ? { ...one, dates, after: season.idOf("101") } : one)),
    },
  });
  await eventually(() => expect(all("button", "Create Schedule")[0]).toBeDefined());
  await user.click(all("button", "Create Schedule")[0]!);
  const form = await dialog("Create New Schedule");
  await says("Block from 05/05/2031 · Finish by 06/01/2031 · After episode 101");
  expect(all("checkbox", /^Episode/, form).map(({ parentElement }) => parentElement?.textContent)).toEqual([
    ...["Episode 101: The Tide", "Episode 102Block from 05/05/2031 · Finish by 06/01/2031 · After episode 101"],
  ]);
});

it.each([
  [null, true],
  ["IE", false],
])("says that a schedule shoots on public holidays if the calendar has no region (%s)", async (region, isSaid) => {
  const production = aProduction();
  const calendar = { ...USUAL_CALENDAR, region };
  openApp(`${HUB}/manage-schedules`, {
    ...optionsOf(production).answers,
    ...schedulesOf(production).answers,
    getCalendar: () => ({ calendar, version: 0 }),
  });
  await eventually(() => expect(all("button", "Create Schedule")[0]).toBeDefined());
  await user.click(all("button", "Create Schedule")[0]!);
  const form = await dialog("Create New Schedule");
  const text = "Public holidays are shoot days, because the production calendar has no region.";
  expect(form.textContent!.includes(text)).toBe(isSaid);
  expect(all("link", "Choose a region", form)).toHaveLength(isSaid ? 1 : 0);
});

it("opens the active schedule from the empty page", async () => {
  openApp(`${HUB}/manage-schedules`, {
    listSchedules: [TIDES, { ...TIDES, name: "Moon.schedule.tsv", active: true }],
    getLocationList: NO_BREAKDOWN,
    compareSchedules: { active: "Moon", scenarios: [] },
    getStripboard: refused(403, "limited", "Only for those who see everything."),
    getImprovement: refused(403, "limited", "Only for those who see everything."),
    getSchedule: "Moon\nDate\tScene Number\n2031-03-03\t1\n",
  });
  await says("Select a schedule to view details");
  await click("Open Moon");
  await eventually(() => expect(addressNow()).toMatch(/schedule=Moon/));
});

describe("on a phone", () => {
  const open = (answers: Answers = {}) =>
    openApp(`${HUB}/manage-schedules?schedule=Moon.schedule.tsv`, { ...MOON, ...answers });

  it("shows limited members no empty menu and no empty details", async () => {
    onPhone();
    let refusals = 0;
    open({
      ...{ getProjectName: { ...OWNED, limited: true, may: "viewer" }, compareSchedules: LIMITED },
      getImprovement: () => {
        refusals++;
        return LIMITED;
      },
    });
    await heading(/^Day 1/);
    expect(refusals).toBe(0);
    const menu = (await button("More actions")).parentElement!.querySelector("[popover]")!;
    expect([...menu.children].map((one) => one.textContent)).toEqual(["Open stripboard", "Constraints"]);
    expect(document.querySelector("summary")).toBe(null);
    expect(all("button", /Check and improve|Warnings and quality/)).toEqual([]);
  });

  it("names the details of a schedule for those who may not improve it", async () => {
    onPhone();
    open({ getProjectName: { ...OWNED, may: "viewer" } });
    await heading(/^Day 1/);
    const named = await button(/^Warnings and quality/);
    const details = document.getElementById(named.getAttribute("aria-controls")!)!;
    await user.click(named);
    await eventually(() => expect(details.matches("[open]:not([hidden])")).toBe(true));
    expect(details.querySelector("summary")!.textContent).toMatch(/^Warnings and quality/);
    await user.click(named);
    await eventually(() => expect(details.hidden).toBe(true));
  });

  it("says outside of the menu that a file is imported", async () => {
    onPhone();
    const imported = Promise.withResolvers<Answer<"importSchedule">>();
    open({ importSchedule: () => imported.promise });
    await upload("Schedule file (.uss)", new File(["{}"], "afar.uss"));
    await says("Importing...");
    expect(words("Importing...")[0]!.closest("[popover]")).toBe(null);
    const { active: _, ...afar } = { ...TIDES, name: "Afar.schedule.tsv" };
    imported.resolve({ schedules: [{ ...afar, strangers: [] }] });
    await says('Imported as "Afar".');
  });

  it("says beside closed details that a search has a result, and keeps them when it is turned", async () => {
    const { turn } = onPhone();
    open({
      getImprovement: {
        ...{ status: "waiting", seconds: 60, spent: 60, stopping: false, words: [] },
        ...{ before: 1200, cost: 1100, bound: null },
      },
    });
    await says("A result is waiting");
    const panel = await one("region", "Search for a better schedule");
    const details = panel.closest("details")!;
    expect(details.open).toBe(false);
    turn();
    await eventually(() => expect(details.open).toBe(true));
    expect(panel.isConnected).toBe(true);
    expect(words("A result is waiting")).toEqual([]);
  });

  it("shows why schedule and units are missing", async () => {
    onPhone();
    open({ getSchedule: FAILED, listUnits: FAILED });
    await says("Failed to fetch schedule details", "Failed to fetch units");
  });

  it("keeps the undo of a change to the units when another schedule is chosen", async () => {
    onPhone();
    open({ ...someUnits("Main Unit", "Second Unit").answers, listSchedules: [...MOON.listSchedules, TIDES] });
    await click("Retire Second Unit");
    await says("Second Unit retired.");
    await click(/^Tides/);
    await eventually(() => expect(addressNow()).toMatch(/schedule=Tides/));
    await drawn();
    await click("Undo");
    await says("Second Unit works again.");
  });
});
