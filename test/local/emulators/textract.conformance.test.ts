import type { AddressInfo } from "node:net";
import {
  type Block,
  GetDocumentTextDetectionCommand,
  type GetDocumentTextDetectionCommandOutput,
  StartDocumentTextDetectionCommand,
  TextractClient,
} from "@aws-sdk/client-textract";
import { createCanvas } from "@napi-rs/canvas";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  type TextractEngine,
  type TextractOptions,
  textractEngine,
} from "../../../infra/local/emulators/textract/engine.ts";
import { turns } from "../../../infra/local/emulators/textract/turns.ts";
import { readLines } from "../../../infra/local/text-detection/scan.ts";
import { textDetector } from "../../../infra/local/text-detection/text-detector.ts";
import { HOSTILE_PDFS } from "../../screenplay/hostile-pdfs.ts";
import { type PageDraft, pdfOf, text, WHOLE_PAGE_PICTURE } from "../../screenplay/pdf-file.ts";
import { protectedPdf } from "../../screenplay/protected-pdf.ts";

const engines: TextractEngine[] = [];

afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()));
});

async function textractWith(pdf: Uint8Array, options: Partial<TextractOptions> = {}) {
  const engine = textractEngine({
    async read(_bucket, key) {
      if (key !== "draft.pdf") throw new Error(`There is no ${key}.`);
      return pdf;
    },
    detector: textDetector,
    ...options,
  });
  engines.push(engine);
  await new Promise<void>((resolve) => engine.server.listen(0, "127.0.0.1", resolve));
  const client = new TextractClient({
    endpoint: `http://127.0.0.1:${(engine.server.address() as AddressInfo).port}`,
    region: "us-east-1",
    credentials: { accessKeyId: "MACHINE", secretAccessKey: "secret" },
    maxAttempts: 1,
  });
  const start = async (more: { ClientRequestToken?: string } = {}, Name = "draft.pdf") => {
    const DocumentLocation = { S3Object: { Bucket: "drafts", Name } };
    const { JobId } = await client.send(new StartDocumentTextDetectionCommand({ DocumentLocation, ...more }));
    return JobId!;
  };
  const get = (JobId: string, more: { MaxResults?: number; NextToken?: string } = {}) =>
    client.send(new GetDocumentTextDetectionCommand({ JobId, ...more }));
  const finished = async (
    JobId: string,
    more: { MaxResults?: number } = {},
  ): Promise<GetDocumentTextDetectionCommandOutput> => {
    const ended = async () => {
      const answer = await get(JobId, more);
      expect(answer.JobStatus).not.toBe("IN_PROGRESS");
      return answer;
    };
    // A scan is read by a model that takes seconds to load.
    return vi.waitFor(ended, { timeout: 25_000, interval: 20 });
  };
  return { client, start, get, finished };
}

/** A page whose text is a picture, so that only OCR reads it. */
function scanned(lines: readonly { words: string; x: number; y: number }[]): PageDraft {
  const [width, height] = [1700, 2200];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "black";
  context.font = "33px 'Courier New', 'Liberation Mono', 'DejaVu Sans Mono', monospace";
  for (const { words, x, y } of lines) context.fillText(words, (x * 200) / 72, ((792 - y) * 200) / 72);
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = Uint8Array.from({ length: width * height }, (_, index) => data[index * 4]!);
  return { content: WHOLE_PAGE_PICTURE, picture: { width, height, pixels } };
}

const heading: PageDraft = { content: text("1", 54, 700) + text("INT. CITY ROOM - DAY", 108, 700) };

