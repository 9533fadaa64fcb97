import { appendFileSync, readdirSync, readFileSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  PutObjectTaggingCommand,
  type S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { describe, expect, it } from "vitest";
import { Bucket, named, put, startS3, textOf } from "./s3-bucket.ts";

/** Three megabytes without repetition. */
function pages(): Buffer {
  const bytes = Buffer.alloc(3_000_000);
  for (let at = 0; at < bytes.length; at += 4) bytes.writeUInt32LE(Math.imul(at, 2654435761) >>> 0, at);
  return bytes;
}

describe("an object", () => {
  it("is returned unchanged, with its type, its metadata and the announced size", async () => {
    const created: unknown[] = [];
    const { s3, engine } = await startS3({ onCreated: (object) => created.push(object) });
    const key = "scripts/Der Bär + 한국 (1).txt";
    const { ETag, ChecksumCRC32 } = await put(s3, key, "FADE IN:", {
      ContentType: "text/plain",
      Metadata: { title: "draft" },
    });
    expect(ETag).toBe('"b3c1d9a82edc4bfb4ba27e2f978eb1e3"');
    expect(ChecksumCRC32).toBe("G/lXxQ==");
    expect(await textOf(s3, key)).toBe("FADE IN:");
    expect(await s3.send(new HeadObjectCommand({ Bucket, Key: key }))).toMatchObject({
      ContentLength: 8,
      ContentType: "text/plain",
      Metadata: { title: "draft" },
      ETag,
    });
    expect(Buffer.from(await engine.read(Bucket, key)).toString()).toBe("FADE IN:");
    expect(created).toEqual([{ bucket: Bucket, key, id: expect.stringMatching(/^[\w-]{32}$/), size: 8 }]);
  });

  it("has the tags of its newest version, also after a restart", async () => {
    const { s3, folder, engine } = await startS3();
    const [older, newer] = [await put(s3, "script", "one"), await put(s3, "script", "two")];
    const Tagging = { TagSet: [{ Key: "state", Value: "read & <clean>" }] };
    const tagged = await s3.send(new PutObjectTaggingCommand({ Bucket, Key: "script", Tagging }));
    expect([tagged.VersionId, older.VersionId === newer.VersionId]).toEqual([newer.VersionId, false]);
    await engine.close();
    const again = await startS3({ folder });
    const read = (Key: string) => again.s3.send(new GetObjectTaggingCommand({ Bucket, Key }));
    expect(await read("script")).toMatchObject({ VersionId: newer.VersionId, TagSet: Tagging.TagSet });
    await put(again.s3, "script", "three");
    expect((await read("script")).TagSet).toEqual([]);
    await expect(read("nothing")).rejects.toEqual(named("NoSuchKey"));
  });

  it("that is streamed is returned whole", async () => {
    const { s3 } = await startS3();
    const body = pages();
    await put(s3, "stream.pdf", Readable.from(chunksOf(body)), { ContentLength: body.length });
    const { Body, ContentEncoding } = await s3.send(new GetObjectCommand({ Bucket, Key: "stream.pdf" }));
    expect(Buffer.from(await Body!.transformToByteArray()).equals(body)).toBe(true);
    expect(ContentEncoding).toBeUndefined();
  });

  it("that changes in transit is refused, streamed or not", async () => {
    const { s3, folder } = await startS3();
    s3.middlewareStack.add(
      (next) => (args) => {
        const sent = args.request as { body: string | AsyncIterable<Uint8Array> };
        const whole = typeof sent.body === "string" ? [Buffer.from(sent.body)] : sent.body;
        const changed = async function* () {
          for await (const chunk of whole) yield Buffer.from(Buffer.from(chunk).toString().replace("DAY", "day"));
        };
        return next({ ...args, request: Object.assign(sent, { body: Readable.from(changed()) }) });
      },
      { step: "deserialize", priority: "low" },
    );
    const text = "INT. KITCHEN - DAY";
    await expect(put(s3, "a", text)).rejects.toThrow(named("BadDigest"));
    const ContentLength = text.length;
    await expect(put(s3, "b", Readable.from([Buffer.from(text)]), { ContentLength })).rejects.toThrow(
      named("BadDigest"),
    );
    expect(readdirSync(join(folder, Bucket, "bodies"))).toEqual([]);
  });

  it.each(["CRC32", "SHA1", "SHA256"] as const)(
    "is stored with a correct checksum %s, and refused with a wrong one",
    async (name) => {
      const { s3 } = await startS3();
      const given = await put(s3, "a", "INT. KITCHEN", { ChecksumAlgorithm: name });
      const checksum = given[`Checksum${name}`];
      expect(checksum).toMatch(/^[\w+/]+=*$/);
      await expect(put(s3, "b", "INT. BATHROOM", { [`Checksum${name}`]: checksum })).rejects.toThrow(
        named("BadDigest"),
      );
      await expect(textOf(s3, "b")).rejects.toThrow(named("NoSuchKey"));
    },
  );

  it("may be empty", async () => {
    const { s3, engine } = await startS3();
    await put(s3, "empty", Buffer.alloc(0));
    expect(await textOf(s3, "empty")).toBe("");
    await s3.send(new CopyObjectCommand({ Bucket, Key: "copy", CopySource: `${Bucket}/empty` }));
    expect(await engine.read(Bucket, "copy")).toHaveLength(0);
  });

  it.each([
    ["bytes=2-4", "CDE", "bytes 2-4/10"],
    ["bytes=7-", "HIJ", "bytes 7-9/10"],
    ["bytes=-2", "IJ", "bytes 8-9/10"],
    ["bytes=8-99", "IJ", "bytes 8-9/10"],
    ["lines=1-2", "ABCDEFGHIJ", undefined],
  ])("returns the range %s", async (Range, text, ContentRange) => {
    const { s3 } = await startS3();
    await put(s3, "a", "ABCDEFGHIJ");
    const answer = await s3.send(new GetObjectCommand({ Bucket, Key: "a", Range }));
    expect([await answer.Body!.transformToString(), answer.ContentRange]).toEqual([text, ContentRange]);
    await expect(textOf(s3, "a", { Range: "bytes=10-" })).rejects.toThrow(named("InvalidRange"));
  });

  it("is copied with or without its metadata, and not onto itself", async () => {
    const { s3 } = await startS3();
    await put(s3, "a b/é", "x", { ContentType: "text/plain", Metadata: { by: "ana" } });
    const CopySource = encodeURI(`${Bucket}/a b/é`);
    await s3.send(new CopyObjectCommand({ Bucket, Key: "copy", CopySource }));
    expect(await s3.send(new HeadObjectCommand({ Bucket, Key: "copy" }))).toMatchObject({
      ContentType: "text/plain",
      Metadata: { by: "ana" },
    });
    const replaced = { MetadataDirective: "REPLACE", ContentType: "text/csv" } as const;
    await s3.send(new CopyObjectCommand({ Bucket, Key: "copy", CopySource, ...replaced }));
    const { ContentType, Metadata } = await s3.send(new HeadObjectCommand({ Bucket, Key: "copy" }));
    expect([ContentType, Metadata]).toEqual(["text/csv", {}]);
    await expect(s3.send(new CopyObjectCommand({ Bucket, Key: "a b/é", CopySource }))).rejects.toThrow(
      named("InvalidRequest"),
    );
  });
});

function* chunksOf(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; at += 70_001) yield body.subarray(at, at + 70_001);
}

