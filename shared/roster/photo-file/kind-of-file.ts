import { message, said, t } from "../../i18n/speech.ts";
import { PhotoError } from "./photo-error.ts";

/** Supported photo formats. */
export type PhotoFormat = "jpeg" | "png";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Signatures of other formats, with advice for the user. */
const OTHERS: readonly (readonly [name: string, at: number, start: RegExp, todo: string])[] = [
  [
    message("an HEIC photo"),
    4,
    /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,
    message(
      "On an iPhone, choose Settings, Camera, Formats, Most Compatible for future photos, and send this one as JPEG.",
    ),
  ],
  [message("an AVIF picture"), 4, /^ftypavi[fs]/, message("Open it, save it as JPEG, and upload that.")],
  [message("a video"), 4, /^ftyp/, message("Upload a still from it, as JPEG.")],
  [message("a WebP picture"), 8, /^WEBP/, message("Open it, save it as JPEG or PNG, and upload that.")],
  [message("a GIF picture"), 0, /^GIF8/, message("Open it, save it as PNG, and upload that.")],
  [message("a TIFF or raw photo"), 0, /^(II\*\0|MM\0\*)/, message("Open it, save it as JPEG, and upload that.")],
  [message("a BMP picture"), 0, /^BM/, message("Open it, save it as PNG, and upload that.")],
  [message("a PDF"), 0, /^%PDF/, message("Upload its pictures as JPEG or PNG.")],
  [message("an SVG drawing or a web page"), 0, /^\s*</, message("Save it as PNG, and upload that.")],
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
  if (other)
    throw new PhotoError(
      t("This is {what}; Backlot accepts JPEG and PNG. {todo}", { what: said(other[0]), todo: said(other[3]) }),
    );
  throw new PhotoError(
    t("Backlot does not recognise this photo format; it accepts JPEG and PNG. Save it as JPEG and upload that."),
  );
}
