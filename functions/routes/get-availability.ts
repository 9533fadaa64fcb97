import { routes } from "../../shared/contract/routes.ts";
import { DatesError } from "../../shared/roster/dates.ts";
import { optionsByGroup, optionsByRole } from "../../shared/roster/present-options.ts";
import { availabilityBoard } from "../../shared/schedule/availability-board.ts";
import { productionFrom } from "../../shared/schedule/production.ts";
import { today } from "../clock.ts";
import { serve } from "../http.ts";
import { NO_BREAKDOWN } from "../production-tables.ts";
import { productionOf } from "../store/breakdowns.ts";
import { calendarOf } from "../store/calendars.ts";
import { optionsOf } from "../store/options.ts";

// The board is about who is free when, for which it does not matter how many scenes a day has.
const WHOLE = { name: "", scope: "all", scenesPerDay: 1 };

export const handler = serve(routes.getAvailability, async ({ member, refuse }) => {
  const [saved, options, { calendar }] = await Promise.all([
    productionOf(member),
    optionsOf(member),
    calendarOf(member),
  ]);
  const { breakdown, roster } = saved ?? refuse("noBreakdown", NO_BREAKDOWN);
  const given = {
    breakdown,
    roster,
    actorOptions: optionsByRole(roster, options.actors),
    locationOptions: optionsByGroup(roster, options.locations),
  };
  try {
    return availabilityBoard(productionFrom({ ...WHOLE, ...given, today: today() }), given, calendar);
  } catch (error) {
    if (error instanceof DatesError) return refuse("unreadableDates", error.message);
    throw error;
  }
});
