import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentOfChunks } from "../../../../infra/local/emulators/s3/http/chunked.ts";

/** The content and the trailers of a body that arrives in chunks of these lengths, repeatedly. */
async function read(body: string, lengths: readonly number[] = [body.length]) {
  async function* arriving() {
    for (let at = 0, i = 0; at < body.length; at += lengths[i % lengths.length]!, i++) {
      yield Buffer.from(body.slice(at, at + lengths[i % lengths.length]!), "latin1");
    }
  }
  const trailers = new Map<string, string>();
  const pieces: Buffer[] = [];
  for await (const piece of contentOfChunks(arriving(), trailers)) pieces.push(piece);
  return { content: Buffer.concat(pieces).toString("latin1"), trailers: Object.fromEntries(trailers) };
}

describe("a chunked body", () => {
  it("is decoded to its content and trailers, in any chunks", async () => {
    const chunk = fc.string({ unit: fc.constantFrom("a", "\r", "\n", "0", ";"), minLength: 1, maxLength: 40 });
    const lengths = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(fc.array(chunk), lengths, async (chunks, cuts) => {
        const sent = chunks.map((text) => `${text.length.toString(16)}\r\n${text}\r\n`).join("");
        const body = `${sent}0\r\nX-Amz-Checksum-Crc32: G/lXxQ==\r\n\r\n`;
        expect(await read(body, cuts)).toEqual({
          content: chunks.join(""),
          trailers: { "x-amz-checksum-crc32": "G/lXxQ==" },
        });
      }),
    );
  });

  it.each([
    ["that ends within a chunk", "5\r\nabc"],
    ["that ends before its last chunk", "3\r\nabc\r\n"],
    ["without lengths", "FADE IN:\r\n"],
    ["with a negative length", "-1\r\nabc\r\n0\r\n\r\n"],
    ["whose chunk is longer than it says", "2\r\nabc\r\n0\r\n\r\n"],
    ["that never ends its first line", "a".repeat(20_000)],
  ])("%s is refused", async (_, body) => {
    await expect(read(body)).rejects.toThrow("The request body terminated unexpectedly");
  });
});
