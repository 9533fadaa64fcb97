import { ServiceError } from "../engine.ts";
import { type Call, objectArn, requireAccess, type S3Response } from "./call.ts";
import { malformedXml, notImplemented } from "./http/errors.ts";
import { payloadOf, textOfPayload } from "./http/payload.ts";
import { requireKey } from "./http/request.ts";
import { elementsOf, textOf, xmlDocument } from "./http/xml.ts";
import { preconditionOf } from "./objects.ts";
import { versionHeader } from "./storage/metadata.ts";

const MAX_OBJECTS = 1000;
const MAX_DOCUMENT_BYTES = 2 * 1024 * 1024;

interface Deletion {
  /** The id of the deleted version or of the new delete marker. */
  readonly versionId: string | undefined;
  readonly isDeleteMarker: boolean;
}

export function deleteObject(call: Call): S3Response {
  const { ifMatch } = preconditionOf(call.request);
  if (ifMatch !== undefined) throw notImplemented("If-Match, for a deletion,");
  const { versionId, isDeleteMarker } = deleteOne(call, call.request.key, call.request.parameter("versionId"));
  return {
    status: 204,
    headers: {
      ...(versionId !== undefined && versionHeader(versionId)),
      ...(isDeleteMarker && { "x-amz-delete-marker": "true" }),
    },
  };
}

export async function deleteObjects(call: Call): Promise<S3Response> {
  const document = await textOfPayload(payloadOf(call.request), MAX_DOCUMENT_BYTES);
  const objects = elementsOf(document, "Object");
  if (objects.length === 0 || objects.length > MAX_OBJECTS) throw malformedXml();
  const isQuiet = textOf(document, "Quiet") === "true";
  const outcomes = objects.map((object) => {
    const Key = textOf(object, "Key");
    if (Key === undefined) throw malformedXml();
    return outcomeOf(call, Key, textOf(object, "VersionId"));
  });
  return {
    body: xmlDocument("DeleteResult", {
      Deleted: isQuiet ? [] : outcomes.flatMap(({ deleted }) => deleted ?? []),
      Error: outcomes.flatMap(({ error }) => error ?? []),
    }),
  };
}

function outcomeOf(call: Call, Key: string, VersionId: string | undefined) {
  try {
    requireKey(Key);
    const { versionId, isDeleteMarker } = deleteOne(call, Key, VersionId);
    const marker = isDeleteMarker ? { DeleteMarker: true, DeleteMarkerVersionId: versionId } : {};
    return { deleted: { Key, VersionId, ...marker } };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { error: { Key, VersionId, Code: error.code, Message: error.message } };
  }
}

/** Deleting an object that does not exist succeeds, as in S3. */
function deleteOne({ bucket, caller }: Call, key: string, versionId: string | undefined): Deletion {
  const action = versionId === undefined ? "s3:DeleteObject" : "s3:DeleteObjectVersion";
  requireAccess(caller, action, objectArn(bucket, key));
  if (versionId === undefined) {
    const marker = bucket.remove(key);
    return { versionId: marker?.id, isDeleteMarker: marker !== undefined };
  }
  const removed = bucket.removeVersion(key, versionId);
  return { versionId: removed?.id, isDeleteMarker: removed !== undefined && "isDeleteMarker" in removed };
}
