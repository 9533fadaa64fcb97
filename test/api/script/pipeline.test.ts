import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { screenplayPdf } from "../../../infra/local/demo/typeset.ts";
import { routes } from "../../../shared/contract/routes.ts";
import type { Script } from "../../../shared/contract/scripts.ts";
import { PIPELINE } from "../../../shared/pipeline.ts";
import { type Person, signedUp } from "../../people.ts";
import { pdfOf, text } from "../../screenplay/pdf-file.ts";
import { protectedPdf } from "../../screenplay/protected-pdf.ts";
import { SCREENPLAY } from "../../small-tide.ts";
import { breakDown, ended, newProject, records, upload } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer, send } from "../send.ts";
import { tables } from "../tables.ts";

const url = inject("url");
const aws = inject("aws");
const DAMAGED = "This PDF is damaged and cannot be read. Export or print it to a new PDF.";

/** The first run of a draft, started long ago, as stored in the table. */
const RUN = { status: "running", run: 1, stage: "extract", startedAt: "2020-01-01T00:00:00.000Z" };

let owner: Person;
let pdf: Uint8Array;

beforeAll(async () => {
  [owner, pdf] = await Promise.all([signedUp(url, "owner"), screenplayPdf(SCREENPLAY, { numbers: true })]);
});

const progress = (id: string) => owner.api(routes.getBreakdownProgress, { params: { id } });
const generate = (id: string, fileName: string) => owner.api(routes.generateBreakdown, { params: { id, fileName } });
const breakdown = (id: string) => owner.api(routes.fetchBreakdown, { params: { id } });

/** Puts the project's first draft into a state that only a fault leaves behind. */
async function put(id: string, state: typeof RUN): Promise<void> {
  const Key = { pk: `PROJECT#${id}`, sk: "DRAFT#000001" };
  const names = Object.keys(state);
  await tables(aws).send(
    new UpdateCommand({
      TableName: aws.projectsTable,
      Key,
      UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`)} REMOVE reason`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(Object.entries(state).map(([name, value]) => [`:${name}`, value])),
    }),
  );
}

/** The status of each draft in the script list, by name. */
const statuses = async (id: string) =>
  Object.fromEntries(
    (await owner.api(routes.listScripts, { params: { id } })).map((script: Script) => [script.name, script.breakdown]),
  );

describe("a draft", () => {
  it("becomes a breakdown, stage by stage", async () => {
    const id = await newProject(owner);
    await upload(owner, id, "Draft", pdf);
    expect(await progress(id)).toEqual({ status: "none", percent: 0 });
    const script = { name: "Draft", version: 1 };
    const [first] = PIPELINE;
    expect(await generate(id, "Draft")).toEqual({
      status: "running",
      stage: first.name,
      percent: first.percent,
      script,
    });

    const seen: number[] = [];
    for (let now = await progress(id); now.status === "running"; now = await progress(id)) {
      expect(PIPELINE.map(({ name, percent }) => [name, percent])).toContainEqual([now.stage, now.percent]);
      seen.push(now.percent);
    }
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(await progress(id)).toEqual({ status: "succeeded", percent: 100, script });
    expect(await statuses(id)).toEqual({ Draft: "succeeded" });

    const { tsv_content, version } = await breakdown(id);
    expect(version).toBe(1);
    expect(
      records(tsv_content).map((row) => [row["Scene Number"], row["Int./Ext."], row.Location, row.Time, row.Pages]),
    ).toEqual([
      ["1", "INT.", "LIGHTHOUSE - LAMP ROOM", "DAY", "2/8"],
      ["2", "EXT.", "HARBOUR QUAY", "DAY", "1/8"],
      ["3", "INT.", "LIGHTHOUSE - KITCHEN", "NIGHT", "2/8"],
      ["4", "EXT.", "HARBOUR QUAY", "NIGHT", "1/8"],
      ["5", "INT.", "FERRY", "DAY", "1/8"],
    ]);
  });

  it("is parsed once, however many requests start it at once", async () => {
    const id = await newProject(owner);
    await upload(owner, id, "Draft", pdf);
    const four = (name: string) => Promise.allSettled([1, 2, 3, 4].map(() => generate(id, name)));
    await four("None"); // Warms up the functions, so that all four requests run at the same time.
    const answers = await four("Draft");
    expect(answers).toMatchObject([1, 2, 3, 4].map(() => ({ value: { status: "running" } })));
    await ended(owner, id);
    expect((await breakdown(id)).version).toBe(1);
  });

  it("is listed as being read, and its breakdown as being created", async () => {
    const id = await newProject(owner);
    await upload(owner, id, "Draft", pdf);
    await put(id, { ...RUN, startedAt: new Date().toISOString() });
    expect(await progress(id)).toMatchObject({ status: "running", stage: "extract", percent: 10 });
    expect(await statuses(id)).toEqual({ Draft: "running" });
    const early = await send(url, routes.fetchBreakdown, { params: { id }, headers: bearer(owner.token) });
    expect([early.status, JSON.parse(early.text)]).toMatchObject([
      202,
      { code: "inProgress", message: "The breakdown is being generated." },
    ]);
  });

  it("has no breakdown until one is requested", async () => {
    const id = await newProject(owner);
    expect(await refusal(breakdown(id))).toEqual([
      404,
      "noBreakdown",
      "There is no breakdown yet. Upload a script first.",
    ]);
  });
});

