import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import type { EpisodeDates } from "../../../shared/episodes/episode-dates.ts";
import { createBoardChecker } from "../../../shared/schedule/stripboard/board-checker.ts";
import { repairBoard } from "../../../shared/schedule/stripboard/repair/repair-board.ts";
import { SCREENPLAY } from "../../small-tide.ts";
import { pagesOf } from "../pages-of.ts";
import { ended, newProduction, type Production, placeScenes } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer } from "../send.ts";

const url = inject("url");

let production: Production;
let second: string;

beforeAll(async () => {
  production = await newProduction(url);
  const { owner, id } = production;
  const params = { id };
  const add = async (number: string, version: number) => {
    const payload = { version, operation: randomUUID(), change: { kind: "add", number, name: "" } } as const;
    return (await owner.api(routes.changeEpisodes, { params, payload })).episodes.at(-1)!.id;
  };
  await add("101", 0);
  second = await add("102", 1);
  const payload = new FormData();
  payload.set("scriptPdf", new File([SCREENPLAY], "script.fountain"));
  payload.set("fileName", "Ebb");
  payload.set("episode", second);
  await owner.api(routes.uploadScript, { params, payload });
  await owner.api(routes.generateBreakdown, { params: { id, fileName: "Ebb" } });
  await ended(owner, id);
});

const create = (name: string, episodes?: readonly string[], startDate?: string) =>
  production.owner.api(routes.createSchedule, {
    params: { id: production.id },
    payload: {
      ...{ name, location: "All locations", scenes_per_day: 4 },
      ...(episodes && { episodes: [...episodes] }),
      ...(startDate && { start_date: startDate }),
    },
  });

/** The scenes of a schedule's board: those on its days and, in the boneyard, those that are not. */
async function scenesOf(scheduleName: string) {
  const { owner, id } = production;
  const { board, sheet } = await owner.api(routes.getStripboard, { params: { id, scheduleName } });
  const numbers = new Map(sheet.strips.map(({ sceneId, number }) => [sceneId, number]));
  const placed = board.days.flatMap(({ items }) => items.map((item) => numbers.get(item.id)));
  return { placed: placed.toSorted(), boneyard: board.boneyard.map((sceneId) => numbers.get(sceneId)) };
}

const SCENES = ["1", "2", "3", "4", "5"];

it("schedules the scenes of all episodes, or of those that are chosen", async () => {
  await create("Season");
  const all = ["101", "102"].flatMap((episode) => SCENES.map((scene) => `${episode}/${scene}`));
  expect(await scenesOf("Season")).toEqual({ placed: all, boneyard: [] });
  await create("Block", [second]);
  await create("Twice", [second, second]);
  for (const name of ["Block", "Twice"])
    expect(await scenesOf(name)).toEqual({ placed: SCENES.map((scene) => `102/${scene}`), boneyard: [] });
});

it("keeps a schedule's episodes in its reports and its export", async () => {
  await create("One", ["first"]);
  const params = { id: production.id, scheduleName: "One" };
  const { owner } = production;
  expect(JSON.stringify(await owner.api(routes.getReports, { params, query: {} }))).not.toContain("102/");
  const text = String(await owner.api(routes.exportSchedule, { params, query: { format: "uss" } }));
  expect(text).toContain("101/1");
  expect(text).not.toContain("102/1");
});

