import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { setPalette } from "../store/strip-palettes.ts";

export const handler = serve(routes.saveStripPalette, async ({ member, payload }) => {
  await setPalette(member, payload.palette);
  return payload;
});
