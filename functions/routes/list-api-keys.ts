import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { nowSeconds } from "../runtime/clock.ts";
import { apiKeysOf } from "../store/project/api-keys.ts";

export const handler = serve(routes.listApiKeys, ({ member }) => apiKeysOf(member, nowSeconds()));
