import { beforeEach, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { signedUp } from "../../people.ts";
import { refusal } from "../refusal.ts";
import { putProjectRows } from "../tables.ts";
import { newSeries, type Series, script } from "./a-series.ts";

const url = inject("url");
const aws = inject("aws");

/** Two scripts of a block that holds episodes 103 and 104; the second one has a new scene in each. */
const BLOCK = script(["103/1", "CELLAR", "ILSE"], ["103/2", "ATTIC", "BRAM"], ["104/1", "PANTRY", "ODILE"]);
const REVISED = `${BLOCK}\n${script(["104/2", "QUARRY", "ODILE"])}`;
const OWN = script(["1", "LIGHTHOUSE", "ODILE"], ["2", "HARBOUR", "BRAM"], ["3", "MEADOW", "ILSE"]);

let series: Series;

beforeEach(async () => {
  series = await newSeries(await signedUp(url, "owner"));
});

const splitBlock = async () => {
  await series.read("Block", BLOCK);
  return (await series.change({ kind: "split", draft: 1 })).episodes[1]!.id;
};

it("is split where its numbers have a dot or a hyphen, and again in a later draft", async () => {
  for (const sign of [".", "-"]) {
    series = await newSeries(series.owner);
    const block = script(
      [`3${sign}1`, "CELLAR", "ILSE"],
      [`3${sign}2`, "ATTIC", "BRAM"],
      [`4${sign}1`, "PANTRY", "ODILE"],
    );
    await series.read("Block", block);
    const { episodes } = await series.change({ kind: "split", draft: 1 });
    expect(episodes.map(({ number, scenes }) => [number, scenes])).toEqual([
      ["3", 2],
      ["4", 1],
    ]);
    const before = await series.ids();
    expect(Object.keys(before)).toEqual(["3/1", "3/2", "4/1"]);
    await series.read("Block 2", `${block}\n${script([`4${sign}2`, "QUARRY", "ODILE"])}`);
    expect(await series.ids()).toMatchObject(before);
    expect(await series.numbers()).toEqual(["3/1", "3/2", "4/1", "4/2"]);
  }
});

describe("a new draft of a block", () => {
  it("leaves the scenes of an episode that has a draft of its own, and says so", async () => {
    const later = await splitBlock();
    await series.read("Own", OWN, later);
    const before = await series.ids();
    expect(Object.keys(before)).toEqual(["103/1", "103/2", "104/1", "104/2", "104/3"]);
    const added = script(["103/3", "QUAY", "BRAM"], ["104/1", "PANTRY", "ODILE"]);
    await series.read("Block 2", `${BLOCK.replace(/INT. PANTRY[\s\S]*/, "")}${added}`, "first", true);
    const review = await series.owner.api(routes.getDraftReview, { params: { id: series.id } });
    expect(review.notes).toEqual(['Episode "104" has a draft of its own, so its scenes stay as they are.']);
    expect(review.changes.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      ...["unchanged 103/1", "unchanged 103/2", "new 103/3"],
    ]);
    const { version, draftVersion } = review;
    const payload = { version, draftVersion, operation: series.operation() };
    await series.owner.api(routes.applyDraft, { params: { id: series.id }, payload });
    expect(await series.ids()).toMatchObject(before);
    expect(await series.numbers()).toEqual(["103/1", "103/2", "103/3", "104/1", "104/2", "104/3"]);
    expect((await series.versions())[0]!.what).toBe(
      "Applied draft v3 - Block 2 (episode 103), kept the scenes of episode 104 from its own draft",
    );
    expect((await series.list()).episodes.map(({ draft }) => draft?.version)).toEqual([3, 2]);
  });

  it("leaves the scenes of a closed episode", async () => {
    const later = await splitBlock();
    await series.change({ kind: "close", id: later, closed: true });
    expect(await series.read("Block 2", REVISED)).toMatchObject({ status: "succeeded" });
    expect(await series.numbers()).toEqual(["103/1", "103/2", "104/1"]);
    expect((await series.versions())[0]!.what).toBe(
      "Read draft v2 - Block 2 (episode 103), kept the scenes of the closed episode 104",
    );
  });

  it("is refused if it may change none of its episodes, or one is missing", async () => {
    await series.add("101");
    for (const number of ["103", "104"]) {
      const { id } = (await series.add(number)).episodes.at(-1)!;
      await series.change({ kind: "close", id, closed: true });
    }
    expect(await series.read("Block", BLOCK)).toMatchObject({
      status: "failed",
      reason:
        "Each episode of this script is closed or has a draft of its own (103, 104), so nothing was changed. Upload the script of one episode to that episode.",
    });
    await series.read("Pilot", OWN);
    const missing = `${BLOCK}\n${script(["105/1", "QUARRY", "ODILE"])}`;
    expect(await series.read("Block 2", missing, "first", true)).toMatchObject({
      status: "failed",
      reason:
        "The script has scenes of episodes that the project does not have: 105. Add them to the episodes, then press Generate Breakdown.",
    });
  });

  it("is not merged if the list changed while it waited for review", async () => {
    const later = await splitBlock();
    await series.read("Block 2", REVISED, "first", true);
    const { version, draftVersion } = await series.owner.api(routes.getDraftReview, { params: { id: series.id } });
    await series.change({ kind: "edit", id: later, number: "106", name: "" });
    const words =
      "The script has scenes of episodes that the project does not have: 104. Add them to the episodes, then press Generate Breakdown.";
    const review = series.owner.api(routes.getDraftReview, { params: { id: series.id } });
    expect(await refusal(review)).toEqual([409, "cannotMerge", words]);
    const payload = { version: version + 1, draftVersion, operation: series.operation() };
    const applied = series.owner.api(routes.applyDraft, { params: { id: series.id }, payload });
    expect(await refusal(applied)).toEqual([409, "cannotMerge", words]);
  });

  it("keeps IDs and edits after its episodes were added by hand, as splitting it does", async () => {
    await series.add("103");
    await series.read("Block", BLOCK);
    await series.saveTable((tsv) => tsv.replace("PANTRY", "LARDER"));
    const before = Object.values(await series.ids());
    await series.add("104");
    expect(await series.readAgain("Block")).toMatchObject({ status: "succeeded" });
    expect(await series.numbers()).toEqual(["103/1", "103/2", "104/1"]);
    expect(Object.values(await series.ids())).toEqual(before);
    expect((await series.findings()).rows[2]!.location).toBe("LARDER");
    expect((await series.list()).episodes.map(({ scenes, draft }) => [scenes, draft?.version])).toEqual([
      [2, 1],
      [1, 1],
    ]);
  });
});

