import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { feedOf } from "../store/schedule/calendar-feeds.ts";

export const handler = serve(routes.getCalendarFeed, async ({ member }) => ({ feed: (await feedOf(member)) ?? null }));