describe("a job", () => {
  it("is in progress, and then has pages, lines and words in Textract's format", async () => {
    const { start, get, finished } = await textractWith(pdfOf([heading, { content: "" }]), { delayMs: 300 });
    const job = await start();
    expect(await get(job)).toMatchObject({ JobStatus: "IN_PROGRESS" });
    const { JobStatus, DocumentMetadata, Blocks = [], NextToken } = await finished(job);
    expect({ JobStatus, DocumentMetadata, NextToken }).toEqual({
      JobStatus: "SUCCEEDED",
      DocumentMetadata: { Pages: 2 },
      NextToken: undefined,
    });
    expect(Blocks.map(({ BlockType, Text, Page }) => [BlockType, Text, Page])).toEqual([
      ["PAGE", undefined, 1],
      ["LINE", "1", 1],
      ["LINE", "INT. CITY ROOM - DAY", 1],
      ["WORD", "1", 1],
      ["WORD", "INT.", 1],
      ["WORD", "CITY", 1],
      ["WORD", "ROOM", 1],
      ["WORD", "-", 1],
      ["WORD", "DAY", 1],
      ["PAGE", undefined, 2],
    ]);
    const [page, , line] = Blocks;
    const childrenOf = (block: Block | undefined) => block?.Relationships?.flatMap((relation) => relation.Ids) ?? [];
    expect(childrenOf(page)).toEqual(Blocks.slice(1, 3).map((block) => block.Id));
    expect(childrenOf(line)).toEqual(Blocks.slice(4, 9).map((block) => block.Id));
    const { BoundingBox: box, Polygon: corners } = line!.Geometry!;
    expect(box).toMatchObject({ Left: expect.closeTo(108 / 612, 4), Width: expect.closeTo(144 / 612, 3) });
    expect(corners).toHaveLength(4);
    expect(corners![2]).toEqual({ X: box!.Left! + box!.Width!, Y: box!.Top! + box!.Height! });
    const last = Blocks[8]!.Geometry!.BoundingBox!;
    expect(last.Left! + last.Width!).toBeCloseTo(box!.Left! + box!.Width!, 6);
    expect(Blocks[8]).toMatchObject({ TextType: "PRINTED", Confidence: expect.closeTo(99.9, 1) });
  });

  it("returns at most a thousand blocks at a time, each once and in order", async () => {
    const pages = Array.from({ length: 30 }, (_, page) => ({
      content: Array.from({ length: 40 }, (_, row) =>
        text(`page ${page + 1} line ${row + 1}`, 108, 740 - 16 * row),
      ).join(""),
    }));
    const { start, get, finished } = await textractWith(pdfOf(pages));
    const job = await start();
    const blocks: Block[] = [];
    const sizes: number[] = [];
    let answer = await finished(job);
    for (;;) {
      sizes.push(answer.Blocks!.length);
      blocks.push(...answer.Blocks!);
      if (!answer.NextToken) break;
      answer = await get(job, { NextToken: answer.NextToken });
    }
    expect(blocks).toHaveLength(30 * (1 + 40 + 160));
    expect(Math.max(...sizes)).toBe(1000);
    expect(new Set(blocks.map((block) => block.Id)).size).toBe(blocks.length);
    const lines = blocks.filter((block) => block.BlockType === "LINE").map((block) => block.Text);
    expect(lines).toEqual(
      Array.from({ length: 1200 }, (_, index) => `page ${Math.floor(index / 40) + 1} line ${(index % 40) + 1}`),
    );
    const few = await get(job, { MaxResults: 7, NextToken: "1000" });
    expect(few.Blocks).toEqual(blocks.slice(1000, 1007));
  });

  it("is the same for the same ClientRequestToken, and refused for another document", async () => {
    const { client, start } = await textractWith(pdfOf([heading]));
    const job = await start({ ClientRequestToken: "draft-1" });
    expect(await start({ ClientRequestToken: "draft-1" })).toBe(job);
    expect(await start({ ClientRequestToken: "draft-2" })).not.toBe(job);
    const DocumentLocation = { S3Object: { Bucket: "other", Name: "draft.pdf" } };
    await expect(
      client.send(new StartDocumentTextDetectionCommand({ DocumentLocation, ClientRequestToken: "draft-1" })),
    ).rejects.toMatchObject({ name: "IdempotentParameterMismatchException" });
  });

  it("reads a page without text by OCR, between pages with text", async () => {
    const scan = scanned([
      { words: "EXT. RAILWAY STATION - NIGHT", x: 108, y: 700 },
      { words: "The train pulls in slowly.", x: 108, y: 676 },
      { words: "HILDY", x: 250, y: 652 },
    ]);
    const pdf = pdfOf([heading, scan, heading]);
    expect((await readLines(pdf)).map((line) => line.page)).toEqual([1, 1, 2, 2, 2, 3, 3]);
    const { start, finished } = await textractWith(pdf);
    const { Blocks = [] } = await finished(await start());
    const lines = Blocks.filter((block) => block.BlockType === "LINE");
    expect(lines.map(({ Page, Text }) => [Page, Text])).toEqual([
      [1, "1"],
      [1, "INT. CITY ROOM - DAY"],
      [2, "EXT. RAILWAY STATION - NIGHT"],
      [2, "The train pulls in slowly."],
      [2, "HILDY"],
      [3, "1"],
      [3, "INT. CITY ROOM - DAY"],
    ]);
    const [, , station, , cue] = lines;
    expect(station!.Geometry!.BoundingBox!.Left).toBeCloseTo(108 / 612, 2);
    expect(station!.Geometry!.BoundingBox!.Top).toBeCloseTo((92 - 0.8 * 12) / 792, 2);
    expect(cue!.Geometry!.BoundingBox!.Left).toBeCloseTo(250 / 612, 2);
    expect(station!.Confidence).toBeGreaterThan(60);
    expect(station!.Confidence).toBeLessThan(99.9);
  });
});