it("has a day out of days of each episode, on screen and printed", async () => {
  await create("Days");
  const days = { "2031-03-03": "101/1 101/2", "2031-03-04": "102/1 102/2", "2031-03-05": "101/3 102/4" };
  await placeScenes(production, "Days", days);
  const { owner, id } = production;
  const params = { id, scheduleName: "Days" };
  const reports = (query: { episode?: string }) => owner.api(routes.getReports, { params, query });
  const [all, own] = [await reports({}), await reports({ episode: second })];
  expect([all.episodes?.map(({ number }) => number), all.episode]).toEqual([["101", "102"], undefined]);
  expect(own.episode).toEqual({ id: second, number: "102", name: "" });
  const datesOf = (episode: string) =>
    all.shooting.days.flatMap(({ date, scenes }) =>
      scenes.some(({ strip }) => strip.number.startsWith(episode) && strip.castIds.includes("1")) ? [date] : [],
    );
  const worked = ({ dayOutOfDays: { dates, groups } }: typeof all) => {
    const { codes } = groups[0]!.rows.find((row) => row.id === "1")!;
    return dates.flatMap(({ date }, at) => (codes[at]!.includes("W") ? [date] : []));
  };
  expect(worked(own)).toEqual(datesOf("102/"));
  expect(worked(all)).toEqual([...new Set([...datesOf("101/"), ...datesOf("102/")])].toSorted());
  expect(worked(own)).not.toEqual(worked(all));
  // The shoot days keep their numbers, and the other reports all scenes.
  expect(own.dayOutOfDays.dates).toEqual(all.dayOutOfDays.dates);
  expect(own.shooting).toEqual(all.shooting);
  const print = async (query: string) => {
    const answer = await fetch(`${url}/api/${id}/reports/Days/pdf?${query}`, { headers: bearer(owner.token) });
    const [page = ""] = await pagesOf(new Uint8Array(await answer.arrayBuffer()));
    return [answer.headers.get("content-disposition"), page];
  };
  const printed = await print(`report=day-out-of-days&category=Cast&episode=${second}`);
  for (const text of printed) expect(text).toContain("Episode 102");
  for (const text of await print(`report=one-liner&episode=${second}`)) expect(text).not.toContain("Episode 102");
  expect(await refusal(reports({ episode: "none" }))).toContain("noSuchEpisode");
  const ofNone = { params, query: { report: "day-out-of-days", episode: "none" } } as const;
  expect(await refusal(owner.api(routes.printReport, ofNone))).toContain("noSuchEpisode");
});

it("names the episodes of a schedule that does not cover all, with their present numbers", async () => {
  const created = await create("Named", [second]);
  expect(created.episodes).toEqual([{ id: second, number: "102" }]);
  const { owner, id } = production;
  const listed = async () => {
    const schedules = await owner.api(routes.listSchedules, { params: { id } });
    return Object.fromEntries(schedules.map(({ name, episodes }) => [name, episodes]));
  };
  expect(await listed()).toMatchObject({ "Season.schedule.tsv": undefined, [created.name]: created.episodes });
});

it("refuses an episode that does not exist, or that has no scenes", async () => {
  expect(await refusal(create("None", ["unknown"]))).toEqual([
    404,
    "noSuchEpisode",
    'There is no episode "unknown". Reload the page to see the episodes.',
  ]);
  const { owner, id } = production;
  const change = { kind: "add", number: "103", name: "" } as const;
  const params = { id };
  const { episodes } = await owner.api(routes.changeEpisodes, {
    params,
    payload: { version: 2, operation: randomUUID(), change },
  });
  expect(await refusal(create("None", [episodes.at(-1)!.id]))).toEqual([
    404,
    "noSuchLocation",
    "The chosen episodes have no scenes.",
  ]);
});

it("prints the sides of a day, and the script in shooting order, across episodes", async () => {
  const { owner, id } = production;
  const date = "2031-03-03";
  await create("Both");
  await placeScenes(production, "Both", { [date]: "102/3 101/1" });
  const params = { id, scheduleName: "Both" };
  const { url: place, missing, name } = await owner.api(routes.getSides, { params, query: { day: 1 } });
  expect(missing).toEqual([]);
  expect(name).toContain("Script v1 v2");
  const pages = await pagesOf(new Uint8Array(await (await fetch(place)).arrayBuffer()));
  const text = pages.join("\n");
  expect(text).toMatch(/102\/3[\s\S]*101\/1/);
  expect(text).toContain("Script: v1 - Draft, v2 - Ebb.");
  expect(pages.length).toBeGreaterThan(2);
  const script = String(await owner.api(routes.exportSchedule, { params, query: { format: "fdx" } }));
  expect(script.match(/Number="10[12]\/\d"/g)?.slice(0, 2)).toEqual(['Number="102/3"', 'Number="101/1"']);
  expect(script.match(/climbs in, out of breath/g)).toHaveLength(2);
});

