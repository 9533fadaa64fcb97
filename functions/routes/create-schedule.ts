import { routes } from "../../shared/contract/routes.ts";
import { DatesError } from "../../shared/roster/dates.ts";
import { type BestSchedule, bestSchedule } from "../../shared/schedule/best-schedule.ts";
import type { Production } from "../../shared/schedule/production.ts";
import { ALL_LOCATIONS } from "../../shared/schedule/schedule.ts";
import { scheduleTsv } from "../../shared/schedule/schedule-tsv.ts";
import { stripsFromBreakdown } from "../../shared/schedule/strips.ts";
import { budgetOfMilliseconds, now } from "../clock.ts";
import { serve } from "../http.ts";
import { NO_BREAKDOWN } from "../production-tables.ts";
import { addSchedule, hasSchedule } from "../store/schedules.ts";
import { productionNow, projectNow } from "../stripboard.ts";
import { WishError, wishesFrom } from "../wishes.ts";

/** What a person waits for gladly; small productions take less. */
const PATIENCE_MS = 1500;

export const handler = serve(routes.createSchedule, async ({ member, payload, refuse }) => {
  const { name, location, scenes_per_day: scenesPerDay, ...asked } = payload;
  const taken = () => refuse("nameTaken", `A schedule named "${name}" already exists. Choose another name.`);
  const [found, isTaken] = await Promise.all([projectNow(member), hasSchedule(member, name)]);
  const project = found ?? refuse("noBreakdown", NO_BREAKDOWN);
  if (isTaken) taken();
  const { breakdown, roster } = project;
  const group = roster.groups.find((known) => known.name === location || known.id === location);
  if (!group && location !== ALL_LOCATIONS) {
    refuse("noSuchLocation", `There is no location "${location}" in the breakdown.`);
  }
  const scope = group?.id ?? "all";
  const strips = stripsFromBreakdown(breakdown, roster, scope);
  if (strips.length === 0) refuse("noSuchLocation", `No scene is set at "${location}".`);
  const wishes = wished();
  const answer = bestSchedule(planned(), {
    budget: budgetOfMilliseconds(PATIENCE_MS),
    ...(wishes.priority && { priority: wishes.priority }),
  });
  if (answer.status !== "feasible") return refuse("infeasible", wordsOf(answer));
  const schedule = { ...answer.schedule, wishes };
  return (await addSchedule(member, schedule, { table: scheduleTsv(schedule), asked, now: now() })) ?? taken();

  function wished() {
    try {
      return wishesFrom(asked, strips);
    } catch (error) {
      if (error instanceof WishError) return refuse("unfitWish", error.message);
      throw error;
    }
  }

  function planned(): Production {
    try {
      return productionNow({ name, scenesPerDay, wishes }, project, scope);
    } catch (error) {
      if (error instanceof DatesError) return refuse("unreadableDates", error.message);
      throw error;
    }
  }
});

function wordsOf({ reasons, changes }: Extract<BestSchedule, { reasons: unknown }>): string {
  if (changes.length === 0) return reasons.join("\n");
  const heading = changes.length === 1 ? "What would help:" : "Any one of these would help:";
  return [...reasons, heading, ...changes].join("\n");
}
