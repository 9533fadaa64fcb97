import { expect, it } from "vitest";
import { addressNow, HUB, openApp } from "../app.tsx";
import { type Answer, refused } from "../fake-api.ts";
import { NO_BREAKDOWN } from "../lighthouse.ts";
import { button, click, drawn, eventually, says } from "../words.ts";
import "../../../../web/pages/manage-schedules.tsx";

const TIDES = { name: "Tides.schedule.tsv", location: "All locations", days: 2, scenesPerDay: 3, active: false };

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