it("reads several scanned pages at once, in order, and reports each", async () => {
  const full = Array.from({ length: 30 }, (_, at) => ({ words: `INT. ROOM ${at} - DAY`, x: 108, y: 720 - at * 20 }));
  const pages = [
    full,
    ...["CELLAR", "ATTIC", "PORCH"].map((set) => [{ words: `INT. ${set} - NIGHT`, x: 108, y: 700 }]),
  ];
  const told: string[] = [];
  const onPage = (done: number, total: number) => told.push(`${done}/${total}`);
  const lines = await readLines(pdfOf(pages.map(scanned)), { onPage });
  expect(told).toEqual(["0/4", "1/4", "2/4", "3/4", "4/4"]);
  expect(lines.map(({ page }) => page)).toEqual([...Array(30).fill(1), 2, 3, 4]);
  expect(lines.slice(30).map(({ text }) => text)).toEqual(
    ["CELLAR", "ATTIC", "PORCH"].map((set) => `INT. ${set} - NIGHT`),
  );
});

describe("an unreadable document", () => {
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, RegExp]>([
    ["with a password", () => protectedPdf({ userPassword: "secret" }), /protected by a password/],
    ["with an owner's password", () => protectedPdf({ ownerPassword: "secret" }), /protected by a password/],
    ["damaged", () => pdfOf([heading]).subarray(0, 300), /damaged/],
    ["of too many pages", () => pdfOf(Array(401).fill({ content: "" })), /401 pages; at most 400/],
  ])("%s fails the job with a reason", async (_what, make, message) => {
    const { start, finished } = await textractWith(await make());
    expect(await finished(await start())).toMatchObject({
      JobStatus: "FAILED",
      StatusMessage: expect.stringMatching(message),
    });
  });

  it.each<[string, Uint8Array, string]>([
    ["that is no PDF", Buffer.from("FADE IN:"), "UnsupportedDocumentException"],
    ["that is empty", new Uint8Array(), "BadDocumentException"],
  ])("%s is refused at once", async (_what, pdf, name) => {
    const { start } = await textractWith(pdf);
    await expect(start()).rejects.toMatchObject({ name });
  });

  it("does not block the next one", async () => {
    const documents = [pdfOf([heading]).subarray(0, 300), pdfOf([heading])];
    const { start, finished } = await textractWith(documents[0]!, { read: async () => documents.shift()! });
    expect(await finished(await start())).toMatchObject({ JobStatus: "FAILED" });
    expect(await finished(await start())).toMatchObject({ JobStatus: "SUCCEEDED" });
  });

  it.each([
    ["memory", { megabytes: 12 }, "too-large", /more than 12 MB/],
    ["time", { pictureSeconds: 0 }, "damaged", /more than 0 s/],
  ])("within the limit of %s is refused with a reason", async (_what, limits, reason, message) => {
    const pdf = pdfOf([scanned([{ words: "INT. CITY ROOM - DAY", x: 108, y: 700 }])]);
    await expect(readLines(pdf, { limits })).rejects.toMatchObject({ reason, message: expect.stringMatching(message) });
  });

  it("has a shorter time limit for its text than for OCR of a page", async () => {
    const pdf = HOSTILE_PDFS["forms that double thirty times"]!.make();
    const limits = { seconds: 0.5, pictureSeconds: 60 };
    await expect(readLines(pdf, { limits })).rejects.toThrow("A page of this PDF takes more than 0.5 s to read.");
  });
});

