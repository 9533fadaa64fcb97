import { type Caller, type Created, objectArn, requireAccess, type S3Response } from "./call.ts";
import { readForm } from "./http/form.ts";
import { permitOf, within } from "./http/post-policy.ts";
import { requireKey, type S3Request } from "./http/request.ts";
import type { SecretOf } from "./http/signature.ts";
import { xmlDocument } from "./http/xml.ts";
import { commit } from "./objects.ts";
import type { Bucket } from "./storage/bucket.ts";
import { identityOf, keptHeaders } from "./storage/metadata.ts";

export interface Post {
  readonly request: S3Request;
  readonly bucket: Bucket;
  readonly secretOf: SecretOf;
  readonly now: number;
  callerOf(accessKeyId: string): Caller;
  created(object: Created): void;
}

/** Stores the file of a form that is authorized by a signed policy instead of a signed request. */
export async function postObject({ request, bucket, secretOf, now, callerOf, created }: Post): Promise<S3Response> {
  const { fields, fileName, file } = await readForm(request.incoming);
  const permit = permitOf(fields, bucket.name, secretOf, now);
  const key = (fields.get("key") ?? "").replaceAll(/\$\{filename\}/g, () => fileName);
  requireKey(key);
  requireAccess(callerOf(permit.accessKeyId), "s3:PutObject", objectArn(bucket, key));

  const { name, size, md5 } = await bucket.bodies.write(within(permit, file));
  const headers = keptHeaders(Object.fromEntries(fields));
  const anyVersion = { ifMatch: undefined, ifNoneMatch: undefined };
  const version = commit(bucket, key, { body: name, size, etag: md5, headers }, anyVersion);
  created({ bucket: bucket.name, key, id: version.id, size });
  return answerTo(fields.get("success_action_status"), {
    headers: identityOf(version),
    body: xmlDocument("PostResponse", { Bucket: bucket.name, Key: key, ETag: `"${version.etag}"` }),
  });
}

/** S3 returns a document only with status 201. */
function answerTo(wantedStatus: string | undefined, answer: S3Response): S3Response {
  if (wantedStatus === "201") return { ...answer, status: 201 };
  return { headers: answer.headers ?? {}, status: wantedStatus === "200" ? 200 : 204 };
}
