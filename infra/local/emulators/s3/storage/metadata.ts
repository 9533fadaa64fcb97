import { invalidArgument } from "../http/errors.ts";
import type { S3Request } from "../http/request.ts";
import type { Version } from "./bucket.ts";

const kept = [
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-language",
  "content-type",
  "expires",
];
const overridable = kept.map((name) => [name, `response-${name}`] as const);

/**
 * The headers of a request, or the fields of a form, that an object stores and returns.
 *
 * @param given by lower-case name
 */
export function keptHeaders(given: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  const headers: Record<string, string> = { "content-type": "binary/octet-stream" };
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || !(kept.includes(name) || /^x-amz-meta-[\w.-]+$/.test(name))) continue;
    const text = name === "content-encoding" ? withoutChunks(value.toString()) : value.toString();
    if (text !== "") headers[name] = asHeader(text);
  }
  return headers;
}

/** The headers that describe a version, with the overrides that the request asks for. */
export function headersOf(version: Version, request: S3Request): Record<string, string> {
  const headers: Record<string, string> = {
    ...version.headers,
    ...identityOf(version),
    "last-modified": new Date(version.at).toUTCString(),
    "accept-ranges": "bytes",
  };
  for (const [name, parameter] of overridable) {
    const value = request.parameter(parameter);
    if (value === undefined) continue;
    if (!isHeader(value)) {
      throw invalidArgument(
        `The value of ${parameter} cannot be represented using ISO-8859-1: ${JSON.stringify(value)}`,
      );
    }
    headers[name] = value;
  }
  return headers;
}

/** The headers that identify the version that a client wrote or read. */
export function identityOf({ etag, id }: Version): Record<string, string> {
  return { etag: `"${etag}"`, ...versionHeader(id) };
}

export function versionHeader(id: string): Record<string, string> {
  return id === "null" ? {} : { "x-amz-version-id": id };
}

/** Removes aws-chunked, which is not part of the stored encoding. */
function withoutChunks(contentEncoding: string): string {
  const encodings = contentEncoding.split(",").map((encoding) => encoding.trim());
  return encodings.filter((encoding) => encoding !== "aws-chunked").join(",");
}

function isHeader(text: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
}

/** S3 encodes text that does not fit a header in the notation of mail (RFC 2047). */
function asHeader(text: string): string {
  return isHeader(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString("base64")}?=`;
}
