import { CopyObjectCommand, GetObjectCommand, GetObjectTaggingCommand, ListObjectsV2Command } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { describe, expect, it } from "vitest";
import { Bucket, named, outcome, put, startS3, textOf } from "./s3-bucket.ts";

describe("a caller", () => {
  const arn = `arn:aws:s3:::${Bucket}`;
  const authority = (...rights: readonly string[]) => ({
    secretOf: (id: string) => (id === "local" ? "local" : undefined),
    allows: (_id: string, action: string, resource: string) => rights.includes(`${action} ${resource}`),
  });

  it("with the wrong secret, or an unknown key, is refused", async () => {
    const { client } = await startS3();
    const list = (accessKeyId: string, secretAccessKey: string) =>
      client({ credentials: { accessKeyId, secretAccessKey } }).send(new ListObjectsV2Command({ Bucket }));
    await expect(list("local", "guess")).rejects.toThrow(named("SignatureDoesNotMatch"));
    await expect(list("nobody", "local")).rejects.toThrow(named("InvalidAccessKeyId"));
  });

  it("whose clock is a quarter of an hour off is refused", async () => {
    const { s3 } = await startS3({ now: () => Date.now() + 16 * 60_000 });
    await expect(s3.send(new ListObjectsV2Command({ Bucket }))).rejects.toThrow(named("RequestTimeTooSkewed"));
  });

  it("is allowed what the role allows, and refused the rest with a reason", async () => {
    const { s3 } = await startS3({ authority: authority(`s3:PutObject ${arn}/a`, `s3:GetObject ${arn}/a`) });
    await put(s3, "a", "x");
    expect(await textOf(s3, "a")).toBe("x");
    await expect(put(s3, "b", "x")).rejects.toMatchObject({
      name: "AccessDenied",
      message: expect.stringContaining(`is not authorized to perform: s3:PutObject on resource: "${arn}/b"`),
    });
    await expect(s3.send(new ListObjectsV2Command({ Bucket }))).rejects.toThrow("s3:ListBucket");
    await expect(textOf(s3, "a", { VersionId: "v" })).rejects.toThrow("s3:GetObjectVersion");
  });

  it.each([
    [["s3:ListBucket"], "NoSuchKey"],
    [[], "AccessDenied"],
  ])("with %j on the bucket gets this answer for a missing object: %s", async (actions, name) => {
    const rights = actions.map((action) => `${action} ${arn}`);
    const { s3 } = await startS3({ authority: authority(`s3:GetObject ${arn}/a`, ...rights) });
    await expect(textOf(s3, "a")).rejects.toThrow(named(name));
  });

  it("who copies an object that has tags needs access to them, unless they are replaced", async () => {
    const rights = ["s3:PutObject a", "s3:GetObject a", "s3:PutObject b", "s3:GetObjectTagging b"];
    const { s3, engine, client } = await startS3({
      authority: {
        secretOf: () => "local",
        allows: (id, action, resource) => id === "full" || rights.includes(`${action} ${resource.split("/")[1]}`),
      },
    });
    const { VersionId } = await put(s3, "a", "x");
    engine.tag(Bucket, "a", VersionId!, { Verdict: "clean" });
    const tags = async () => (await s3.send(new GetObjectTaggingCommand({ Bucket, Key: "b" }))).TagSet;
    const copy = { Bucket, Key: "b", CopySource: `${Bucket}/a` };
    await expect(s3.send(new CopyObjectCommand(copy))).rejects.toThrow("s3:GetObjectTagging");
    rights.push("s3:GetObjectTagging a");
    await expect(s3.send(new CopyObjectCommand(copy))).rejects.toThrow("s3:PutObjectTagging");
    await s3.send(new CopyObjectCommand({ ...copy, TaggingDirective: "REPLACE" }));
    expect(await tags()).toEqual([]);
    const full = client({ credentials: { accessKeyId: "full", secretAccessKey: "local" } });
    await full.send(new CopyObjectCommand(copy));
    expect(await tags()).toEqual([{ Key: "Verdict", Value: "clean" }]);
  });

  it("whose role lost the permission has signed addresses that are refused", async () => {
    const { s3 } = await startS3({ authority: authority() });
    const url = await getSignedUrl(s3, new GetObjectCommand({ Bucket, Key: "a" }), { expiresIn: 60 });
    expect(await outcome(fetch(url))).toBe("403 AccessDenied");
    const signed = await createPresignedPost(s3, { Bucket, Key: "a" });
    const data = new FormData();
    for (const [field, value] of Object.entries({ ...signed.fields, file: "x" })) data.append(field, value);
    expect(await outcome(fetch(signed.url, { method: "POST", body: data }))).toBe("403 AccessDenied");
  });
});
