import { ServiceError } from "../../engine.ts";

const MAX_LINE_BYTES = 8192;

/**
 * Decodes a body in the encoding aws-chunked: chunks preceded by their length in hex, an empty chunk, and
 * trailers such as `x-amz-checksum-crc32:4waSgw==`.
 *
 * @param trailers filled when the content has ended
 */
export async function* contentOfChunks(
  source: AsyncIterable<Buffer>,
  trailers: Map<string, string>,
): AsyncGenerator<Buffer> {
  const input = source[Symbol.asyncIterator]();
  let buffered: Buffer = Buffer.alloc(0);

  async function more(): Promise<void> {
    const { done, value } = await input.next();
    if (done) throw incompleteBody("the body ended within a chunk");
    buffered = buffered.length === 0 ? value : Buffer.concat([buffered, value]);
  }

  async function line(): Promise<string> {
    for (;;) {
      const end = buffered.indexOf("\r\n");
      if (end >= 0) {
        const text = buffered.toString("latin1", 0, end);
        buffered = buffered.subarray(end + 2);
        return text;
      }
      if (buffered.length > MAX_LINE_BYTES) throw incompleteBody("a chunk has no length");
      await more();
    }
  }

  for (;;) {
    const header = await line();
    let left = /^[\da-f]{1,8}(;|$)/i.test(header) ? Number.parseInt(header, 16) : Number.NaN;
    if (Number.isNaN(left)) throw incompleteBody(`"${header.slice(0, 40)}" is not the length of a chunk`);
    if (left === 0) break;
    while (left > 0) {
      if (buffered.length === 0) await more();
      const piece = buffered.subarray(0, left);
      buffered = buffered.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
    if ((await line()) !== "") throw incompleteBody("a chunk is longer than it says");
  }
  for (let trailer = await line(); trailer !== ""; trailer = await line()) {
    const [name = "", value = ""] = trailer.split(/:(.*)/s);
    trailers.set(name.trim().toLowerCase(), value.trim());
  }
}

export function incompleteBody(reason: string): ServiceError {
  return new ServiceError("IncompleteBody", `The request body terminated unexpectedly: ${reason}`);
}
