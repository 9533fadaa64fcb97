import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { makeApiKey } from "../store/project/api-keys.ts";

export const handler = serve(routes.makeApiKey, ({ member, payload }) => makeApiKey(member, payload, now()));
