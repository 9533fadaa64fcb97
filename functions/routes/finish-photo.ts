import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { type InspectedPhoto, inspectPhoto, inspectSmall } from "../../shared/roster/photo-file/inspect.ts";
import { MAX_PHOTOS } from "../../shared/roster/photo-file/limits.ts";
import { PhotoError } from "../../shared/roster/photo-file/photo-error.ts";
import { scannedVersion } from "../http/scanned-upload.ts";
import { serve } from "../http/serve.ts";
import { MEDIA_TYPES, photoKeys, postedKeys } from "../options/photo-keys.ts";
import { noSuchOption, optionIn, tooManyPhotos, tooManyRemoved } from "../options/photo-subject.ts";
import { now } from "../runtime/clock.ts";
import type { Membership } from "../store/account/sessions.ts";
import { deleteDocument, postedBytes, putDocument } from "../store/aws/documents.ts";
import {
  addPhoto,
  deletePhoto,
  forgottenPhotos,
  isPhotoOf,
  LOGO,
  type PhotoRow,
  photoAt,
  photosOf,
  removePhoto,
} from "../store/options/photos.ts";
import { oldestRestorable } from "../store/options/removed-options.ts";

export const handler = serve(routes.finishPhoto, async ({ member, payload: { of, upload }, refuse }) => {
  const option = (await optionIn(member, of)) ?? refuse("noSuchOption", noSuchOption(of));
  /** The photo of an upload that was already finished: for this option, and not removed since. */
  const finished = (row: PhotoRow) => {
    if (!isPhotoOf(row, option)) return refuse("notUploaded", notUploaded());
    if (row.removedAt !== undefined) return refuse("noSuchPhoto", t("This photo no longer exists."));
    const { photoId, width, height } = row;
    return { photo: { photoId, width, height }, position: null };
  };
  // The upload's ID becomes the photo's, so finishing twice adds only one photo.
  const before = await photoAt(member, upload);
  if (before) return finished(before);
  const existing = await photosOf(member, option);
  if (option !== LOGO && existing.length >= MAX_PHOTOS) refuse("tooManyPhotos", tooManyPhotos(of));
  const posted = postedKeys(member.projectId, upload);
  const [photo, small] = await Promise.all(
    [posted.photo, posted.small].map(async (key) => postedBytes(key, await scannedVersion(key))),
  );
  if (!photo || !small) return refuse("notUploaded", notUploaded());
  let inspected: { photo: InspectedPhoto; small: InspectedPhoto };
  try {
    inspected = { photo: inspectPhoto(photo.bytes), small: inspectSmall(small.bytes) };
  } catch (error) {
    await Promise.all([photo.forget(), small.forget()]);
    if (error instanceof PhotoError) return refuse("notPhoto", error.message);
    throw error;
  }
  const { width, height, position, format } = inspected.photo;
  const keys = photoKeys(member.projectId, upload);
  await Promise.all([
    putDocument(keys.photo, inspected.photo.bytes, MEDIA_TYPES[format]),
    putDocument(keys.small, inspected.small.bytes, MEDIA_TYPES[inspected.small.format]),
  ]);
  const restorableSince = oldestRestorable(now());
  await forget(member, restorableSince);
  const reached = await addPhoto(
    member,
    { photoId: upload, width, height, format, of: option, addedAt: now() },
    restorableSince,
  );
  if (reached) {
    // A simultaneous request has added it, whose files these are now.
    const added = await photoAt(member, upload);
    if (added) return finished(added);
    await Promise.all([deleteDocument(keys.photo), deleteDocument(keys.small)]);
    refuse("tooManyPhotos", (reached === "tooManyRemoved" ? tooManyRemoved : tooManyPhotos)(of));
  }
  if (option === LOGO) await Promise.all(existing.map(({ photoId }) => removePhoto(member, photoId, now())));
  await Promise.all([photo.forget(), small.forget()]);
  return { photo: { photoId: upload, width, height }, position };
});

const notUploaded = () => t("The photo has not arrived. Please upload it again.");

/** So few that they do not delay the answer much; the next request deletes others. */
const MAX_FORGOTTEN = 20;

/** Deletes some of the photos that can no longer be restored. */
async function forget(member: Membership, restorableSince: string): Promise<void> {
  const forgotten = (await forgottenPhotos(member, restorableSince)).slice(0, MAX_FORGOTTEN);
  await Promise.all(
    forgotten.map(async ({ photoId }) => {
      const keys = photoKeys(member.projectId, photoId);
      await Promise.all([deleteDocument(keys.photo), deleteDocument(keys.small)]);
      await deletePhoto(member, photoId);
    }),
  );
}
