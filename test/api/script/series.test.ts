import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import type { EpisodeChange } from "../../../shared/episodes/episode-change.ts";
import { type Person, signedUp } from "../../people.ts";
import { newProject, records } from "../production.ts";
import { refusal } from "../refusal.ts";

const url = inject("url");

/** A Fountain script of scenes in one set each, in which the person of the same name speaks. */
const script = (...scenes: (readonly [number: string, set: string, name: string])[]) =>
  scenes
    .map(([number, set, name]) => `INT. ${set} - DAY #${number}#\n\n${name} shuts the door.\n\n${name}\nAt last.\n`)
    .join("\n");
const PILOT = script(["1", "CELLAR", "ILSE"], ["2", "ATTIC", "BRAM"]);
const EBB = script(["1", "BOATHOUSE", "ILSE"], ["2", "PANTRY", "ODILE"]);

let owner: Person;
let id: string;

const operation = () => crypto.randomUUID();
const list = () => owner.api(routes.listEpisodes, { params: { id } });
const change = async (made: EpisodeChange) => {
  const { version } = await list();
  return owner.api(routes.changeEpisodes, {
    params: { id },
    payload: { version, operation: operation(), change: made },
  });
};
const add = (number: string) => change({ kind: "add", number, name: "" });
const findings = () => owner.api(routes.getFindings, { params: { id } });
const numbers = async () => (await findings()).rows.map(({ number }) => number);
const versions = () => owner.api(routes.listBreakdownVersions, { params: { id } });

function upload(fileName: string, text: string, episode?: string) {
  const payload = new FormData();
  payload.set("scriptPdf", new File([text], "script.fountain"));
  payload.set("fileName", fileName);
  if (episode !== undefined) payload.set("episode", episode);
  return owner.api(routes.uploadScript, { params: { id }, payload });
}

const start = (fileName: string, review = false) =>
  owner.api(routes.generateBreakdown, { params: { id, fileName }, ...(review && { query: { review: "true" } }) });

async function ended(episode: string) {
  for (;;) {
    const progress = await owner.api(routes.getBreakdownProgress, { params: { id }, query: { episode } });
    if (progress.status !== "running") return progress;
    await pause(50);
  }
}

async function read(fileName: string, text: string, episode = "first", review = false) {
  await upload(fileName, text, episode === "first" ? undefined : episode);
  await start(fileName, review);
  return ended(episode);
}

