import { screen } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { OTHER } from "../a-production.ts";
import { aSeason } from "../a-season.ts";
import { HUB, OWNED, openApp } from "../app.tsx";
import { type Answers, FAILED, refused } from "../fake-api.ts";
import { actor, castListComplete, castOptions, locationList, NO_BREAKDOWN, place } from "../lighthouse.ts";
import { all, button, click, dialog, eventually, field, fill, heading, isDisabled, one, says, user } from "../words.ts";
import "../../../../web/pages/cast-list.tsx";
import "../../../../web/pages/cast-options.tsx";
import "../../../../web/pages/locations.tsx";
import "../../../../web/pages/manage-dates.tsx";
import "../../../../web/pages/manage-schedules.tsx";
import "../../../../web/pages/manage-shoot-days.tsx";

const ACTORS = [actor("Ana Duarte", "03/02/2031, 03/09/2031 - 03/12/2031", "Sails"), actor("Bo Lind", "no CONSTRAINT")];
const PLACES = [place("Punta Faro", "03/03/2031", "Calle 1, Cádiz")];

const ANSWERS: Answers = {
  getCastOptions: ({ params: { castId } }) => castOptions(castId, castId === "1" ? ACTORS : []),
  getCastListComplete: castListComplete(ACTORS),
  getLocationList: locationList(PLACES),
  listSchedules: [],
  compareSchedules: { active: null, scenarios: [] },
};

const open = (path: string, answers: Answers = {}) => openApp(`${HUB}/${path}`, { ...ANSWERS, ...answers });

it("loads, or fails to load, the location options separately from a cast member", async () => {
  const locations = Promise.withResolvers<typeof FAILED>();
  open("cast/1/options?view=calendars", { getLocationList: locations.promise });
  await says("Loading locations...");
  locations.resolve(FAILED);
  await says("Failed to fetch locations");
  await button("Try again");
});

it("shows three months of an option's dates", async () => {
  open("manage-dates?cast=1");
  await heading("MARA - Dates");
  await says("Flexible", "March 2031", "April 2031", "May 2031");
});

it("shows on the dates page the actors that another person adds and locks", async () => {
  const { api } = open("manage-dates?cast=1", { getCastListComplete: castListComplete() });
  await says("No options available for this character");
  const complete = (stamp: string, answer: ReturnType<typeof castListComplete>) => {
    api.answers({ getCastListComplete: answer, getChangeStamp: { stamp } });
    window.dispatchEvent(new Event("focus"));
  };
  const ana = actor("Ana Duarte", "03/03/2031 - 03/05/2031");
  complete("2", castListComplete([ana]));
  await heading("Ana Duarte");
  const lock = { id: "1", name: "Ana Duarte", by: OTHER, at: "2031-03-03T10:00:00Z" };
  complete("3", castListComplete([{ ...ana, locked: true }], [lock]));
  await screen.findByText(new RegExp(`^Locked by ${OTHER} on `));
  await button(/MARA.*Ana Duarte/);
});

describe("an option without dates is told from a flexible one", () => {
  const actors = [actor("Ana Duarte", ""), actor("Bo Lind", "no CONSTRAINT")];
  const places = [place("Punta Faro", ""), place("Old Pier", "No Constraint")];
  const answers: Answers = {
    getCastOptions: ({ params: { castId } }) => castOptions(castId, actors),
    getCastListComplete: castListComplete(actors),
    getLocationList: locationList(places),
  };

  it.each([
    ["cast/1/options", ["Ana Duarte", "Bo Lind"]],
    ["locations", ["Punta Faro", "Old Pier"]],
  ])("on %s", async (path, [undated, flexible]) => {
    open(path, answers);
    await one("row", new RegExp(`${undated}.*No dates`));
    await one("row", new RegExp(`${flexible}.*Flexible`));
  });

  it.each(["cast=1", "location=L1"])("on manage-dates?%s", async (shown) => {
    open(`manage-dates?${shown}`, answers);
    await says("No dates", "Flexible");
  });
});

it("shows at the head of each location group which location is locked, and its dates", async () => {
  const locked = { ...place("Punta Faro", "03/03/2031, 03/09/2031 - 03/12/2031"), locked: true };
  open("locations", {
    getLocationList: locationList([place("Old Pier"), locked, { ...place("Dock"), groupId: "L2" }]),
  });
  await heading("L1 LIGHTHOUSE");
  await says("Punta Faro", "03/03/2031 – 03/12/2031", "1 option, none locked");
});

it.each([
  ["of a series", "\tEpisodes", "\t101, 102", ["Episodes 101, 102"]],
  ["of a film not", "", "", []],
])("shows at the head of each location group the episodes %s", async (_, column, cell, expected) => {
  const list = locationList(PLACES);
  const [columns, ...rows] = list.location_list.trimEnd().split("\n");
  const location_list = [`${columns}${column}`, ...rows.map((row) => `${row}${cell}`)].join("\n");
  open("locations", { getLocationList: { ...list, location_list } });
  const head = (await heading("L1 LIGHTHOUSE")).closest("section")!;
  const texts = [...head.querySelectorAll("span")].map(({ textContent }) => textContent);
  expect(texts.filter((text) => text.startsWith("Episode"))).toEqual(expected);
});

