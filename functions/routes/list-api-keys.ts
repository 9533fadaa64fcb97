import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { apiKeysOf } from "../store/api-keys.ts";

export const handler = serve(routes.listApiKeys, ({ member }) => apiKeysOf(member));
