import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { markRemoved } from "../store/options/photos.ts";

export const handler = serve(routes.restorePhoto, async ({ member, payload: { photoId }, refuse }) => {
  if (!(await markRemoved(member, photoId, null))) {
    refuse("noSuchPhoto", "This photo no longer exists.");
  }
  return { ok: true as const };
});
