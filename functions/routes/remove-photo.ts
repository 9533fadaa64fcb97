import { routes } from "../../shared/contract/routes.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { markRemoved } from "../store/photos.ts";

export const handler = serve(routes.removePhoto, async ({ member, payload: { photoId }, refuse }) => {
  if (!(await markRemoved(member, photoId, now()))) {
    refuse("noSuchPhoto", "This photo no longer exists.");
  }
  return { ok: true as const };
});