describe("a request", () => {
  it("for a missing object is refused", async () => {
    const { start } = await textractWith(pdfOf([heading]));
    await expect(start({}, "other.pdf")).rejects.toMatchObject({ name: "InvalidS3ObjectException" });
  });

  it("for an object that is uploaded later succeeds then, with the same token", async () => {
    let isThere = false;
    const { start, finished } = await textractWith(pdfOf([heading]), {
      read: async () => (isThere ? pdfOf([heading]) : Promise.reject(new Error("NoSuchKey"))),
    });
    await expect(start({ ClientRequestToken: "once" })).rejects.toMatchObject({ name: "InvalidS3ObjectException" });
    isThere = true;
    expect(await finished(await start({ ClientRequestToken: "once" }))).toMatchObject({ JobStatus: "SUCCEEDED" });
  });

  it("for an unknown job is refused", async () => {
    const { get } = await textractWith(pdfOf([heading]));
    await expect(get("abc")).rejects.toMatchObject({ name: "InvalidJobIdException" });
    await expect(get("not a job")).rejects.toMatchObject({ name: "InvalidParameterException" });
  });

  it("for a job of eight days ago is refused as expired", async () => {
    let now = 0;
    const { start, finished, get } = await textractWith(pdfOf([heading]), { now: () => now });
    const job = await start();
    await finished(job);
    now = 8 * 24 * 3_600_000;
    await start();
    await expect(get(job)).rejects.toMatchObject({ name: "InvalidJobIdException" });
  });

  const authority = (...allowed: string[]) => ({
    secretOf: () => "secret",
    allows: (_key: string, action: string, resource: string) => allowed.includes(`${action} ${resource}`),
  });
  const object = "s3:GetObject arn:aws:s3:::drafts/draft.pdf";

  it.each([
    ["with the rights to start and to read the object", ["textract:StartDocumentTextDetection *", object], undefined],
    ["without the right to start", [object], "AccessDeniedException"],
    ["without the right to read the object", ["textract:StartDocumentTextDetection *"], "InvalidS3ObjectException"],
  ])("%s: %o gives %s", async (_what, allowed, refusal) => {
    const { start } = await textractWith(pdfOf([heading]), { authority: authority(...allowed) });
    const name = await start().then(
      () => undefined,
      (error: Error) => error.name,
    );
    expect(name).toBe(refusal);
  });
});

it("the queue limits concurrency, keeps the order, and continues after a failure", async () => {
  const inTurn = turns(2);
  const began: number[] = [];
  let running = 0;
  const results = await Promise.allSettled(
    [0, 1, 2, 3, 4].map((index) =>
      inTurn(async () => {
        began.push(index);
        running += 1;
        expect(running).toBeLessThanOrEqual(2);
        await new Promise(setImmediate);
        running -= 1;
        if (index === 1) throw new Error("one");
        return index;
      }),
    ),
  );
  expect(await inTurn(async () => "later")).toBe("later");
  expect(began).toEqual([0, 1, 2, 3, 4]);
  expect(results.map((result) => result.status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
    "fulfilled",
  ]);
});
