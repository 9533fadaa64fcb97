import { DeleteCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { screenplayPdf } from "../../../infra/local/demo/typeset.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { scenesFromFdx, screenplayFromFdx } from "../../../shared/screenplay/files/fdx.ts";
import { scenesFromFountain } from "../../../shared/screenplay/files/fountain.ts";
import { type Person, signedUp } from "../../people.ts";
import { fdx } from "../../screenplay/a-screenplay.ts";
import { SCREENPLAY } from "../../small-tide.ts";
import { breakDown, ended, newProject, records, upload } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer } from "../send.ts";
import { tables } from "../tables.ts";

const url = inject("url");
const aws = inject("aws");

let owner: Person;
let id: string;

beforeAll(async () => {
  owner = await signedUp(url, "owner");
  id = await newProject(owner);
});

const send = (project: string, name: string, file: string, content: BlobPart) => {
  const form = new FormData();
  form.set("scriptPdf", new File([content], file));
  form.set("fileName", name);
  return owner.api(routes.uploadScript, { params: { id: project }, payload: form });
};
const table = async (project: string) =>
  records((await owner.api(routes.fetchBreakdown, { params: { id: project } })).tsv_content);
const findings = (project: string) => owner.api(routes.getFindings, { params: { id: project } });
const exported = async (project: string, format: "fdx" | "fountain") => {
  const answer = await fetch(`${url}/api/${project}/script-export?format=${format}`, {
    headers: bearer(owner.token),
  });
  return { name: answer.headers.get("content-disposition"), text: await answer.text() };
};

/** A Final Draft file with a revision and a tag, whose first scene is numbered 7A and starts on page 4. */
const TAGGED = fdx(
  '<Paragraph Type="Scene Heading" Number="7A"><SceneProperties Length="1 2/8" Page="4"/><Text>INT. BARN - DAY</Text></Paragraph>' +
    '<Paragraph Type="Action"><Text RevisionID="1">Nora lifts a </Text><Text TagNumber="1">rusty thing</Text><Text>.</Text></Paragraph>' +
    '<Paragraph Type="Scene Heading" Number="8"><SceneProperties Length="" Page="5"/><Text>EXT. PIER - NIGHT</Text></Paragraph>' +
    '<Paragraph Type="Character"><Text>NORA</Text></Paragraph><Paragraph Type="Dialogue"><Text>Nobody.</Text></Paragraph>',
  '<Revisions><Revision ID="1" Mark="*" Name="Blue"/></Revisions><TagData><TagCategories><TagCategory Id="05c556eb-6bc1-4a3a-b09f-f8b5ba1b6afa" Name="Props"/></TagCategories>' +
    '<TagDefinitions><TagDefinition Id="d1" CatId="05c556eb-6bc1-4a3a-b09f-f8b5ba1b6afa" Label="Bread knife"/></TagDefinitions><Tags><Tag Number="1"><DefId>d1</DefId></Tag></Tags></TagData>',
);

