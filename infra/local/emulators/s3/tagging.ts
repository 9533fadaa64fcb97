import { type Call, objectArn, requireAccess, type S3Response } from "./call.ts";
import { payloadOf, textOfPayload } from "./http/payload.ts";
import { elementsOf, textOf, xmlDocument } from "./http/xml.ts";
import { missing } from "./objects.ts";
import type { Version } from "./storage/bucket.ts";
import { versionHeader } from "./storage/metadata.ts";

const LONGEST_DOCUMENT_BYTES = 64 * 1024;

export function getTags(call: Call): S3Response {
  const { id, tags = {} } = taggable(call, "s3:GetObjectTagging");
  const TagSet = { Tag: Object.entries(tags).map(([Key, Value]) => ({ Key, Value })) };
  return { headers: versionHeader(id), body: xmlDocument("Tagging", { TagSet }) };
}

export async function putTags(call: Call): Promise<S3Response> {
  const { request, bucket } = call;
  const { id } = taggable(call, "s3:PutObjectTagging");
  const document = await textOfPayload(payloadOf(request), LONGEST_DOCUMENT_BYTES);
  const tags = elementsOf(document, "Tag").map((tag) => [textOf(tag, "Key"), textOf(tag, "Value")]);
  bucket.tag(request.key, id, Object.fromEntries(tags));
  return { headers: versionHeader(id) };
}

/** The newest version of the object, if the caller has access to its tags. */
function taggable({ request: { key }, bucket, caller }: Call, action: string): Version {
  requireAccess(caller, action, objectArn(bucket, key));
  const state = bucket.states(key)[0];
  if (state && "body" in state) return state;
  throw missing(bucket, key, caller);
}
