import { bucketArn, type Call, requireAccess, type S3Response } from "./call.ts";
import { invalidArgument } from "./http/errors.ts";
import { pageOf } from "./http/page.ts";
import type { S3Request } from "./http/request.ts";
import { xmlDocument } from "./http/xml.ts";
import type { State, Version } from "./storage/bucket.ts";

const MAX_KEYS = 1000;

export function headBucket({ bucket, caller }: Call): S3Response {
  requireAccess(caller, "s3:ListBucket", bucketArn(bucket));
  return { headers: { "x-amz-bucket-region": "us-east-1" } };
}

/** The operation ListObjectsV2. */
export function listObjects({ request, bucket, caller }: Call): S3Response {
  requireAccess(caller, "s3:ListBucket", bucketArn(bucket));
  const { prefix, delimiter, most, shown } = questionIn(request);
  const token = request.parameter("continuation-token");
  const startAfter = request.parameter("start-after") ?? "";
  const lastName = token === undefined ? "" : Buffer.from(token, "base64url").toString();
  const objects = function* () {
    for (const key of bucket.keys().sort()) {
      const [latest] = bucket.states(key);
      if (latest && "body" in latest) yield { key, version: latest };
    }
  };
  const page = pageOf(objects(), prefix, delimiter, most, ({ key }, name) => name > lastName && key > startAfter);
  return {
    body: xmlDocument("ListBucketResult", {
      Name: bucket.name,
      Prefix: shown(prefix),
      Delimiter: delimiter === "" ? undefined : shown(delimiter),
      StartAfter: startAfter === "" ? undefined : shown(startAfter),
      ContinuationToken: token,
      EncodingType: request.parameter("encoding-type"),
      MaxKeys: most,
      KeyCount: page.items.length + page.prefixes.length,
      IsTruncated: page.isTruncated,
      NextContinuationToken:
        page.isTruncated && page.last ? Buffer.from(page.last.name).toString("base64url") : undefined,
      Contents: page.items.map(({ key, version }) => ({ Key: shown(key), ...described(version) })),
      CommonPrefixes: page.prefixes.map((Prefix) => ({ Prefix: shown(Prefix) })),
    }),
  };
}

/** The operation ListObjectVersions. */
export function listVersions({ request, bucket, caller }: Call): S3Response {
  requireAccess(caller, "s3:ListBucketVersions", bucketArn(bucket));
  const { prefix, delimiter, most, shown } = questionIn(request);
  const keyMarker = request.parameter("key-marker") ?? "";
  const versionMarker = request.parameter("version-id-marker");
  const place = bucket.states(keyMarker).findIndex(({ id }) => id === versionMarker);
  const states = function* () {
    for (const key of bucket.keys().sort()) {
      for (const [index, state] of bucket.states(key).entries()) yield { key, state, index };
    }
  };
  const page = pageOf(states(), prefix, delimiter, most, ({ key, index }, name) =>
    key === keyMarker && place >= 0 ? index > place : name > keyMarker,
  );
  const entries = page.items.map(({ key, state, index }) => ({
    state,
    shown: { Key: shown(key), VersionId: state.id, IsLatest: index === 0, ...described(state) },
  }));
  return {
    body: xmlDocument("ListVersionsResult", {
      Name: bucket.name,
      Prefix: shown(prefix),
      KeyMarker: shown(keyMarker),
      VersionIdMarker: versionMarker,
      EncodingType: request.parameter("encoding-type"),
      MaxKeys: most,
      IsTruncated: page.isTruncated,
      NextKeyMarker: page.isTruncated && page.last ? shown(page.last.name) : undefined,
      NextVersionIdMarker:
        page.isTruncated && page.last?.name === page.last?.item.key ? page.last?.item.state.id : undefined,
      Version: entries.flatMap((entry) => ("body" in entry.state ? entry.shown : [])),
      DeleteMarker: entries.flatMap((entry) => ("body" in entry.state ? [] : entry.shown)),
      CommonPrefixes: page.prefixes.map((Prefix) => ({ Prefix: shown(Prefix) })),
    }),
  };
}

function questionIn(request: S3Request) {
  const most = Number(request.parameter("max-keys") ?? MAX_KEYS);
  if (!Number.isInteger(most) || most < 0) {
    throw invalidArgument(`max-keys must be a whole number from 0, not "${request.parameter("max-keys")}"`);
  }
  const isEncoded = request.parameter("encoding-type") === "url";
  return {
    prefix: request.parameter("prefix") ?? "",
    delimiter: request.parameter("delimiter") ?? "",
    most: Math.min(most, MAX_KEYS),
    shown: (text: string) => (isEncoded ? encodeURIComponent(text).replaceAll("%2F", "/") : text),
  };
}

function described(state: State | Version) {
  const LastModified = new Date(state.at).toISOString();
  if (!("body" in state)) return { LastModified };
  return { LastModified, ETag: `"${state.etag}"`, Size: state.size, StorageClass: "STANDARD" };
}