describe("a Final Draft file", () => {
  let project: string;
  beforeAll(async () => {
    project = await newProject(owner);
    const draft = await send(project, "Blue", "blue.fdx", TAGGED);
    expect(draft).toMatchObject({ name: "Blue", version: 1, format: "fdx" });
    expect(await breakDown(owner, project, "Blue")).toMatchObject({ status: "succeeded" });
  });

  it("becomes a breakdown with its own numbers, pages, lengths and tags", async () => {
    expect(await table(project)).toMatchObject([
      { "Scene Number": "7A", Location: "BARN", Pages: "1 2/8", Page: "4", Props: "Bread knife" },
      { "Scene Number": "8", Location: "PIER", Pages: "1/8", Page: "5", Characters: "NORA" },
    ]);
    const [barn] = (await findings(project)).rows;
    expect(barn?.findings).toContainEqual({
      kind: "element",
      name: "Bread knife",
      category: "Props",
      quote: "Nora lifts a rusty thing.",
      origin: { page: 4, line: 3 },
      confidence: 1,
      verdict: "accepted",
    });
  });

  it("has pages beside the table, with revision marks", async () => {
    const { pages } = await owner.api(routes.getScriptLines, { params: { id: project } });
    expect(pages.map(({ page, lines }) => [page, lines.map(({ text }) => text)])).toEqual([
      [4, ["7A", "INT. BARN - DAY", "7A", "Nora lifts a rusty thing.", "*"]],
      [5, ["8", "EXT. PIER - NIGHT", "8", "NORA", "Nobody."]],
    ]);
  });

  it("is stored as uploaded, for download only", async () => {
    const { url: address } = await owner.api(routes.viewScript, { params: { id: project, fileName: "Blue" } });
    const file = await fetch(address);
    expect([file.headers.get("content-type"), file.headers.get("content-disposition")]).toEqual([
      "application/octet-stream",
      "attachment; filename*=UTF-8''Blue.fdx",
    ]);
    expect(await file.text()).toBe(TAGGED);
  });

  it("can be corrected like any other, and a split is found again in the next draft, also in Fountain", async () => {
    const { version, rows } = await findings(project);
    const payload = {
      version,
      operation: "split-the-barn",
      correction: { kind: "split" as const, row: rows[0]!.id, line: 3, heading: {} },
    };
    await owner.api(routes.correctBreakdown, { params: { id: project }, payload });
    expect((await table(project)).map((row) => row["Scene Number"])).toEqual(["7A", "7AA", "8"]);
    const { text } = await exported(project, "fountain");
    expect(scenesFromFountain(text).scenes.map(({ number }) => number)).toEqual(["7A", "7AA", "8"]);
    await send(project, "Pink", "pink.fountain", text);
    expect(await breakDown(owner, project, "Pink")).toMatchObject({ status: "succeeded" });
    const again = await table(project);
    expect(again.map((row) => row["Scene Number"])).toEqual(["7A", "7AA", "8"]);
    expect(again[1]).toMatchObject({ Props: "Bread knife" });
  });

  it("is exported with its revisions", async () => {
    const other = await newProject(owner);
    await send(other, "Blue", "blue.fdx", TAGGED);
    await breakDown(owner, other, "Blue");
    const { name, text } = await exported(other, "fdx");
    expect(name).toContain(`filename="script-breakdown-${other}.fdx"`);
    const { revisions, paragraphs } = screenplayFromFdx(text);
    expect(revisions).toEqual([{ number: 1, name: "Blue" }]);
    expect(paragraphs[1]?.revision).toBe(1);
    expect(paragraphs[1]?.tags).toContainEqual({ from: 13, to: 24, name: "Bread knife", category: "Props" });
    const told = (xml: string) =>
      scenesFromFdx(xml).scenes.map(({ number, heading, eighths, origin, elements }) => [
        number,
        heading,
        eighths,
        origin,
        elements,
      ]);
    expect(told(text)).toEqual(told(TAGGED));
  });
});

describe("a Fountain file", () => {
  it("becomes a breakdown", async () => {
    const project = await newProject(owner);
    expect(await send(project, "White", "white.fountain", SCREENPLAY)).toMatchObject({ format: "fountain" });
    expect(await breakDown(owner, project, "White")).toMatchObject({ status: "succeeded" });
    expect((await table(project)).map((row) => [row.Location, row.Pages])).toEqual([
      ["LIGHTHOUSE - LAMP ROOM", "2/8"],
      ["HARBOUR QUAY", "2/8"],
      ["LIGHTHOUSE - KITCHEN", "2/8"],
      ["HARBOUR QUAY", "2/8"],
      ["FERRY", "2/8"],
    ]);
  });

  it("may be posted straight to storage, only as its own type", async () => {
    const text = `${SCREENPLAY}\n`;
    const payload = { fileName: "Posted", size: text.length, format: "fountain" as const };
    const {
      url: address,
      fields,
      upload: name,
    } = await owner.api(routes.prepareScriptUpload, {
      params: { id },
      payload,
    });
    const post = (changed: Record<string, string>) => {
      const form = new FormData();
      for (const [key, value] of Object.entries({ ...fields, ...changed })) form.set(key, value);
      form.set("file", new File([text], "posted.fountain"));
      return fetch(address, { method: "POST", body: form });
    };
    expect((await post({ "Content-Type": "text/html" })).status).toBe(403);
    expect((await post({})).status).toBe(204);
    const finish = { params: { id }, payload: { fileName: "Posted", upload: name, format: "fountain" as const } };
    const script = await owner.api(routes.finishScriptUpload, finish);
    expect(script).toMatchObject({ name: "Posted", format: "fountain" });
    expect(await owner.api(routes.finishScriptUpload, finish)).toEqual(script);
  });

  it("larger than any script is refused before the upload", async () => {
    const payload = { fileName: "Huge", size: 21 * 1024 * 1024, format: "fdx" as const };
    const [status, code, message] = await refusal(owner.api(routes.prepareScriptUpload, { params: { id }, payload }));
    expect([status, code]).toEqual([400, "invalid"]);
    expect(message).toContain("A Final Draft or text file may be up to 20 MB. Upload the script only.");
  });
});