describe("a conditional request", () => {
  it("with If-None-Match: * creates once, also concurrently", async () => {
    const { s3 } = await startS3();
    const racing = Array.from({ length: 10 }, (_, i) => put(s3, "a", `text ${i}`, { IfNoneMatch: "*" }));
    const outcomes = await Promise.allSettled(racing);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason).toEqual(named("PreconditionFailed"));
    }
    await s3.send(new DeleteObjectCommand({ Bucket, Key: "a" }));
    await put(s3, "a", "again", { IfNoneMatch: "*" });
  });

  it("with If-Match replaces only the version that the client read", async () => {
    const { s3 } = await startS3();
    const { ETag } = await put(s3, "a", "first");
    await put(s3, "a", "second", { IfMatch: ETag });
    await expect(put(s3, "a", "third", { IfMatch: ETag })).rejects.toThrow(named("PreconditionFailed"));
    await expect(put(s3, "none", "x", { IfMatch: ETag })).rejects.toThrow(named("NoSuchKey"));
    expect(await textOf(s3, "a")).toBe("second");
    await expect(textOf(s3, "a", { IfMatch: ETag })).rejects.toThrow(named("PreconditionFailed"));
  });

  it("with If-None-Match reads only a new version", async () => {
    const { s3 } = await startS3();
    const { ETag } = await put(s3, "a", "first");
    await expect(textOf(s3, "a", { IfNoneMatch: ETag })).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
    await put(s3, "a", "second");
    expect(await textOf(s3, "a", { IfNoneMatch: ETag })).toBe("second");
  });
});

