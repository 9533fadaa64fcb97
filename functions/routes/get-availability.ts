import { routes } from "../../shared/contract/routes.ts";
import { episodeWindows } from "../../shared/episodes/episode-window.ts";
import { optionsByGroup, optionsByRole } from "../../shared/roster/options/options-by-owner.ts";
import { availabilityChart } from "../../shared/schedule/availability/availability-chart.ts";
import { type UnitSchedule, withUnitWork } from "../../shared/schedule/availability/unit-work.ts";
import { schedulingProblemFrom } from "../../shared/schedule/model/scheduling-problem.ts";
import type { Unit } from "../../shared/units/unit.ts";
import { NO_BREAKDOWN } from "../breakdown/breakdown-tables.ts";
import { serve } from "../http/serve.ts";
import { today } from "../runtime/clock.ts";
import type { Membership } from "../store/account/sessions.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { episodesOf } from "../store/breakdown/episodes.ts";
import { optionsOf } from "../store/options/options.ts";
import { activeSchedulesOf } from "../store/schedule/active-schedule.ts";
import { calendarOf } from "../store/schedule/calendars.ts";
import { getSchedule } from "../store/schedule/schedules.ts";
import { unitsOf } from "../store/schedule/units.ts";

// The chart only shows who is available when, so the number of scenes per day does not matter.
const WHOLE = { name: "", scope: "all", scenesPerDay: 1 };

export const handler = serve(routes.getAvailability, async ({ member, refuse }) => {
  const [saved, options, { calendar }, { units }, { episodes }] = await Promise.all([
    currentBreakdown(member),
    optionsOf(member),
    calendarOf(member),
    unitsOf(member),
    episodesOf(member),
  ]);
  const { breakdown, roster } = saved ?? refuse("noBreakdown", NO_BREAKDOWN);
  const given = {
    breakdown,
    roster,
    actorOptions: optionsByRole(roster, options.actors),
    locationOptions: optionsByGroup(roster, options.locations),
  };
  const whole = schedulingProblemFrom({ ...WHOLE, ...given, today: today() });
  const episodeDates = episodeWindows(episodes, breakdown.rows);
  const chart = availabilityChart({ ...whole, episodeDates }, given, calendar);
  return units.length === 0 ? chart : withUnitWork(chart, roster, await activeOfUnits(member, units));
});

async function activeOfUnits(member: Membership, units: readonly Unit[]): Promise<UnitSchedule[]> {
  const active = await activeSchedulesOf(member);
  const found = await Promise.all(
    active.map(async ({ unit: id, scheduleName }) => {
      const schedule = await getSchedule(member, scheduleName);
      const unit = units.find((one) => one.id === id)?.name;
      return schedule && unit !== undefined ? [{ unit, schedule }] : [];
    }),
  );
  return found.flat();
}