describe("a file", () => {
  const NOT_FDX = "This is not a Final Draft file, despite its name. Save the script as Final Draft (.fdx) or as PDF.";
  it.each([
    ["script.fdx", "INT. BARN - DAY", NOT_FDX],
    ["script.fdx", "\u0000\u0001\u0002", NOT_FDX],
    [
      "script.fountain",
      "PK\u0003\u0004\u0000",
      "This is not a text file, despite its name. Save the script as plain text in Fountain (.fountain) or as PDF.",
    ],
  ])("whose content does not match its name is refused: %s of %j", async (file, content, words) => {
    expect(await refusal(send(id, "Wrong", file, content))).toEqual([415, "notScreenplay", words]);
  });

  it.each([
    ["script.pdf", TAGGED],
    ["script.txt", SCREENPLAY],
  ])("of an unknown name must be a PDF: %s", async (file, content) => {
    expect(await refusal(send(id, "Wrong", file, content))).toEqual([415, "notPdf", "Please select a valid PDF file."]);
  });

  it("that is a PDF under another name is read as a PDF", async () => {
    const pdf = await screenplayPdf(SCREENPLAY);
    const script = await send(id, "Disguised", "script.fdx", pdf.slice());
    expect(script).not.toHaveProperty("format");
    expect(await breakDown(owner, id, "Disguised")).toMatchObject({ status: "succeeded" });
  });

  it.each([
    ["Broken", "x.fdx", "<?xml version='1.0'?><FinalDraft><Content>", /^This XML file cannot be read/],
    [
      "Entities",
      "x.fdx",
      `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><FinalDraft/>`,
      /^This file declares XML entities\./,
    ],
    ["Empty", "x.fdx", fdx(""), /^This Final Draft file has no scene heading\./],
    ["Letter", "x.fountain", "Dear Mara, the ferry is early.", /^This text has no scene heading\./],
  ])("that is unreadable fails with a reason: %s", async (name, file, content, words) => {
    await send(id, name, file, content);
    const end = await breakDown(owner, id, name);
    expect(end).toMatchObject({ status: "failed", reason: expect.stringMatching(words) });
  });

  it("that is unreadable does not block the next one", async () => {
    await send(id, "Good", "good.fdx", TAGGED);
    expect(await breakDown(owner, id, "Good")).toMatchObject({ status: "succeeded" });
  });
});

it("cannot be exported without a breakdown or a script", async () => {
  const empty = await newProject(owner);
  const call = { params: { id: empty }, query: { format: "fdx" as const } };
  expect(await refusal(owner.api(routes.exportScript, call))).toEqual([
    404,
    "noBreakdown",
    "There is no breakdown yet. Upload a script first.",
  ]);
  await send(empty, "Blue", "blue.fdx", TAGGED);
  await breakDown(owner, empty, "Blue");
  const Key = { pk: `PROJECT#${empty}`, sk: "DRAFT#000001" };
  await tables(aws).send(new DeleteCommand({ TableName: aws.projectsTable, Key }));
  expect(await refusal(owner.api(routes.exportScript, call))).toEqual([
    404,
    "noScript",
    "This breakdown was not made from a script, so there is no script to export.",
  ]);
});

describe("a production that changes its script format", () => {
  it("loses nothing from PDF to Final Draft and back, and the review shows no change", async () => {
    const project = await newProject(owner);
    const pdf = await screenplayPdf(SCREENPLAY, { numbers: true });
    await upload(owner, project, "Draft", pdf);
    await breakDown(owner, project, "Draft");
    const { tsv_content, version } = await owner.api(routes.fetchBreakdown, { params: { id: project } });
    const tsv = tsv_content.replace("MARA polishes the lens.", "The lens shines.");
    expect(tsv).not.toBe(tsv_content);
    await owner.api(routes.updateBreakdown, { params: { id: project }, payload: { tsv_content: tsv, version } });
    const before = await table(project);

    const { text } = await exported(project, "fdx");
    for (const [name, file, content] of [
      ["Final-Draft", "second.fdx", text],
      ["Again", "third.pdf", pdf.slice()],
    ] as const) {
      await send(project, name, file, content);
      await owner.api(routes.generateBreakdown, { params: { id: project, fileName: name }, query: { review: "true" } });
      expect(await ended(owner, project)).toMatchObject({ status: "succeeded", review: true });
      const review = await owner.api(routes.getDraftReview, { params: { id: project } });
      expect(review.changes.filter(({ kind }) => kind !== "unchanged")).toEqual([]);
      const { draftVersion, version: current } = review;
      const payload = { version: current, draftVersion, operation: `apply-${draftVersion}-draft` };
      await owner.api(routes.applyDraft, { params: { id: project }, payload });
      expect(await table(project)).toEqual(before);
    }
  });
});