describe("an unreadable draft", () => {
  let id: string;
  beforeAll(async () => {
    id = await newProject(owner);
  });
  const blank = pdfOf([{ content: "" }]);
  const prose = pdfOf([{ content: text("Dear Mara, the ferry is early.", 72, 700) }]);
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    [
      "asks for a password",
      () => protectedPdf({ userPassword: "tide" }),
      "This PDF is protected by a password. Save an unprotected copy.",
    ],
    [
      "is protected",
      () => protectedPdf({ ownerPassword: "tide" }),
      "The PDF is protected. Save a copy without protection and upload that.",
    ],
    ["is damaged", () => Buffer.from("%PDF-1.7\nand then nothing"), DAMAGED],
    [
      "has no scene headings",
      () => prose,
      'No scene headings were found. Is this a screenplay? Headings look like "INT. KITCHEN - DAY".',
    ],
    [
      "has no text",
      () => blank,
      "No text was found on any page. Upload the script as a PDF with text, or a clearer scan.",
    ],
  ])("since it %s, reports the reason", async (name, file, reason) => {
    const { version } = await upload(owner, id, name, await file());
    expect(await breakDown(owner, id, name)).toMatchObject({ status: "failed", reason, script: { name, version } });
    expect(await refusal(breakdown(id))).toEqual([404, "noBreakdown", reason]);
  });

  it("does not block the next draft", async () => {
    await upload(owner, id, "Good", pdf);
    expect(await breakDown(owner, id, "Good")).toMatchObject({ status: "succeeded", percent: 100 });
    expect(await statuses(id)).toMatchObject({ "has no text": "failed", Good: "succeeded" });
    expect(records((await breakdown(id)).tsv_content)).toHaveLength(5);
  });

  it("can be tried again", async () => {
    expect(await generate(id, "has no text")).toMatchObject({ status: "running" });
    expect(await ended(owner, id)).toMatchObject({ status: "failed" });
  });
});

describe("a dead run is distinguished from an active one, by the progress, the list and the breakdown,", () => {
  const reason = "The breakdown was interrupted. Please start it again.";

  async function expectInterrupted(id: string): Promise<void> {
    expect(await progress(id)).toMatchObject({ status: "failed", reason });
    expect(await refusal(breakdown(id))).toEqual([404, "noBreakdown", reason]);
    expect(await statuses(id)).toEqual({ Draft: "failed" });
  }

  it("when it failed and could not record why", async () => {
    const id = await newProject(owner);
    await upload(owner, id, "Draft", "%PDF-1.7 and nothing more");
    await breakDown(owner, id, "Draft");
    await put(id, RUN);
    await expectInterrupted(id);
    expect(await breakDown(owner, id, "Draft")).toMatchObject({ status: "failed", reason: DAMAGED });
  });

  it("when it never started, and can be started then", async () => {
    const id = await newProject(owner);
    await upload(owner, id, "Draft", pdf);
    await put(id, RUN);
    await expectInterrupted(id);
    expect(await breakDown(owner, id, "Draft")).toMatchObject({ status: "succeeded" });
  });
});
