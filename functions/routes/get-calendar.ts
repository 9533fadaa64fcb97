import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { calendarOf } from "../store/schedule/calendars.ts";

export const handler = serve(routes.getCalendar, ({ member }) => calendarOf(member));
