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

/** Key prefix of a project's documents. */
export const documentsFolder = (projectId: string) => `projects/${projectId}/`;

/** A document's key relative to the project's folder, and its size in bytes. */
export interface DocumentPlace {
  readonly key: string;
  readonly size: number;
}

/** All documents of a project, sorted by key. */
export async function documentsOf({ projectId }: ProjectGrant): Promise<DocumentPlace[]> {
  const Prefix = documentsFolder(projectId);
  const found: DocumentPlace[] = [];
  for await (const { Key = "", Size = 0 } of objectsBelow(Prefix)) {
    found.push({ key: Key.slice(Prefix.length), size: Size });
  }
  return found;
}

/** Keys of documents written before an instant, by project ID: for one project, or for all. */
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

/** A document of a project with its media type. */
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

/** Uploads a local file. Retried here because the SDK does not retry streams. */
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

/** Downloads a document, or a version of it, to a local file. */
export async function fetchFile(Key: string, file: string, version?: string): Promise<void> {
  const { Body } = await s3.send(
    new GetObjectCommand({ Bucket: bucket(), Key, ...(version !== undefined && { VersionId: version }) }),
  );
  if (!(Body instanceof Readable)) throw new Error(`${Key} has no content.`);
  await pipeline(Body, createWriteStream(file));
}

/** The number of documents whose keys begin with `Prefix`. */
export async function countDocuments(Prefix: string): Promise<number> {
  let count = 0;
  for await (const _ of objectsBelow(Prefix)) count += 1;
  return count;
}

/** Deletes all versions of all documents whose keys begin with `Prefix`, deleted documents included. */
export async function eraseDocuments(Prefix: string): Promise<void> {
  let isTruncated = true;
  while (isTruncated) {
    // Start from the beginning each time, since the previous page has been deleted.
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
