import { constants, inflateSync } from "node:zlib";
import { PdfError } from "./pdf-error.ts";

/** The largest PDF that is read, in bytes. A scanned feature at 300 dpi stays below it. */
export const MAX_PDF_BYTES = 100 * 2 ** 20;
/** The most pages that are read: twice a long screenplay. */
export const MAX_PDF_PAGES = 400;

const MAX_STREAM_BYTES = 64 * 2 ** 20;
const MAX_UNPACKED_BYTES = 512 * 2 ** 20;
const DICTIONARY_REACH = 2048;

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
    throw new PdfError("too-large", `This PDF has ${size} MB, at most ${limit} MB can be read. Save a smaller copy.`);
  }
  refuseBombs(bytes);
}

/** How many objects the file can hold at most: those in plain sight and those that its object streams announce. */
export function objectCount(pdf: Uint8Array): number {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString("latin1");
  const plain = text.match(/\d\s+obj\b/g)?.length ?? 0;
  const packed = [...text.matchAll(/\/N\s+(\d{1,7})/g)].reduce((sum, match) => sum + Number(match[1]), 0);
  return plain + packed;
}

/** Unpacks each compressed stream that is not a picture, stopping where it grows beyond measure. */
function refuseBombs(bytes: Buffer): void {
  let unpacked = 0;
  for (const { layers, packed } of compressedStreams(bytes)) {
    let content: Buffer | undefined = packed;
    for (let layer = 0; layer < layers && content; layer++) {
      content = inflated(content);
      unpacked += content?.length ?? 0;
    }
    if (unpacked > MAX_UNPACKED_BYTES) throw bomb();
  }
}

function* compressedStreams(bytes: Buffer): Generator<{ layers: number; packed: Buffer }> {
  for (let at = bytes.indexOf("stream"); at >= 0; at = bytes.indexOf("stream", at + 6)) {
    if (bytes.toString("latin1", at - 3, at) === "end") continue;
    const dictionary =
      bytes
        .toString("latin1", Math.max(0, at - DICTIONARY_REACH), at)
        .split(/\bobj\b/)
        .at(-1) ?? "";
    const layers = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
    if (layers === 0 || /\/Subtype\s*\/Image\b/.test(dictionary)) continue;
    const start = at + (bytes[at + 6] === 0x0d ? 8 : 7);
    const end = bytes.indexOf("endstream", start);
    yield { layers, packed: bytes.subarray(start, end < 0 ? bytes.length : end) };
    if (end > 0) at = end;
  }
}

function inflated(packed: Buffer): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if (error instanceof RangeError) throw bomb();
    return undefined; // Broken or encrypted: the parser has the last word.
  }
}

function bomb(): PdfError {
  return new PdfError(
    "too-large",
    "This PDF unpacks to far more than a screenplay holds. Print it to a new PDF and upload that file.",
  );
}
