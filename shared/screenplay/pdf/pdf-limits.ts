import { constants, inflateSync } from "node:zlib";
import { stored } from "../../i18n/stored.ts";
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
const WIDTH = /\/Width\s*(\d{1,7})\b/;
const HEIGHT = /\/Height\s*(\d{1,7})\b/;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** The place of a stream's bytes in a file, from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Rejects without parsing: other file types, files that are too large, and files whose compressed streams expand beyond
 * any screenplay.
 *
 * @returns the pictures, which are not decompressed here: only a reader that removes or skips them is safe
 * @throws {PdfError}
 */
export function checkPdfBytes(pdf: Uint8Array): readonly ByteRange[] {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  // Only white space and a byte order mark may come first, so that a file that is also HTML is rejected.
  if (!/^(?:\xef\xbb\xbf)?\s*%PDF-/.test(bytes.toString("latin1", 0, 1024))) {
    throw new PdfError("not-a-pdf", stored("This is not a PDF. Export the script as PDF and upload that file."));
  }
  if (bytes.length > MAX_PDF_BYTES) {
    const [size, limit] = [bytes.length, MAX_PDF_BYTES].map((length) => Math.ceil(length / 2 ** 20));
    throw new PdfError(
      "too-large",
      stored("This PDF is {size} MB; at most {limit} MB can be read. Save a smaller copy.", {
        size: size!,
        limit: limit!,
      }),
    );
  }
  return assertNoDecompressionBomb(bytes);
}

/** Maximum number of objects in the file: direct ones, and those announced by object streams. */
export function objectCount(pdf: Uint8Array): number {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString("latin1");
  const plain = text.match(/\d\s+obj\b/g)?.length ?? 0;
  const packed = [...text.matchAll(/\/N\s+(\d{1,7})/g)].reduce((sum, match) => sum + Number(match[1]), 0);
  return plain + packed;
}

/**
 * Decodes each stream that is not a picture, up to a limit. Detects encodings by the data where possible, not by the
 * filter names in the dictionary, which may be escaped or stored elsewhere.
 */
function assertNoDecompressionBomb(bytes: Buffer): ByteRange[] {
  const pictures: ByteRange[] = [];
  let unpacked = 0;
  for (const { dictionary, start, end } of streamsIn(bytes)) {
    if (isPicture(dictionary)) {
      pictures.push({ start, end });
      continue;
    }
    // To the end of the file: compressed data may contain the word that ends a stream, and end by themselves.
    let content: Buffer | undefined = bytes.subarray(start);
    let rest = bytes.subarray(start, Math.max(end, start + lengthIn(dictionary)));
    for (let layer = 0; content && layer < MAX_LAYERS; layer++) {
      content = looksDeflated(content) ? inflated(content) : textDecoded(content);
      rest = content ?? rest;
      unpacked += content?.length ?? 0;
    }
    if (mayHaveFilter(dictionary, RUN_LENGTH)) unpacked += lengthOfRuns(rest);
    if (mayHaveFilter(dictionary, LZW)) unpacked += lengthOfLzw(rest, dictionary);
    if (unpacked > MAX_UNPACKED_BYTES) throw bomb();
  }
  return pictures;
}

interface Stream extends ByteRange {
  readonly dictionary: string;
}

