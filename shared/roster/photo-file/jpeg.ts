import { t } from "../../i18n/speech.ts";
import { type Exif, exifFrom, NO_EXIF, orientationBlock } from "./exif.ts";
import { DAMAGED, PhotoError } from "./photo-error.ts";
import { joined, type Picture } from "./picture.ts";

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP1 = 0xe1;
const ADOBE = 0xee;

/** Segments required for decoding: tables, restart interval, number of lines. */
const NEEDED: ReadonlySet<number> = new Set([0xc4, 0xdb, 0xdc, 0xdd]);
/** Frames that all browsers support: baseline, extended, progressive. */
const SHOWN: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Frames that browsers do not support: lossless, differential, arithmetic. */
const RARE: ReadonlySet<number> = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/**
 * Parses a JPEG (ITU-T T.81) and rewrites it without metadata: no EXIF except the orientation, no XMP, IPTC, comments,
 * profiles or previews, and no trailing data.
 *
 * @throws {PhotoError} when it is damaged, or uses an encoding that browsers do not support
 */
export function pictureFromJpeg(bytes: Uint8Array): Picture {
  const kept: Uint8Array[] = [];
  let exif: Exif = NO_EXIF;
  let size: { width: number; height: number } | undefined;
  let hasScan = false;
  let at = 2;
  for (;;) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++; // fill bytes may precede a marker
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === undefined) throw new PhotoError(DAMAGED);
    if (marker === EOI) break;
    if (marker === SOI) throw new PhotoError(DAMAGED);
    const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    if (end > bytes.length || end < at + 4) throw new PhotoError(DAMAGED);
    const content = bytes.subarray(at + 4, end);
    if (RARE.has(marker)) {
      throw new PhotoError(t("Browsers cannot show this kind of JPEG. Save it as a standard JPEG and upload that."));
    }
    if (SHOWN.has(marker)) {
      if (size || content.length < 6) throw new PhotoError(DAMAGED);
      size = { height: (content[1]! << 8) + content[2]!, width: (content[3]! << 8) + content[4]! };
    }
    if (marker === APP1 && exif === NO_EXIF && isExif(content)) exif = exifFrom(content.subarray(6));
    const isPicture = SHOWN.has(marker) || NEEDED.has(marker) || marker === SOS || isAdobe(marker, content);
    if (isPicture) kept.push(bytes.subarray(at, end));
    at = end;
    if (marker === SOS) {
      if (!size) throw new PhotoError(DAMAGED);
      hasScan = true;
      const next = afterScan(bytes, at);
      kept.push(bytes.subarray(at, next));
      at = next;
    }
  }
  if (!size || !hasScan || size.width === 0 || size.height === 0) throw new PhotoError(DAMAGED);
  const bare = joined([head(exif.orientation), ...kept, new Uint8Array([0xff, EOI])]);
  return { ...size, ...exif, bare };
}

/** End of the entropy-coded data: the next marker that is not a restart marker or a stuffed byte. */
function afterScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new PhotoError(DAMAGED);
}

function isExif(content: Uint8Array): boolean {
  return String.fromCharCode(...content.subarray(0, 6)) === "Exif\0\0";
}

/** The Adobe segment gives the colour transform. Longer segments contain other data as well. */
function isAdobe(marker: number, content: Uint8Array): boolean {
  return marker === ADOBE && content.length === 12 && String.fromCharCode(...content.subarray(0, 5)) === "Adobe";
}

function head(orientation: number): Uint8Array {
  const start = new Uint8Array([0xff, SOI]);
  if (orientation === 1) return start;
  const block = orientationBlock(orientation);
  const length = block.length + 8;
  return joined([start, new Uint8Array([0xff, APP1, length >> 8, length & 255, 0x45, 0x78, 0x69, 0x66, 0, 0]), block]);
}
