import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { removePhoto } from "../store/options/photos.ts";

export const handler = serve(routes.removePhoto, async ({ member, payload: { photoId }, refuse }) => {
  if (!(await removePhoto(member, photoId, now()))) {
    refuse("noSuchPhoto", t("This photo no longer exists."));
  }
  return { ok: true as const };
});
