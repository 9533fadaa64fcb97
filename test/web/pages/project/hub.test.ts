import { describe, expect, it, vi } from "vitest";
import { aSeason } from "../a-season.ts";
import { HUB, NO_STATUS, OWNED, openApp } from "../app.tsx";
import { type Answers, FAILED } from "../fake-api.ts";
import { all, click, eventually, heading, link, says, textsOf } from "../words.ts";

const STATUS: Answers = {
  getProjectStatus: {
    ...{ drafts: 2, scenes: 38, pages: { all: 152, shot: 36 }, schedules: 1, shootDays: 8, reports: 3, toCheck: 12 },
    roles: { all: 16, locked: 11, uncast: ["PRIYA", "ANDERS", "COLM", "GANT", "RUTH"] },
    sets: { all: 9, locked: 1 },
    today: { ...day("2030-03-05", 3), people: { asked: 22, confirmed: 22 } },
    next: { ...day("2030-03-06", 4), people: { asked: 22, confirmed: 6 } },
    changes: [{ at: "2030-03-05T06:00:00.000Z", by: "mina@example.com", what: "Changed the synopsis of scene 2" }],
  },
};

function day(date: string, dayNumber: number) {
  return { schedule: "Main Unit", date, dayNumber, crewCall: "7:00 AM", scenes: 5, people: null };
}

/** The text and address of each link that starts with the text. */
const linked = async (start: RegExp) => {
  const found = await link(start, document.querySelector("main")!);
  return [found.textContent, found.getAttribute("href")];
};

describe("the project's first page", () => {
  it("shows where the production stands, each fact with a link to its page", async () => {
    openApp(HUB, STATUS);
    await says("6 of 22 confirmed");
    expect(await linked(/^Today/)).toEqual([
      "TodayDay 3Crew call 7:00 AM, 5 scenes",
      `${HUB}/call-sheets/Main%20Unit?day=3`,
    ]);
    expect(await linked(/^Next shoot day/)).toEqual([
      "Next shoot dayDay 4, 03/06/20306 of 22 confirmed",
      `${HUB}/call-sheets/Main%20Unit?day=4`,
    ]);
    expect(await linked(/^Pages shot/)).toEqual(["Pages shot4 4/8 of 19", `${HUB}/dpr`]);
    expect(await linked(/^Uncast/)).toEqual(["Uncast characters5PRIYA, ANDERS, COLM and 2 more", `${HUB}/cast-list`]);
    expect(await linked(/^Findings/)).toEqual(["Findings to review12In the breakdown", `${HUB}/script-breakdown`]);
    await says("Changed the synopsis of scene 2");
    expect(document.body.textContent).toContain("mina@example.com, Mar 5, 2030");
  });

  it("does not tell a member with limited access whether a sheet is published", async () => {
    const next = { ...day("2030-03-06", 4), people: null };
    openApp(HUB, {
      getProjectName: { ...OWNED, may: "viewer", limited: true },
      getProjectStatus: { ...NO_STATUS, next },
    });
    await eventually(async () =>
      expect((await linked(/^Next shoot day/))[0]).toBe("Next shoot dayDay 4, 03/06/2030Crew call 7:00 AM"),
    );
  });

  it("shows the number of each card", async () => {
    openApp(HUB, STATUS);
    await says("2 drafts");
    const cards = [...document.querySelectorAll("main a")].map(({ textContent }) => textContent);
    expect(cards).toEqual(
      expect.arrayContaining([
        ...["Script2 drafts", "Script Breakdown38 scenes, 19 pages", "Cast List16 characters, 11 locked"],
        ...["Locations9 locations, 1 locked", "Scheduling1 schedule", "Call Sheets8 shoot days", "DPR3 reports"],
      ]),
    );
  });

  it.each([
    ["a script", NO_STATUS, "ScriptStart here: import the script as a PDF"],
    ["a breakdown", { ...NO_STATUS, drafts: 1 }, "ScriptNext: generate the breakdown of the script"],
    ["a schedule", { ...NO_STATUS, drafts: 1, scenes: 3 }, "SchedulingNext: create a schedule"],
  ])("names the next step of a project without %s", async (_, getProjectStatus, card) => {
    openApp(HUB, { getProjectStatus });
    await eventually(() =>
      expect([...document.querySelectorAll("main a")].map(({ textContent }) => textContent)).toContain(card),
    );
  });

  it("tells viewers no next step", async () => {
    openApp(HUB, { getProjectName: { ...OWNED, may: "viewer" } });
    await says("No shoot day");
    expect(all("link", /Start here/)).toEqual([]);
  });

  it("asks for what others have changed since the visit before, which a reload does not end", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2030-03-04T08:00:00.000Z") });
    localStorage.setItem("projectVisits", "");
    const first = openApp(HUB, { ...STATUS, completeProject: { ...OWNED, completed: true } });
    await heading("The Small Tide");
    await eventually(() => expect(first.api.calls("getProjectStatus").at(-1)?.query).toEqual({ today: "2030-03-04" }));
    localStorage.setItem("projectVisits", "project-1 2030-03-01T08:00:00.000Z");
    await click("Complete Project");
    await eventually(() =>
      expect(first.api.calls("getProjectStatus").at(-1)?.query).toEqual({
        today: "2030-03-04",
        since: "2030-03-01T08:00:00.000Z",
      }),
    );
    const before = first.api.calls("getProjectStatus").length;
    await click("Complete Project");
    await eventually(() => expect(first.api.calls("getProjectStatus").length).toBeGreaterThan(before));
    expect(first.api.calls("getProjectStatus").at(-1)?.query).toMatchObject({ since: "2030-03-01T08:00:00.000Z" });
    expect(localStorage.getItem("projectVisits")).toBe("project-1 2030-03-04T08:00:00.000Z 2030-03-01T08:00:00.000Z");
  });

  it("keeps its cards when the status cannot be fetched, and retries", async () => {
    const { api } = openApp(HUB, { getProjectStatus: FAILED });
    await says("Failed to fetch the status of the project");
    await says("Drafts as PDF");
    api.answers(STATUS);
    await click("Try again");
    await says("6 of 22 confirmed");
  });
});

describe("the episodes of a series", () => {
  const contents = { 101: { scenes: 30, eighths: 444, draft: 1 }, 102: { scenes: 12, eighths: 100, draft: 2 } };

  it("are shown with their scenes and pages, and those of all", async () => {
    openApp(HUB, { ...STATUS, ...aSeason({ 101: "The Tide", 102: "" }, contents).answers });
    await heading("Episodes");
    expect(textsOf("row").slice(-4)).toEqual([
      ...["EpisodeScenesPages", "Episode 101: The Tide3055 4/8", "Episode 1021212 4/8", "All episodes4268"],
    ]);
  });

  it("are not shown while there is only one", async () => {
    openApp(HUB, { ...STATUS, ...aSeason({ 101: "The Tide" }, contents).answers });
    await says("6 of 22 confirmed");
    expect(all("heading", "Episodes")).toEqual([]);
  });
});