it("lists the production reports of a day with the episodes of its scenes", async () => {
  const { owner, id } = production;
  await create("Reported");
  await placeScenes(production, "Reported", { "2031-03-03": "102/3 101/1", "2031-03-04": "101/2" });
  const params = { id, scheduleName: "Reported" };
  await owner.api(routes.activateSchedule, { params, payload: { active: true } });
  const listed = async () => {
    const { days, episodes } = await owner.api(routes.listProductionReports, { params: { id } });
    const early = days.filter(({ date }) => date.startsWith("2031-03"));
    return { days: early.map(({ date, episodes: of }) => [date, of]), episodes };
  };
  const { days, episodes } = await listed();
  expect(days).toEqual([
    ["2031-03-03", ["first", second]],
    ["2031-03-04", ["first"]],
  ]);
  expect(episodes?.slice(0, 2)).toEqual([
    { id: "first", number: "101", name: "" },
    { id: second, number: "102", name: "" },
  ]);
  const day = { id, date: "2031-03-04" };
  const { report } = await owner.api(routes.getProductionReport, { params: day });
  const [scene] = Object.keys(report.scenes);
  const edits = [{ at: ["scenes", scene!, "outcome"], from: "open", to: "shot" }];
  await owner.api(routes.editProductionReport, { params: day, payload: { edits } });
  expect((await listed()).days).toEqual(days);
  await owner.api(routes.activateSchedule, { params, payload: { active: false } });
});

describe("the dates of an episode", () => {
  const edit = async (dates: EpisodeDates | undefined) => {
    const { owner, id } = production;
    const params = { id };
    const { version } = await owner.api(routes.listEpisodes, { params });
    const change = { kind: "edit", id: second, number: "102", name: "Ebb", ...(dates && { dates }) } as const;
    const payload = { version, operation: randomUUID(), change };
    return (await owner.api(routes.changeEpisodes, { params, payload })).episodes.find((one) => one.id === second);
  };
  const block = { from: "2031-05-05", until: "2031-05-16" };

  it("stay when only the name changes, and go when none is sent", async () => {
    expect(await edit({ ...block, finishBy: "2031-06-01" })).toMatchObject({
      dates: { ...block, finishBy: "2031-06-01" },
    });
    expect(await edit(undefined)).toMatchObject({ name: "Ebb", dates: { ...block, finishBy: "2031-06-01" } });
    expect(await edit({})).not.toHaveProperty("dates");
    expect(await refusal(edit({ from: "2031-05-05", finishBy: "2031-05-01" }))).toEqual([
      ...[400, "invalid"],
      "The block of an episode starts on 05/05/2031, after 05/01/2031. Change one of the two dates.",
    ]);
  });

  it("are kept by a new schedule, and checked on those that exist", async () => {
    const { owner, id } = production;
    await create("Before");
    const brokenOf = async (name: string) => {
      const { scenarios } = await owner.api(routes.compareSchedules, { params: { id } });
      const { breaches } = scenarios.find((one) => one.name === name)!;
      return breaches.filter(({ rule }) => rule === "episodeDatesKept").map(({ sentence }) => sentence);
    };
    expect(await brokenOf("Before")).toEqual([]);
    await edit(block);
    expect(await brokenOf("Before")).toHaveLength(SCENES.length);
    expect((await brokenOf("Before"))[0]).toMatch(
      /^Scene 102\/\d is on .*, before the block of episode 102 starts \(05\/05\/2031\)\.$/,
    );
    await create("After", undefined, "2031-05-01");
    expect(await brokenOf("After")).toEqual([]);
    const { board, sheet } = await owner.api(routes.getStripboard, { params: { id, scheduleName: "After" } });
    expect(sheet.episodeDates).toEqual([{ number: "102", ...block, sceneIds: expect.any(Array) }]);
    const ids = new Set(sheet.episodeDates?.flatMap(({ sceneIds }) => sceneIds));
    const dates = board.days.flatMap(({ date, items }) => (items.some((item) => ids.has(item.id)) ? [date] : []));
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.filter((date) => date < block.from || date > block.until)).toEqual([]);
  });

  it("are after those of another episode, if that is wished", async () => {
    const { owner, id } = production;
    const params = { id };
    const order = async (episode: string, number: string, after: string | null) => {
      const { version } = await owner.api(routes.listEpisodes, { params });
      const change = { kind: "edit", id: episode, number, name: "", after } as const;
      return owner.api(routes.changeEpisodes, { params, payload: { version, operation: randomUUID(), change } });
    };
    await edit({});
    await order(second, "102", "first");
    expect(await refusal(order("first", "101", second))).toEqual([
      ...[409, "episodeAfterItself"],
      "Episode 101 would be shot after itself, because episode 102 is shot after it. Choose another one.",
    ]);
    const { scenarios } = await owner.api(routes.compareSchedules, { params });
    const { breaches } = scenarios.find(({ name }) => name === "Before")!;
    expect(breaches.map(({ rule }) => rule)).toContain("episodeOrderKept");
    await create("In order");
    const { board, sheet } = await owner.api(routes.getStripboard, { params: { id, scheduleName: "In order" } });
    const later = new Set(sheet.episodeOrder?.find(({ after }) => after === "101")?.sceneIds);
    const days = board.days.map(({ items }) => items.map((item) => later.has(item.id)));
    expect(days.flat()).toEqual(days.flat().toSorted((one, other) => Number(one) - Number(other)));
    expect(days.every((day) => new Set(day).size < 2)).toBe(true);
    expect(days.flat()).toContain(true);
    await order(second, "102", null);
  });

  it("are named when no schedule keeps them", async () => {
    await edit({ finishBy: "2020-01-31" });
    const [status, code, words] = await refusal(create("Too late"));
    expect([status, code]).toEqual([422, "infeasible"]);
    expect(words).toContain("its episode 102 must be finished by 01/31/2020");
    const { owner, id } = production;
    const { impossible } = await owner.api(routes.getAvailability, { params: { id } });
    expect(impossible.map(({ number }) => number)).toEqual(SCENES.map((scene) => `102/${scene}`));
    await edit({});
  });
});

