import FileText from "lucide-react/icons/file-text";
import { useLoaderData } from "react-router-dom";
import { withDayOutOfDays } from "../../shared/reports/chosen-day-out-of-days.ts";
import { categoryIn, withCategory } from "../../shared/reports/one-category.ts";
import { REPORT_NAMES, REPORTS } from "../../shared/reports/report-name.ts";
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
import { useChosenReport } from "../reports/use-chosen-report.ts";
import { useUser } from "../session/use-user.ts";
import { TermsButton } from "../terms/terms-button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ButtonLink } from "../ui/form/button-link.tsx";
import { ToggleGroup } from "../ui/form/toggle-group.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { Row } from "../ui/page/stack.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./reports.module.css";

const TITLES = { ...REPORTS, sides: t("Sides") } as const;
const LOADING = t("Loading reports...");
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

/** On phones, the button of the shown report may be off-screen. */
function pressedIntoSight(tabs: HTMLElement | null): void {
  if (!tabs || tabs.scrollWidth <= tabs.clientWidth) return;
  tabs.querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

export function Component() {
  const { schedule, reports } = useLoaderData<typeof reportsLoader>();
  const { id, name, limited } = useProject();
  const mayEdit = useMayEdit();
  const user = useUser();
  const { report, isOfDays, params, isComing, showReport, change } = useChosenReport(schedule);
  const { episode, category } = params;
  const isOfAll = params.units === "all";
  const Shown = SHOWN[report];
  const arrival = useOutcome(reports);
  const isLost = arrival !== undefined && "error" in arrival;
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
          report !== "sides" && (
            <ReportSaving {...{ schedule, report, category, episode, isOfAll, isComing, reports }} />
          )
        }
      />
      {reports ? (
        <>
          {!limited && (
            <div className={styles.tabs} ref={pressedIntoSight}>
              <ToggleGroup label={t("Reports")} options={VIEWS} value={report} onChange={(next) => showReport(next)} />
            </div>
          )}
          <Deferred
            key={schedule}
            value={reports}
            label={LOADING}
            shape="table"
            lines={10}
            failure={t("Failed to fetch the reports")}
            back={[paths.manageSchedules(user.id, id), t("Go to the schedules")]}
          >
            {(loaded) => {
              const ofUnits = withDayOutOfDays(loaded, isOfAll);
              const { groups } = ofUnits.dayOutOfDays;
              const known = categoryIn(groups, category);
              return (
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
                          onChange={(next) => change({ units: next === "all" ? next : undefined })}
                        />
                      )}
                      {loaded.episodes && (
                        <EpisodeChoice
                          episodes={loaded.episodes}
                          episode={episode}
                          onChange={(next) => change({ episode: next })}
                        />
                      )}
                      <CategoryChoice
                        groups={groups}
                        category={known}
                        onChange={(next) => change({ category: next })}
                      />
                      {mayEdit && <DayEvents report={loaded.dayOutOfDays} />}
                    </Row>
                  )}
                  {isComing ? (
                    <Skeleton label={LOADING} shape="table" lines={10} />
                  ) : (
                    <Shown reports={isOfDays ? withCategory(ofUnits, known) : loaded} />
                  )}
                </>
              );
            }}
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
