import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { saveCalendar } from "../store/calendars.ts";

const STALE = "Someone else has changed the calendar in the meantime. Reload to see their changes.";

export const handler = serve(routes.updateCalendar, async ({ member, payload: { calendar, version }, refuse }) => ({
  version: (await saveCalendar(member, calendar, version)) ?? refuse("staleCalendar", STALE),
}));
