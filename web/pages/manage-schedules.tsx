import CalendarPlus from "lucide-react/icons/calendar-plus";
import CalendarRange from "lucide-react/icons/calendar-range";
import Columns3 from "lucide-react/icons/columns-3";
import FileText from "lucide-react/icons/file-text";
import Rows3 from "lucide-react/icons/rows-3";
import { type ReactNode, Suspense, useState } from "react";
import { type ActionFunctionArgs, Await, redirect, useLoaderData, useSearchParams } from "react-router-dom";
import { nameOfScheduleFile } from "../../shared/contract/schema/schedule-file.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import type { Outcome } from "../data/dialog-submission.ts";
import { t } from "../i18n/translate.ts";
import { Deferred, LoadError, useLoaded, useOutcome } from "../layout/deferred.tsx";
import type { manageSchedulesLoader } from "../loaders/schedule.ts";
import { paths } from "../navigation/paths.ts";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { useSelectedParam } from "../navigation/use-selected-param.ts";
import { CreateDialog, type Created, type Creation } from "../schedule/create-dialog.tsx";
import { DayTable } from "../schedule/day-table.tsx";
import { ImportSchedule } from "../schedule/import-schedule.tsx";
import { ImprovementPanel } from "../schedule/improvement/improvement-panel.tsx";
import { OptimalityLine } from "../schedule/improvement/optimality-line.tsx";
import { coveredText } from "../schedule/location-text.ts";
import { WishesButton } from "../schedule/preferences/preferences-button.tsx";
import styles from "../schedule/schedule-actions.module.css";
import { daysOfSchedule } from "../schedule/schedule-days.ts";
import { ScheduleList } from "../schedule/schedule-list.tsx";
import { BrokenRules } from "../schedule/violations/rule-violations.tsx";
import { warningCount } from "../schedule/violations/violation-count-text.ts";
import { WorkWarnings } from "../schedule/violations/work-warnings.tsx";
import { useUser } from "../session/use-user.ts";
import { TermsButton } from "../terms/terms-button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Button } from "../ui/form/button.tsx";
import { ButtonLink } from "../ui/form/button-link.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { Split } from "../ui/page/split.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useMedia } from "../ui/use-media.ts";
import {
  type AllowRequest,
  allowInBoth,
  changeUnits,
  type UnitRequest,
  type UnitResult,
} from "../units/unit-changes.ts";
import { UnitSection } from "../units/unit-section.tsx";
import { inBothOf, useAllowing } from "../units/use-allowing.tsx";

const LONGER_SECONDS = 300;

/** Where the list of schedules is above the selected one. */
const STACKED = "(max-width: 760px)";

const DETAILS = { label: t("Loading schedule details..."), shape: "table" } as const;

export async function action({
  params,
  request,
}: ActionFunctionArgs): Promise<Created | UnitResult | Outcome | Response> {
  const id = params.id!;
  const sent = (await request.json()) as Creation | UnitRequest | AllowRequest; // sent by this page in one of these forms
  if ("wanted" in sent) return changeUnits(id, sent);
  if ("change" in sent) return allowInBoth(id, sent);
  const { payload, searchLonger } = sent;
  try {
    const { name } = await api.createSchedule({ params: { id }, payload });
    if (searchLonger)
      await api.startImprovement({ params: { id, scheduleName: name }, payload: { seconds: LONGER_SECONDS } });
    return redirect(`?schedule=${encodeURIComponent(name)}`);
  } catch (error) {
    return { problem: errorText(error, t("Failed to create schedule")) };
  }
}

