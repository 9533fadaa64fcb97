import type { Readable } from "node:stream";
import { accessDenied } from "./http/errors.ts";
import type { S3Request } from "./http/request.ts";
import type { Bucket } from "./storage/bucket.ts";
import type { Uploads } from "./uploads.ts";

/** The signer of a request. */
export interface Caller {
  readonly accessKeyId: string;
  may(action: string, resourceArn: string): boolean;
}

/** A newly stored object. */
export interface Created {
  readonly bucket: string;
  readonly key: string;
  /** The version's id. */
  readonly id: string;
  /** In bytes. */
  readonly size: number;
}

/** The input of an operation. */
export interface Call {
  readonly request: S3Request;
  readonly bucket: Bucket;
  readonly caller: Caller;
  readonly uploads: Uploads;
  bucketNamed(name: string): Bucket;
  created(object: Created): void;
}

export interface S3Response {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** An XML document or the bytes of an object. */
  readonly body?: string | Readable;
}

export type Operation = (call: Call) => S3Response | Promise<S3Response>;

export function bucketArn(bucket: Bucket): string {
  return `arn:aws:s3:::${bucket.name}`;
}

export function objectArn(bucket: Bucket, key: string): string {
  return `${bucketArn(bucket)}/${key}`;
}

/** Throws the AWS error if the caller's role lacks the permission. */
export function requireAccess(caller: Caller, action: string, resourceArn: string): void {
  if (caller.may(action, resourceArn)) return;
  throw accessDenied(
    `User: ${caller.accessKeyId} is not authorized to perform: ${action} on resource: "${resourceArn}" because no identity-based policy allows the ${action} action`,
  );
}
