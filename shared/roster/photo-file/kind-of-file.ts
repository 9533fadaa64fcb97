import { PhotoError } from "./photo-error.ts";

/** Supported photo formats. */
export type PhotoFormat = "jpeg" | "png";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Signatures of other formats, with advice for the user. */
const OTHERS: readonly (readonly [name: string, at: number, start: RegExp, todo: string])[] = [
  [
    "an HEIC photo",
    4,
    /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,
    "On an iPhone, choose Settings, Camera, Formats, Most Compatible for future photos, and send this one as JPEG.",
  ],
  ["an AVIF picture", 4, /^ftypavi[fs]/, "Open it, save it as JPEG, and upload that."],
  ["a video", 4, /^ftyp/, "Upload a still from it, as JPEG."],
  ["a WebP picture", 8, /^WEBP/, "Open it, save it as JPEG or PNG, and upload that."],
  ["a GIF picture", 0, /^GIF8/, "Open it, save it as PNG, and upload that."],
  ["a TIFF or raw photo", 0, /^(II\*\0|MM\0\*)/, "Open it, save it as JPEG, and upload that."],
  ["a BMP picture", 0, /^BM/, "Open it, save it as PNG, and upload that."],
  ["a PDF", 0, /^%PDF/, "Upload its pictures as JPEG or PNG."],
  ["an SVG drawing or a web page", 0, /^\s*</, "Save it as PNG, and upload that."],
];

/**
 * Detects the format by the first bytes, regardless of the file name.
 *
 * @throws {PhotoError} when the format is not supported
 */
export function kindOfFile(bytes: Uint8Array): PhotoFormat {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (PNG.every((byte, at) => bytes[at] === byte)) return "png";
  const start = String.fromCharCode(...bytes.subarray(0, 32));
  const other = OTHERS.find(([, at, pattern]) => pattern.test(start.slice(at)));
  if (other) throw new PhotoError(`This is ${other[0]}; Backlot accepts JPEG and PNG. ${other[3]}`);
  throw new PhotoError(
    "Backlot does not recognise this photo format; it accepts JPEG and PNG. Save it as JPEG and upload that.",
  );
}
