import type { Operation } from "./call.ts";
import { deleteObject, deleteObjects } from "./deletion.ts";
import { notImplemented } from "./http/errors.ts";
import type { S3Request } from "./http/request.ts";
import { headBucket, listObjects, listVersions } from "./listing.ts";
import { abortUpload, completeUpload, createUpload, uploadPart } from "./multipart.ts";
import { copyObject, getObject, putObject } from "./objects.ts";
import { getTags, putTags } from "./tagging.ts";

interface Rule {
  readonly method: string;
  readonly on: "bucket" | "object";
  /** The parameter or header that distinguishes the operation from others with the same method. */
  readonly sign?: string;
  /** Further supported parameters; any other parameter requests something that the emulator does not implement. */
  readonly parameters?: readonly string[];
  readonly operation: Operation;
}

const page = ["prefix", "delimiter", "max-keys", "encoding-type"];
const overrides = [
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-language",
  "content-type",
  "expires",
];
const readParameters = ["versionId", ...overrides.map((name) => `response-${name}`)];

// The first matching rule applies.
const rules: readonly Rule[] = [
  { method: "HEAD", on: "bucket", operation: headBucket },
  {
    method: "GET",
    on: "bucket",
    sign: "versions",
    parameters: [...page, "key-marker", "version-id-marker"],
    operation: listVersions,
  },
  {
    method: "GET",
    on: "bucket",
    sign: "list-type",
    parameters: [...page, "continuation-token", "start-after", "fetch-owner"],
    operation: listObjects,
  },
  { method: "POST", on: "bucket", sign: "delete", operation: deleteObjects },
  { method: "POST", on: "object", sign: "uploads", operation: createUpload },
  { method: "POST", on: "object", sign: "uploadId", operation: completeUpload },
  { method: "PUT", on: "object", sign: "uploadId", parameters: ["partNumber"], operation: uploadPart },
  { method: "DELETE", on: "object", sign: "uploadId", operation: abortUpload },
  { method: "PUT", on: "object", sign: "x-amz-copy-source", operation: copyObject },
  { method: "PUT", on: "object", sign: "tagging", operation: putTags },
  { method: "PUT", on: "object", operation: putObject },
  { method: "GET", on: "object", sign: "tagging", operation: getTags },
  { method: "GET", on: "object", parameters: readParameters, operation: getObject },
  { method: "HEAD", on: "object", parameters: readParameters, operation: getObject },
  { method: "DELETE", on: "object", parameters: ["versionId"], operation: deleteObject },
];

export function operationFor(request: S3Request): Operation {
  const on = request.key === "" ? "bucket" : "object";
  const rule = rules.find(
    ({ method, on: place, sign }) =>
      method === request.method &&
      place === on &&
      (sign === undefined || request.parameter(sign) !== undefined || request.header(sign) !== undefined),
  );
  if (rule === undefined)
    throw notImplemented(`${request.method} of ${on === "bucket" ? "this kind on a bucket" : "an object"}`);
  const known = ["x-id", rule.sign, ...(rule.parameters ?? [])];
  const unknown = request.parameters.find(([name]) => !known.includes(name) && !/^x-amz-/i.test(name));
  if (unknown) throw notImplemented(`The parameter "${unknown[0]}"`);
  return rule.operation;
}
