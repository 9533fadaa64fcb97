import { describe, expect, it, vi } from "vitest";
import { aProduction } from "../a-production.ts";
import { addressNow, HOME, HUB, OWNED, openApp, PROJECT, READER, reload } from "../app.tsx";
import { DATES, scheduleOf } from "../call-sheet/call-sheet-days.ts";
import { type Answers, refused } from "../fake-api.ts";
import { all, button, click, eventually, fill, heading, link, says, user } from "../words.ts";
import "../../../../web/pages/call-sheet.tsx";

const PENDING = () => new Promise<never>(() => {});
const EMPTY: Answers = {
  ...{ listScripts: [], listSchedules: [], getTimeZone: PENDING, getCastOptions: PENDING, getLocationList: PENDING },
  ...{ compareSchedules: PENDING, getCastListComplete: PENDING },
};

const navigation = () => document.querySelector<HTMLElement>("nav[aria-label=Project]")!;
/** The links to pages, without those in the menu of reports. */
const links = () => [...navigation().querySelectorAll<HTMLElement>("nav > ul > li > a")];
const named = () => links().map(({ textContent }) => textContent);
const entry = (name: string) => eventually(() => links().find(({ textContent }) => textContent === name)!);
const current = () =>
  [...navigation().querySelectorAll("[aria-current]")].map((one) => [
    one.textContent,
    one.getAttribute("aria-current"),
  ]);

describe("the navigation of a project", () => {
  it("links to every page from every page, and marks the page and its section", async () => {
    openApp(`${HUB}/calendar`, EMPTY);
    await heading("Calendar");
    expect(named()).toEqual([
      ...["Today's call sheet", "Script", "Script Breakdown", "Cast List", "Locations"],
      ...["Scheduling", "Dates", "Availability", "Calendar", "Schedules", "Stripboard"],
      ...["Call Sheets", "Shoot days", "Crew", "DPR", "Project Settings"],
    ]);
    expect(current()).toEqual([
      ["Scheduling", "true"],
      ["Calendar", "page"],
    ]);
    await user.click(await entry("Call Sheets"));
    await heading("Call Sheets");
    expect(current()).toEqual([["Call Sheets", "page"]]);
  });

  it("marks the section of the specified addresses without a user", async () => {
    openApp(`/${PROJECT}/cast/1/options`, EMPTY);
    await eventually(() => expect(current()).toEqual([["Cast List", "true"]]));
  });

  it("marks one section for a page whose address begins like another's", async () => {
    openApp(`${HUB}/manage-shoot-days`, EMPTY);
    await heading("Manage Shoot Days");
    expect(current()).toEqual([
      ["Call Sheets", "true"],
      ["Shoot days", "page"],
    ]);
  });

  it("has the settings for owners only", async () => {
    openApp(`${HUB}/scheduling`, { ...EMPTY, getProjectName: { ...OWNED, may: "editor" } });
    await heading("Scheduling");
    expect(named()).not.toContain("Project Settings");
  });

  it("leaves the production reports out for a member who sees some scenes", async () => {
    openApp(`${HUB}/scheduling`, { ...EMPTY, getProjectName: { ...OWNED, may: "viewer", limited: true } });
    await heading("Scheduling");
    expect(named()).not.toContain("DPR");
    expect(all("button", "Reports")).toEqual([]);
  });

  it("stays folded on the device once it is folded", async () => {
    openApp(`${HUB}/scheduling`, EMPTY);
    await heading("Scheduling");
    const name = all("button", /^(Fold|Unfold) navigation$/)[0]!.title;
    await click(name);
    const other = name === "Fold navigation" ? "Unfold navigation" : "Fold navigation";
    await button(other);
    reload();
    await button(other);
    expect(all("button", name)).toEqual([]);
  });

  it("lists the remaining pages on a phone until one opens or Escape is pressed", async () => {
    openApp(`${HUB}/scheduling`, EMPTY);
    await click("More");
    expect(navigation().dataset.open).toBe("true");
    await user.keyboard("{Escape}");
    expect(navigation().dataset.open).toBe("false");
    await click("More");
    await user.click(await entry("Call Sheets"));
    await heading("Call Sheets");
    expect(navigation().dataset.open).toBe("false");
  });

  it("can be skipped with the keyboard", async () => {
    openApp(`${HUB}/scheduling`, EMPTY);
    await heading("Scheduling");
    await user.tab();
    expect(document.activeElement?.textContent).toBe("Skip to content");
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(document.querySelector("main"));
  });

  it("is not shown for a project that does not exist", async () => {
    openApp(HUB, { ...EMPTY, getProjectName: refused(404, "notFound", "Not found") });
    await link("Go to your projects");
    expect(navigation()).toBeNull();
  });
});

describe("today's call sheet", () => {
  it("is that of the open project, and no other project is asked", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${DATES[1]}T12:00:00`) });
    const { answers } = scheduleOf(aProduction());
    const { api } = openApp(`${HUB}/scheduling`, answers as Answers);
    await user.click(await entry("Today's call sheet"));
    await eventually(() => expect(addressNow()).toBe(`${HUB}/call-sheets/Main?day=2`));
    expect(api.calls("listProjects")).toEqual([]);
  });

  it("is missing while the project has no schedule, with a link to the schedules", async () => {
    openApp(`/today?project=${PROJECT}`, EMPTY);
    await says("This project has no upcoming shoot day");
    expect((await link("Go to the schedules")).getAttribute("href")).toBe(`${HUB}/manage-schedules`);
  });
});

it("opens the stripboard of the schedule in use", async () => {
  const { answers } = scheduleOf(aProduction());
  openApp(`${HUB}/scheduling`, { ...(answers as Answers), getStripboard: PENDING });
  await user.click(await entry("Stripboard"));
  await eventually(() => expect(addressNow()).toBe(`${HUB}/stripboard?schedule=Main`));
});

it("opens the projects of who is signed in at the start address", async () => {
  openApp("/", { listProjects: [] });
  await heading("Projects");
  expect(addressNow()).toBe(HOME);
});

it("opens a project once it is created", async () => {
  const created = { id: PROJECT, projectName: "Second film", projectType: "Short Film", completed: false };
  openApp(`/${READER.id}/create-project`, { createProject: created, listScripts: [] });
  await fill("Project Name", "Second film");
  await click("Create Project");
  await eventually(() => expect(addressNow()).toBe(HUB));
});

it("gives each page of scheduling a title of its own", async () => {
  openApp(`${HUB}/scheduling`, EMPTY);
  const titles = ["Scheduling"];
  await heading("Scheduling");
  for (const [page, title] of [
    ["Dates", "Scheduling: Dates"],
    ["Schedules", "Scheduling: Schedules"],
  ] as const) {
    await user.click(await entry(page));
    await heading(title);
    titles.push(document.title);
  }
  expect(new Set(titles).size).toBe(3);
});
