import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { type Person, signedUp } from "../people.ts";
import { stagePlay } from "../screenplay/stage-play-pdf.ts";
import { SCREENPLAY } from "../small-tide.ts";
import { breakDown, ended, newProduction, newProject, records, upload } from "./production.ts";
import { refusal } from "./refusal.ts";
import { tables } from "./tables.ts";

const url = inject("url");
const aws = inject("aws");

let owner: Person;
beforeAll(async () => {
  owner = await signedUp(url, "owner");
});

const report = (id: string, version = 1, person = owner) =>
  person.api(routes.getReadingReport, { params: { id }, query: { version } });
type Layout = "flush-left" | "stage-play" | "two-pages" | "automatic";
const readAgain = (id: string, fileName: string, layout?: Layout, review?: "true") =>
  owner.api(routes.generateBreakdown, {
    params: { id, fileName },
    query: { ...(layout && { layout }), ...(review && { review }) },
  });
const sets = async (id: string) =>
  records((await owner.api(routes.fetchBreakdown, { params: { id } })).tsv_content).map(({ Location }) => Location);

describe("the report on how a draft was read", () => {
  it("states its layout and counts, and what is uncertain", async () => {
    const { owner: own, id } = await newProduction(url);
    expect(await report(id, 1, own)).toEqual({
      ...{ name: "Draft", version: 1, format: "pdf" },
      layout: { text: "indented", twoPages: false, scanned: false },
      ...{ pages: 1, scenes: 5, numbered: 5, omitted: 0, speakers: expect.any(Number), silent: expect.any(Number) },
      elements: expect.any(Number),
      doubts: expect.any(Array),
      subScenes: [],
    });
  });

  it("offers the items of a montage, each of which is added as a scene by a split, and removed by a restore", async () => {
    const id = await newProject(owner);
    const payload = new FormData();
    const montage = "MONTAGE - WINTER\n\n-- Nora mends the roof.\n\n-- Emil learns to drive.\n";
    payload.set("scriptPdf", new File([`${SCREENPLAY}\n\n${montage}`], "script.fountain"));
    payload.set("fileName", "Text");
    await owner.api(routes.uploadScript, { params: { id }, payload });
    await breakDown(owner, id, "Text");
    const { subScenes } = await report(id);
    expect(subScenes.map(({ text }) => text)).toEqual(["Nora mends the roof.", "Emil learns to drive."]);

    const found = await owner.api(routes.getFindings, { params: { id } });
    const [scene, { line }] = [found.rows.at(-1)!, subScenes[1]!];
    const heading = { number: "5A", intExt: "EXT.", location: "ROAD", time: "DAY" };
    const correction = { kind: "split" as const, row: scene.id, line, heading };
    const { version } = await owner.api(routes.correctBreakdown, {
      params: { id },
      payload: { version: found.version, operation: crypto.randomUUID(), correction },
    });
    const split = await owner.api(routes.getFindings, { params: { id } });
    expect(split.rows.at(-1)).toMatchObject({ number: "5A", location: "ROAD", origin: { line } });
    expect(split.rows).toHaveLength(found.rows.length + 1);

    await owner.api(routes.restoreBreakdown, {
      params: { id },
      payload: { version, restore: found.version, operation: crypto.randomUUID() },
    });
    expect((await owner.api(routes.getFindings, { params: { id } })).rows).toHaveLength(found.rows.length);
  });

  it("is there for a file of a screenwriting program, which has no layout to choose", async () => {
    const id = await newProject(owner);
    const payload = new FormData();
    payload.set("scriptPdf", new File([SCREENPLAY], "script.fountain"));
    payload.set("fileName", "Text");
    await owner.api(routes.uploadScript, { params: { id }, payload });
    await breakDown(owner, id, "Text");
    expect(await report(id)).toMatchObject({ format: "fountain", layout: { text: "marked" }, scenes: 5 });
    expect(await refusal(readAgain(id, "Text", "flush-left"))).toEqual([
      422,
      "layoutOfPdf",
      "A layout can be chosen only for a PDF. This file already marks what each line is.",
    ]);
  });

  it("is refused for a draft that does not exist or has not been read", async () => {
    const id = await newProject(owner);
    await upload(owner, id, "Play", stagePlay());
    const unread = 'The pages of "Play" have not been read yet. Generate its breakdown first.';
    expect(await refusal(report(id))).toEqual([404, "noLines", unread]);
    expect(await refusal(report(id, 2))).toEqual([404, "noSuchScript", "This draft of the script does not exist."]);
  });
});

