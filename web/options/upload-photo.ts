import type { PhotoSubject } from "../../shared/contract/photos.ts";
import type { Coordinates } from "../../shared/roster/fields/coordinates.ts";
import { kindOfFile } from "../../shared/roster/photo-file/kind-of-file.ts";
import { MAX_PHOTO_BYTES } from "../../shared/roster/photo-file/limits.ts";
import { PhotoError } from "../../shared/roster/photo-file/photo-error.ts";
import { api } from "../api/client.ts";
import { onceScanned } from "../api/once-scanned.ts";
import { postTo } from "../api/post-file.ts";
import { t } from "../i18n/translate.ts";
import { smallPictureOf } from "./make-thumbnail.ts";

/** Number of leading bytes that suffice to detect the format. */
const START = 32;

/**
 * Uploads a photo of an option, or a logo. Returns its GPS position, if any.
 *
 * @throws {PhotoError} when the file is not accepted
 */
export async function sendPhoto(id: string, of: PhotoSubject, file: File): Promise<Coordinates | null> {
  const format = kindOfFile(new Uint8Array(await file.slice(0, START).arrayBuffer()));
  if (file.size > MAX_PHOTO_BYTES) throw new PhotoError(t("The file is larger than 20 MB. Upload a smaller one."));
  const small = await smallPictureOf(file).catch(() => {
    throw new PhotoError(t("This picture cannot be opened. Save it as JPEG and upload it again."));
  });
  const params = { id };
  const mediaType = format === "png" ? "image/png" : "image/jpeg";
  const payload = { of, mediaType, size: file.size, smallSize: small.size } as const;
  const prepared = await api.preparePhoto({ params, payload });
  await Promise.all([
    postTo(prepared.photo.url, prepared.photo.fields, file),
    postTo(prepared.small.url, prepared.small.fields, small),
  ]);
  const finish = () => api.finishPhoto({ params, payload: { of, upload: prepared.upload } });
  const { position } = await onceScanned(finish);
  return position;
}
