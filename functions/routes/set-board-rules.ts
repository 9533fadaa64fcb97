import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { setStrict } from "../store/board-rules.ts";

export const handler = serve(routes.setBoardRules, async ({ member, payload }) => {
  await setStrict(member, payload.strict);
  return payload;
});
