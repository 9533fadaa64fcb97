import CalendarCheck from "lucide-react/icons/calendar-check";
import NotebookPen from "lucide-react/icons/notebook-pen";
import { type ActionFunctionArgs, useLoaderData } from "react-router-dom";
import { dateText } from "../date-text.ts";
import { Loaded } from "../loaded.tsx";
import type { dprLoader } from "../loaders/call-sheet.ts";
import { paths } from "../paths.ts";
import { ReportDay } from "../production-report/report-day.tsx";
import { howFar } from "../production-report/state-words.ts";
import { type Judgement, judgeReport } from "../production-report/writing.ts";
import { useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { TermsButton } from "../terms/terms-button.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { SideList } from "../ui/side-list.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Split } from "../ui/split.tsx";
import { useChosen } from "../use-chosen.ts";

const REPORT = { label: say("Loading the report..."), shape: "card", lines: 10 } as const;

export async function action({ params, request }: ActionFunctionArgs<"id">) {
  return judgeReport(params.id!, (await request.json()) as Judgement); // sent by this page in this form
}

export function Component() {
  const { date, listed, day } = useLoaderData<typeof dprLoader>();
  const { id, name } = useProject();
  const user = useUser();
  const { chosen, choose, isComing } = useChosen("day", date);
  return (
    <Page>
      <title>{titleOf("DPR", name)}</title>
      <PageHeader
        title={say("DPR")}
        help={<TermsButton of={["call", "setup", "wrap", "eighths"]} />}
        note={say("Daily production reports")}
        back={{ to: paths.project(user.id, id), label: name }}
      />
      <Loaded
        value={listed}
        label={say("Loading reports...")}
        shape="choices"
        failure={say("Failed to fetch the reports")}
      >
        {({ schedule, days }) =>
          days.length === 0 ? (
            <EmptyState
              icon={<CalendarCheck />}
              next={[paths.compareSchedules(user.id, id), say("Choose the active schedule")]}
            >
              {schedule === null
                ? say("Reports follow the active schedule, and none is active yet")
                : say("The active schedule, “{schedule}”, has no shoot days", { schedule })}
            </EmptyState>
          ) : (
            <Split
              side={
                <SideList
                  title={say("Shoot days")}
                  items={days.map((one) => ({
                    id: one.date,
                    label:
                      one.dayNumber === null
                        ? dateText(one.date)
                        : say("Day {dayNumber} - {date}", { dayNumber: one.dayNumber, date: dateText(one.date) }),
                    note: howFar(one),
                  }))}
                  selected={chosen}
                  onSelect={choose}
                />
              }
              coming={isComing && <Skeleton {...REPORT} />}
            >
              {day ? (
                <Loaded
                  key={date}
                  value={day}
                  {...REPORT}
                  failure={say("Failed to fetch the report")}
                  back={[paths.dpr(user.id, id), say("Go to the reports")]}
                >
                  {(loaded) => <ReportDay day={loaded} />}
                </Loaded>
              ) : (
                <EmptyState icon={<NotebookPen />}>{say("Click on a shoot day to write its report")}</EmptyState>
              )}
            </Split>
          )
        }
      </Loaded>
    </Page>
  );
}