describe("an empty page", () => {
  const none: Answers = {
    getCastList: NO_BREAKDOWN,
    getCastOptions: NO_BREAKDOWN,
    getCastListComplete: NO_BREAKDOWN,
    getLocationList: NO_BREAKDOWN,
  };
  it.each([
    ["cast-list", "No cast members found"],
    ["cast/1/options", "No cast member found"],
    ["manage-schedules", "No schedules created yet"],
    ["manage-schedules", "The days of a schedule are shown here once you create one"],
    ["manage-shoot-days", "No schedules created yet"],
    ["manage-dates", "Cast and locations will be shown here once the script is broken down"],
  ])("%s shows: %s", async (path, words) => {
    open(path, none);
    await says(words);
  });

  it.each([
    ["cast/2/options", "No options available for this character"],
    ["cast/2/options?view=calendars", "Select an item to view their dates."],
    ["manage-dates?location=L2", "No options available for this location"],
  ])("%s, which has no options, shows: %s", async (path, words) => {
    open(path);
    await says(words);
  });
});

describe("changing options", () => {
  it.each(["cast/1/options", "locations"])("is not offered to a viewer: %s", async (path) => {
    open(path, { getProjectName: { ...OWNED, may: "viewer" } });
    await eventually(() => expect(all("switch").length).toBeGreaterThan(0));
    expect(all("switch").filter((one) => !isDisabled(one))).toEqual([]);
    expect(all("button", /^(?:Add|Delete|Remove) /)).toEqual([]);
    expect(all("columnheader", "Actions")).toEqual([]);
  });

  it("names the failed action when the server sends no message", async () => {
    open("cast/1/options", { addActorOption: FAILED, removeActorOption: FAILED });
    await click("Delete Bo Lind");
    await says("Failed to delete option");
    await click("Add Option");
    const adding = await dialog("Add Actor Option");
    await fill("Actor Name", "Cy", adding);
    await click("Add Option", adding);
    await says("Failed to add option");
    expect(adding.textContent).toContain("Failed to add option");
  });

  it("names the failed action for a location as well", async () => {
    open("locations", { addLocationOption: FAILED, removeLocationOptions: FAILED });
    await eventually(() => expect(all("button", "Remove Option").length).toBeGreaterThan(0));
    await user.click(all("button", "Remove Option")[0]!);
    await user.click(await field("Remove Punta Faro"));
    await click("Remove Selected Options");
    await says("Failed to remove options");
    await user.click(all("button", "Add Option")[0]!);
    const adding = await dialog("Add Location Option");
    await fill("Location Name", "Studio 4", adding);
    await click("Add Option", adding);
    await says("Failed to add location option");
    expect(adding.textContent).toContain("Failed to add location option");
  });

  it("reports that a role could not be reloaded after a change", async () => {
    const { api } = open("cast/1/options", { lockActor: { ok: true } });
    const row = await one("row", /Bo Lind/);
    api.answers({ getCastOptions: FAILED });
    await user.click(all("switch", undefined, row)[0]!);
    await says("Failed to refresh cast member data");
    await one("row", /Bo Lind/);
  });

  it("reports that the locations could not be reloaded after a change", async () => {
    const { api } = open("locations", { lockLocation: { ok: true } });
    const row = await one("row", /Punta Faro/);
    api.answers({ getLocationList: FAILED });
    await user.click(all("switch", undefined, row)[0]!);
    await says("Failed to refresh locations");
    await one("row", /Punta Faro/);
  });
});

describe("creating a schedule", () => {
  it("asks for a number of scenes and reports a failure", async () => {
    open("manage-schedules", { createSchedule: FAILED });
    await eventually(() => expect(all("button", "Create Schedule").length).toBeGreaterThan(0));
    await user.click(all("button", "Create Schedule")[0]!);
    const asked = await dialog("Create New Schedule");
    await fill("Schedule Name", "Main", asked);
    await user.selectOptions(await field("Location", asked), "All locations");
    await fill("Number of Scenes Per Day", "0", asked);
    await click("Create", asked);
    await says("Please enter a valid number of scenes per day.");
    await fill("Number of Scenes Per Day", "2", asked);
    await click("Create", asked);
    await says("Failed to create schedule");
    await click("Cancel", asked);
    await eventually(() => expect(all("dialog").length).toBe(0));
  });

  const TAKEN = refused(409, "nameTaken", "This name is taken.");

  async function filled(answers: Answers) {
    const { api } = open("manage-schedules?create=1", { createSchedule: () => TAKEN, ...answers });
    const asked = await dialog("Create New Schedule");
    await fill("Schedule Name", "Main", asked);
    await user.selectOptions(await field("Location", asked), "All locations");
    await fill("Number of Scenes Per Day", "2", asked);
    const boxes = all("group", "Episodes", asked).flatMap((group) => all("checkbox", undefined, group));
    const create = async () => {
      const before = api.calls("createSchedule").length;
      await click("Create", asked);
      await eventually(() => expect(api.calls("createSchedule").length).toBe(before + 1));
      await says("This name is taken.");
      return api.calls("createSchedule").at(-1)!.payload.episodes;
    };
    return { api, asked, boxes, create };
  }

  it("schedules all episodes of a series, or those that are chosen", async () => {
    const { answers, idOf } = aSeason({ 101: "The Tide", 102: "The Ferry", 103: "" });
    const { api, asked, boxes, create } = await filled(answers);
    expect(boxes.map((box) => box.closest("label")!.textContent)).toEqual([
      ...["Episode 101: The Tide", "Episode 102: The Ferry", "Episode 103"],
    ]);
    expect(await create()).toBeUndefined();
    await user.click(boxes[1]!);
    expect(await create()).toEqual([idOf("101"), idOf("103")]);
    await user.click(boxes[0]!);
    await user.click(boxes[2]!);
    await click("Create", asked);
    await says("Choose at least one episode.");
    expect(api.calls("createSchedule").length).toBe(2);
  });

  it("asks for no episodes in a film, or if there is one", async () => {
    expect((await filled(aSeason({ 101: "The Tide" }).answers)).boxes).toEqual([]);
  });
});
