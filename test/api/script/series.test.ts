import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { type Person, signedUp } from "../../people.ts";
import { records } from "../production.ts";
import { refusal } from "../refusal.ts";
import { newSeries, type Series, script } from "./a-series.ts";

const url = inject("url");

const PILOT = script(["1", "CELLAR", "ILSE"], ["2", "ATTIC", "BRAM"]);
const EBB = script(["1", "BOATHOUSE", "ILSE"], ["2", "PANTRY", "ODILE"]);

let owner: Person;
let series: Series;

describe("a series", () => {
  let second: string;

  beforeAll(async () => {
    owner = await signedUp(url, "owner");
    series = await newSeries(owner);
    await series.read("Pilot", PILOT);
    await series.add("101");
    second = (await series.add("102")).episodes[1]!.id;
  });

  it("numbers its scenes by episode from the second one on, as a version of the breakdown", async () => {
    expect(await series.numbers()).toEqual(["101/1", "101/2"]);
    expect((await series.versions())[0]!.what).toBe("Added episode 102: scenes are numbered by episode");
    const { tsv_content } = await owner.api(routes.fetchBreakdown, { params: { id: series.id } });
    expect(records(tsv_content).map((row) => row["Scene Number"])).toEqual(["101/1", "101/2"]);
  });

  it("has the scenes, drafts, lines and progress of each episode", async () => {
    expect(await series.ended(second)).toMatchObject({ status: "none" });
    expect(await series.read("Ebb", EBB, second)).toMatchObject({
      status: "succeeded",
      script: { name: "Ebb", version: 2 },
    });
    expect((await series.ended("first")).script).toEqual({ name: "Pilot", version: 1 });
    const { rows, draftVersion, drafts } = await series.findings();
    expect({ draftVersion, drafts }).toEqual({ draftVersion: 1, drafts: { [second]: 2 } });
    expect(rows.map(({ number, episode }) => [number, episode])).toEqual([
      ["101/1", "first"],
      ["101/2", "first"],
      ["102/1", second],
      ["102/2", second],
    ]);
    expect(new Set(rows.map((row) => row.id)).size).toBe(4);
    expect((await series.list()).episodes.map(({ scenes, draft }) => [scenes, draft?.name])).toEqual([
      [2, "Pilot"],
      [2, "Ebb"],
    ]);
    const lines = await owner.api(routes.getScriptLines, { params: { id: series.id }, query: { episode: second } });
    expect(lines).toMatchObject({ draftVersion: 2, name: "Ebb" });
    const report = await owner.api(routes.getReadingReport, { params: { id: series.id }, query: { episode: second } });
    expect(report).toMatchObject({ version: 2, scenes: 2 });
    const roles = records(await owner.api(routes.getCastList, { params: { id: series.id } })).map(
      (row) => row.Character,
    );
    expect(roles.toSorted()).toEqual(["BRAM", "ILSE", "ODILE"]);
  });

  it("splits a scene at a line of its own episode's script", async () => {
    const { rows, version } = await series.findings();
    const { pages } = await owner.api(routes.getScriptLines, { params: { id: series.id }, query: { episode: second } });
    const { line } = pages.flatMap(({ lines }) => lines).find(({ text }) => text.includes("ODILE shuts"))!;
    const correction = { kind: "split", row: rows[3]!.id, line, heading: {} } as const;
    await owner.api(routes.correctBreakdown, {
      params: { id: series.id },
      payload: { version, operation: series.operation(), correction },
    });
    expect(await series.numbers()).toEqual(["101/1", "101/2", "102/1", "102/2", "102/2A"]);
    const back = { version: version + 1, restore: version, operation: series.operation() };
    await owner.api(routes.restoreBreakdown, { params: { id: series.id }, payload: back });
    expect(await series.numbers()).toEqual(["101/1", "101/2", "102/1", "102/2"]);
  });

  it("reviews and applies a draft of one episode beside a draft of another", async () => {
    const later = `${EBB}\n${script(["3", "QUARRY", "ODILE"])}`;
    const pilot = `${PILOT}\n${script(["3", "ORCHARD", "BRAM"])}`;
    await Promise.all([series.upload("Ebb blue", later, second), series.upload("Pilot blue", pilot)]);
    await Promise.all([series.start("Ebb blue", true), series.start("Pilot blue", true)]);
    expect([await series.ended(second), await series.ended("first")]).toMatchObject([
      { review: true },
      { review: true },
    ]);
    const review = await owner.api(routes.getDraftReview, { params: { id: series.id }, query: { episode: second } });
    expect(review.changes.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      ...["unchanged 102/1", "unchanged 102/2", "new 102/3"],
    ]);
    const { version, draftVersion } = review;
    const payload = { version, draftVersion, episode: second, operation: series.operation() };
    await owner.api(routes.applyDraft, { params: { id: series.id }, payload });
    expect(await series.numbers()).toEqual(["101/1", "101/2", "102/1", "102/2", "102/3"]);
    expect((await series.versions())[0]!.what).toMatch(/^Applied draft v\d - Ebb blue \(episode 102\)$/);
    const of = { params: { id: series.id }, query: { episode: second } };
    expect(await refusal(owner.api(routes.getDraftReview, of))).toContain("noDraft");
    const { draftVersion: waiting } = await owner.api(routes.getDraftReview, { params: { id: series.id } });
    await owner.api(routes.discardDraft, { params: { id: series.id }, payload: { draftVersion: waiting } });
    expect(await series.numbers()).toHaveLength(5);
  });

  it("restores one episode and keeps the others", async () => {
    const all = await series.versions();
    const { version: before } = all.find(({ what }) => what.startsWith("Read draft v2"))!;
    await series.change({ kind: "edit", id: second, number: "B", name: "Ebb" });
    expect((await series.versions())[0]!.what).toBe("Renumbered episode 102 to B");
    const { version } = await series.findings();
    const payload = { version, restore: before, episode: second, operation: series.operation() };
    await owner.api(routes.restoreBreakdown, { params: { id: series.id }, payload });
    expect(await series.numbers()).toEqual(["101/1", "101/2", "B/1", "B/2"]);
    expect((await series.findings()).drafts).toEqual({ [second]: 2 });
  });

  it("tells which episodes each version changed", async () => {
    const at = (await series.versions())[0]!.version;
    await series.saveTable((tsv) => tsv.replace("ATTIC", "GARRET"));
    await series.saveTable((tsv) => tsv.replace("GARRET", "ATTIC").replace("PANTRY", "LARDER"));
    await series.restore(at);
    expect((await series.versions()).slice(0, 3).map(({ episodes }) => episodes)).toEqual([
      ["first", second],
      ["first", second],
      ["first"],
    ]);
    const read = (await series.versions()).find(({ what }) => what.startsWith("Read draft v2"));
    expect(read?.episodes).toEqual([second]);
  });

  it("exports the script of one episode", async () => {
    const text = async (episode?: string) => {
      const query = { format: "fountain", ...(episode && { episode }) } as const;
      return String(await owner.api(routes.exportScript, { params: { id: series.id }, query }));
    };
    expect(await text()).toMatch(/CELLAR[\s\S]*ATTIC/);
    expect(await text(second)).toMatch(/BOATHOUSE[\s\S]*PANTRY/);
    expect(await text(second)).not.toContain("CELLAR");
  });

  it("orders its scenes as its episodes", async () => {
    await series.change({ kind: "order", ids: [second, "first"] });
    expect(await series.numbers()).toEqual(["B/1", "B/2", "101/1", "101/2"]);
    expect((await series.versions())[0]!.what).toBe("Ordered the episodes: B, 101");
  });
});

