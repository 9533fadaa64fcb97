import { constants, inflateSync } from "node:zlib";
import { PdfError } from "./pdf-error.ts";

/** The largest PDF that is read, in bytes. A scanned feature at 300 dpi stays below it. */
export const MAX_PDF_BYTES = 100 * 2 ** 20;
/** The most pages that are read: twice a long screenplay. */
export const MAX_PDF_PAGES = 400;

/** The most dots of a picture that is looked at: a double page at 1200 dots to the inch. */
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
 * Refuses what can be refused without parsing: files of another kind, files too large, and files whose
 * compressed streams unpack to more than any screenplay holds.
 *
 * @throws {PdfError}
 */
export function checkPdfBytes(pdf: Uint8Array): void {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  // Only white space and a byte order mark may come first, so that a file that is also a web page is refused.
  if (!/^(?:\xef\xbb\xbf)?\s*%PDF-/.test(bytes.toString("latin1", 0, 1024))) {
    throw new PdfError("not-a-pdf", "This is not a PDF. Export the script as PDF and upload that file.");
  }
  if (bytes.length > MAX_PDF_BYTES) {
    const [size, limit] = [bytes.length, MAX_PDF_BYTES].map((length) => Math.ceil(length / 2 ** 20));
    throw new PdfError("too-large", `This PDF is ${size} MB; at most ${limit} MB can be read. Save a smaller copy.`);
  }
  assertNoDecompressionBomb(bytes);
}

/** How many objects the file can hold at most: those in plain sight and those that its object streams announce. */
export function objectCount(pdf: Uint8Array): number {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString("latin1");
  const plain = text.match(/\d\s+obj\b/g)?.length ?? 0;
  const packed = [...text.matchAll(/\/N\s+(\d{1,7})/g)].reduce((sum, match) => sum + Number(match[1]), 0);
  return plain + packed;
}

/**
 * Unpacks each stream that is not a picture, stopping where it grows beyond measure. Goes by the bytes and not by the
 * filters that its dictionary names, which may be spelled in many ways or stand elsewhere.
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

/** Names may have any letter as `#` and its number: `/#46lateDecode`. */
function unescaped(dictionary: string): string {
  return dictionary.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** A picture by its size too, so that not everything can pass as one. */
function isPicture(dictionary: string): boolean {
  const dots = Number(WIDTH.exec(dictionary)?.[1] ?? 0) * Number(HEIGHT.exec(dictionary)?.[1] ?? 0);
  return /\/Subtype\s*\/Image\b/.test(dictionary) && dots > 0 && dots <= MAX_PICTURE_DOTS;
}

/** By the two bytes with which deflated data begin: the method, and a sum that 31 divides. */
function looksDeflated(content: Buffer): boolean {
  const [method = 0, flags = 0] = content;
  return (method & 15) === 8 && method < 128 && (method * 256 + flags) % 31 === 0;
}

function inflated(packed: Buffer): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if (error instanceof RangeError) throw bomb();
    return undefined; // Broken or encrypted: the parser has the last word.
  }
}

/** How long a run-length coded text is: a number below 128 announces as many bytes and one, one above it a repeated byte. */
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
