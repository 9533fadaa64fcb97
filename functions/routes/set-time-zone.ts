import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { setTimeZone } from "../store/projects.ts";

export const handler = serve(routes.setTimeZone, async ({ member, payload }) => {
  await setTimeZone(member, payload.timeZone);
  return payload;
});
