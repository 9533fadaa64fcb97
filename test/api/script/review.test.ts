import { beforeAll, describe, expect, inject, it } from "vitest";
import { screenplayPdf } from "../../../infra/local/demo/typeset.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { SCREENPLAY } from "../../small-tide.ts";
import { breakDown, ended, newProduction, type Production, records, upload, withEditor } from "../production.ts";
import { refusal } from "../refusal.ts";

const url = inject("url");

const operation = () => crypto.randomUUID();
const findings = ({ owner, id }: Production) => owner.api(routes.getFindings, { params: { id } });
const versions = ({ owner, id }: Production) => owner.api(routes.listBreakdownVersions, { params: { id } });
const table = async ({ owner, id }: Production) => {
  const { tsv_content, version } = await owner.api(routes.fetchBreakdown, { params: { id } });
  return { rows: records(tsv_content), tsv_content, version };
};
const castList = async ({ owner, id }: Production) =>
  records(await owner.api(routes.getCastList, { params: { id } })).map((row) => `${row["Cast ID"]} ${row.Character}`);

type Correction = Parameters<typeof correctAt>[2];
const correctAt = (
  { owner, id }: Production,
  version: number,
  correction: (typeof routes.correctBreakdown)["payload"]["schema"]["_zod"]["input"]["correction"],
  named = operation(),
) => owner.api(routes.correctBreakdown, { params: { id }, payload: { version, operation: named, correction } });
const correct = async (production: Production, correction: Correction) =>
  correctAt(production, (await findings(production)).version, correction);
const restore = async (production: Production, version: number) => {
  const now = await findings(production);
  const payload = { version: now.version, restore: version, operation: operation() };
  return production.owner.api(routes.restoreBreakdown, { params: { id: production.id }, payload });
};

/** The production of the tests, one scene of which starts below another's heading. */
const WITHOUT_HEADING = SCREENPLAY.replace(
  "EXT. HARBOUR QUAY - DAY\n\nMARA runs",
  "The harbour quay, later. MARA runs",
);

describe("the script beside the breakdown", () => {
  let production: Production;
  beforeAll(async () => {
    production = await newProduction(url, WITHOUT_HEADING);
  });

  it("has every line by page, and the position of each scene and finding", async () => {
    const { owner, id } = production;
    const { pages, name, draftVersion } = await owner.api(routes.getScriptLines, { params: { id } });
    expect({ name, draftVersion }).toEqual({ name: "Draft", draftVersion: 1 });
    const lines = new Map(pages.flatMap(({ page, lines }) => lines.map((line) => [line.line, { page, ...line }])));
    const { rows } = await findings(production);
    expect(rows.map(({ number }) => number)).toEqual((await table(production)).rows.map((row) => row["Scene Number"]));
    for (const { origin, location, findings } of rows) {
      const near = [0, 1, 2].map((below) => lines.get(origin!.line + below)?.text).join(" ");
      expect(near).toContain(location);
      for (const { quote, origin } of findings)
        if (quote) expect(lines.get(origin.line)).toMatchObject({ page: origin.page, text: quote });
    }
    expect(rows[0]?.findings).toContainEqual(expect.objectContaining({ kind: "character", name: "MARA" }));
  });

  it("splits a scene at a line, and keeps the split when the script is read again", async () => {
    const { owner, id } = production;
    const { pages } = await owner.api(routes.getScriptLines, { params: { id } });
    const line = pages
      .flatMap(({ lines }) => lines)
      .find(({ text }) => text.startsWith("The harbour quay, later."))!.line;
    const [scene] = (await findings(production)).rows;
    await correct(production, {
      kind: "split",
      row: scene!.id,
      line,
      heading: { intExt: "EXT.", location: "HARBOUR QUAY" },
    });
    const split = (await table(production)).rows.map((row) => [row["Scene Number"], row.Location, row.Characters]);
    expect(split.slice(0, 2)).toEqual([
      ["1", "LIGHTHOUSE - LAMP ROOM", "ODO, MARA"],
      ["1A", "HARBOUR QUAY", "MARA"],
    ]);
    await breakDown(owner, id, "Draft");
    expect((await table(production)).rows.map((row) => [row["Scene Number"], row.Location, row.Characters])).toEqual(
      split,
    );
    expect((await findings(production)).rows[1]?.origin?.line).toBe(line);
  });

  it("refuses invalid and outdated corrections with a reason", async () => {
    const { version, rows } = await findings(production);
    expect(await refusal(correctAt(production, version, { kind: "merge", rows: [rows[0]!.id, rows[2]!.id] }))).toEqual([
      422,
      "cannotCorrect",
      'Scenes "1" and "2" are not consecutive. Only consecutive scenes can be merged.',
    ]);
    expect(await refusal(correctAt(production, version, { kind: "mergeRoles", from: "1", into: "1" }))).toEqual([
      422,
      "cannotCorrect",
      '"MARA" cannot be merged with itself.',
    ]);
    const rename = { kind: "rename" as const, row: rows[0]!.id, heading: { time: "DAWN" } };
    expect(await refusal(correctAt(production, version - 1, rename))).toEqual([
      409,
      "staleBreakdown",
      "Someone else has saved the breakdown in the meantime. Reload it and try again.",
    ]);
  });

  it("recognises a repeated request, even after other saves", async () => {
    const { version, rows } = await findings(production);
    const merge = { kind: "merge" as const, rows: [rows[0]!.id, rows[1]!.id] };
    const named = operation();
    const first = await correctAt(production, version, merge, named);
    await correct(production, { kind: "rename", row: rows[0]!.id, heading: { number: "1-1A" } });
    expect(await correctAt(production, version, merge, named)).toEqual(first);
    expect((await table(production)).rows[0]).toMatchObject({ "Scene Number": "1-1A", Characters: "ODO, MARA" });
    expect((await versions(production)).map(({ what }) => what)).toEqual([
      "Renamed scene 1",
      "Merged scenes 1 and 1A",
      "Read draft v1 - Draft",
      "Split scene 1",
      "Read draft v1 - Draft",
    ]);
  });

  it("is only for the project's members", async () => {
    const editor = await withEditor(url, production);
    const { version } = await editor.api(routes.getFindings, { params: { id: production.id } });
    expect(version).toBeGreaterThan(0);
  });
});

