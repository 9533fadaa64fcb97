import { ServiceError } from "../../engine.ts";
import { type Checksum, checksums, hashChecksum } from "./checksums.ts";
import { contentOfChunks, incompleteBody } from "./chunked.ts";
import { invalidRequest, notImplemented, tooLarge } from "./errors.ts";
import type { S3Request } from "./request.ts";

/** The checksum of an object, with the header that carries it. */
export interface ObjectChecksum {
  readonly header: string;
  readonly value: string;
}

/** A request body, verified while it is read. */
export interface Payload {
  /** The content. Reading it throws at the end if it differs from what the request declares. */
  readonly bytes: AsyncIterable<Buffer>;
  /** The checksum that the client sent, available once the content has been read. */
  checksum(): ObjectChecksum | undefined;
}

interface Expectation {
  readonly actual: Checksum;
  expected(): string | undefined;
  readonly error: () => ServiceError;
}

export function payloadOf(request: S3Request): Payload {
  const trailers = new Map<string, string>();
  const contentHash = request.header("x-amz-content-sha256") ?? "UNSIGNED-PAYLOAD";
  const isChunked = contentHash.startsWith("STREAMING-");
  if (isChunked && contentHash !== "STREAMING-UNSIGNED-PAYLOAD-TRAILER") throw notImplemented(contentHash);
  // Do not destroy the stream on a refusal: the response still needs its connection.
  const source: AsyncIterable<Buffer> = request.incoming.iterator({ destroyOnReturn: false });
  const content = isChunked ? contentOfChunks(source, trailers) : source;

  const checksumHeader = checksumHeaderOf(request);
  const checksumValue = () => checksumHeader && (request.header(checksumHeader) ?? trailers.get(checksumHeader));
  const expectations: Expectation[] = [];
  if (checksumHeader) {
    const algorithm = checksumHeader.replace("x-amz-checksum-", "");
    const actual = checksums[algorithm];
    if (actual === undefined) throw notImplemented(`The checksum ${algorithm}`);
    const message = `The ${algorithm.toUpperCase()} you specified did not match the calculated checksum.`;
    const error = () => new ServiceError("BadDigest", message);
    expectations.push({ actual: actual(), expected: checksumValue, error });
  }
  const md5 = request.header("content-md5");
  if (md5 !== undefined) {
    const error = () => new ServiceError("BadDigest", "The Content-MD5 you specified did not match what we received.");
    expectations.push({ actual: hashChecksum("md5"), expected: () => md5, error });
  }
  if (/^[\da-f]{64}$/.test(contentHash)) {
    const message = "The provided 'x-amz-content-sha256' header does not match what was computed.";
    const error = () => new ServiceError("XAmzContentSHA256Mismatch", message);
    expectations.push({ actual: hashChecksum("sha256", "hex"), expected: () => contentHash, error });
  } else if (!isChunked && contentHash !== "UNSIGNED-PAYLOAD") {
    throw invalidRequest(`x-amz-content-sha256 must be a SHA-256 in hex or UNSIGNED-PAYLOAD, not "${contentHash}"`);
  }

  const decodedLength = isChunked ? Number(request.header("x-amz-decoded-content-length")) : undefined;
  async function* bytes(): AsyncGenerator<Buffer> {
    let length = 0;
    for await (const chunk of content) {
      length += chunk.length;
      for (const { actual } of expectations) actual.update(chunk);
      yield chunk;
    }
    if (decodedLength !== undefined && decodedLength !== length) {
      throw incompleteBody(`it has ${length} bytes and not the ${decodedLength} of x-amz-decoded-content-length`);
    }
    for (const { actual, expected, error } of expectations) if (actual.digest() !== expected()) throw error();
  }

  return {
    bytes: bytes(),
    checksum() {
      const value = checksumValue();
      return checksumHeader && value ? { header: checksumHeader, value } : undefined;
    },
  };
}

/** Reads a small body, such as an XML document, as text. */
export async function textOfPayload(payload: Payload, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of payload.bytes) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > mostBytes) throw tooLarge(length, mostBytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}

// These share the prefix of the checksum headers but hold no checksum.
const notChecksums = ["x-amz-checksum-algorithm", "x-amz-checksum-mode", "x-amz-checksum-type"];

function checksumHeaderOf(request: S3Request): string | undefined {
  const headers = Object.keys(request.incoming.headers);
  const announced = [...headers, request.header("x-amz-trailer") ?? ""].filter(
    (name) => name.startsWith("x-amz-checksum-") && !notChecksums.includes(name),
  );
  if (announced.length > 1)
    throw invalidRequest("Expecting a single x-amz-checksum- header. Multiple checksum Types are not allowed.");
  return announced[0];
}