describe("a versioned bucket", () => {
  it("keeps every version, through deletion and restoration", async () => {
    const { s3 } = await startS3();
    const first = await put(s3, "a", "first");
    const second = await put(s3, "a", "second");
    expect(first.VersionId).not.toBe(second.VersionId);
    const deletion = await s3.send(new DeleteObjectCommand({ Bucket, Key: "a" }));
    expect(deletion.DeleteMarker).toBe(true);
    await expect(textOf(s3, "a")).rejects.toThrow(named("NoSuchKey"));
    expect(await textOf(s3, "a", { VersionId: first.VersionId })).toBe("first");

    const { Versions, DeleteMarkers } = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix: "a" }));
    expect(Versions!.map(({ VersionId }) => VersionId)).toEqual([second.VersionId, first.VersionId]);
    expect(DeleteMarkers).toMatchObject([{ VersionId: deletion.VersionId, IsLatest: true }]);

    await s3.send(new DeleteObjectCommand({ Bucket, Key: "a", VersionId: deletion.VersionId }));
    expect(await textOf(s3, "a")).toBe("second");
    await s3.send(new DeleteObjectCommand({ Bucket, Key: "a", VersionId: second.VersionId }));
    expect(await textOf(s3, "a")).toBe("first");
    await expect(textOf(s3, "a", { VersionId: second.VersionId })).rejects.toThrow(named("NoSuchVersion"));
  });

  it("lists its versions page by page", async () => {
    const { s3 } = await startS3();
    for (const text of ["1", "2", "3"]) for (const key of ["a", "b"]) await put(s3, key, text);
    const found: string[] = [];
    let marker = {};
    for (let more = true; more; ) {
      const page = await s3.send(new ListObjectVersionsCommand({ Bucket, MaxKeys: 2, ...marker }));
      found.push(...page.Versions!.map(({ Key }) => Key!));
      marker = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
      more = page.IsTruncated!;
    }
    expect(found).toEqual(["a", "a", "a", "b", "b", "b"]);
  });
});

it("a bucket without versions keeps only the last body", async () => {
  const { s3, folder } = await startS3({ versioned: false });
  for (const text of ["1", "2", "3"]) await put(s3, "a", text);
  expect(await textOf(s3, "a")).toBe("3");
  expect(readdirSync(join(folder, Bucket, "bodies"))).toHaveLength(1);
  await s3.send(new DeleteObjectCommand({ Bucket, Key: "a" }));
  expect(readdirSync(join(folder, Bucket, "bodies"))).toEqual([]);
});

