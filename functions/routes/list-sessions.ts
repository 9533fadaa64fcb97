import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { nowSeconds } from "../runtime/clock.ts";
import { sessionsOf } from "../store/account/session-list.ts";

export const handler = serve(routes.listSessions, async ({ session }) => sessionsOf(session, nowSeconds));
