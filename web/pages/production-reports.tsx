import CalendarCheck from "lucide-react/icons/calendar-check";
import NotebookPen from "lucide-react/icons/notebook-pen";
import { type ActionFunctionArgs, useLoaderData } from "react-router-dom";
import { shownDate } from "../../shared/dates/shown-date.ts";
import type { ReportSummary } from "../../shared/production-report/report-state.ts";
import { MAIN_UNIT } from "../../shared/units/unit.ts";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import type { dprLoader } from "../loaders/call-sheet.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { useSelectedParam } from "../navigation/use-selected-param.ts";
import { type ReportTransition, setReportState } from "../production-report/edits/save-report-edits.ts";
import { ReportDay } from "../production-report/report-day.tsx";
import { howFar } from "../production-report/state-text.ts";
import { EpisodeChoice } from "../reports/episode-choice.tsx";
import { useUser } from "../session/use-user.ts";
import { TermsButton } from "../terms/terms-button.tsx";
import { todayText } from "../ui/calendar/calendar-day.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ToggleGroup } from "../ui/form/toggle-group.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { SideList } from "../ui/page/side-list.tsx";
import { Split } from "../ui/page/split.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const REPORT = { label: t("Loading the report..."), shape: "card", lines: 10 } as const;

export async function action({ params, request }: ActionFunctionArgs<"id">) {
  return setReportState(params.id!, (await request.json()) as ReportTransition); // sent by this page in this form
}

export function Component() {
  const { date, unit = MAIN_UNIT, episode = "", listed, day } = useLoaderData<typeof dprLoader>();
  const { id, name } = useProject();
  const user = useUser();
  const ofUnit = unit === MAIN_UNIT ? {} : { unit };
  const { chosen: chosenEpisode = "", choose: chooseEpisode } = useSelectedParam("episode", episode, {
    ...ofUnit,
    ...(date !== undefined && { day: date }),
  });
  const { chosen, choose, isComing } = useSelectedParam("day", date, {
    ...ofUnit,
    ...(chosenEpisode !== "" && { episode: chosenEpisode }),
  });
  const { chosen: chosenUnit, choose: chooseUnit, isComing: isUnitComing } = useSelectedParam("unit", unit);
  return (
    <Page>
      <title>{titleOf(t("DPR"), name)}</title>
      <PageHeader
        title={t("DPR")}
        help={<TermsButton of={["call", "setup", "wrap", "eighths"]} />}
        note={t("Daily production reports")}
      />
      <Deferred
        value={listed}
        label={t("Loading reports...")}
        shape="choices"
        failure={t("Failed to fetch the reports")}
      >
        {({ schedule, days, units, episodes }) => (
          <>
            {units && (
              <ToggleGroup
                label={t("Shooting unit")}
                options={units.map(({ id: value, name: label }) => ({ value, label }))}
                value={chosenUnit ?? MAIN_UNIT}
                onChange={chooseUnit}
              />
            )}
            {episodes && days.length > 0 && (
              <EpisodeChoice
                episodes={episodes}
                episode={chosenEpisode}
                onChange={(next = "") => chooseEpisode(next)}
              />
            )}
            {days.length === 0 ? (
              <EmptyState
                icon={<CalendarCheck />}
                next={[paths.compareSchedules(user.id, id), t("Choose the active schedule")]}
              >
                {schedule === null
                  ? t("Reports follow the active schedule, but no schedule is active yet")
                  : t("The active schedule, “{schedule}”, has no shoot days", { schedule })}
              </EmptyState>
            ) : (
              <Split
                side={
                  <SideList
                    title={t("Shoot days")}
                    items={daysOf(days, chosenEpisode).map((one) => ({
                      id: one.date,
                      label:
                        one.dayNumber === null
                          ? shownDate(one.date)
                          : t("Day {dayNumber} - {date}", { dayNumber: one.dayNumber, date: shownDate(one.date) }),
                      note: howFar(one),
                    }))}
                    selected={chosen}
                    onSelect={choose}
                  >
                    {t("No shoot day has scenes of this episode.")}
                  </SideList>
                }
                coming={(isComing || isUnitComing) && <Skeleton {...REPORT} />}
              >
                {day ? (
                  <Deferred
                    key={`${unit} ${date}`}
                    value={day}
                    {...REPORT}
                    failure={t("Failed to fetch the report")}
                    back={[paths.dpr(user.id, id), t("Go to the reports")]}
                  >
                    {(loaded) => <ReportDay day={loaded} />}
                  </Deferred>
                ) : (
                  <EmptyState icon={<NotebookPen />} next={nearestOf(days, paths.dpr(user.id, id), unit)}>
                    {t("Click on a shoot day to write its report")}
                  </EmptyState>
                )}
              </Split>
            )}
          </>
        )}
      </Deferred>
    </Page>
  );
}

/** The days with scenes of an episode; all without one. */
const daysOf = (days: readonly ReportSummary[], episode: string): readonly ReportSummary[] =>
  days.filter(({ episodes = [] }) => episode === "" || episodes.includes(episode));

/** The way to today's report, else to that of the last day before, else to the first. */
function nearestOf(days: readonly { readonly date: string }[], page: string, unit: string): readonly [string, string] {
  const { date } = days.findLast((day) => day.date <= todayText()) ?? days[0]!;
  const search = new URLSearchParams({ day: date, ...(unit !== MAIN_UNIT && { unit }) });
  return [`${page}?${search}`, t("Open the report of {date}", { date: shownDate(date) })];
}