describe("a draft whose layout is not recognised", () => {
  it("is read again in the layout that a person chooses, until they choose another", async () => {
    const id = await newProject(owner);
    await upload(owner, id, "Play", stagePlay());
    expect(await breakDown(owner, id, "Play")).toMatchObject({ status: "failed" });
    expect(await report(id)).toMatchObject({ unrecognised: "no-headings", scenes: 0 });

    await readAgain(id, "Play", "stage-play");
    expect(await ended(owner, id)).toMatchObject({ status: "succeeded" });
    expect(await report(id)).toMatchObject({
      layout: { text: "stage-play", choice: "stage-play" },
      ...{ scenes: 1, speakers: 2 },
    });
    expect(await sets(id)).toEqual(["SCENE ONE"]);

    await readAgain(id, "Play");
    expect(await ended(owner, id)).toMatchObject({ status: "succeeded" });
    await readAgain(id, "Play", "automatic");
    expect(await ended(owner, id)).toMatchObject({ status: "failed" });
    expect(await report(id)).toMatchObject({ unrecognised: "no-headings" });
    expect(await sets(id)).toEqual(["SCENE ONE"]);
  });

  it("is read as a stage play, and the report says so, if that finds scenes and speakers", async () => {
    const id = await newProject(owner);
    await upload(owner, id, "Play", stagePlay(["SCENE ONE", "SCENE TWO"]));
    expect(await breakDown(owner, id, "Play")).toMatchObject({ status: "succeeded" });
    const { layout, unrecognised, scenes } = await report(id);
    expect([layout.text, layout.choice, unrecognised, scenes]).toEqual(["stage-play", undefined, undefined, 2]);
  });

  it("waits for review when it is read again, so that no one's work changes", async () => {
    const { owner: own, id } = await newProduction(url);
    const table = await own.api(routes.fetchBreakdown, { params: { id } });
    const tsv_content = table.tsv_content.replace("HARBOUR QUAY", "OLD QUAY");
    const { version } = await own.api(routes.updateBreakdown, { params: { id }, payload: { tsv_content, version: 1 } });
    const query = { layout: "flush-left", review: "true" } as const;
    await own.api(routes.generateBreakdown, { params: { id, fileName: "Draft" }, query });
    expect(await ended(own, id)).toMatchObject({ status: "succeeded", review: true });
    const after = await own.api(routes.fetchBreakdown, { params: { id } });
    expect(after.version).toBe(version);
    const review = await own.api(routes.getDraftReview, { params: { id } });
    const payload = { version, draftVersion: review.draftVersion, operation: crypto.randomUUID() };
    await own.api(routes.applyDraft, { params: { id }, payload });
    const applied = await own.api(routes.fetchBreakdown, { params: { id } });
    expect(applied.tsv_content).toContain("OLD QUAY");
  });

  it("is not read in two layouts at once", async () => {
    const id = await newProject(owner);
    await upload(owner, id, "Play", stagePlay());
    await tables(aws).send(
      new UpdateCommand({
        TableName: aws.projectsTable,
        Key: { pk: `PROJECT#${id}`, sk: "DRAFT#000001" },
        UpdateExpression: "SET #status = :running, #run = :one, startedAt = :now, #layout = :layout",
        ExpressionAttributeNames: { "#status": "status", "#run": "run", "#layout": "layout" },
        ExpressionAttributeValues: {
          ...{ ":running": "running", ":one": 1, ":layout": "flush-left" },
          ":now": new Date().toISOString(),
        },
      }),
    );
    expect(await refusal(readAgain(id, "Play", "stage-play"))).toEqual([
      409,
      "beingRead",
      '"Play" is being read in another layout. Try again when that is finished.',
    ]);
    expect(await readAgain(id, "Play", "flush-left")).toMatchObject({ status: "running" });
  });
});