it("reads the first drafts of several episodes side by side", async () => {
  owner = await signedUp(url, "owner");
  series = await newSeries(owner);
  const ids = [];
  for (const number of ["1", "2", "3", "4"]) ids.push((await series.add(number)).episodes.at(-1)!.id);
  await Promise.all(
    ids.map((episode, at) => series.upload(`Script ${at}`, script(["1", `ROOM ${at}`, "ILSE"]), episode)),
  );
  await Promise.all(ids.map((_, at) => series.start(`Script ${at}`)));
  for (const episode of ids) expect(await series.ended(episode)).toMatchObject({ status: "succeeded" });
  expect(await series.numbers()).toEqual(["1/1", "2/1", "3/1", "4/1"]);
});

it("splits a script that holds several episodes, and reads its next draft into them", async () => {
  owner = await signedUp(url, "owner");
  series = await newSeries(owner);
  const block = script(["3/1", "CELLAR", "ILSE"], ["3/2", "ATTIC", "BRAM"], ["4/1", "PANTRY", "ODILE"]);
  await series.read("Block", block);
  const report = await owner.api(routes.getReadingReport, { params: { id: series.id }, query: { version: 1 } });
  expect(report.episodes).toEqual([
    { number: "3", scenes: 2 },
    { number: "4", scenes: 1 },
  ]);
  const { episodes } = await series.change({ kind: "split", draft: 1 });
  expect(episodes.map(({ number, scenes, draft }) => [number, scenes, draft?.version])).toEqual([
    ["3", 2, 1],
    ["4", 1, 1],
  ]);
  expect(await series.numbers()).toEqual(["3/1", "3/2", "4/1"]);
  await series.read("Block 2", `${block}\n${script(["4/2", "QUARRY", "ODILE"])}`);
  expect(await series.numbers()).toEqual(["3/1", "3/2", "4/1", "4/2"]);
  expect((await series.list()).episodes.map(({ draft }) => draft?.version)).toEqual([2, 2]);
  const missing = await series.read("Block 3", `${block}\n${script(["5/1", "QUARRY", "ODILE"])}`);
  expect(missing).toMatchObject({
    status: "failed",
    reason:
      "The script has scenes of episodes that the project does not have: 5. Add them to the episodes, then press Generate Breakdown.",
  });
});

it("splits a script also after one of its episodes was added by hand", async () => {
  series = await newSeries(owner);
  await series.add("103");
  await series.read(
    "block",
    script(["103/1", "CELLAR", "ILSE"], ["104/1", "BOATHOUSE", "ODILE"], ["104/5", "PANTRY", "ODILE"]),
  );
  await series.add("104");
  expect(await series.numbers()).toEqual(["103/1", "103/104/1", "103/104/5"]);
  const ids = (await series.findings()).rows.map((row) => row.id);
  const { episodes } = await series.change({ kind: "split", draft: 1 });
  expect(episodes.map(({ number, scenes }) => [number, scenes])).toEqual([
    ["103", 1],
    ["104", 2],
  ]);
  expect(await series.numbers()).toEqual(["103/1", "104/1", "104/5"]);
  expect((await series.findings()).rows.map((row) => row.id)).toEqual(ids);
});
