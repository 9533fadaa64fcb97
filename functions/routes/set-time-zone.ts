import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { setTimeZone } from "../store/project/projects.ts";

export const handler = serve(routes.setTimeZone, async ({ member, payload }) => {
  await setTimeZone(member, payload.timeZone);
  return payload;
});
