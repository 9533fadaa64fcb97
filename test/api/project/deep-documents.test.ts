import { PutObjectCommand } from "@aws-sdk/client-s3";
import { expect, inject, it } from "vitest";
import * as z from "zod";
import { storage } from "../storage.ts";

const aws = inject("aws");
Object.assign(process.env, aws.environment, aws.variables);

const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

it.each([
  [100, true],
  [101, false],
])("a stored document nested %i levels deep is read: %s", async (levels, isRead) => {
  const { getJson } = await import("../../../functions/store/aws/documents.ts");
  const Key = `deep/${levels}.json`;
  await storage(aws).send(new PutObjectCommand({ Bucket: aws.bucket, Key, Body: deep(levels) }));
  const read = getJson(Key, z.array(z.unknown()));
  if (isRead) expect(JSON.stringify(await read)).toBe(deep(levels));
  else await expect(read).rejects.toThrow("deep/101.json is nested more than 100 levels deep.");
});
