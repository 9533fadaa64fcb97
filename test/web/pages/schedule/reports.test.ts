import { expect, it } from "vitest";
import { aProduction } from "../a-production.ts";
import { addressNow, HUB, OWNED, openApp, reload } from "../app.tsx";
import { refused } from "../fake-api.ts";
import { fill } from "../fill.ts";
import { optionsOf } from "../options.ts";
import { schedulesOf } from "../schedules.ts";
import {
  all,
  button,
  click,
  dialog,
  eventually,
  field,
  heading,
  isDisabled,
  link,
  one,
  says,
  textsOf,
  user,
} from "../words.ts";
import "../../../../web/pages/manage-schedules.tsx";
import "../../../../web/pages/reports.tsx";

function open(path: string, names = ["Plan A"]) {
  const production = aProduction();
  const schedules = schedulesOf(production);
  for (const name of names) {
    schedules.create({ name, location: "All locations", scenes_per_day: 1, start_date: "2031-03-03" });
  }
  return openApp(`${HUB}/${path}`, { ...optionsOf(production).answers, ...schedules.answers });
}

const dood = "reports?schedule=Plan+A&report=day-out-of-days";

it("gives each report its own address", async () => {
  open("reports?schedule=Plan+A");
  await heading("One-liner");
  await eventually(() => expect(document.body.textContent).toMatch(/End of Day 1 – \w+, March \d+, 2031/));
  await click("Day out of days", await one("group", "Reports"));
  await one("rowheader", /MARA/);
  expect(addressNow()).toMatch(/report=day-out-of-days/);
  reload();
  await heading("Day out of days");
  await one("rowheader", /MARA/);
});

it("shows the day out of days of a single category, which is part of its address", async () => {
  open(dood);
  await one("rowheader", "Props");
  await user.selectOptions(await field("Category"), "Cast");
  await eventually(() => expect(all("rowheader", "Props")).toEqual([]));
  expect(addressNow()).toMatch(/category=Cast/);
});

it("shows the category named in its address", async () => {
  open(`${dood}&category=Cast`);
  await one("rowheader", /MARA/);
  expect(await field("Category")).toHaveProperty("value", "Cast");
  expect(all("rowheader", "Props")).toEqual([]);
});

/** The day out of days of a series whose second episode has only cast. */
function openSeason() {
  const production = aProduction();
  const schedules = schedulesOf(production);
  schedules.create({ name: "Plan A", location: "All locations", scenes_per_day: 1, start_date: "2031-03-03" });
  const episodes = ["101", "102"].map((number) => ({ id: `e${number}`, number, name: "" }));
  const getReports: typeof schedules.answers.getReports = (call) => {
    const answer = schedules.answers.getReports(call);
    const episode = episodes.find(({ id }) => id === call.query.episode);
    if (!("shooting" in answer)) return answer;
    if (!episode) return { ...answer, episodes };
    const groups = answer.dayOutOfDays.groups.filter(({ title }) => title === "Cast");
    return { ...answer, episodes, episode, dayOutOfDays: { ...answer.dayOutOfDays, groups } };
  };
  const opened = openApp(`${HUB}/${dood}`, {
    ...schedules.answers,
    ...{ getReports, printReport: refused(404, "noSuchEpisode", "None") },
  });
  return { ...opened, getReports };
}

it("shows the day out of days of a single episode, which is part of its address", async () => {
  const { api } = openSeason();
  await user.selectOptions(await field("Episode"), "Episode 102");
  await eventually(() => expect(addressNow()).toMatch(/episode=e102/));
  await eventually(() =>
    expect(api.calls("getReports").map(({ query }) => query.episode)).toEqual([undefined, "e102"]),
  );
  await eventually(async () => expect(await field("Episode")).toHaveProperty("value", "e102"));
  await user.selectOptions(await field("Category"), "Cast");
  await eventually(async () => expect(await field("Category")).toHaveProperty("value", "Cast"));
  expect(addressNow()).toMatch(/episode=e102&category=Cast/);
  await click("Save PDF");
  await eventually(() =>
    expect(api.calls("printReport").map(({ query }) => query)).toEqual([
      { report: "day-out-of-days", category: "Cast", episode: "e102" },
    ]),
  );
  // Another report has no episode, so all are requested again.
  await click("One-liner", await one("group", "Reports"));
  await eventually(() => expect(addressNow()).not.toMatch(/episode/));
  await eventually(() => expect(all("combobox", "Episode")).toEqual([]));
});