describe("a series", () => {
  let second: string;

  beforeAll(async () => {
    owner = await signedUp(url, "owner");
    id = await newProject(owner);
    await read("Pilot", PILOT);
    await add("101");
    second = (await add("102")).episodes[1]!.id;
  });

  it("numbers its scenes by episode from the second one on, as a version of the breakdown", async () => {
    expect(await numbers()).toEqual(["101/1", "101/2"]);
    expect((await versions())[0]!.what).toBe("Added episode 102: scenes are numbered by episode");
    const { tsv_content } = await owner.api(routes.fetchBreakdown, { params: { id } });
    expect(records(tsv_content).map((row) => row["Scene Number"])).toEqual(["101/1", "101/2"]);
  });

  it("has the scenes, drafts, lines and progress of each episode", async () => {
    expect(await ended(second)).toMatchObject({ status: "none" });
    expect(await read("Ebb", EBB, second)).toMatchObject({ status: "succeeded", script: { name: "Ebb", version: 2 } });
    expect((await ended("first")).script).toEqual({ name: "Pilot", version: 1 });
    const { rows, draftVersion, drafts } = await findings();
    expect({ draftVersion, drafts }).toEqual({ draftVersion: 1, drafts: { [second]: 2 } });
    expect(rows.map(({ number, episode }) => [number, episode])).toEqual([
      ["101/1", "first"],
      ["101/2", "first"],
      ["102/1", second],
      ["102/2", second],
    ]);
    expect(new Set(rows.map((row) => row.id)).size).toBe(4);
    expect((await list()).episodes.map(({ scenes, draft }) => [scenes, draft?.name])).toEqual([
      [2, "Pilot"],
      [2, "Ebb"],
    ]);
    const lines = await owner.api(routes.getScriptLines, { params: { id }, query: { episode: second } });
    expect(lines).toMatchObject({ draftVersion: 2, name: "Ebb" });
    const report = await owner.api(routes.getReadingReport, { params: { id }, query: { episode: second } });
    expect(report).toMatchObject({ version: 2, scenes: 2 });
    const roles = records(await owner.api(routes.getCastList, { params: { id } })).map((row) => row.Character);
    expect(roles.toSorted()).toEqual(["BRAM", "ILSE", "ODILE"]);
  });

  it("splits a scene at a line of its own episode's script", async () => {
    const { rows, version } = await findings();
    const { pages } = await owner.api(routes.getScriptLines, { params: { id }, query: { episode: second } });
    const { line } = pages.flatMap(({ lines }) => lines).find(({ text }) => text.includes("ODILE shuts"))!;
    const correction = { kind: "split", row: rows[3]!.id, line, heading: {} } as const;
    await owner.api(routes.correctBreakdown, {
      params: { id },
      payload: { version, operation: operation(), correction },
    });
    expect(await numbers()).toEqual(["101/1", "101/2", "102/1", "102/2", "102/2A"]);
    const back = { version: version + 1, restore: version, operation: operation() };
    await owner.api(routes.restoreBreakdown, { params: { id }, payload: back });
    expect(await numbers()).toEqual(["101/1", "101/2", "102/1", "102/2"]);
  });

  it("reviews and applies a draft of one episode beside a draft of another", async () => {
    const later = `${EBB}\n${script(["3", "QUARRY", "ODILE"])}`;
    const pilot = `${PILOT}\n${script(["3", "ORCHARD", "BRAM"])}`;
    await Promise.all([upload("Ebb blue", later, second), upload("Pilot blue", pilot)]);
    await Promise.all([start("Ebb blue", true), start("Pilot blue", true)]);
    expect([await ended(second), await ended("first")]).toMatchObject([{ review: true }, { review: true }]);
    const review = await owner.api(routes.getDraftReview, { params: { id }, query: { episode: second } });
    expect(review.changes.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      ...["unchanged 102/1", "unchanged 102/2", "new 102/3"],
    ]);
    const { version, draftVersion } = review;
    const payload = { version, draftVersion, episode: second, operation: operation() };
    await owner.api(routes.applyDraft, { params: { id }, payload });
    expect(await numbers()).toEqual(["101/1", "101/2", "102/1", "102/2", "102/3"]);
    expect((await versions())[0]!.what).toMatch(/^Applied draft v\d - Ebb blue \(episode 102\)$/);
    const of = { params: { id }, query: { episode: second } };
    expect(await refusal(owner.api(routes.getDraftReview, of))).toContain("noDraft");
    const { draftVersion: waiting } = await owner.api(routes.getDraftReview, { params: { id } });
    await owner.api(routes.discardDraft, { params: { id }, payload: { draftVersion: waiting } });
    expect(await numbers()).toHaveLength(5);
  });

  it("restores one episode and keeps the others", async () => {
    const all = await versions();
    const { version: before } = all.find(({ what }) => what.startsWith("Read draft v2"))!;
    await change({ kind: "edit", id: second, number: "B", name: "Ebb" });
    expect((await versions())[0]!.what).toBe("Renumbered episode 102 to B");
    const { version } = await findings();
    const payload = { version, restore: before, episode: second, operation: operation() };
    await owner.api(routes.restoreBreakdown, { params: { id }, payload });
    expect(await numbers()).toEqual(["101/1", "101/2", "B/1", "B/2"]);
    expect((await findings()).drafts).toEqual({ [second]: 2 });
  });

  it("exports the script of one episode", async () => {
    const text = async (episode?: string) => {
      const query = { format: "fountain", ...(episode && { episode }) } as const;
      return String(await owner.api(routes.exportScript, { params: { id }, query }));
    };
    expect(await text()).toMatch(/CELLAR[\s\S]*ATTIC/);
    expect(await text(second)).toMatch(/BOATHOUSE[\s\S]*PANTRY/);
    expect(await text(second)).not.toContain("CELLAR");
  });

  it("orders its scenes as its episodes", async () => {
    await change({ kind: "order", ids: [second, "first"] });
    expect(await numbers()).toEqual(["B/1", "B/2", "101/1", "101/2"]);
    expect((await versions())[0]!.what).toBe("Ordered the episodes: B, 101");
  });
});

