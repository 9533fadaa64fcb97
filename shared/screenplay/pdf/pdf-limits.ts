import { constants, inflateSync } from "node:zlib";
import { PdfError } from "./pdf-error.ts";

/** Maximum size of a PDF in bytes. A scanned feature script at 300 dpi is smaller. */
const MAX_PDF_BYTES = 100 * 2 ** 20;
/** Maximum number of pages: twice a long screenplay. */
export const MAX_PDF_PAGES = 400;

/** Maximum pixels of a decoded picture: a double page at 1200 dpi. */
export const MAX_PICTURE_DOTS = 300_000_000;

const MAX_STREAM_BYTES = 64 * 2 ** 20;
const MAX_UNPACKED_BYTES = 512 * 2 ** 20;
const MAX_LAYERS = 8;
const DICTIONARY_REACH = 2048;
const WIDTH = /\/Width\s*(\d{1,7})\b/;
const HEIGHT = /\/Height\s*(\d{1,7})\b/;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Rejects without parsing: other file types, files that are too large, and files whose compressed streams expand beyond
 * any screenplay.
 *
 * @throws {PdfError}
 */
export function checkPdfBytes(pdf: Uint8Array): void {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  // Only white space and a byte order mark may come first, so that a file that is also HTML is rejected.
  if (!/^(?:\xef\xbb\xbf)?\s*%PDF-/.test(bytes.toString("latin1", 0, 1024))) {
    throw new PdfError("not-a-pdf", "This is not a PDF. Export the script as PDF and upload that file.");
  }
  if (bytes.length > MAX_PDF_BYTES) {
    const [size, limit] = [bytes.length, MAX_PDF_BYTES].map((length) => Math.ceil(length / 2 ** 20));
    throw new PdfError("too-large", `This PDF is ${size} MB; at most ${limit} MB can be read. Save a smaller copy.`);
  }
  assertNoDecompressionBomb(bytes);
}

/** Maximum number of objects in the file: direct ones, and those announced by object streams. */
export function objectCount(pdf: Uint8Array): number {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString("latin1");
  const plain = text.match(/\d\s+obj\b/g)?.length ?? 0;
  const packed = [...text.matchAll(/\/N\s+(\d{1,7})/g)].reduce((sum, match) => sum + Number(match[1]), 0);
  return plain + packed;
}

/**
 * Decompresses each stream that is not a picture, up to a limit. Detects compression by the data, not by the filter
 * names in the dictionary, which may be escaped or stored elsewhere.
 */
function assertNoDecompressionBomb(bytes: Buffer): void {
  let unpacked = 0;
  for (const { dictionary, body } of streamsIn(bytes)) {
    if (isPicture(dictionary)) continue;
    let content: Buffer | undefined = body;
    for (let layer = 0; content && layer < MAX_LAYERS && looksDeflated(content); layer++) {
      content = inflated(content);
      unpacked += content?.length ?? 0;
    }
    if (/\/(?:RunLengthDecode|RL)\b/.test(dictionary)) unpacked += lengthOfRuns(body);
    if (unpacked > MAX_UNPACKED_BYTES) throw bomb();
  }
}

interface Stream {
  readonly dictionary: string;
  readonly body: Buffer;
}

function* streamsIn(bytes: Buffer): Generator<Stream> {
  for (let at = bytes.indexOf("stream"); at >= 0; at = bytes.indexOf("stream", at + 6)) {
    if (bytes.toString("latin1", at - 3, at) === "end") continue;
    const before = bytes.toString("latin1", Math.max(0, at - DICTIONARY_REACH), at);
    const dictionary = before.slice(before.lastIndexOf("obj") + 1);
    let start = at + 6;
    while (start < bytes.length && bytes[start] !== LINE_FEED && bytes[start] !== CARRIAGE_RETURN) start++;
    start += bytes[start] === CARRIAGE_RETURN && bytes[start + 1] === LINE_FEED ? 2 : 1;
    const end = bytes.indexOf("endstream", start);
    yield { dictionary: unescaped(dictionary), body: bytes.subarray(start, end < 0 ? bytes.length : end) };
    if (end > 0) at = end;
  }
}

/** Names may contain hexadecimal escapes: `/#46lateDecode`. */
function unescaped(dictionary: string): string {
  return dictionary.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Requires a size, so that not every stream can claim to be a picture. */
function isPicture(dictionary: string): boolean {
  const dots = Number(WIDTH.exec(dictionary)?.[1] ?? 0) * Number(HEIGHT.exec(dictionary)?.[1] ?? 0);
  return /\/Subtype\s*\/Image\b/.test(dictionary) && dots > 0 && dots <= MAX_PICTURE_DOTS;
}

/** Checks the two-byte zlib header: the method, and a checksum divisible by 31. */
function looksDeflated(content: Buffer): boolean {
  const [method = 0, flags = 0] = content;
  return (method & 15) === 8 && method < 128 && (method * 256 + flags) % 31 === 0;
}

function inflated(packed: Buffer): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if (error instanceof RangeError) throw bomb();
    return undefined; // Broken or encrypted: left to the parser.
  }
}

/** Decoded length of run-length data: a byte n below 128 precedes n + 1 literal bytes, one above it a repeated byte. */
function lengthOfRuns(body: Buffer): number {
  let length = 0;
  for (let at = 0; at < body.length; ) {
    const code = body[at]!;
    if (code === 128) break;
    length += code < 128 ? code + 1 : 257 - code;
    at += code < 128 ? code + 2 : 2;
  }
  if (length > MAX_STREAM_BYTES) throw bomb();
  return length;
}

function bomb(): PdfError {
  return new PdfError(
    "too-large",
    "This PDF unpacks to far more than a screenplay holds. Print it to a new PDF and upload that file.",
  );
}
