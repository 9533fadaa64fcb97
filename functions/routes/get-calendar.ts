import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { calendarOf } from "../store/calendars.ts";

export const handler = serve(routes.getCalendar, ({ member }) => calendarOf(member));
