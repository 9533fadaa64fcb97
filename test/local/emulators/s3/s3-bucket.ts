import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  GetObjectCommand,
  type GetObjectCommandInput,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  type S3ClientConfig,
} from "@aws-sdk/client-s3";
import { expect, onTestFinished } from "vitest";
import { type S3Engine, type S3Options, s3Engine } from "../../../../infra/local/emulators/s3/engine.ts";

export const Bucket = "documents";

/** A running engine with one versioned bucket and a client; both end with the test. */
export interface Running {
  readonly engine: S3Engine;
  readonly s3: S3Client;
  readonly endpoint: string;
  readonly folder: string;
  client(config: S3ClientConfig): S3Client;
}

export async function startS3(
  options: Partial<S3Options> & { readonly versioned?: boolean; readonly cors?: readonly unknown[] } = {},
): Promise<Running> {
  const { versioned = true, cors = [], folder = newFolder(), ...more } = options;
  const engine = s3Engine({ folder, ...more });
  engine.createBucket(Bucket, { versioned, cors });
  onTestFinished(() => engine.close());
  await new Promise<void>((resolve) => engine.server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(engine.server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = (config: S3ClientConfig) =>
    new S3Client({ endpoint, region: "us-east-1", credentials, maxAttempts: 1, ...config });
  return { engine, s3: client({}), endpoint, folder, client };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "backlot-s3-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function textOf(s3: S3Client, Key: string, more: Partial<GetObjectCommandInput> = {}): Promise<string> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key, ...more }));
  return Body!.transformToString();
}

export const put = (
  s3: S3Client,
  Key: string,
  Body: NonNullable<PutObjectCommandInput["Body"]>,
  more: Partial<PutObjectCommandInput> = {},
) => s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));

/** Matches an error of this name, whatever its message. */
export const named = (name: string) => expect.objectContaining({ name });

/** The status of a response and, for an error, its code. */
export async function outcome(answering: Promise<Response>): Promise<string> {
  const answer = await answering;
  const code = /<Code>(.*)<\/Code>/.exec(await answer.text())?.[1];
  return code ? `${answer.status} ${code}` : String(answer.status);
}
