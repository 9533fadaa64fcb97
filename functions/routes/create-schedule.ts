import type { PayloadOf } from "../../shared/contract/route.ts";
import { routes } from "../../shared/contract/routes.ts";
import { DatesError } from "../../shared/roster/dates.ts";
import { optionsByGroup, optionsByRole } from "../../shared/roster/present-options.ts";
import { type BestSchedule, bestSchedule } from "../../shared/schedule/best-schedule.ts";
import { type Production, productionFrom } from "../../shared/schedule/production.ts";
import { ALL_LOCATIONS } from "../../shared/schedule/schedule.ts";
import { scheduleTsv } from "../../shared/schedule/schedule-tsv.ts";
import type { Wishes } from "../../shared/schedule/wishes.ts";
import { budgetOfMilliseconds, now, today } from "../clock.ts";
import { serve } from "../http.ts";
import { NO_BREAKDOWN } from "../production-tables.ts";
import { productionOf } from "../store/breakdowns.ts";
import { optionsOf } from "../store/options.ts";
import { addSchedule, hasSchedule } from "../store/schedules.ts";

/** What a person waits for gladly; small productions take less. */
const PATIENCE_MS = 1500;

export const handler = serve(routes.createSchedule, async ({ member, payload, refuse }) => {
  const { name } = payload;
  const taken = () => refuse("nameTaken", `There is a schedule named "${name}" already. Choose another name.`);
  const [saved, options, isTaken] = await Promise.all([
    productionOf(member),
    optionsOf(member),
    hasSchedule(member, name),
  ]);
  const { breakdown, roster } = saved ?? refuse("noBreakdown", NO_BREAKDOWN);
  if (isTaken) taken();
  const group = roster.groups.find((known) => known.name === payload.location || known.id === payload.location);
  if (!group && payload.location !== ALL_LOCATIONS) {
    refuse("noSuchLocation", `There is no location "${payload.location}" in the breakdown.`);
  }
  const wishes = wishesIn(payload);
  let production: Production;
  try {
    production = productionFrom({
      name,
      scope: group?.id ?? "all",
      scenesPerDay: payload.scenes_per_day,
      breakdown,
      roster,
      actorOptions: optionsByRole(roster, options.actors),
      locationOptions: optionsByGroup(roster, options.locations),
      today: today(),
      startDate: wishes.startDate,
      weekdays: wishes.weekdays,
      limits: { eighthsPerDay: wishes.eighthsPerDay, locationsPerDay: wishes.locationsPerDay },
    });
  } catch (error) {
    if (error instanceof DatesError) return refuse("unreadableDates", error.message);
    throw error;
  }
  if (production.strips.length === 0) refuse("noSuchLocation", `No scene is set at "${payload.location}".`);
  const answer = bestSchedule(production, {
    budget: budgetOfMilliseconds(PATIENCE_MS),
    ...(wishes.priority && { priority: wishes.priority }),
  });
  if (answer.status !== "feasible") return refuse("infeasible", wordsOf(answer));
  const schedule = { ...answer.schedule, wishes };
  return (await addSchedule(member, schedule, scheduleTsv(schedule), now())) ?? taken();
});

function wishesIn({
  start_date,
  weekdays,
  pages_per_day,
  locations_per_day,
  priority,
}: PayloadOf<typeof routes.createSchedule>): Wishes {
  return {
    ...(start_date !== undefined && { startDate: start_date }),
    ...(weekdays && { weekdays }),
    ...(pages_per_day !== undefined && { eighthsPerDay: Math.round(8 * pages_per_day) }),
    ...(locations_per_day !== undefined && { locationsPerDay: locations_per_day }),
    ...(priority && { priority }),
  };
}

function wordsOf({ reasons, changes }: Extract<BestSchedule, { reasons: unknown }>): string {
  if (changes.length === 0) return reasons.join("\n");
  const heading = changes.length === 1 ? "What would help:" : "Any one of these would help:";
  return [...reasons, heading, ...changes].join("\n");
}
