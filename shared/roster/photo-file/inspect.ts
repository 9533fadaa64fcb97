import type { Coordinates } from "../fields/coordinates.ts";
import { pictureFromJpeg } from "./jpeg.ts";
import { kindOfFile, type PhotoFormat } from "./kind-of-file.ts";
import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, MAX_PHOTO_SIDE, MAX_SMALL_BYTES, SMALL_SIDE } from "./limits.ts";
import { PhotoError } from "./photo-error.ts";
import { pictureFromPng } from "./png.ts";

/** A photo that may be kept. */
export interface InspectedPhoto {
  readonly format: PhotoFormat;
  /** In pixels, of the picture as it stands upright. */
  readonly width: number;
  readonly height: number;
  /** Where it was taken, if it said so before that was dropped. */
  readonly position: Coordinates | null;
  /** What to keep: the picture and how to turn it, nothing else. */
  readonly bytes: Uint8Array;
}

/**
 * Looks into a photo that somebody sent and takes out all that is not its picture.
 *
 * @throws {PhotoError} in words for the person, when it is no photo that is kept
 */
export function inspectPhoto(bytes: Uint8Array): InspectedPhoto {
  return inspected(bytes, MAX_PHOTO_BYTES, (width, height) => {
    if (Math.max(width, height) <= MAX_PHOTO_SIDE && width * height <= MAX_PHOTO_PIXELS) return;
    throw new PhotoError(`This photo is ${width} × ${height} pixels, which is too large. Upload a smaller one.`);
  });
}

/**
 * Looks into the small picture of a photo, likewise.
 *
 * @throws {PhotoError} when it is no small picture
 */
export function inspectSmall(bytes: Uint8Array): InspectedPhoto {
  const small = inspected(bytes, MAX_SMALL_BYTES, (width, height) => {
    if (Math.max(width, height) <= SMALL_SIDE) return;
    throw new PhotoError(`The small picture has ${width} × ${height} pixels; ${SMALL_SIDE} is the longest side.`);
  });
  if (small.format !== "jpeg") throw new PhotoError("The small picture of a photo is kept as JPEG.");
  return small;
}

function inspected(bytes: Uint8Array, most: number, check: (width: number, height: number) => void): InspectedPhoto {
  const format = kindOfFile(bytes);
  if (bytes.length > most) {
    throw new PhotoError(`This picture is ${megabytes(bytes.length)} MB; the limit is ${megabytes(most)} MB.`);
  }
  const picture = format === "jpeg" ? pictureFromJpeg(bytes) : pictureFromPng(bytes);
  check(picture.width, picture.height);
  const isLying = picture.orientation >= 5;
  return {
    format,
    width: isLying ? picture.height : picture.width,
    height: isLying ? picture.width : picture.height,
    position: picture.position,
    bytes: picture.bare,
  };
}

function megabytes(bytes: number): string {
  return (bytes / (1024 * 1024)).toFixed(1).replace(".0", "");
}