export function Component() {
  const { schedules, units, asking, broken, selected, details, board, improvement } =
    useLoaderData<typeof manageSchedulesLoader>();
  const { id, name, limited } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const isStacked = useMedia(STACKED);
  const [search, setSearch] = useSearchParams();
  const { chosen, choose, isComing } = useSelectedParam("schedule", selected);
  const arrival = useOutcome(broken);
  const found = arrival && "loaded" in arrival ? arrival.loaded : undefined;
  const unitsArrival = useOutcome(units);
  const listed = useLoaded(units);
  const allUnits = listed?.units ?? [];
  const allowing = useAllowing(listed?.version ?? 0);
  const status = useLoaded(improvement)?.status ?? "none";
  const verdict = selected === undefined ? undefined : found?.get(nameOfScheduleFile(selected));
  const [asked, setAsked] = useState<string>();
  const isAskedFor = mayEdit && search.has("create");
  // A schedule was created since the dialog opened, so the dialog is closed.
  const isAsking = isAskedFor || (asked !== undefined && asked === (selected ?? ""));

  function stopAsking() {
    setAsked(undefined);
    if (isAskedFor) setSearch(selected === undefined ? {} : { schedule: selected }, { replace: true });
  }

  const createButton = mayEdit && (
    <Button kind="primary" icon={<CalendarPlus />} onClick={() => setAsked(selected ?? "")}>
      {t("Create Schedule")}
    </Button>
  );
  const unitSection = (
    <>
      <UnitSection list={listed} />
      {unitsArrival && "error" in unitsArrival && (
        <LoadError text={t("Failed to fetch units")} error={unitsArrival.error} />
      )}
    </>
  );
  return (
    <Page>
      <title>{titleOf(t("Schedules"), name)}</title>
      <PageHeader
        title={t("Scheduling: Schedules")}
        help={<TermsButton of={["eighths", "castId", "hold", "move", "gap"]} />}
        more={
          (!limited || mayEdit) && (
            <>
              {!limited && (
                <ButtonLink icon={<Columns3 />} to={paths.compareSchedules(user.id, id)}>
                  {t("Compare")}
                </ButtonLink>
              )}
              {mayEdit && <ImportSchedule />}
              {createButton}
            </>
          )
        }
      />
      <Split
        side={
          <>
            <Deferred
              value={schedules}
              label={t("Loading schedules...")}
              shape="choices"
              failure={t("Failed to fetch schedules")}
            >
              {(all) => (
                <ScheduleList schedules={all} units={allUnits} broken={found} selected={chosen} onSelect={choose} />
              )}
            </Deferred>
            {!isStacked && unitSection}
          </>
        }
        coming={isComing && <Skeleton {...DETAILS} />}
      >
        {details ? (
          <Deferred
            key={selected}
            value={details}
            {...DETAILS}
            failure={t("Failed to fetch schedule details")}
            back={[paths.manageSchedules(user.id, id), t("Go to the schedules")]}
          >
            {(text) => (
              <>
                <Deferred value={schedules} label={t("Loading schedules...")} failure={t("Failed to fetch schedules")}>
                  {(all) => {
                    const shown = all.find(
                      (one) => nameOfScheduleFile(one.name) === nameOfScheduleFile(selected ?? ""),
                    );
                    return (
                      shown && (
                        <>
                          <h2 className={styles.named}>
                            {[
                              nameOfScheduleFile(shown.name),
                              ...allUnits.filter(({ id: unit }) => unit === shown.unit).map((unit) => unit.name),
                              coveredText(shown),
                            ].join(", ")}
                          </h2>
                          <div className={styles.actions}>
                            {!limited && (
                              <ButtonLink icon={<FileText />} to={paths.reports(user.id, id, shown.name, "one-liner")}>
                                {t("Reports")}
                              </ButtonLink>
                            )}
                            <ButtonLink icon={<Rows3 />} to={paths.stripboard(user.id, id, shown.name)}>
                              {t("Open stripboard")}
                            </ButtonLink>
                            <WishesButton schedule={shown} calendar={asking} />
                          </div>
                        </>
                      )
                    );
                  }}
                </Deferred>
                {selected !== undefined && verdict && (
                  <>
                    <BrokenRules
                      findings={verdict.breaches}
                      board={paths.stripboard(user.id, id, selected)}
                      fixOf={(finding) => {
                        const one = inBothOf(finding);
                        return one && allowing.button(one);
                      }}
                    />
                    {allowing.line}
                  </>
                )}
                {!limited && (
                  <Quality isFolded={isStacked} warnings={verdict?.warnings.length ?? 0} hasSearch={status !== "none"}>
                    {board && <OptimalityLine board={board} />}
                    {verdict && <WorkWarnings findings={verdict.warnings} />}
                    {improvement && selected !== undefined && (
                      <Deferred
                        value={improvement}
                        label={t("Loading the schedule search...")}
                        failure={t("Failed to fetch the schedule search")}
                      >
                        {(loaded) =>
                          loaded && <ImprovementPanel key={selected} scheduleName={selected} loaded={loaded} />
                        }
                      </Deferred>
                    )}
                  </Quality>
                )}
                {daysOfSchedule(text).map((day, at) => (
                  <DayTable key={day.date} number={at + 1} day={day} />
                ))}
                {isStacked && unitSection}
              </>
            )}
          </Deferred>
        ) : (
          <Suspense>
            <Await resolve={schedules} errorElement={<SelectOne />}>
              {(all) => (
                <>
                  {all.length > 0 ? (
                    <SelectOne schedule={all.find(({ active }) => active) ?? all[0]} onOpen={choose} />
                  ) : (
                    <EmptyState icon={<CalendarRange />} action={createButton}>
                      {t("The days of a schedule are shown here once you create one")}
                    </EmptyState>
                  )}
                  {isStacked && unitSection}
                </>
              )}
            </Await>
          </Suspense>
        )}
      </Split>
      {isAsking && (
        <Deferred value={asking} label={t("Loading locations...")} failure={t("Failed to fetch locations")}>
          {(asked) => <CreateDialog {...asked} onClose={stopAsking} />}
        </Deferred>
      )}
    </Page>
  );
}

interface QualityProps {
  /** Whether it is one line that opens, so that the days begin further up. */
  readonly isFolded: boolean;
  /** Number of warnings. */
  readonly warnings: number;
  /** Whether a search runs or has a result to decide on. */
  readonly hasSearch: boolean;
  readonly children: ReactNode;
}

/** How good the schedule is, and the search for a better one. */
function Quality({ isFolded, warnings, hasSearch, children }: QualityProps) {
  const mayEdit = useMayEdit();
  if (!isFolded) return children;
  return (
    <details className={styles.quality} open={hasSearch}>
      <summary>
        {mayEdit ? t("Check and improve") : t("Warnings and quality")}
        {warnings > 0 && <small>{warningCount(warnings)}</small>}
      </summary>
      {children}
    </details>
  );
}

interface SelectOneProps {
  /** The active schedule, else the first. */
  readonly schedule?: { readonly name: string } | undefined;
  readonly onOpen?: (name: string) => void;
}

function SelectOne({ schedule, onOpen }: SelectOneProps) {
  return (
    <EmptyState
      icon={<CalendarRange />}
      action={
        schedule && (
          <Button kind="primary" onClick={() => onOpen?.(schedule.name)}>
            {t("Open {schedule}", { schedule: nameOfScheduleFile(schedule.name) })}
          </Button>
        )
      }
    >
      {t("Select a schedule to view details")}
    </EmptyState>
  );
}
