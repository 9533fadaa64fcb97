import { routes } from "../../shared/contract/routes.ts";
import { nowSeconds } from "../clock.ts";
import { serve } from "../http.ts";
import { sessionsOf } from "../store/session-list.ts";

export const handler = serve(routes.listSessions, async ({ session }) => sessionsOf(session, nowSeconds));
