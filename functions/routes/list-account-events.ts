import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { eventsOf } from "../store/account/account-events.ts";

export const handler = serve(routes.listAccountEvents, async ({ session }) => eventsOf(session));
