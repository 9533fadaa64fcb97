import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { eventsOf } from "../store/account-events.ts";

export const handler = serve(routes.listAccountEvents, async ({ session }) => eventsOf(session));
