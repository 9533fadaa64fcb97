import { expect, it, vi } from "vitest";
import { aProduction } from "../a-production.ts";
import { addressNow, HOME, openApp, PROJECT } from "../app.tsx";
import { type Answers, FAILED } from "../fake-api.ts";
import { eventually, says } from "../words.ts";
import { DATES, scheduleOf } from "./call-sheet-days.ts";
import "../../../../web/pages/call-sheet.tsx";

const OTHER = "project-2";

const project = (id: string) => ({ id, projectName: id, projectType: "Short Film", completed: false });

/** Two projects, the first of which cannot be read. */
function openOn(date: string): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${date}T12:00:00`) });
  const { answers } = scheduleOf(aProduction());
  openApp("/today", {
    ...(answers as Answers),
    listProjects: [project(OTHER), project(PROJECT)],
    listSchedules: ({ params }) => (params.id === OTHER ? FAILED : (answers.listSchedules as never)),
  });
}

it("opens today's call sheet even if another project cannot be read", async () => {
  openOn(DATES[1]);
  await eventually(() => expect(addressNow()).toBe(`${HOME}/${PROJECT}/call-sheets/Main?day=2`));
});

it("does not show a later day while a project that may shoot sooner cannot be read", async () => {
  openOn("2031-03-01");
  await says("Failed to find today's call sheet");
});