describe("findings and characters", () => {
  let production: Production;
  beforeAll(async () => {
    production = await newProduction(url, SCREENPLAY.replaceAll("PILAR", "MAR4"));
  });

  it("keep their decisions when the script is read again", async () => {
    const { owner, id } = production;
    const { rows } = await findings(production);
    const scene = rows.find((row) => row.findings.some(({ kind }) => kind === "element"))!;
    const finding = scene.findings.find(({ kind }) => kind === "element")!;
    await correct(production, { kind: "judge", rows: [scene.id], finding, verdict: "rejected" });
    const has = async () =>
      (await table(production)).rows
        .find((row) => row["Scene Number"] === scene.number)
        ?.[finding.category!]?.includes(finding.name);
    expect(await has()).toBe(false);
    await breakDown(owner, id, "Draft");
    expect(await has()).toBe(false);
    const again = (await findings(production)).rows.find((row) => row.id === scene.id)!;
    const { doubt: _, ...judged } = finding;
    expect(again.findings).toContainEqual({ ...judged, verdict: "rejected" });
  });

  it("are suggested as possible duplicates, merged with their options, and unmerged", async () => {
    const { owner, id } = production;
    const { suggestions } = await findings(production);
    expect(suggestions).toMatchObject([{ from: { name: "MAR4" }, into: { name: "MARA" } }]);
    const { from, into } = suggestions[0]!;
    const option = (castId: string, actorName: string) =>
      owner.api(routes.addActorOption, { params: { id, castId }, payload: { actorName } });
    await option(from.castId, "Tilda");
    await option(into.castId, "Ann");
    await owner.api(routes.lockActor, { params: { id, castId: from.castId }, payload: { actor_name: "Tilda" } });

    await correct(production, { kind: "mergeRoles", from: from.castId, into: into.castId });
    expect(await castList(production)).toEqual(["1 MARA", "2 ODO"]);
    expect((await findings(production)).merged).toEqual([
      { castId: from.castId, name: "MAR4", into: "1", intoName: "MARA" },
    ]);
    const options = () => owner.api(routes.getCastOptions, { params: { id, castId: into.castId } });
    expect(await options()).toMatchObject({ cast_options: ["1\tAnn\t\t", "1\tTilda\t\t"], locked: "Tilda" });
    await owner.api(routes.lockActor, { params: { id, castId: into.castId }, payload: { actor_name: "Ann" } });
    expect(await options()).toMatchObject({ locked: "Ann" });
    expect(await refusal(option(into.castId, "Tilda"))).toEqual([
      409,
      "nameTaken",
      "Tilda is already an option for this character.",
    ]);
    await owner.api(routes.removeActorOption, {
      params: { id, castId: into.castId },
      payload: { actor_name: "Tilda" },
    });
    await option(into.castId, "Ben");

    await correct(production, { kind: "splitRole", castId: from.castId });
    expect(await castList(production)).toEqual(["1 MARA", "2 ODO", "3 MAR4"]);
    expect(await options()).toMatchObject({ cast_options: ["1\tAnn\t\t", "1\tBen\t\t"], locked: "Ann" });
    await correct(production, { kind: "keepApart", castIds: [from.castId, into.castId] });
    expect((await findings(production)).suggestions).toEqual([]);
  });
});