it("keeps a scene of another episode that another unit gave to its board, and repairs its gap there", async () => {
  const { owner, id } = production;
  const params = { id };
  const change = { kind: "add", name: "Second Unit" } as const;
  const { units } = await owner.api(routes.changeUnits, {
    params,
    payload: { version: 0, operation: randomUUID(), change },
  });
  const boards = { Main: { episodes: undefined }, Narrow: { episodes: [second], unit: units[1]!.id } };
  for (const [name, more] of Object.entries(boards)) {
    const payload = { name, location: "All locations", scenes_per_day: 4, ...more };
    await owner.api(routes.createSchedule, { params, payload });
  }
  await placeScenes(production, "Main", { "2031-03-03": "101/1 101/2 101/3" });
  await placeScenes(production, "Narrow", { "2031-03-04": "102/1 102/2 102/3 102/4", "2031-03-05": "102/5" });
  const shown = (scheduleName: string) => owner.api(routes.getStripboard, { params: { id, scheduleName } });
  const [from, to] = [await shown("Main"), await shown("Narrow")];
  const { sceneId } = from.sheet.strips.find(({ number }) => number === "101/3")!;
  const payload = {
    ...{ from: { schedule: "Main", version: from.version }, to: { schedule: "Narrow", version: to.version } },
    ...{ scene_ids: [sceneId], date: "2031-03-04", operation: randomUUID() },
  };
  await owner.api(routes.moveStrips, { params, payload });
  const { board, sheet } = await shown("Narrow");
  expect(sheet.gone).toEqual([]);
  const sentencesOf = (one: typeof board) =>
    createBoardChecker(sheet)
      .breaches(one)
      .map(({ sentence }) => sentence);
  expect(sentencesOf(board)).toEqual(["03/04/2031 has 5 scenes; the limit is 4."]);
  const repaired = repairBoard(board, sheet, "2031-03-01").board;
  expect(sentencesOf(repaired)).toEqual([]);
  expect(repaired.days.flatMap(({ items }) => items.map((item) => item.id))).toContain(sceneId);
  const narrow = { id, scheduleName: "Narrow" };
  const text = String(await owner.api(routes.exportSchedule, { params: narrow, query: { format: "uss" } }));
  expect(text).toContain("101/3");
  expect(text).not.toContain("101/1");
});
