import { Readable } from "node:stream";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  NoSuchKey,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type * as z from "zod";
import { clockOffset, rightTime } from "../../runtime/clock.ts";
import { jsonDepth, MAX_JSON_DEPTH } from "../../runtime/json-depth.ts";
import { bucket, s3 } from "./bucket.ts";

const VIEW_SECONDS = 300;
const UPLOAD_SECONDS = 600;
const PDF = "application/pdf";

export async function putDocument(Key: string, Body: string | Uint8Array, ContentType: string): Promise<void> {
  await s3.send(new PutObjectCommand({ Bucket: bucket(), Key, Body, ContentType }));
}

export async function putJson(key: string, value: unknown): Promise<void> {
  await putDocument(key, JSON.stringify(value), "application/json");
}

/** Larger than any PDF that is accepted. */
const MAX_BYTES = 128 * 2 ** 20;
/**
 * Larger than any JSON document or table that Backlot writes. An imported document could exhaust the memory of a job
 * that serves all projects, which no error handler can prevent.
 */
export const MAX_TEXT_BYTES = 24 * 2 ** 20;

/** A range of bytes, or an earlier version, of a document. */
interface Part {
  readonly Range?: string;
  readonly VersionId?: string;
}

/** @throws {Error} if the document is larger than `most` bytes, before it is read */
async function get(Key: string, { most = MAX_BYTES, ...part }: Part & { readonly most?: number } = {}) {
  const { Body, ContentLength = 0 } = await s3.send(new GetObjectCommand({ Bucket: bucket(), Key, ...part }));
  if (!Body) throw new Error(`${Key} has no content.`);
  if (ContentLength > most) {
    if (Body instanceof Readable) Body.destroy();
    throw new Error(`${Key} has ${ContentLength} bytes, more than the ${most} that are read.`);
  }
  return Body;
}

export async function getBytes(key: string): Promise<Uint8Array> {
  return (await get(key)).transformToByteArray();
}

export async function getText(key: string): Promise<string> {
  return (await get(key, { most: MAX_TEXT_BYTES })).transformToString("utf8");
}

/** Reads a JSON document and parses it with its schema. */
export async function getJson<S extends z.ZodType>(key: string, schema: S): Promise<z.output<S>> {
  const text = await getText(key);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's message quotes the content, and no script text may appear in a log.
    throw new Error(`${key} is not JSON.`);
  }
  if (jsonDepth(text) > MAX_JSON_DEPTH) throw new Error(`${key} is nested more than ${MAX_JSON_DEPTH} levels deep.`);
  return schema.parse(value);
}

/** Like `getJson`, but undefined if the document does not exist. */
export function getJsonIfAny<S extends z.ZodType>(key: string, schema: S): Promise<z.output<S> | undefined> {
  return ifAny(getJson(key, schema));
}

/** The first bytes of a document, or of one of its versions; undefined if it does not exist. */
export function firstBytes(key: string, count: number, version?: string): Promise<Uint8Array | undefined> {
  const part = { Range: `bytes=0-${count - 1}`, ...(version !== undefined && { VersionId: version }) };
  return ifAny(get(key, part).then((body) => body.transformToByteArray()));
}

/** Whether a document exists. Reads nothing of it, since it may not have been scanned yet. */
export async function isStored(Key: string): Promise<boolean> {
  return (await ifAny(s3.send(new GetObjectTaggingCommand({ Bucket: bucket(), Key })))) !== undefined;
}

/**
 * The file that the browser posted to a key, or a version of it, with a function that deletes that version permanently;
 * undefined if none arrived.
 */
export function postedBytes(
  Key: string,
  version?: string,
): Promise<{ readonly bytes: Uint8Array; readonly forget: () => Promise<void> } | undefined> {
  const part = { Bucket: bucket(), Key, ...(version !== undefined && { VersionId: version }) };
  return ifAny(
    s3.send(new GetObjectCommand(part)).then(async ({ Body, VersionId }) => {
      if (!Body) throw new Error(`${Key} has no content.`);
      const forget = async () => {
        await s3.send(new DeleteObjectCommand({ Bucket: bucket(), Key, ...(VersionId && { VersionId }) }));
      };
      return { bytes: await Body.transformToByteArray(), forget };
    }),
  );
}

export async function deleteDocument(Key: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket: bucket(), Key }));
}

async function ifAny<T>(document: Promise<T>): Promise<T | undefined> {
  try {
    return await document;
  } catch (error) {
    // Without permission to list the bucket, S3 answers "access denied" for keys that do not exist.
    if (error instanceof NoSuchKey || (error instanceof Error && error.name === "AccessDenied")) return undefined;
    throw error;
  }
}

/**
 * Copies a document without its tags, which would need permission to set tags, such as that of the malware scan.
 *
 * @param version of the document to copy; the newest without it
 */
export async function copyDocument(from: string, to: string, version?: string): Promise<void> {
  const CopySource = `${bucket()}/${from}${version === undefined ? "" : `?versionId=${version}`}`;
  const directives = { MetadataDirective: "COPY", TaggingDirective: "REPLACE" } as const;
  await s3.send(new CopyObjectCommand({ Bucket: bucket(), Key: to, CopySource, ...directives }));
}

/** A URL with which the browser can display a document for five minutes. */
export function viewUrl(key: string, mediaType = PDF): Promise<string> {
  return getSignedUrl(
    s3,
    new GetObjectCommand({
      Bucket: bucket(),
      Key: key,
      ResponseContentDisposition: "inline",
      ResponseContentType: mediaType,
      ResponseCacheControl: "private, no-store",
    }),
    { expiresIn: VIEW_SECONDS, signingDate: rightTime() },
  );
}

/**
 * A URL with which the browser can download a document for five minutes; browsers never display it, whatever its type.
 */
export function downloadUrl(key: string, name: string): Promise<string> {
  return getSignedUrl(
    s3,
    new GetObjectCommand({
      Bucket: bucket(),
      Key: key,
      ResponseContentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, "_")}`,
      ResponseContentType: "application/octet-stream",
      ResponseCacheControl: "private, no-store",
    }),
    { expiresIn: VIEW_SECONDS, signingDate: rightTime() },
  );
}

/** A presigned form to post one file of exactly `size` bytes and the given type to one key within ten minutes. */
export async function uploadForm(
  key: string,
  size: number,
  mediaType: string,
): Promise<{ url: string; fields: Record<string, string> }> {
  s3.config.systemClockOffset = clockOffset();
  return createPresignedPost(s3, {
    Bucket: bucket(),
    Key: key,
    Conditions: [
      ["content-length-range", size, size],
      ["eq", "$Content-Type", mediaType],
    ],
    Fields: { "Content-Type": mediaType },
    Expires: UPLOAD_SECONDS,
  });
}
