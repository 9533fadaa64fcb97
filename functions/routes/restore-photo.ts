import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { tooManyPhotos } from "../options/photo-subject.ts";
import { nowSeconds } from "../runtime/clock.ts";
import { restorePhoto } from "../store/options/photos.ts";

export const handler = serve(routes.restorePhoto, async ({ member, payload: { photoId }, refuse }) => {
  const restored = await restorePhoto(member, photoId, nowSeconds());
  if (!restored) return refuse("noSuchPhoto", t("This photo no longer exists."));
  return restored === true ? { ok: true as const } : refuse("tooManyPhotos", tooManyPhotos(restored));
});
