import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import {
  type _Object,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import type { ProjectGrant } from "../account/sessions.ts";
import { bucket, s3 } from "../aws/bucket.ts";

/** Where a project's documents lie. */
export const documentsFolder = (projectId: string) => `projects/${projectId}/`;

/** A document by its key below its project's folder, and how many bytes it has. */
export interface DocumentPlace {
  readonly key: string;
  readonly size: number;
}

/** Every document of a project, in the order of their keys. */
export async function documentsOf({ projectId }: ProjectGrant): Promise<DocumentPlace[]> {
  const Prefix = documentsFolder(projectId);
  const found: DocumentPlace[] = [];
  for await (const { Key = "", Size = 0 } of objectsBelow(Prefix)) {
    found.push({ key: Key.slice(Prefix.length), size: Size });
  }
  return found;
}

/** The keys of documents that were written before a moment, by the projects whose they are: of one project, or of all. */
export async function olderDocuments(before: string, projectId?: string): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  for await (const { Key = "", LastModified } of objectsBelow(projectId ? documentsFolder(projectId) : "projects/")) {
    const [, id = ""] = Key.split("/");
    if (LastModified && LastModified.toISOString() < before) found.set(id, [...(found.get(id) ?? []), Key]);
  }
  return found;
}

async function* objectsBelow(Prefix: string): AsyncGenerator<_Object> {
  let ContinuationToken: string | undefined;
  do {
    const page = await s3.send(
      new ListObjectsV2Command({ Bucket: bucket(), Prefix, ...(ContinuationToken && { ContinuationToken }) }),
    );
    yield* page.Contents ?? [];
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}

/** One document of a project, and what it is. */
export async function documentAt(
  { projectId }: ProjectGrant,
  key: string,
): Promise<{ readonly bytes: Uint8Array; readonly mediaType: string }> {
  const Key = documentsFolder(projectId) + key;
  const { Body, ContentType } = await s3.send(new GetObjectCommand({ Bucket: bucket(), Key }));
  if (!Body) throw new Error(`${Key} has no content.`);
  return { bytes: await Body.transformToByteArray(), mediaType: ContentType ?? "application/octet-stream" };
}

const MAX_ATTEMPTS = 3;

/** Stores a file of this machine. The SDK sends what it reads from a file but once, so it is sent again here. */
export async function putFile(Key: string, file: string, size: number, ContentType: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      const Body = createReadStream(file);
      await s3.send(new PutObjectCommand({ Bucket: bucket(), Key, Body, ContentLength: size, ContentType }));
      return;
    } catch (error) {
      if (tries === MAX_ATTEMPTS) throw error;
      await pause(100 * 2 ** tries);
    }
  }
}

/** Fetches a document into a file of this machine. */
export async function fetchFile(Key: string, file: string): Promise<void> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket(), Key }));
  if (!(Body instanceof Readable)) throw new Error(`${Key} has no content.`);
  await pipeline(Body, createWriteStream(file));
}

/** How many documents lie under keys that begin with `Prefix`. */
export async function countDocuments(Prefix: string): Promise<number> {
  let count = 0;
  for await (const _ of objectsBelow(Prefix)) count += 1;
  return count;
}

/** Deletes whatever lies, or has lain, under keys that begin with `Prefix`, in every version. */
export async function eraseDocuments(Prefix: string): Promise<void> {
  let isTruncated = true;
  while (isTruncated) {
    // From the beginning each time, since what was there is gone.
    const page = await s3.send(new ListObjectVersionsCommand({ Bucket: bucket(), Prefix }));
    const Objects = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].map(({ Key, VersionId }) => ({
      Key,
      VersionId,
    }));
    if (Objects.length > 0) {
      const { Errors = [] } = await s3.send(
        new DeleteObjectsCommand({ Bucket: bucket(), Delete: { Objects, Quiet: true } }),
      );
      if (Errors[0]) throw new Error(`${Errors[0].Key} could not be deleted: ${Errors[0].Message}`);
    }
    isTruncated = page.IsTruncated ?? false;
  }
}
