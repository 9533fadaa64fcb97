import { routes } from "../../shared/contract/routes.ts";
import { message } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { saveCalendar } from "../store/schedule/calendars.ts";

const STALE = message("Someone else has changed the calendar in the meantime. Reload to see their changes.");

export const handler = serve(routes.updateCalendar, async ({ member, payload: { calendar, version }, refuse }) => ({
  version: (await saveCalendar(member, calendar, version)) ?? refuse("staleCalendar", STALE),
}));
