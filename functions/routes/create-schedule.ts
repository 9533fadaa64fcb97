import { breakdownOfEpisodes } from "../../shared/breakdown/episodes/breakdown-of-episodes.ts";
import { routes } from "../../shared/contract/routes.ts";
import { FIRST_EPISODE } from "../../shared/episodes/episode.ts";
import { noSuchEpisodeText } from "../../shared/episodes/episode-change.ts";
import { t } from "../../shared/i18n/speech.ts";
import { learnedPaces } from "../../shared/production-report/learned-pace.ts";
import { withoutElsewhere } from "../../shared/schedule/constraints/other-units.ts";
import { ALL_LOCATIONS } from "../../shared/schedule/model/schedule.ts";
import { scheduleTsv } from "../../shared/schedule/model/schedule-tsv.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import { budgetOfWork } from "../../shared/schedule/search/budget.ts";
import { type BestSchedule, bestSchedule } from "../../shared/schedule/solver/best-schedule.ts";
import { MAIN_UNIT, unitField } from "../../shared/units/unit.ts";
import { NO_BREAKDOWN } from "../breakdown/breakdown-tables.ts";
import { serve } from "../http/serve.ts";
import { budgetOfProcessorTime, now } from "../runtime/clock.ts";
import { currentProblem } from "../schedule/board-context.ts";
import { currentProject } from "../schedule/current-project.ts";
import { scheduleLimitText } from "../schedule/schedule-limit.ts";
import { preferencesFrom, withUsualLimits } from "../schedule/scheduling-preferences.ts";
import { requireOpenUnit } from "../schedule/unit-list.ts";
import { episodesOf } from "../store/breakdown/episodes.ts";
import { savedReports } from "../store/call-sheet/production-reports.ts";
import { projectOf } from "../store/project/projects.ts";
import { addSchedule, hasSchedule } from "../store/schedule/schedules.ts";
import { unitsOf } from "../store/schedule/units.ts";

/**
 * Work of a search, about two seconds; small productions need less. It is counted, not timed, so that the same input has
 * the same schedule on every machine. The limits are reached on very slow ones only.
 */
const [SOLVE_WORK, SOLVE_PROCESSOR_MS, SOLVE_LIMIT_MS] = [8000, 8000, 20_000];

export const handler = serve(routes.createSchedule, async ({ member, payload, refuse }) => {
  const { name, location, scenes_per_day: scenesPerDay, episodes: chosen, unit = MAIN_UNIT, ...given } = payload;
  const taken = () =>
    refuse("nameTaken", t('A schedule named "{name}" already exists. Choose another name.', { name }));
  const [found, isTaken, { projectType }, reports, { units }] = await Promise.all([
    currentProject(member),
    hasSchedule(member, name),
    projectOf(member),
    savedReports(member),
    unitsOf(member),
  ]);
  const project = found ?? refuse("noBreakdown", NO_BREAKDOWN);
  if (isTaken) taken();
  if (unit !== MAIN_UNIT || units.length > 0) requireOpenUnit(units, unit, refuse);
  const { roster } = project;
  const { episodes: listed } = chosen ? await episodesOf(member) : { episodes: [] };
  const known = listed.length === 0 ? [FIRST_EPISODE] : listed.map(({ id }) => id);
  const stranger = chosen?.find((episode) => !known.includes(episode));
  if (stranger !== undefined) refuse("noSuchEpisode", noSuchEpisodeText(stranger));
  const episodes = chosen && new Set(chosen).size < known.length ? chosen : undefined;
  const breakdown = breakdownOfEpisodes(project.breakdown, episodes);
  const group = roster.groups.find((known) => known.name === location || known.id === location);
  if (!group && location !== ALL_LOCATIONS) {
    refuse("noSuchLocation", t('There is no location "{location}" in the breakdown.', { location }));
  }
  const scope = group?.id ?? "all";
  const strips = stripsFromBreakdown(breakdown, roster, scope);
  const approved = reports.flatMap(({ state, report }) => (state === "approved" ? [report] : []));
  const learned = learnedPaces(approved, stripsFromBreakdown(project.breakdown, roster, "all"));
  const asked = withUsualLimits(given, { projectType, learned });
  if (strips.length === 0) {
    refuse(
      "noSuchLocation",
      location === ALL_LOCATIONS && episodes
        ? t("The chosen episodes have no scenes.")
        : t('No scene is set at "{location}".', { location }),
    );
  }
  const paces = given.minutes_per_page === undefined ? learned : undefined;
  const preferences = { ...preferencesFrom(asked, strips), ...(paces && { paces }) };
  const input = { name, scenesPerDay, wishes: preferences, episodes, unit };
  const problem = withoutElsewhere(currentProblem(input, project, { scope }));
  if (problem.strips.length === 0) refuse("noSuchLocation", t("Other units shoot all of these scenes."));
  const result = bestSchedule(problem, {
    budget: budgetOfWork(SOLVE_WORK, budgetOfProcessorTime(SOLVE_PROCESSOR_MS, SOLVE_LIMIT_MS)),
    ...(preferences.priority && { priority: preferences.priority }),
  });
  if (result.status !== "feasible") return refuse("infeasible", infeasibilityText(result));
  const schedule = { ...result.schedule, wishes: preferences, ...(episodes && { episodes }), ...unitField(unit) };
  const added = (await addSchedule(member, schedule, { table: scheduleTsv(schedule), asked, now: now() })) ?? taken();
  if ("most" in added) return refuse("scheduleLimit", scheduleLimitText(added));
  return units.length > 0 ? { ...added, unit } : added;
});

function infeasibilityText({ reasons, changes }: Extract<BestSchedule, { reasons: unknown }>): string {
  if (changes.length === 0) return reasons.join("\n");
  const heading = changes.length === 1 ? t("What would help:") : t("Any one of these would help:");
  return [...reasons, heading, ...changes].join("\n");
}
