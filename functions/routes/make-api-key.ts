import { routes } from "../../shared/contract/routes.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { makeApiKey } from "../store/api-keys.ts";

export const handler = serve(routes.makeApiKey, ({ member, payload }) => makeApiKey(member, payload, now()));
