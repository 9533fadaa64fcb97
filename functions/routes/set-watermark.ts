import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { setWatermarkEnabled } from "../store/project/projects.ts";

export const handler = serve(routes.setWatermark, async ({ member, payload: { marked } }) => {
  await setWatermarkEnabled(member, marked);
  return { marked };
});
