import { t } from "../../i18n/speech.ts";
import type { Coordinates } from "../fields/coordinates.ts";
import { pictureFromJpeg } from "./jpeg.ts";
import { kindOfFile, type PhotoFormat } from "./kind-of-file.ts";
import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, MAX_PHOTO_SIDE, MAX_SMALL_BYTES, SMALL_SIDE } from "./limits.ts";
import { PhotoError } from "./photo-error.ts";
import { pictureFromPng } from "./png.ts";

/** An accepted photo. */
export interface InspectedPhoto {
  readonly format: PhotoFormat;
  /** Size of the upright picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** GPS position from the metadata, which is then removed. */
  readonly position: Coordinates | null;
  /** The file without metadata except the orientation. */
  readonly bytes: Uint8Array;
}

/**
 * Validates an uploaded photo and removes its metadata.
 *
 * @throws {PhotoError} with a message for the user, when the file is not accepted
 */
export function inspectPhoto(bytes: Uint8Array): InspectedPhoto {
  return inspected(bytes, MAX_PHOTO_BYTES, (width, height) => {
    if (Math.max(width, height) <= MAX_PHOTO_SIDE && width * height <= MAX_PHOTO_PIXELS) return;
    throw new PhotoError(
      t("This photo is {width} × {height} pixels, which is too large. Upload a smaller one.", { width, height }),
    );
  });
}

/**
 * Validates a photo's thumbnail and removes its metadata.
 *
 * @throws {PhotoError} when it is not a valid thumbnail
 */
export function inspectSmall(bytes: Uint8Array): InspectedPhoto {
  const small = inspected(bytes, MAX_SMALL_BYTES, (width, height) => {
    if (Math.max(width, height) <= SMALL_SIDE) return;
    throw new PhotoError(
      t("The thumbnail is {width} × {height} pixels; its longer side can have at most {smallSide}.", {
        width,
        height,
        smallSide: SMALL_SIDE,
      }),
    );
  });
  if (small.format !== "jpeg") throw new PhotoError(t("The thumbnail of a photo must be a JPEG."));
  return small;
}

function inspected(bytes: Uint8Array, most: number, check: (width: number, height: number) => void): InspectedPhoto {
  const format = kindOfFile(bytes);
  if (bytes.length > most) {
    throw new PhotoError(
      t("This picture is {count} MB; the limit is {most} MB.", {
        count: megabytes(bytes.length),
        most: megabytes(most),
      }),
    );
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
