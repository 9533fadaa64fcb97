import { ServiceError } from "../engine.ts";
import { bucketArn, type Call, type Caller, objectArn, requireAccess, type S3Response } from "./call.ts";
import { accessDenied, invalidRequest, noSuchKey, notImplemented, preconditionFailed } from "./http/errors.ts";
import { payloadOf } from "./http/payload.ts";
import { parseRange } from "./http/range.ts";
import { decoded, requireKey, type S3Request } from "./http/request.ts";
import { xmlDocument } from "./http/xml.ts";
import type { Bucket, Precondition, Version } from "./storage/bucket.ts";
import { headersOf, identityOf, keptHeaders, versionHeader } from "./storage/metadata.ts";

export async function putObject({ request, bucket, caller, created }: Call): Promise<S3Response> {
  const { key } = request;
  requireAccess(caller, "s3:PutObject", objectArn(bucket, key));
  const precondition = preconditionOf(request);
  const payload = payloadOf(request);
  const { name, size, md5 } = await bucket.bodies.write(payload.bytes);
  const checksum = payload.checksum();
  const headers = keptHeaders(request.incoming.headers);
  const version = commit(bucket, key, { body: name, size, etag: md5, headers, checksum }, precondition);
  created({ bucket: bucket.name, key, id: version.id, size });
  return { headers: { ...identityOf(version), ...(checksum && { [checksum.header]: checksum.value }) } };
}

/** Turns a stored body into an object, or deletes the body if the write is refused. */
export function commit(
  bucket: Bucket,
  key: string,
  version: Omit<Version, "id" | "at">,
  precondition: Precondition,
): Version {
  try {
    return bucket.put(key, version, precondition);
  } catch (error) {
    bucket.bodies.remove(version.body);
    throw error;
  }
}

export function getObject({ request, bucket, caller }: Call): S3Response {
  const version = readable(bucket, request.key, request.parameter("versionId"), caller);
  const headers = headersOf(version, request);
  if (isNotModified(request, version)) return { status: 304, headers };

  const range = parseRange(request.header("range"), version.size);
  const { start, end } = range ?? { start: 0, end: version.size - 1 };
  headers["content-length"] = String(end - start + 1);
  if (range) headers["content-range"] = `bytes ${start}-${end}/${version.size}`;
  else if (version.checksum && request.header("x-amz-checksum-mode") === "ENABLED") {
    headers[version.checksum.header] = version.checksum.value;
    headers["x-amz-checksum-type"] = "FULL_OBJECT";
  }
  const hasBody = request.method === "GET" && end >= start;
  return { status: range ? 206 : 200, headers, ...(hasBody && { body: bucket.bodies.read(version.body, start, end) }) };
}

export async function copyObject(call: Call): Promise<S3Response> {
  const { request, bucket, caller } = call;
  requireAccess(caller, "s3:PutObject", objectArn(bucket, request.key));
  const [path = "", versionId] = (request.header("x-amz-copy-source") ?? "").replace(/^\//, "").split("?versionId=");
  const [, sourceBucket = "", sourceKey = ""] = /^([^/]*)\/(.*)$/s.exec(decoded(path, path)) ?? [];
  requireKey(sourceKey);
  const source = call.bucketNamed(sourceBucket);
  const version = readable(source, sourceKey, versionId, caller);
  const replaces = request.header("x-amz-metadata-directive") === "REPLACE";
  if (source === bucket && sourceKey === request.key && versionId === undefined && !replaces) {
    throw invalidRequest(
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.",
    );
  }
  const tags = tagsOfCopy(call, objectArn(source, sourceKey), version, versionId);
  const precondition = preconditionOf(request);
  const { name, size, md5 } = await bucket.bodies.write(source.bodies.read(version.body, 0, version.size - 1));
  const headers = replaces ? keptHeaders(request.incoming.headers) : version.headers;
  const { checksum } = version;
  const added = { body: name, size, etag: md5, headers, checksum, ...(tags && { tags }) };
  const copy = commit(bucket, request.key, added, precondition);
  call.created({ bucket: bucket.name, key: request.key, id: copy.id, size });
  return {
    headers: {
      ...versionHeader(copy.id),
      ...(version.id !== "null" && { "x-amz-copy-source-version-id": version.id }),
    },
    body: xmlDocument("CopyObjectResult", { ETag: `"${copy.etag}"`, LastModified: new Date(copy.at).toISOString() }),
  };
}

/** The tags that a copy takes over, which the caller must have access to. */
function tagsOfCopy(
  { request, bucket, caller }: Call,
  source: string,
  { tags = {} }: Version,
  versionId: string | undefined,
): Version["tags"] {
  if (request.header("x-amz-tagging") !== undefined) throw notImplemented("Tags of a copy");
  if (request.header("x-amz-tagging-directive") === "REPLACE" || Object.keys(tags).length === 0) return undefined;
  requireAccess(caller, versionId === undefined ? "s3:GetObjectTagging" : "s3:GetObjectVersionTagging", source);
  requireAccess(caller, "s3:PutObjectTagging", objectArn(bucket, request.key));
  return tags;
}

/** The requested version, if the caller has read access. */
function readable(bucket: Bucket, key: string, versionId: string | undefined, caller: Caller): Version {
  const action = versionId === undefined ? "s3:GetObject" : "s3:GetObjectVersion";
  requireAccess(caller, action, objectArn(bucket, key));
  const states = bucket.states(key);
  const state = versionId === undefined ? states[0] : states.find(({ id }) => id === versionId);
  if (state && "body" in state) return state;
  if (state && versionId !== undefined) {
    throw new ServiceError("MethodNotAllowed", "The specified method is not allowed against this resource.", 405);
  }
  if (versionId === undefined) throw missing(bucket, key, caller);
  requireList(bucket, caller);
  const details = { Key: key, VersionId: versionId };
  throw new ServiceError("NoSuchVersion", "The specified version does not exist.", 404, details);
}

/** The error for a key without an object. */
export function missing(bucket: Bucket, key: string, caller: Caller): ServiceError {
  requireList(bucket, caller);
  return noSuchKey(key);
}

/** Hides which keys exist from callers without permission to list the bucket. */
function requireList(bucket: Bucket, caller: Caller): void {
  if (!caller.may("s3:ListBucket", bucketArn(bucket))) throw accessDenied();
}

export function preconditionOf(request: S3Request): Precondition {
  const ifNoneMatch = request.header("if-none-match");
  if (ifNoneMatch !== undefined && ifNoneMatch !== "*")
    throw notImplemented("If-None-Match with an ETag, for a write,");
  return { ifMatch: etagsIn(request.header("if-match"))?.[0], ifNoneMatch };
}

function isNotModified(request: S3Request, { etag }: Version): boolean {
  const ifMatch = etagsIn(request.header("if-match"));
  if (ifMatch && !ifMatch.includes(etag) && !ifMatch.includes("*")) throw preconditionFailed("If-Match");
  const ifNoneMatch = etagsIn(request.header("if-none-match"));
  return ifNoneMatch?.some((candidate) => candidate === etag || candidate === "*") ?? false;
}

function etagsIn(header: string | undefined): string[] | undefined {
  return header?.split(",").map((etag) => etag.trim().replaceAll('"', ""));
}
