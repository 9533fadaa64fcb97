import FileText from "lucide-react/icons/file-text";
import { useLoaderData, useSearchParams } from "react-router-dom";
import { withDayOutOfDays } from "../../shared/reports/chosen-day-out-of-days.ts";
import { withCategory } from "../../shared/reports/one-category.ts";
import { isReportName, REPORT_NAMES, REPORTS } from "../../shared/reports/report-name.ts";
import { t } from "../i18n/translate.ts";
import { Deferred, useOutcome } from "../layout/deferred.tsx";
import type { reportsLoader } from "../loaders/schedule.ts";
import { paths } from "../navigation/paths.ts";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { CategoryChoice } from "../reports/category-choice.tsx";
import { DayOutOfDays } from "../reports/day-out-of-days.tsx";
import { DayEvents } from "../reports/day-statuses.tsx";
import { EpisodeChoice } from "../reports/episode-choice.tsx";
import { OneLiner } from "../reports/one-liner.tsx";
import { ReportSaving } from "../reports/report-saving.tsx";
import { ShootingSchedule } from "../reports/shooting-schedule.tsx";
import { Sides } from "../reports/sides.tsx";
import { Stripboard } from "../reports/stripboard.tsx";
import { useUser } from "../session/use-user.ts";
import { TermsButton } from "../terms/terms-button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ButtonLink } from "../ui/form/button-link.tsx";
import { ToggleGroup } from "../ui/form/toggle-group.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { Row } from "../ui/page/stack.tsx";

const TITLES = { ...REPORTS, sides: t("Sides") } as const;
const VIEWS = ([...REPORT_NAMES, "sides"] as const).map((value) => ({ value, label: TITLES[value] }));
/** Glossary terms that each report uses. */
const TERMS_OF = {
  "one-liner": ["oneLiner", "eighths", "castId"],
  "shooting-schedule": ["shootingSchedule", "eighths", "set"],
  "day-out-of-days": ["dood", "hold", "drop"],
  stripboard: ["strip", "eighths", "castId"],
  "breakdown-sheets": ["eighths", "set", "castId"],
  sides: ["sides"],
} as const;
const SHOWN = {
  "one-liner": OneLiner,
  "shooting-schedule": ShootingSchedule,
  "day-out-of-days": DayOutOfDays,
  stripboard: Stripboard,
  "breakdown-sheets": ShootingSchedule,
  sides: Sides,
};

export function Component() {
  const { schedule, reports } = useLoaderData<typeof reportsLoader>();
  const { id, name } = useProject();
  const mayEdit = useMayEdit();
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const asked = search.get("report");
  const report = asked === "sides" ? asked : isReportName(asked) ? asked : "one-liner";
  const isOfDays = report === "day-out-of-days";
  const category = isOfDays ? (search.get("category") ?? undefined) : undefined;
  const episode = isOfDays ? (search.get("episode") ?? undefined) : undefined;
  const isOfAll = isOfDays && search.get("units") === "all";
  const Shown = SHOWN[report];
  const ofUnits: Record<string, string> = isOfAll ? { units: "all" } : {};
  const ofEpisode: Record<string, string> = episode === undefined ? {} : { episode };
  const arrival = useOutcome(reports);
  const isLost = arrival !== undefined && "error" in arrival;
  // All reports of a schedule are loaded together; the day out of days of an episode is another request.
  const show = (next: Record<string, string>) =>
    setSearch(
      { schedule, report, ...next },
      { replace: true, defaultShouldRevalidate: (next.episode ?? null) !== search.get("episode") },
    );
  return (
    <Page>
      <title>{titleOf(TITLES[report], name)}</title>
      <PageHeader
        title={TITLES[report]}
        help={<TermsButton of={TERMS_OF[report]} />}
        note={schedule}
        back={{
          to: `${paths.manageSchedules(user.id, id)}?${new URLSearchParams({ schedule: `${schedule}.schedule.tsv` })}`,
          label: t("Schedules"),
        }}
        actions={
          reports &&
          !isLost &&
          report !== "sides" && <ReportSaving {...{ schedule, report, category, episode, isOfAll, reports }} />
        }
      />
      {reports ? (
        <>
          <div>
            <ToggleGroup
              label={t("Report")}
              options={VIEWS}
              value={report}
              onChange={(next) => show({ report: next })}
            />
          </div>
          <Deferred
            key={schedule}
            value={reports}
            label={t("Loading reports...")}
            shape="table"
            lines={10}
            failure={t("Failed to fetch the reports")}
            back={[paths.manageSchedules(user.id, id), t("Go to the schedules")]}
          >
            {(loaded) => (
              <>
                {isOfDays && (
                  <Row>
                    {loaded.dayOutOfDaysOfUnits && (
                      <ToggleGroup
                        label={t("Units")}
                        options={[
                          { value: "one", label: loaded.unit ?? loaded.schedule },
                          { value: "all", label: t("All units") },
                        ]}
                        value={isOfAll ? "all" : "one"}
                        onChange={(next) => show({ ...ofEpisode, ...(next === "all" && { units: next }) })}
                      />
                    )}
                    {loaded.episodes && (
                      <EpisodeChoice
                        episodes={loaded.episodes}
                        episode={episode}
                        onChange={(next) => show({ ...ofUnits, ...(next !== undefined && { episode: next }) })}
                      />
                    )}
                    <CategoryChoice
                      groups={withDayOutOfDays(loaded, isOfAll).dayOutOfDays.groups}
                      category={category}
                      onChange={(next) =>
                        show({ ...ofUnits, ...ofEpisode, ...(next !== undefined && { category: next }) })
                      }
                    />
                    {mayEdit && <DayEvents report={loaded.dayOutOfDays} />}
                  </Row>
                )}
                <Shown reports={isOfDays ? withCategory(withDayOutOfDays(loaded, isOfAll), category) : loaded} />
              </>
            )}
          </Deferred>
        </>
      ) : (
        <EmptyState
          icon={<FileText />}
          action={<ButtonLink to={paths.manageSchedules(user.id, id)}>{t("Choose a schedule")}</ButtonLink>}
        >
          {t("Choose a schedule to see its reports")}
        </EmptyState>
      )}
    </Page>
  );
}