function* streamsIn(bytes: Buffer): Generator<Stream> {
  let before = 0;
  for (let at = bytes.indexOf("stream"); at >= 0; at = bytes.indexOf("stream", at + 6)) {
    if (bytes.toString("latin1", at - 3, at) === "end") continue;
    let start = at + 6;
    while (start < bytes.length && bytes[start] !== LINE_FEED && bytes[start] !== CARRIAGE_RETURN) start++;
    start += bytes[start] === CARRIAGE_RETURN && bytes[start + 1] === LINE_FEED ? 2 : 1;
    const end = bytes.indexOf("endstream", start);
    const dictionary = unescaped(bytes.toString("latin1", before, at));
    yield { dictionary, start, end: end < 0 ? bytes.length : end };
    if (end > 0) at = end;
    before = at + 6;
  }
}
/** Names may contain hexadecimal escapes: `/#46lateDecode`. */
function unescaped(dictionary: string): string {
  return dictionary.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/**
 * Requires a size, so that not every stream can claim to be a picture. Object streams are decompressed by every reader,
 * whatever else they claim to be.
 */
function isPicture(objects: string): boolean {
  const dictionary = objects.slice(objects.lastIndexOf("obj") + 1);
  const dots = Number(WIDTH.exec(dictionary)?.[1] ?? 0) * Number(HEIGHT.exec(dictionary)?.[1] ?? 0);
  const isObjects = /\/Type\s*\/(?:ObjStm|XRef)\b/.test(dictionary);
  return /\/Subtype\s*\/Image\b/.test(dictionary) && !isObjects && dots > 0 && dots <= MAX_PICTURE_DOTS;
}

/** The length that a dictionary itself states; 0 if it refers to another object. */
function lengthIn(dictionary: string): number {
  return Number(/\/Length\s+(\d{1,9})\b(?!\s+\d+\s+R\b)/.exec(dictionary)?.[1] ?? 0);
}

const RUN_LENGTH = /\/(?:RunLengthDecode|RL)\b/;
const LZW = /\/(?:LZWDecode|LZW)\b/;
const FILTER_ELSEWHERE = /\/(?:Filter|F)(?:\s*\[)?\s*\d+\s+\d+\s+R\b/;

/** Whether a stream may have a filter; a name that is stored in another object may be any. */
function mayHaveFilter(dictionary: string, filter: RegExp): boolean {
  return filter.test(dictionary) || FILTER_ELSEWHERE.test(dictionary);
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

/** Bytes of decoded text that show whether compressed data follow. */
const PREFIX = 64;
/** Encodings as text in a row. */
const MAX_TEXT_LAYERS = 2;

/** The data in a text of hexadecimal digits or base 85, if they are compressed. */
function textDecoded(content: Buffer, layers = MAX_TEXT_LAYERS): Buffer | undefined {
  if (layers === 0) return undefined;
  for (const decode of [fromHex, fromBase85]) {
    const prefix = decode(content, PREFIX);
    if (looksDeflated(prefix)) return decode(content, MAX_STREAM_BYTES);
    if (textDecoded(prefix, layers - 1)) return textDecoded(decode(content, MAX_STREAM_BYTES), layers - 1);
  }
  return undefined;
}

/** Decodes up to `>`; readers skip all other characters. */
function fromHex(content: Buffer, most: number): Buffer {
  const decoded: number[] = [];
  let half = -1;
  for (let at = 0; at < content.length && decoded.length < most && content[at] !== HEX_END; at++) {
    const digit = Number.parseInt(String.fromCharCode(content[at]!), 16);
    if (Number.isNaN(digit)) continue;
    if (half >= 0) decoded.push(half * 16 + digit);
    half = half < 0 ? digit : -1;
  }
  return Buffer.from(decoded);
}

/** Decodes up to `~`; readers skip white space. */
function fromBase85(content: Buffer, most: number): Buffer {
  const decoded: number[] = [];
  let group: number[] = [];
  for (let at = 0; at < content.length && decoded.length < most && content[at] !== BASE_85_END; at++) {
    const code = content[at]!;
    if (code <= SPACE) continue;
    if (code === BASE_85_ZEROS && group.length === 0) decoded.push(0, 0, 0, 0);
    else if (group.push(code - BASE_85_FIRST) === 5) {
      const value = group.reduce((sum, digit) => sum * 85 + digit, 0);
      for (const shift of [24, 16, 8, 0]) decoded.push(Math.floor(value / 2 ** shift) & 255);
      group = [];
    }
  }
  return Buffer.from(decoded);
}

const [HEX_END, BASE_85_END, BASE_85_FIRST, BASE_85_ZEROS, SPACE] = [...">~!z "].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
];

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

const [LZW_CLEAR, LZW_END, LZW_CODES] = [256, 257, 4096];

/** Decoded length of LZW data, whose codes of 9 to 12 bits stand for sequences of earlier data. */
function lengthOfLzw(body: Buffer, dictionary: string): number {
  const early = /\/EarlyChange\s+0\b/.test(dictionary) ? 0 : 1;
  const lengths = new Uint16Array(LZW_CODES).fill(1);
  let [length, next, width, last, bits, value] = [0, LZW_END + 1, 9, 0, 0, 0];
  for (const byte of body) {
    value = ((value << 8) | byte) & 0xfffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (value >> bits) & (2 ** width - 1);
    if (code === LZW_END) break;
    if (code === LZW_CLEAR) {
      [next, width, last] = [LZW_END + 1, 9, 0];
      continue;
    }
    const own = code < next ? lengths[code]! : last + 1;
    if (last > 0 && next < LZW_CODES) lengths[next++] = last + 1;
    length += own;
    last = own;
    width = Math.min(12, Math.floor(Math.log2(next + early)) + 1);
    if (length > MAX_STREAM_BYTES) throw bomb();
  }
  return length;
}

function bomb(): PdfError {
  return new PdfError(
    "too-large",
    stored("This PDF unpacks to far more than a screenplay holds. Print it to a new PDF and upload that file."),
  );
}
