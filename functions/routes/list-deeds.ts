import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { deedsOf } from "../store/audit.ts";

export const handler = serve(routes.listDeeds, ({ member, query }) => deedsOf(member, query.before));