it("keeps a chosen episode while its reports load, through a second choice and a print", async () => {
  const { api, getReports } = openSeason();
  await one("rowheader", "Props");
  const answer = api.holds("getReports");
  await user.selectOptions(await field("Episode"), "Episode 102");
  await says("Loading reports...");
  expect(await field("Episode")).toHaveProperty("value", "e102");
  expect(all("rowheader", "Props")).toEqual([]);
  expect(isDisabled(await button("Save Excel"))).toBe(true);
  await click("Save PDF");
  await eventually(() =>
    expect(api.calls("printReport").map(({ query }) => query)).toEqual([
      { report: "day-out-of-days", episode: "e102" },
    ]),
  );
  await user.selectOptions(await field("Category"), "Cast");
  expect([await field("Episode"), await field("Category")]).toMatchObject([{ value: "e102" }, { value: "Cast" }]);
  answer(getReports);
  await one("rowheader", /MARA/);
  expect([await field("Episode"), await field("Category")]).toMatchObject([{ value: "e102" }, { value: "Cast" }]);
  expect(addressNow()).toMatch(/episode=e102&category=Cast/);
  expect(isDisabled(await button("Save Excel"))).toBe(false);
});

it.each([
  ["keeps the category with another episode", "Cast", "Cast"],
  ["shows all categories of an episode that lacks the chosen one", "Props", ""],
])("%s", async (_, chosen, kept) => {
  const { api } = openSeason();
  await user.selectOptions(await field("Category"), chosen);
  await eventually(async () => expect(await field("Category")).toHaveProperty("value", chosen));
  await user.selectOptions(await field("Episode"), "Episode 102");
  await eventually(() => expect(addressNow()).toMatch(/episode=e102/));
  await one("rowheader", /MARA/);
  expect([await field("Episode"), await field("Category")]).toMatchObject([{ value: "e102" }, { value: kept }]);
  await click("Save PDF");
  await eventually(() =>
    expect(api.calls("printReport").map(({ query }) => query)).toEqual([
      { report: "day-out-of-days", episode: "e102", ...(kept !== "" && { category: kept }) },
    ]),
  );
});

it("takes manual travel and fitting days", async () => {
  const { api } = open(dood);
  await click("Travel, fittings, rehearsals");
  const form = await dialog("Travel, fittings, rehearsals");
  await click("Add", form);
  await says("Choose a date.");
  await user.selectOptions(await field("What", form), "Fitting");
  await fill("Date", "2031-02-27", form);
  await click("Add", form);
  await says("Fitting added.");
  await one("cell", "FT");
  await one("columnheader", "Fitting");
  await click("Remove Fitting, MARA on 02/27/2031", form);
  await says("Removed for MARA on 02/27/2031.");
  await eventually(() => expect(all("cell", "FT")).toEqual([]));
  expect(api.calls("setDayStatus").map(({ payload }) => payload.code)).toEqual(["FT", null]);
});

it("explains where to start without a schedule", async () => {
  open("reports", []);
  await says("Choose a schedule to see its reports");
});

it("reports an unknown schedule and links to the schedules", async () => {
  open("reports?schedule=Nowhere");
  await says('There is no schedule named "Nowhere".');
  await user.click(await link("Go to the schedules"));
  await says("Select a schedule to view details");
});

it("explains to members with limited access below the title, without a switch, why there is no report", async () => {
  const words = "This page shows the whole production.";
  openApp(`${HUB}/${dood}`, {
    ...aProduction().answers,
    ...{ getProjectName: { ...OWNED, limited: true, may: "viewer" }, getReports: refused(403, "limited", words) },
  });
  await says(words);
  expect(all("group", "Reports")).toEqual([]);
  expect(textsOf("heading").at(-1)).toBe("Day out of days");
});
