import { DeleteObjectCommand, DeleteObjectsCommand, ListObjectsV2Command, type S3Client } from "@aws-sdk/client-s3";
import { describe, expect, it } from "vitest";
import { Bucket, put, startS3 } from "./s3-bucket.ts";

describe("a listing", () => {
  const keys = ["call/1", "call/2", "drafts/a/1", "drafts/a/2", "drafts/b", "logo & <mark>.png", "ä"];

  async function listAll(s3: S3Client, question: Record<string, unknown>) {
    const found: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await s3.send(new ListObjectsV2Command({ Bucket, ContinuationToken, ...question }));
      expect(page.KeyCount).toBe((page.Contents?.length ?? 0) + (page.CommonPrefixes?.length ?? 0));
      if (ContinuationToken) expect(page.KeyCount).toBeGreaterThan(0);
      found.push(...(page.Contents ?? []).map(({ Key }) => Key!));
      found.push(...(page.CommonPrefixes ?? []).map(({ Prefix }) => `${Prefix}…`));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    return found;
  }

  it.each([
    [{}, keys],
    [{ MaxKeys: 2 }, keys],
    [{ Prefix: "drafts/" }, keys.slice(2, 5)],
    [{ StartAfter: "drafts/a/1" }, keys.slice(3)],
    [{ EncodingType: "url", StartAfter: "logo & <mark>.png" }, ["%C3%A4"]],
    [{ Delimiter: "/" }, ["logo & <mark>.png", "ä", "call/…", "drafts/…"]],
    [{ Delimiter: "/", MaxKeys: 1 }, ["call/…", "drafts/…", "logo & <mark>.png", "ä"]],
    [{ Delimiter: "/", MaxKeys: 1, Prefix: "call" }, ["call/…"]],
    [{ Delimiter: "/", Prefix: "drafts/" }, ["drafts/b", "drafts/a/…"]],
  ])("of %j contains the objects in order", async (question, expected) => {
    const { s3 } = await startS3();
    for (const key of keys) await put(s3, key, key);
    await put(s3, "deleted", "x");
    await s3.send(new DeleteObjectCommand({ Bucket, Key: "deleted" }));
    expect(await listAll(s3, question)).toEqual(expected);
  });

  it("is empty after all were deleted at once", async () => {
    const { s3 } = await startS3();
    for (const key of keys) await put(s3, key, key);
    const Objects = [...keys, "never there"].map((Key) => ({ Key }));
    const { Deleted, Errors } = await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect([Deleted?.map(({ Key }) => Key), Errors]).toEqual([[...keys, "never there"], undefined]);
    expect(await listAll(s3, {})).toEqual([]);
  });
});
