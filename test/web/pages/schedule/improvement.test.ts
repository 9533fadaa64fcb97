import { expect, it, vi } from "vitest";
import type { Improvement } from "../../../../shared/contract/improvements.ts";
import { aProduction } from "../a-production.ts";
import { HUB, openApp } from "../app.tsx";
import { type Answers, FAILED } from "../fake-api.ts";
import { fill } from "../fill.ts";
import { optionsOf } from "../options.ts";
import { schedulesOf } from "../schedules.ts";
import { all, button, click, dialog, drawn, eventually, field, one, says, stopClock, user } from "../words.ts";
import "../../../../web/pages/manage-schedules.tsx";

type Search = Exclude<Improvement, { status: "none" }>;

const RUNNING: Search = {
  ...{ status: "running", seconds: 840, spent: 4, stopping: false, words: [] },
  ...{ before: 1200, cost: null, bound: null },
};

/** Opens a schedule, or the list of schedules, with a search for a better one. */
function open(search: Improvement, { path = "?schedule=Main.schedule.tsv", answers = {} as Answers } = {}) {
  const production = aProduction();
  const schedules = schedulesOf(production);
  schedules.create({ name: "Main", location: "All locations", scenes_per_day: 3, start_date: "2031-03-03" });
  const given = { ...optionsOf(production).answers, ...schedules.answers, getImprovement: search, ...answers };
  return openApp(`${HUB}/manage-schedules${path}`, given);
}

/** Lets the page poll the search once more. */
async function asksAgain(): Promise<void> {
  await drawn();
  vi.advanceTimersByTime(800);
  await drawn();
}

it("runs for the chosen time, shows progress, and can be stopped and undone", async () => {
  const { api } = open({ status: "none" }, { answers: { startImprovement: RUNNING } });
  await user.selectOptions(await field("Search time"), "14 minutes");
  stopClock();
  api.answers({ getImprovement: { ...RUNNING, spent: 65.5, cost: 1100, bound: 1000 } });
  await click("Improve");
  expect(api.calls("startImprovement")[0]!.payload).toEqual({ seconds: 840 });
  await says("0:04 of 14:00", "No schedule follows every rule yet.", "The possible improvement is not known yet.");
  await asksAgain();
  await says("1:05 of 14:00", "Cost 1,100, was 1,200: 8.3% lower.", "Within 10.0% of the best possible.");

  const ended: Search = { ...RUNNING, status: "improved", cost: 1100, bound: 1000 };
  api.answers({ getImprovement: ended, stopImprovement: { ...RUNNING, stopping: true } });
  await click("Stop and keep the best");
  await button("Stopping...");
  const loaded = api.calls("getSchedule").length;
  await asksAgain();
  await says("A better schedule is now in place: 8.3% lower cost.");
  await eventually(() => expect(api.calls("getSchedule").length).toBe(loaded + 1));

  const undone: Search = { ...ended, status: "undone" };
  api.answers({ getImprovement: undone, swapImprovement: undone });
  await click("Undo");
  await says("The schedule is back to what it was before the search. The result is kept.");
  await eventually(() => expect(api.calls("getSchedule").length).toBe(loaded + 2));
  await button("Use it again");
});

it("starts with a new schedule if that was ticked", async () => {
  const { api } = open({ status: "none" }, { path: "", answers: { startImprovement: { ...RUNNING, seconds: 300 } } });
  await user.click(await button("Create Schedule"));
  const form = await dialog("Create New Schedule");
  await fill("Schedule Name", "Ticked", form);
  await user.selectOptions(await field("Location", form), "All locations");
  await fill("Number of Scenes Per Day", "4", form);
  await user.click(await one("checkbox", /^Search five minutes longer/, form));
  api.answers({ getImprovement: { ...RUNNING, seconds: 300 } });
  await click("Create", form);
  await says("0:04 of 5:00");
  expect(api.calls("startImprovement").map(({ params, payload }) => [params.scheduleName, payload.seconds])).toEqual([
    ["Ticked.schedule.tsv", 300],
  ]);
});

it("reports what went wrong", async () => {
  const words = ["The search was interrupted. Please start it again."];
  const { api } = open({ ...RUNNING, status: "failed", words }, { answers: { startImprovement: FAILED } });
  await says(...words);
  expect(all("button", "Undo")).toEqual([]);
  await click("Improve");
  await says("Failed to reach the schedule search");
  expect(api.calls("startImprovement").length).toBe(1);
});
