import CalendarPlus from "lucide-react/icons/calendar-plus";
import CalendarRange from "lucide-react/icons/calendar-range";
import Columns3 from "lucide-react/icons/columns-3";
import FileText from "lucide-react/icons/file-text";
import Rows3 from "lucide-react/icons/rows-3";
import { Suspense, useState } from "react";
import { type ActionFunctionArgs, Await, redirect, useLoaderData, useSearchParams } from "react-router-dom";
import { nameOfScheduleFile } from "../../shared/contract/schedule-file.ts";
import { api } from "../api.ts";
import { Loaded } from "../loaded.tsx";
import type { manageSchedulesLoader } from "../loaders/schedule.ts";
import { paths } from "../paths.ts";
import { wordsFor } from "../problem-words.ts";
import { useMayEdit, useProject } from "../project-context.ts";
import { BrokenRules } from "../schedule/broken-rules.tsx";
import { CreateDialog, type Created, type Creation } from "../schedule/create-dialog.tsx";
import { DayTable } from "../schedule/day-table.tsx";
import { ImportSchedule } from "../schedule/import-schedule.tsx";
import { ImprovementPanel } from "../schedule/improvement-panel.tsx";
import { ProvenLine } from "../schedule/proven-line.tsx";
import { daysOfSchedule } from "../schedule/schedule-days.ts";
import styles from "../schedule/schedule-deeds.module.css";
import { ScheduleList } from "../schedule/schedule-list.tsx";
import { WishesButton } from "../schedule/wishes-button.tsx";
import { WorkWarnings } from "../schedule/work-warnings.tsx";
import { useUser } from "../shell.tsx";
import { TermsButton } from "../terms/terms-button.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Split } from "../ui/split.tsx";
import { useChosen } from "../use-chosen.ts";

const LONGER_SECONDS = 300;

const DETAILS = { label: say("Loading schedule details..."), shape: "table" } as const;

export async function action({ params, request }: ActionFunctionArgs): Promise<Created | Response> {
  // Sent by the dialog in this form.
  const { payload, searchLonger } = (await request.json()) as Creation;
  const id = params.id!;
  try {
    const { name } = await api.createSchedule({ params: { id }, payload });
    if (searchLonger)
      await api.startImprovement({ params: { id, scheduleName: name }, payload: { seconds: LONGER_SECONDS } });
    return redirect(`?schedule=${encodeURIComponent(name)}`);
  } catch (error) {
    return { problem: wordsFor(error, say("Failed to create schedule")) };
  }
}

