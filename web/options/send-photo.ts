import type { PhotoSubject } from "../../shared/contract/photos.ts";
import type { Coordinates } from "../../shared/roster/coordinates.ts";
import { kindOfFile } from "../../shared/roster/photo-file/kind-of-file.ts";
import { MAX_PHOTO_BYTES } from "../../shared/roster/photo-file/limits.ts";
import { PhotoError } from "../../shared/roster/photo-file/photo-error.ts";
import { api, NetworkError } from "../api.ts";
import { smallPictureOf } from "./small-picture.ts";

/** The bytes by which a file says what it is. */
const START = 32;

/**
 * Keeps a photo of an option, or a logo. Gives where it was taken, if it says so.
 *
 * @throws {PhotoError} when the file is none that is kept
 */
export async function sendPhoto(id: string, of: PhotoSubject, file: File): Promise<Coordinates | null> {
  const format = kindOfFile(new Uint8Array(await file.slice(0, START).arrayBuffer()));
  if (file.size > MAX_PHOTO_BYTES) throw new PhotoError("It has more than 20 MB. Save it smaller, and upload that.");
  const small = await smallPictureOf(file).catch(() => {
    throw new PhotoError("This picture cannot be opened. Save it again as JPEG, and upload that.");
  });
  const params = { id };
  const mediaType = format === "png" ? "image/png" : "image/jpeg";
  const payload = { of, mediaType, size: file.size, smallSize: small.size } as const;
  const prepared = await api.preparePhoto({ params, payload });
  await Promise.all([post(prepared.photo, file), post(prepared.small, small)]);
  const { position } = await api.finishPhoto({ params, payload: { of, upload: prepared.upload } });
  return position;
}

async function post({ url, fields }: { url: string; fields: Record<string, string> }, file: Blob): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", file);
  let answer: Response;
  try {
    answer = await fetch(url, { method: "POST", body: form, credentials: "omit" });
  } catch {
    throw new NetworkError();
  }
  if (!answer.ok) throw new Error(`HTTP error! status: ${answer.status}`);
}