describe("a new draft", () => {
  const BLUE = SCREENPLAY.replace("MARA ties up a boat.", "MARA ties up a stolen boat.")
    .replace(/INT\. FERRY - DAY[\s\S]*/, "")
    .replace(
      "EXT. HARBOUR QUAY - DAY",
      "EXT. ROOF - DAY\n\nODO watches gulls over the town.\n\nEXT. HARBOUR QUAY - DAY",
    );
  let production: Production;
  beforeAll(async () => {
    production = await newProduction(url);
  });
  const review = () => production.owner.api(routes.getDraftReview, { params: { id: production.id } });
  const generate = async (reviewed: boolean) => {
    const { owner, id } = production;
    await owner.api(routes.generateBreakdown, {
      params: { id, fileName: "Blue" },
      ...(reviewed && { query: { review: "true" } }),
    });
    return ended(owner, id);
  };
  const apply = (payload: { version: number; draftVersion: number; operation: string; keepAside?: string[] }) =>
    production.owner.api(routes.applyDraft, { params: { id: production.id }, payload });

  it("is waiting for review, which shows its changes", async () => {
    const { owner, id } = production;
    expect(await refusal(review())).toEqual([404, "noDraft", "No draft is waiting for review."]);
    const before = await table(production);
    await owner.api(routes.updateBreakdown, {
      params: { id },
      payload: { tsv_content: before.tsv_content.replace("KITCHEN", "GALLEY"), version: before.version },
    });
    await upload(owner, id, "Blue", await screenplayPdf(BLUE, { numbers: true }));
    expect(await generate(true)).toMatchObject({ status: "succeeded", review: true });
    expect((await table(production)).rows).toHaveLength(5);

    const { version, draftVersion, name, changes } = await review();
    expect({ version, draftVersion, name }).toEqual({ version: 2, draftVersion: 2, name: "Blue" });
    expect(changes.map(({ kind, heading }) => `${kind} ${heading}`)).toEqual([
      "unchanged INT. LIGHTHOUSE - LAMP ROOM - DAY",
      "new EXT. ROOF - DAY",
      "changed EXT. HARBOUR QUAY - DAY",
      "changed INT. LIGHTHOUSE - GALLEY - NIGHT",
      "changed EXT. HARBOUR QUAY - NIGHT",
      "gone INT. FERRY - DAY",
    ]);
    expect(changes[3]).toMatchObject({
      cells: [
        {
          column: "Scene Number",
          words: [
            { kind: "removed", text: "3" },
            { kind: "added", text: "4" },
          ],
        },
      ],
      kept: [{ column: "Location", yours: "LIGHTHOUSE - GALLEY", draft: "LIGHTHOUSE - KITCHEN" }],
    });
  });

  it("is applied as reviewed, once, and overwrites no later save", async () => {
    const { version, draftVersion, changes } = await review();
    const stale = { version: version - 1, draftVersion, operation: operation() };
    expect((await refusal(apply(stale))).slice(0, 2)).toEqual([409, "staleBreakdown"]);
    const payload = { version, draftVersion, operation: operation() };
    expect(await apply(payload)).toEqual({ version: 3 });
    expect(await apply(payload)).toEqual({ version: 3 });
    const shown = changes.filter(({ kind }) => kind !== "gone").map(({ id }) => id);
    expect((await findings(production)).rows.map(({ id }) => id)).toEqual(shown);
    expect((await table(production)).rows.map((row) => row.Location)).toContain("LIGHTHOUSE - GALLEY");
    expect((await refusal(review())).slice(0, 2)).toEqual([404, "noDraft"]);
    expect(await refusal(apply({ version: 3, draftVersion, operation: operation() }))).toEqual([
      404,
      "noDraft",
      "Draft 2 is no longer waiting for review. Reload the page.",
    ]);
    expect(await ended(production.owner, production.id)).not.toHaveProperty("review");
  });

  it("is undone by restoring the version before it, and redone by restoring the one after", async () => {
    const applied = await table(production);
    const [newest] = await versions(production);
    expect(newest).toMatchObject({ version: 3, what: "Applied draft v2 - Blue", savedBy: production.owner.email });
    await restore(production, 2);
    const undone = await table(production);
    expect(undone.rows.map((row) => row["Scene Number"])).toEqual(["1", "2", "3", "4", "5"]);
    expect((await findings(production)).draftVersion).toBe(1);
    await restore(production, 3);
    expect((await table(production)).tsv_content).toBe(applied.tsv_content);
    expect((await versions(production)).map(({ what }) => what)).toEqual([
      "Restored version 3: Applied draft v2 - Blue",
      "Restored version 2: Edited 1 cell",
      "Applied draft v2 - Blue",
      "Edited 1 cell",
      "Read draft v1 - Draft",
    ]);
    const { owner, id } = production;
    const payload = { version: 5, restore: 77, operation: operation() };
    expect(await refusal(owner.api(routes.restoreBreakdown, { params: { id }, payload }))).toEqual([
      404,
      "noSuchVersion",
      "There is no version 77 of the breakdown.",
    ]);
  });

  it("can be discarded, and is applied at once without a requested review", async () => {
    const { owner, id } = production;
    await generate(true);
    const discard = () => owner.api(routes.discardDraft, { params: { id }, payload: { draftVersion: 2 } });
    expect(await discard()).toEqual({ ok: true });
    expect((await refusal(discard())).slice(0, 2)).toEqual([404, "noDraft"]);
    await generate(true);
    expect(await generate(false)).not.toHaveProperty("review");
    expect((await versions(production))[0]).toMatchObject({ what: "Read draft v2 - Blue" });
    expect((await versions(production))[0]).not.toHaveProperty("savedBy");
  });
});
