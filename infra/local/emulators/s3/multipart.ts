import { createHash, randomUUID } from "node:crypto";
import { ServiceError } from "../engine.ts";
import { type Call, objectArn, requireAccess, type S3Response } from "./call.ts";
import { invalidArgument, malformedXml, tooSmall } from "./http/errors.ts";
import { payloadOf, textOfPayload } from "./http/payload.ts";
import { elementsOf, textOf, xmlDocument } from "./http/xml.ts";
import { commit, preconditionOf } from "./objects.ts";
import type { Bodies, StoredBody } from "./storage/bodies.ts";
import { keptHeaders, versionHeader } from "./storage/metadata.ts";
import type { Upload, Uploads } from "./uploads.ts";

const MAX_PARTS = 10_000;
const MIN_PART_BYTES = 5 * 1024 * 1024;
const MAX_DOCUMENT_BYTES = 2 * 1024 * 1024;

export function createUpload({ request, bucket, caller, uploads }: Call): S3Response {
  requireAccess(caller, "s3:PutObject", objectArn(bucket, request.key));
  const id = randomUUID();
  const headers = keptHeaders(request.incoming.headers);
  uploads.set(id, { bucket: bucket.name, key: request.key, headers, parts: new Map() });
  return {
    body: xmlDocument("InitiateMultipartUploadResult", { Bucket: bucket.name, Key: request.key, UploadId: id }),
  };
}

export async function uploadPart(call: Call): Promise<S3Response> {
  const { request, bucket, caller } = call;
  requireAccess(caller, "s3:PutObject", objectArn(bucket, request.key));
  const { upload } = uploadOf(call);
  const number = Number(request.parameter("partNumber"));
  if (!Number.isInteger(number) || number < 1 || number > MAX_PARTS) {
    throw invalidArgument(`Part number must be an integer between 1 and ${MAX_PARTS}, inclusive`);
  }
  const payload = payloadOf(request);
  const part = await bucket.bodies.write(payload.bytes);
  const replaced = upload.parts.get(number);
  upload.parts.set(number, part);
  if (replaced) bucket.bodies.remove(replaced.name);
  const checksum = payload.checksum();
  return { headers: { etag: `"${part.md5}"`, ...(checksum && { [checksum.header]: checksum.value }) } };
}

export async function completeUpload(call: Call): Promise<S3Response> {
  const { request, bucket, caller, uploads } = call;
  const { key } = request;
  requireAccess(caller, "s3:PutObject", objectArn(bucket, key));
  const { id, upload } = uploadOf(call);
  const precondition = preconditionOf(request);
  const document = await textOfPayload(payloadOf(request), MAX_DOCUMENT_BYTES);
  const parts = chosenParts(document, upload);
  const { name, size } = await bucket.bodies.write(joined(bucket.bodies, parts));
  const version = commit(bucket, key, { body: name, size, etag: etagOf(parts), headers: upload.headers }, precondition);
  forget(uploads, id, bucket.bodies);
  call.created({ bucket: bucket.name, key, id: version.id, size });
  return {
    headers: versionHeader(version.id),
    body: xmlDocument("CompleteMultipartUploadResult", { Bucket: bucket.name, Key: key, ETag: `"${version.etag}"` }),
  };
}

export function abortUpload(call: Call): S3Response {
  const { request, bucket, caller, uploads } = call;
  requireAccess(caller, "s3:AbortMultipartUpload", objectArn(bucket, request.key));
  forget(uploads, uploadOf(call).id, bucket.bodies);
  return { status: 204 };
}

function uploadOf({ request, bucket, uploads }: Call): { readonly id: string; readonly upload: Upload } {
  const id = request.parameter("uploadId") ?? "";
  const upload = uploads.get(id);
  if (upload?.bucket === bucket.name && upload.key === request.key) return { id, upload };
  const message =
    "The specified upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.";
  throw new ServiceError("NoSuchUpload", message, 404, { UploadId: id });
}

/** The parts that the client lists, which must match the uploaded ones. */
function chosenParts(document: string, upload: Upload): StoredBody[] {
  const chosen = elementsOf(document, "Part").map((part) => ({
    number: Number(textOf(part, "PartNumber")),
    etag: textOf(part, "ETag")?.replaceAll('"', ""),
  }));
  if (chosen.length === 0) throw malformedXml();
  if (chosen.some(({ number }, index) => index > 0 && number <= chosen[index - 1]!.number)) {
    const message = "The list of parts was not in ascending order. Parts must be ordered by part number.";
    throw new ServiceError("InvalidPartOrder", message);
  }
  return chosen.map(({ number, etag }, index) => {
    const part = upload.parts.get(number);
    if (part === undefined || part.md5 !== etag) {
      const message = "One or more of the specified parts could not be found, or its ETag did not match.";
      throw new ServiceError("InvalidPart", message, 400, { PartNumber: number, ETag: etag });
    }
    if (part.size < MIN_PART_BYTES && index < chosen.length - 1) throw tooSmall(part.size, MIN_PART_BYTES);
    return part;
  });
}

async function* joined(bodies: Bodies, parts: readonly StoredBody[]): AsyncGenerator<Buffer> {
  for (const { name, size } of parts) yield* bodies.read(name, 0, size - 1);
}

/** The ETag of a multipart object: the MD5 of its parts' MD5s, and the number of parts. */
function etagOf(parts: readonly StoredBody[]): string {
  const md5 = createHash("md5");
  for (const part of parts) md5.update(Buffer.from(part.md5, "hex"));
  return `${md5.digest("hex")}-${parts.length}`;
}

function forget(uploads: Uploads, id: string, bodies: Bodies): void {
  for (const { name } of uploads.get(id)?.parts.values() ?? []) bodies.remove(name);
  uploads.delete(id);
}
