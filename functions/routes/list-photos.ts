import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { MEDIA_TYPES, photoKeys } from "../options/photo-keys.ts";
import { noSuchOption, optionIn } from "../options/photo-subject.ts";
import { viewUrl } from "../store/aws/documents.ts";
import { photosOf } from "../store/options/photos.ts";

export const handler = serve(routes.listPhotos, async ({ member, query, refuse }) => {
  const option = (await optionIn(member, query)) ?? refuse("noSuchOption", noSuchOption(query));
  const rows = await photosOf(member, option);
  const photos = rows.map(async ({ photoId, width, height, format }) => {
    const keys = photoKeys(member.projectId, photoId);
    const [url, smallUrl] = await Promise.all([
      viewUrl(keys.photo, MEDIA_TYPES[format]),
      viewUrl(keys.small, MEDIA_TYPES.jpeg),
    ]);
    return { photoId, width, height, url, smallUrl };
  });
  return { photos: await Promise.all(photos) };
});
