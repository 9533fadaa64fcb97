import FileText from "lucide-react/icons/file-text";
import Rows3 from "lucide-react/icons/rows-3";
import type { ReactNode } from "react";
import type { Improvement } from "../../shared/contract/improvements.ts";
import type { ScheduleSummary } from "../../shared/contract/schedules.ts";
import { nameOfScheduleFile } from "../../shared/contract/schema/schedule-file.ts";
import type { ProductionCalendar } from "../../shared/schedule/model/production-calendar.ts";
import type { RuleFinding } from "../../shared/schedule/stripboard/rule-finding.ts";
import type { Scenario } from "../../shared/schedule/stripboard/schedule-summary.ts";
import type { Unit } from "../../shared/units/unit.ts";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import { paths } from "../navigation/paths.ts";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { ButtonLink } from "../ui/form/button-link.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { DayTable } from "./day-table.tsx";
import { ImprovementPanel } from "./improvement/improvement-panel.tsx";
import { OptimalityLine } from "./improvement/optimality-line.tsx";
import type { QualityBoard } from "./improvement/quality-board.ts";
import { useImprovement } from "./improvement/use-improvement.ts";
import { useLastLoaded } from "./improvement/use-last-loaded.ts";
import { coveredText } from "./location-text.ts";
import { PreferencesButton, type PreferencesOpening } from "./preferences/preferences-button.tsx";
import styles from "./schedule-actions.module.css";
import { daysOfSchedule } from "./schedule-days.ts";
import { BrokenRules } from "./violations/rule-violations.tsx";
import { warningCount } from "./violations/violation-count-text.ts";
import { WorkWarnings } from "./violations/work-warnings.tsx";

const LOADING = { label: t("Loading schedule details..."), shape: "table" } as const;

const NO_SEARCH: Improvement = { status: "none" };

/** The place of a schedule that is on its way. */
export const DetailsSkeleton = () => <Skeleton {...LOADING} />;

interface ScheduleDetailsProps {
  /** Name or file name. */
  readonly name: string;
  /** Its days. */
  readonly details: Promise<string>;
  readonly board: Promise<QualityBoard | undefined>;
  readonly improvement: Promise<Improvement | undefined>;
  readonly schedules: Promise<readonly ScheduleSummary[]>;
  readonly units: readonly Unit[];
  readonly calendar: Promise<{ readonly calendar: ProductionCalendar; readonly today: string }>;
  /** Its violations; undefined until known. */
  readonly verdict: Pick<Scenario, "breaches" | "warnings"> | undefined;
  /** A button that resolves a violation, and what such buttons did. */
  readonly fixOf: (finding: RuleFinding) => ReactNode;
  readonly fixed: ReactNode;
  /** Whether warnings and search are one line that opens, so that the days begin further up. */
  readonly isFolded: boolean;
  /** Whether what can be done with it is in the page's menu, and a button there opens warnings and search. */
  readonly isInMenu: boolean;
  readonly quality: QualityOpening;
  readonly preferences: PreferencesOpening;
}