describe("a multipart upload", () => {
  const Key = "scan.pdf";
  const upload = async (s3: S3Client, bodies: readonly Buffer[]) => {
    const { UploadId } = await s3.send(
      new CreateMultipartUploadCommand({ Bucket, Key, ContentType: "application/pdf" }),
    );
    const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
    for (const [index, Body] of bodies.entries()) {
      const part = { Bucket, Key, UploadId, PartNumber: index + 1, Body };
      Parts.push({ PartNumber: index + 1, ETag: (await s3.send(new UploadPartCommand(part))).ETag });
    }
    return { UploadId, Parts };
  };
  const first = Buffer.alloc(5 * 1024 * 1024, "a");

  it("joins its parts and then ends", async () => {
    const { s3, folder } = await startS3();
    const { UploadId, Parts } = await upload(s3, [first, Buffer.from("tail")]);
    const complete = new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } });
    expect((await s3.send(complete)).ETag).toMatch(/^"[\da-f]{32}-2"$/);
    expect(await textOf(s3, Key, { Range: "bytes=5242878-" })).toBe("aatail");
    expect(readdirSync(join(folder, Bucket, "bodies"))).toHaveLength(1);
    await expect(s3.send(complete)).rejects.toThrow(named("NoSuchUpload"));
  });

  it("refuses parts that are too small, unknown or out of order", async () => {
    const { s3 } = await startS3();
    const { UploadId, Parts } = await upload(s3, [Buffer.from("small"), Buffer.from("tail")]);
    const complete = (parts: typeof Parts) =>
      s3.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts: parts } }));
    await expect(complete(Parts)).rejects.toThrow(named("EntityTooSmall"));
    await expect(complete(Parts.toReversed())).rejects.toThrow(named("InvalidPartOrder"));
    await expect(complete([{ PartNumber: 7, ETag: Parts[0]!.ETag }])).rejects.toThrow(named("InvalidPart"));
  });
});

describe("over a restart", () => {
  it("objects, versions and markers stay, and parts of unfinished uploads are deleted", async () => {
    const before = await startS3();
    const { VersionId } = await put(before.s3, "a", "first", { ContentType: "text/plain" });
    await put(before.s3, "a", "second");
    await put(before.s3, "gone", "x");
    await before.s3.send(new DeleteObjectCommand({ Bucket, Key: "gone" }));
    const { UploadId } = await before.s3.send(new CreateMultipartUploadCommand({ Bucket, Key: "part" }));
    await before.s3.send(new UploadPartCommand({ Bucket, Key: "part", UploadId, PartNumber: 1, Body: "x" }));
    await before.engine.close();

    const { s3, folder } = await startS3({ folder: before.folder });
    expect(await textOf(s3, "a")).toBe("second");
    expect(await textOf(s3, "a", { VersionId })).toBe("first");
    await expect(textOf(s3, "gone")).rejects.toThrow(named("NoSuchKey"));
    expect(readdirSync(join(folder, Bucket, "bodies"))).toHaveLength(3);
  });

  it("the journal is compacted to the current entries, in order", async () => {
    const before = await startS3();
    for (const text of ["first", "second"]) await put(before.s3, "a", text);
    for (let i = 0; i < 10; i++) {
      const { VersionId } = await put(before.s3, "b", "x");
      await before.s3.send(new DeleteObjectCommand({ Bucket, Key: "b", VersionId }));
    }
    await before.engine.close();
    const { s3, folder, engine } = await startS3({ folder: before.folder });
    expect(
      readFileSync(join(folder, Bucket, "journal.jsonl"), "utf8")
        .trim()
        .split("\n"),
    ).toHaveLength(2);
    await put(s3, "c", "third");
    await engine.close();
    const after = await startS3({ folder });
    expect([await textOf(after.s3, "a"), await textOf(after.s3, "c")]).toEqual(["second", "third"]);
  });

  it("a write that a crash interrupted is dropped, and complete ones stay", async () => {
    const before = await startS3();
    await put(before.s3, "whole", "first");
    await put(before.s3, "whole", "second");
    const known = readdirSync(join(before.folder, Bucket, "bodies"));
    await put(before.s3, "cut", "a long text");
    await before.engine.close();
    const bodies = join(before.folder, Bucket, "bodies");
    const [cut] = readdirSync(bodies).filter((name) => !known.includes(name));
    truncateSync(join(bodies, cut!), 5);
    appendFileSync(join(before.folder, Bucket, "journal.jsonl"), '{"key":"whole","added":{"id":"');

    const { s3, engine, folder } = await startS3({ folder: before.folder });
    await expect(textOf(s3, "cut")).rejects.toThrow(named("NoSuchKey"));
    expect(await textOf(s3, "whole")).toBe("second");
    await put(s3, "after", "third");
    await engine.close();
    expect(await textOf((await startS3({ folder })).s3, "after")).toBe("third");
  });
});