it("reads the first drafts of several episodes side by side", async () => {
  owner = await signedUp(url, "owner");
  id = await newProject(owner);
  const ids = [];
  for (const number of ["1", "2", "3", "4"]) ids.push((await add(number)).episodes.at(-1)!.id);
  await Promise.all(ids.map((episode, at) => upload(`Script ${at}`, script(["1", `ROOM ${at}`, "ILSE"]), episode)));
  await Promise.all(ids.map((_, at) => start(`Script ${at}`)));
  for (const episode of ids) expect(await ended(episode)).toMatchObject({ status: "succeeded" });
  expect(await numbers()).toEqual(["1/1", "2/1", "3/1", "4/1"]);
});

it("splits a script that holds several episodes, and reads its next draft into them", async () => {
  owner = await signedUp(url, "owner");
  id = await newProject(owner);
  const block = script(["3/1", "CELLAR", "ILSE"], ["3/2", "ATTIC", "BRAM"], ["4/1", "PANTRY", "ODILE"]);
  await read("Block", block);
  const report = await owner.api(routes.getReadingReport, { params: { id }, query: { version: 1 } });
  expect(report.episodes).toEqual([
    { number: "3", scenes: 2 },
    { number: "4", scenes: 1 },
  ]);
  const { episodes } = await change({ kind: "split", draft: 1 });
  expect(episodes.map(({ number, scenes, draft }) => [number, scenes, draft?.version])).toEqual([
    ["3", 2, 1],
    ["4", 1, 1],
  ]);
  expect(await numbers()).toEqual(["3/1", "3/2", "4/1"]);
  await read("Block 2", `${block}\n${script(["4/2", "QUARRY", "ODILE"])}`);
  expect(await numbers()).toEqual(["3/1", "3/2", "4/1", "4/2"]);
  expect((await list()).episodes.map(({ draft }) => draft?.version)).toEqual([2, 2]);
  const missing = await read("Block 3", `${block}\n${script(["5/1", "QUARRY", "ODILE"])}`);
  expect(missing).toMatchObject({
    status: "failed",
    reason:
      "The script has scenes of episodes that the project does not have: 5. Add them to the episodes, then press Generate Breakdown.",
  });
});

it("splits a script also after one of its episodes was added by hand", async () => {
  id = await newProject(owner);
  await add("103");
  await read(
    "block",
    script(["103/1", "CELLAR", "ILSE"], ["104/1", "BOATHOUSE", "ODILE"], ["104/5", "PANTRY", "ODILE"]),
  );
  await add("104");
  expect(await numbers()).toEqual(["103/1", "103/104/1", "103/104/5"]);
  const ids = (await findings()).rows.map((row) => row.id);
  const { episodes } = await change({ kind: "split", draft: 1 });
  expect(episodes.map(({ number, scenes }) => [number, scenes])).toEqual([
    ["103", 1],
    ["104", 2],
  ]);
  expect(await numbers()).toEqual(["103/1", "104/1", "104/5"]);
  expect((await findings()).rows.map((row) => row.id)).toEqual(ids);
});
