import { crc32 } from "node:zlib";
import { type Exif, exifFrom, NO_EXIF, orientationBlock } from "./exif.ts";
import { DAMAGED, PhotoError } from "./photo-error.ts";
import { joined, type Picture } from "./picture.ts";

const SIGNATURE_BYTES = 8;
/** Chunks required for decoding; all others are metadata. */
const NEEDED: ReadonlySet<string> = new Set(["IHDR", "PLTE", "tRNS", "IDAT"]);

/**
 * Parses a PNG (W3C, third edition) and rewrites it without metadata: no text, times, profiles, previews or EXIF except
 * the orientation, and no trailing data. Of an animation, the still image is kept.
 *
 * @throws {PhotoError} when it is damaged
 */
export function pictureFromPng(bytes: Uint8Array): Picture {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [];
  let exif: Exif = NO_EXIF;
  let size: { width: number; height: number } | undefined;
  let hasData = false;
  for (let at = SIGNATURE_BYTES; ; ) {
    if (at + 12 > bytes.length) throw new PhotoError(DAMAGED);
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) throw new PhotoError(DAMAGED);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (NEEDED.has(type) && crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) {
      throw new PhotoError(DAMAGED);
    }
    if ((type === "IHDR") !== (size === undefined)) throw new PhotoError(DAMAGED);
    if (type === "IHDR") {
      if (length !== 13) throw new PhotoError(DAMAGED);
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
    if (type === "IDAT") hasData = true;
    if (type === "eXIf" && exif === NO_EXIF) exif = exifFrom(content);
    if (NEEDED.has(type)) kept.push(bytes.subarray(at, end));
    at = end;
    if (type === "IEND") break;
  }
  if (!size || !hasData || size.width === 0 || size.height === 0) throw new PhotoError(DAMAGED);
  const [header, ...rest] = kept;
  const turn = exif.orientation === 1 ? [] : [chunk("eXIf", orientationBlock(exif.orientation))];
  const bare = joined([
    bytes.subarray(0, SIGNATURE_BYTES),
    header ?? new Uint8Array(),
    ...turn,
    ...rest,
    chunk("IEND", new Uint8Array()),
  ]);
  return { ...size, ...exif, bare };
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const whole = new Uint8Array(12 + content.length);
  const view = new DataView(whole.buffer);
  view.setUint32(0, content.length);
  for (const [at, letter] of [...type].entries()) whole[4 + at] = letter.charCodeAt(0);
  whole.set(content, 8);
  view.setUint32(8 + content.length, crc32(whole.subarray(4, 8 + content.length)));
  return whole;
}
