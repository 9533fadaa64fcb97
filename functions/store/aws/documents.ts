import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type * as z from "zod";
import { clockOffset, rightTime } from "../../runtime/clock.ts";
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

async function get(Key: string, Range?: string) {
  const answer = await s3.send(new GetObjectCommand({ Bucket: bucket(), Key, ...(Range && { Range }) }));
  if (!answer.Body) throw new Error(`${Key} has no content.`);
  return answer.Body;
}

export async function getBytes(key: string): Promise<Uint8Array> {
  return (await get(key)).transformToByteArray();
}

export async function getText(key: string): Promise<string> {
  return (await get(key)).transformToString("utf8");
}

/** Reads a JSON document and checks it by its schema. */
export async function getJson<S extends z.ZodType>(key: string, schema: S): Promise<z.output<S>> {
  const text = await getText(key);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's own words quote what it found, and no script belongs into a log.
    throw new Error(`${key} is no JSON.`);
  }
  return schema.parse(value);
}

/** A JSON document as `getJson` reads it, or undefined when there is none. */
export function getJsonIfAny<S extends z.ZodType>(key: string, schema: S): Promise<z.output<S> | undefined> {
  return ifAny(getJson(key, schema));
}

/** The first bytes of a document, or undefined when there is none. */
export function firstBytes(key: string, count: number): Promise<Uint8Array | undefined> {
  return ifAny(get(key, `bytes=0-${count - 1}`).then((body) => body.transformToByteArray()));
}

/** What the browser has posted under a key, or undefined when nothing has arrived; with what takes that away for good. */
export function postedBytes(
  Key: string,
): Promise<{ readonly bytes: Uint8Array; readonly forget: () => Promise<void> } | undefined> {
  return ifAny(
    s3.send(new GetObjectCommand({ Bucket: bucket(), Key })).then(async ({ Body, VersionId }) => {
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
    // Without the right to list, S3 says "denied" for what is not there.
    if (error instanceof NoSuchKey || (error instanceof Error && error.name === "AccessDenied")) return undefined;
    throw error;
  }
}

export async function copyDocument(from: string, to: string): Promise<void> {
  await s3.send(
    new CopyObjectCommand({ Bucket: bucket(), Key: to, CopySource: `${bucket()}/${from}`, MetadataDirective: "COPY" }),
  );
}

/** An address from which the browser can read one document for five minutes. */
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

/** An address from which the browser can save one document as a file for five minutes. It is never shown, whatever it holds. */
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

/** A form by which the browser can post one file of exactly `size` bytes and of one type to one key within ten minutes. */
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
