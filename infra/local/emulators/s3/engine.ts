import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type Authority, type Engine, ServiceError } from "../engine.ts";
import { DISK_FULL, isDiskFull } from "../files/full-disk.ts";
import { closeServer } from "../json-http.ts";
import type { Caller, Created, S3Response } from "./call.ts";
import { corsHeaders, preflightHeaders } from "./http/cors.ts";
import { noSuchBucket, noSuchKey } from "./http/errors.ts";
import { parseRequest, type S3Request } from "./http/request.ts";
import { authenticate } from "./http/signature.ts";
import { xmlDocument } from "./http/xml.ts";
import { operationFor } from "./operations.ts";
import { postObject } from "./post.ts";
import { type Bucket, type BucketOptions, openBucket } from "./storage/bucket.ts";
import type { Uploads } from "./uploads.ts";

export interface S3Engine extends Engine {
  /** Opens a bucket with the objects that its folder already contains. */
  createBucket(name: string, options: BucketOptions): void;
  /** The bytes of an object, for other emulators. */
  read(bucket: string, key: string, versionId?: string): Promise<Uint8Array>;
  /** Sets the tags of a version, for other emulators. */
  tag(bucket: string, key: string, versionId: string, tags: Readonly<Record<string, string>>): void;
}

export interface S3Options {
  readonly folder: string;
  /** The source of keys and permissions; without it the key "local" with the secret "local" may do everything. */
  readonly authority?: Authority;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly onCreated?: (object: Created) => void;
}

const everythingToLocal: Authority = {
  secretOf: (accessKeyId) => (accessKeyId === "local" ? "local" : undefined),
  allows: () => true,
};

/** Supports path-style addressing only, which the SDK uses when the endpoint is an IP address. */
export function s3Engine({
  folder,
  authority = everythingToLocal,
  now = Date.now,
  onCreated: created = () => {},
}: S3Options): S3Engine {
  const buckets = new Map<string, Bucket>();
  const uploads: Uploads = new Map();

  function bucketNamed(name: string): Bucket {
    const bucket = buckets.get(name);
    if (bucket === undefined) throw noSuchBucket(name);
    return bucket;
  }

  function callerOf(accessKeyId: string): Caller {
    return { accessKeyId, may: (action, resourceArn) => authority.allows(accessKeyId, action, resourceArn) };
  }

  async function answerTo(request: S3Request): Promise<S3Response> {
    const bucketCors = buckets.get(request.bucket)?.cors ?? [];
    if (request.method === "OPTIONS") return { headers: preflightHeaders(bucketCors, request) };
    const { secretOf } = authority;
    if (isForm(request)) {
      const bucket = bucketNamed(request.bucket);
      return postObject({ request, bucket, secretOf, now: now(), callerOf, created });
    }
    const caller = callerOf(authenticate(request, secretOf, now()));
    const bucket = bucketNamed(request.bucket);
    return operationFor(request)({ request, bucket, caller, uploads, bucketNamed, created });
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("x-amz-request-id", randomUUID());
    try {
      const request = parseRequest(incoming);
      const cors = corsHeaders(buckets.get(request.bucket)?.cors ?? [], request);
      for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
      await send(response, await answerTo(request));
    } catch (error) {
      sendError(response, incoming, error);
    } finally {
      // Drain the request: after a refusal, unread data would block the next request on the connection.
      incoming.unpipe();
      incoming.resume();
    }
  }

  const server = createServer((incoming, response) => void serve(incoming, response));

  return {
    server,
    createBucket(name, options) {
      buckets.get(name)?.close();
      buckets.set(name, openBucket(join(folder, name), name, options, now));
    },
    async read(bucketName, key, versionId) {
      const { states, bodies } = bucketNamed(bucketName);
      const state = versionId === undefined ? states(key)[0] : states(key).find(({ id }) => id === versionId);
      if (state === undefined || !("body" in state)) throw noSuchKey(key);
      return buffer(bodies.read(state.body, 0, state.size - 1));
    },
    tag(bucketName, key, versionId, tags) {
      bucketNamed(bucketName).tag(key, versionId, tags);
    },
    async close() {
      await closeServer(server);
      for (const bucket of buckets.values()) bucket.close();
      buckets.clear();
    },
  };
}

function isForm({ method, key, header }: S3Request): boolean {
  return method === "POST" && key === "" && /^multipart\/form-data/i.test(header("content-type") ?? "");
}

async function send(response: ServerResponse, { status = 200, headers = {}, body }: S3Response): Promise<void> {
  if (typeof body === "string") {
    response.writeHead(status, { "content-type": "application/xml", ...headers }).end(body);
    return;
  }
  response.writeHead(status, headers);
  if (body === undefined) response.end();
  else await pipeline(body, response);
}

function sendError(response: ServerResponse, incoming: IncomingMessage, error: unknown): void {
  // A partly sent object cannot be replaced by an error, so close the connection.
  if (response.headersSent) return void response.destroy();
  if (response.destroyed) return;
  const known = error instanceof ServiceError ? error : internalError(error);
  const { code: Code, message: Message, status, details } = known;
  const RequestId = String(response.getHeader("x-amz-request-id"));
  const document = xmlDocument("Error", { Code, Message, ...textsOf(details), RequestId });
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(incoming.method === "HEAD" ? undefined : document);
}

function internalError(error: unknown): ServiceError {
  if (isDiskFull(error)) return new ServiceError("DiskFull", DISK_FULL.message, 507);
  console.error(error);
  return new ServiceError("InternalError", `The local S3 failed: ${error}`, 500);
}

function textsOf(details: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)]));
}
