import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { setPalette } from "../store/schedule/strip-palettes.ts";

export const handler = serve(routes.saveStripPalette, async ({ member, payload }) => {
  await setPalette(member, payload.palette);
  return payload;
});
