import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { feedOf } from "../store/calendar-feeds.ts";

export const handler = serve(routes.getCalendarFeed, async ({ member }) => ({ feed: (await feedOf(member)) ?? null }));