/** Whether warnings and search are open, if they are folded, and how to open and close them. */
export interface QualityOpening {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The selected schedule: what can be done with it, how good it is, and its days. */
export function ScheduleDetails({
  name,
  details,
  board,
  improvement,
  schedules,
  units,
  calendar,
  verdict,
  fixOf,
  fixed,
  isFolded,
  isInMenu,
  quality,
  preferences,
}: ScheduleDetailsProps) {
  const { id, limited } = useProject();
  const user = useUser();
  const search = useImprovement({ id, scheduleName: name }, useLastLoaded(improvement) ?? NO_SEARCH);
  return (
    <Deferred
      value={details}
      {...LOADING}
      failure={t("Failed to fetch schedule details")}
      back={[paths.manageSchedules(user.id, id), t("Go to the schedules")]}
    >
      {(text) => (
        <>
          <Deferred value={schedules} label={t("Loading schedules...")} failure={t("Failed to fetch schedules")}>
            {(all) => {
              const shown = all.find((one) => nameOfScheduleFile(one.name) === nameOfScheduleFile(name));
              return shown && <Head schedule={shown} {...{ units, calendar, isInMenu, preferences }} />;
            }}
          </Deferred>
          {verdict && (
            <>
              <BrokenRules findings={verdict.breaches} board={paths.stripboard(user.id, id, name)} fixOf={fixOf} />
              {fixed}
            </>
          )}
          {!limited && (
            <Quality
              {...{ isFolded, isInMenu, ...quality }}
              warnings={verdict?.warnings.length ?? 0}
              search={search.now.status}
            >
              <OptimalityLine board={board} />
              {verdict && <WorkWarnings findings={verdict.warnings} />}
              <Deferred
                value={improvement}
                label={t("Loading the schedule search...")}
                failure={t("Failed to fetch the schedule search")}
              >
                {(loaded) => loaded && <ImprovementPanel {...search} />}
              </Deferred>
            </Quality>
          )}
          {daysOfSchedule(text).map((day, at) => (
            <DayTable key={day.date} number={at + 1} day={day} />
          ))}
        </>
      )}
    </Deferred>
  );
}

interface HeadProps extends Pick<ScheduleDetailsProps, "units" | "calendar" | "isInMenu" | "preferences"> {
  readonly schedule: ScheduleSummary;
}

function Head({ schedule, units, calendar, isInMenu, preferences }: HeadProps) {
  const constraints = <PreferencesButton {...{ schedule, calendar, isInMenu, ...preferences }} />;
  return (
    <>
      <h2 className={styles.named}>
        {[
          nameOfScheduleFile(schedule.name),
          ...units.filter((unit) => unit.id === schedule.unit).map((unit) => unit.name),
          coveredText(schedule),
        ].join(", ")}
      </h2>
      {isInMenu ? (
        constraints
      ) : (
        <div className={styles.actions}>
          <ScheduleLinks name={schedule.name} />
          {constraints}
        </div>
      )}
    </>
  );
}

/** Links to the pages of a schedule. */
export function ScheduleLinks({ name }: { readonly name: string }) {
  const { id, limited } = useProject();
  const user = useUser();
  return (
    <>
      {!limited && (
        <ButtonLink icon={<FileText />} to={paths.reports(user.id, id, name, "one-liner")}>
          {t("Reports")}
        </ButtonLink>
      )}
      <ButtonLink icon={<Rows3 />} to={paths.stripboard(user.id, id, name)}>
        {t("Open stripboard")}
      </ButtonLink>
    </>
  );
}

interface QualityProps extends QualityOpening, Pick<ScheduleDetailsProps, "isFolded" | "isInMenu"> {
  /** Number of warnings. */
  readonly warnings: number;
  readonly search: Improvement["status"];
  readonly children: ReactNode;
}

/** What warnings and search are named where they are folded. */
export const qualityText = (mayEdit: boolean) => (mayEdit ? t("Check and improve") : t("Warnings and quality"));

/** How good the schedule is, and the search for a better one. */
function Quality({ id, isFolded, isInMenu, isOpen, onOpen, warnings, search, children }: QualityProps) {
  const mayEdit = useMayEdit();
  const searched = { running: t("Searching..."), waiting: t("A result is waiting") }[search as string];
  return (
    <details
      id={id}
      className={styles.quality}
      // What a search has found is always in sight.
      hidden={isInMenu && !isOpen && searched === undefined}
      data-folded={isFolded}
      open={isOpen || !isFolded}
      onToggle={({ currentTarget }) => isFolded && onOpen(currentTarget.open)}
    >
      <summary>
        {isFolded && (
          <>
            {qualityText(mayEdit)}
            {warnings > 0 && <small className={styles.warnings}>{warningCount(warnings)}</small>}
            {searched && <small>{searched}</small>}
          </>
        )}
      </summary>
      <div className={styles.parts}>{children}</div>
    </details>
  );
}
