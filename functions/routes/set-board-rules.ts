import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { setStrictMode } from "../store/schedule/board-strictness.ts";

export const handler = serve(routes.setBoardRules, async ({ member, payload }) => {
  await setStrictMode(member, payload.strict);
  return payload;
});
