import { routes } from "../../shared/contract/routes.ts";
import { optionsByGroup, optionsByRole } from "../../shared/roster/options/options-by-owner.ts";
import { availabilityChart } from "../../shared/schedule/availability/availability-chart.ts";
import { schedulingProblemFrom } from "../../shared/schedule/model/scheduling-problem.ts";
import { NO_BREAKDOWN } from "../breakdown/breakdown-tables.ts";
import { serve } from "../http/serve.ts";
import { today } from "../runtime/clock.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { optionsOf } from "../store/options/options.ts";
import { calendarOf } from "../store/schedule/calendars.ts";

// The chart only shows who is available when, so the number of scenes per day does not matter.
const WHOLE = { name: "", scope: "all", scenesPerDay: 1 };

export const handler = serve(routes.getAvailability, async ({ member, refuse }) => {
  const [saved, options, { calendar }] = await Promise.all([
    currentBreakdown(member),
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
  return availabilityChart(schedulingProblemFrom({ ...WHOLE, ...given, today: today() }), given, calendar);
});
