import { expect, it } from "vitest";
import type { RouteName } from "../../../../shared/contract/routes.ts";
import { aProduction } from "../a-production.ts";
import { HUB, openApp } from "../app.tsx";
import { scheduleOf } from "../call-sheet/call-sheet-days.ts";
import { reportsOf } from "../call-sheet/reports.ts";
import { type Answers, FAILED, type FakeApi } from "../fake-api.ts";
import { optionsOf } from "../options.ts";
import { button, isSilentAbout, says, user } from "../words.ts";
import "../../../../web/pages/call-sheet.tsx";
import "../../../../web/pages/manage-schedules.tsx";
import "../../../../web/pages/production-reports.tsx";

/** Delays the calls of a route until the returned function is called. */
function holding<N extends RouteName>(api: FakeApi, name: N, answers: Answers): () => void {
  const goOn = api.holds(name);
  return () => goOn(answers[name]!);
}

it.each([
  ["schedule", "manage-schedules", "getSchedule", /^Main/, "Loading schedule details..."],
  ["day", "call-sheets/Main?day=1", "getCallSheetDays", /^Day 2 - /, "Loading the call sheet..."],
  ["report", "dpr", "listProductionReports", /^Day 1 - /, "Loading the report..."],
] as const)("shows a skeleton of the chosen %s until it loads", async (_, path, asked, choice, waiting) => {
  const production = aProduction();
  const answers: Answers = {
    ...optionsOf(production).answers,
    ...reportsOf(scheduleOf(production)).answers,
    getStripboard: FAILED, // the schedule's quality, which the page does without
  };
  const { api } = openApp(`${HUB}/${path}`, answers);
  const item = await button(choice);
  const goOn = holding(api, asked, answers);
  await user.click(item);
  await says(waiting);
  expect((await button(choice)).getAttribute("aria-current")).toBe("true");
  goOn();
  await isSilentAbout(waiting);
  expect((await button(choice)).getAttribute("aria-current")).toBe("true");
});
