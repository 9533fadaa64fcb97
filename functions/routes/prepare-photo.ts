import { routes } from "../../shared/contract/routes.ts";
import { MAX_PHOTOS } from "../../shared/roster/photo-file/limits.ts";
import { serve } from "../http/serve.ts";
import { postedKeys } from "../options/photo-keys.ts";
import { noSuchOption, optionIn, tooManyPhotos } from "../options/photo-subject.ts";
import { uploadForm } from "../store/aws/documents.ts";
import { newId } from "../store/aws/id.ts";
import { LOGO, photosOf } from "../store/options/photos.ts";

export const handler = serve(routes.preparePhoto, async ({ member, payload, refuse }) => {
  const { of, size, smallSize, mediaType } = payload;
  const option = (await optionIn(member, of)) ?? refuse("noSuchOption", noSuchOption(of));
  // A new logo replaces the previous one.
  if (option !== LOGO && (await photosOf(member, option)).length >= MAX_PHOTOS)
    refuse("tooManyPhotos", tooManyPhotos(of));
  const upload = newId();
  const keys = postedKeys(member.projectId, upload);
  const [photo, small] = await Promise.all([
    uploadForm(keys.photo, size, mediaType),
    uploadForm(keys.small, smallSize, "image/jpeg"),
  ]);
  return { upload, photo, small };
});