export function Component() {
  const { schedules, asking, broken, selected, details, improvement } = useLoaderData<typeof manageSchedulesLoader>();
  const { id, name, limited } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const [search, setSearch] = useSearchParams();
  const { chosen, choose, isComing } = useChosen("schedule", selected);
  const [asked, setAsked] = useState<string>();
  const isAskedFor = mayEdit && search.has("create");
  // A schedule has been made since the dialog was opened, so it has done its work.
  const isAsking = isAskedFor || (asked !== undefined && asked === (selected ?? ""));

  function stopAsking() {
    setAsked(undefined);
    if (isAskedFor) setSearch(selected === undefined ? {} : { schedule: selected }, { replace: true });
  }

  const createButton = mayEdit && (
    <Button kind="primary" icon={<CalendarPlus />} onClick={() => setAsked(selected ?? "")}>
      {say("Create Schedule")}
    </Button>
  );
  return (
    <Page>
      <title>{titleOf(say("Schedules"), name)}</title>
      <PageHeader
        title={say("Scheduling")}
        help={<TermsButton of={["eighths", "castId", "hold", "move", "gap"]} />}
        back={{ to: paths.scheduling(user.id, id), label: say("Scheduling") }}
        actions={
          <>
            {!limited && (
              <ButtonLink icon={<Columns3 />} to={paths.compareSchedules(user.id, id)}>
                {say("Compare")}
              </ButtonLink>
            )}
            {mayEdit && <ImportSchedule />}
            {createButton}
          </>
        }
      />
      <Split
        side={
          <Loaded
            value={schedules}
            label={say("Loading schedules...")}
            shape="choices"
            failure={say("Failed to fetch schedules")}
          >
            {(all) => {
              const list = { schedules: all, selected: chosen, onSelect: choose };
              return (
                <Suspense fallback={<ScheduleList {...list} />}>
                  <Await resolve={broken}>{(found) => <ScheduleList {...list} broken={found} />}</Await>
                </Suspense>
              );
            }}
          </Loaded>
        }
        coming={isComing && <Skeleton {...DETAILS} />}
      >
        {details ? (
          <Loaded
            key={selected}
            value={details}
            {...DETAILS}
            failure={say("Failed to fetch schedule details")}
            back={[paths.manageSchedules(user.id, id), say("Go to the schedules")]}
          >
            {(text) => (
              <>
                <Loaded
                  value={schedules}
                  label={say("Loading schedules...")}
                  failure={say("Failed to fetch schedules")}
                >
                  {(all) => {
                    const shown = all.find(
                      (one) => nameOfScheduleFile(one.name) === nameOfScheduleFile(selected ?? ""),
                    );
                    return (
                      shown && (
                        <>
                          <h2 className={styles.named}>
                            {nameOfScheduleFile(shown.name)}, {shown.location}
                          </h2>
                          <div className={styles.deeds}>
                            {!limited && (
                              <ButtonLink icon={<FileText />} to={paths.reports(user.id, id, shown.name, "one-liner")}>
                                {say("Reports")}
                              </ButtonLink>
                            )}
                            <ButtonLink icon={<Rows3 />} to={paths.stripboard(user.id, id, shown.name)}>
                              {say("Open stripboard")}
                            </ButtonLink>
                            <WishesButton schedule={shown} calendar={asking} />
                          </div>
                          <ProvenLine gap={shown.gap} />
                        </>
                      )
                    );
                  }}
                </Loaded>
                {selected !== undefined && (
                  <Suspense>
                    <Await resolve={broken}>
                      {(found) => {
                        const { breaches = [], warnings = [] } = found.get(nameOfScheduleFile(selected)) ?? {};
                        return (
                          <>
                            <BrokenRules sentences={breaches} board={paths.stripboard(user.id, id, selected)} />
                            <WorkWarnings sentences={warnings} />
                          </>
                        );
                      }}
                    </Await>
                  </Suspense>
                )}
                {improvement && selected !== undefined && (
                  <Loaded
                    value={improvement}
                    label={say("Loading the schedule search...")}
                    failure={say("Failed to fetch the schedule search")}
                  >
                    {(loaded) => loaded && <ImprovementPanel key={selected} scheduleName={selected} loaded={loaded} />}
                  </Loaded>
                )}
                {daysOfSchedule(text).map((day, at) => (
                  <DayTable key={day.date} number={at + 1} day={day} />
                ))}
              </>
            )}
          </Loaded>
        ) : (
          <Suspense>
            <Await resolve={schedules} errorElement={<SelectOne />}>
              {(all) =>
                all.length > 0 ? (
                  <SelectOne />
                ) : (
                  <EmptyState icon={<CalendarRange />} action={createButton}>
                    {say("The days of a schedule are shown here once you create one")}
                  </EmptyState>
                )
              }
            </Await>
          </Suspense>
        )}
      </Split>
      {isAsking && (
        <Loaded value={asking} label={say("Loading locations...")} failure={say("Failed to fetch locations")}>
          {(asked) => <CreateDialog {...asked} onClose={stopAsking} />}
        </Loaded>
      )}
    </Page>
  );
}

function SelectOne() {
  return <EmptyState icon={<CalendarRange />}>{say("Select a schedule to view details")}</EmptyState>;
}