describe("splitting a block", () => {
  it("is refused if one of its episodes has scenes, or is closed", async () => {
    await series.add("103");
    await series.read("Block", BLOCK);
    const later = (await series.add("104")).episodes[1]!.id;
    await series.change({ kind: "close", id: later, closed: true });
    expect(await refusal(series.change({ kind: "split", draft: 1 }))).toEqual([
      409,
      "episodeClosed",
      'Episode "104" is closed, so it cannot take scenes of this draft. Reopen it first.',
    ]);
    await series.change({ kind: "close", id: later, closed: false });
    await series.read("Own", OWN, later);
    expect(await refusal(series.change({ kind: "split", draft: 1 }))).toEqual([
      409,
      "episodeInUse",
      'Episode "104" already has scenes or a draft, so some of its numbers would appear twice. Upload the script of the first episode alone, which removes the other scenes from it.',
    ]);
    expect(await series.numbers()).toEqual(["103/1", "103/2", "103/104/1", "104/1", "104/2", "104/3"]);
  });

  it("is refused beyond the limit of episodes", async () => {
    await series.read("Block", script(...[1, 2].map((at) => [`${at}/1`, "CELLAR", "ILSE"] as const)));
    const episodes = Array.from({ length: 100 }, (_, at) => {
      const [id, number] = at === 0 ? ["first", "1"] : [`e${at}`, `S${at}`];
      return { id, number, name: "", closed: false };
    });
    await putProjectRows(aws, [
      { pk: `PROJECT#${series.id}`, sk: "EPISODES", version: 1, operation: "made", format: 1, episodes },
    ]);
    expect(await refusal(series.change({ kind: "split", draft: 1 }))).toEqual([
      409,
      "episodeLimit",
      "A project can have 100 episodes. Remove one that is empty, or create another project.",
    ]);
  });
});

describe("a version from before a split", () => {
  it("brings its scenes back to the episodes of today, with their IDs and draft", async () => {
    await series.read("Block", BLOCK);
    const { version } = await series.findings();
    const later = (await series.change({ kind: "split", draft: 1 })).episodes[1]!.id;
    const ids = await series.ids();
    await series.read("Own", OWN, later);
    await series.restore(version);
    expect(await series.ids()).toEqual(ids);
    expect((await series.list()).episodes.map(({ draft }) => draft?.version)).toEqual([1, 1]);
  });

  it("brings back the scenes of one episode alone", async () => {
    await series.read("Block", BLOCK);
    const { version } = await series.findings();
    const later = (await series.change({ kind: "split", draft: 1 })).episodes[1]!.id;
    await series.read("Own", OWN, later);
    await series.restore(version, "first");
    expect(await series.numbers()).toEqual(["103/1", "103/2", "104/1", "104/2", "104/3"]);
    await series.restore(version, later);
    expect(await series.numbers()).toEqual(["103/1", "103/2", "104/1"]);
    expect((await series.list()).episodes.map(({ draft }) => draft?.version)).toEqual([1, 1]);
  });

  it("is refused as a whole if it has scenes of an episode that was removed", async () => {
    await series.add("101");
    const { id } = (await series.add("102")).episodes[1]!;
    await series.read("Pilot", OWN);
    await series.saveTable((tsv) => `${tsv.trimEnd()}\n102/1`);
    const { version } = await series.findings();
    await series.saveTable((tsv) => tsv.trimEnd().split("\n").slice(0, -1).join("\n"));
    await series.change({ kind: "remove", id });
    expect(await refusal(series.restore(version))).toEqual([
      404,
      "noSuchEpisode",
      `Version ${version} has scenes of episodes that were removed since then (102), so it cannot be restored as a whole. Restore the scenes of single episodes instead.`,
    ]);
  });
});
