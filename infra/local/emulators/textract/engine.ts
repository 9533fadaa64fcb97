import { createServer, type IncomingMessage } from "node:http";
import * as z from "zod";
import { type Authority, accessKeyOf, type Engine, ServiceError } from "../engine.ts";
import { answeringJson, closeServer, jsonBody } from "../json-http.ts";
import { requirePermission } from "../permission.ts";
import { textractJobs } from "./jobs.ts";
import type { TextDetector } from "./text-detector.ts";

export interface TextractEngine extends Engine {
  /**
   * Executes an operation for an access key, which needs read permission on the document, or for the local stack
   * itself.
   */
  run(operation: string, input: unknown, accessKeyId?: string): Promise<object>;
}

export interface TextractOptions {
  /** Reads an object from S3. */
  read(bucket: string, key: string): Promise<Uint8Array>;
  readonly detector: TextDetector;
  readonly authority?: Authority;
  /** The minimum duration of a job; 0 by default. */
  readonly delayMs?: number;
  /** Milliseconds since 1970. */
  now?(): number;
}

const contentType = "application/x-amz-json-1.1";
const target = /^Textract\.(\w+)$/;
const MAX_BLOCKS = 1000;

// Strict: refuses what the emulator would ignore, such as a notification channel.
const Start = z.strictObject({
  DocumentLocation: z.strictObject({
    S3Object: z.strictObject({ Bucket: z.string().min(3), Name: z.string().min(1) }),
  }),
  ClientRequestToken: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  JobTag: z.string().optional(),
});
const Get = z.strictObject({
  JobId: z.string().regex(/^[\w-]{1,64}$/),
  MaxResults: z.int().positive().optional(),
  NextToken: z.string().regex(/^\d+$/).optional(),
});

/** Emulates Textract's text detection. */
export function textractEngine(options: TextractOptions): TextractEngine {
  const { detector, authority, delayMs = 0, now = Date.now } = options;
  const jobs = textractJobs(detector, delayMs, now);

  async function start(input: unknown, accessKeyId: string | undefined): Promise<object> {
    const { DocumentLocation, ClientRequestToken: token } = understood(Start, input);
    const { Bucket, Name } = DocumentLocation.S3Object;
    const location = `${Bucket}/${Name}`;
    const mayRead =
      !authority || !accessKeyId || authority.allows(accessKeyId, "s3:GetObject", `arn:aws:s3:::${location}`);
    const { id } = await jobs.start({
      location,
      token,
      document: async () => checked(mayRead ? await options.read(Bucket, Name).catch(unreadable) : unreadable()),
    });
    return { JobId: id };
  }

  /** Throws the errors that Textract returns immediately; errors found while reading fail the job. */
  function checked(document: Uint8Array): Uint8Array {
    if (document.length === 0) throw new ServiceError("BadDocumentException", "The document is empty.");
    detector.check(document);
    return document;
  }

  async function get(input: unknown): Promise<object> {
    const { JobId, MaxResults = MAX_BLOCKS, NextToken = "0" } = understood(Get, input);
    const job = jobs.find(JobId);
    if (!job) throw new ServiceError("InvalidJobIdException", "Request has an invalid Job Id");
    if (!job.outcome) return { JobStatus: "IN_PROGRESS" };
    if (job.outcome.kind === "failed") return { JobStatus: "FAILED", StatusMessage: job.outcome.message };
    const blocks = jobs.blocksOf(job, job.outcome.text);
    const first = Number(NextToken);
    const end = first + Math.min(MaxResults, MAX_BLOCKS);
    return {
      JobStatus: "SUCCEEDED",
      DetectDocumentTextModelVersion: "1.0",
      DocumentMetadata: { Pages: job.outcome.text.pageCount },
      Blocks: blocks.slice(first, end),
      ...(end < blocks.length && { NextToken: `${end}` }),
    };
  }

  async function run(operation: string, input: unknown, accessKeyId?: string): Promise<object> {
    if (operation === "StartDocumentTextDetection") return start(input, accessKeyId);
    if (operation === "GetDocumentTextDetection") return get(input);
    throw new ServiceError("UnknownOperationException", `The local Textract has no operation "${operation}".`);
  }

  async function answer(request: IncomingMessage): Promise<object> {
    const [, operation = ""] = target.exec(`${request.headers["x-amz-target"]}`) ?? [];
    const { authorization } = request.headers;
    requirePermission(authority, authorization, { action: `textract:${operation}`, resources: ["*"], status: 400 });
    return run(operation, await jsonBody(request), accessKeyOf(authorization));
  }

  const server = createServer(answeringJson(answer, contentType));

  return {
    server,
    run,
    async close() {
      jobs.close();
      await closeServer(server);
    },
  };
}

function understood<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new ServiceError("InvalidParameterException", z.prettifyError(parsed.error));
}

function unreadable(): never {
  const message = "Unable to get object metadata from S3. Check object key, region and/or access permissions.";
  throw new ServiceError("InvalidS3ObjectException", message);
}
