import CalendarDays from "lucide-react/icons/calendar-days";
import FileDown from "lucide-react/icons/file-down";
import FileText from "lucide-react/icons/file-text";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { icsFromReports } from "../../shared/reports/ics.ts";
import { isReportName, REPORT_NAMES, REPORTS, type ReportName } from "../../shared/reports/report-name.ts";
import type { Reports } from "../../shared/reports/reports.ts";
import { api } from "../api.ts";
import { Loaded } from "../loaded.tsx";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { DayOutOfDays } from "../reports/day-out-of-days.tsx";
import { OneLiner } from "../reports/one-liner.tsx";
import { ShootingSchedule } from "../reports/shooting-schedule.tsx";
import { saveAs } from "../save-as.ts";
import { nameWithoutEnding } from "../schedule/schedule-name.ts";
import { useUser } from "../shell.tsx";
import { titleOf } from "../title.ts";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { ToggleGroup } from "../ui/toggle-group.tsx";

const VIEWS = REPORT_NAMES.map((value) => ({ value, label: REPORTS[value] }));
const SHOWN = { "one-liner": OneLiner, "shooting-schedule": ShootingSchedule, "day-out-of-days": DayOutOfDays };

export function loader({ params, request }: LoaderFunctionArgs<"id">) {
  const schedule = nameWithoutEnding(new URL(request.url).searchParams.get("schedule") ?? "");
  const asked = { id: params.id!, scheduleName: schedule };
  return { schedule, reports: schedule === "" ? undefined : api.getReports({ params: asked }) };
}

export function Component() {
  const { schedule, reports } = useLoaderData<typeof loader>();
  const { id, name } = useProject();
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const asked = search.get("report");
  const report = isReportName(asked) ? asked : "one-liner";
  const Shown = SHOWN[report];
  return (
    <Page>
      <title>{titleOf(REPORTS[report], name)}</title>
      <PageHeader
        title={REPORTS[report]}
        note={schedule}
        back={{ to: `${paths.manageSchedules(user.id, id)}?${search}`, label: "Schedules" }}
        actions={reports && <Saving projectId={id} schedule={schedule} report={report} reports={reports} />}
      />
      {reports ? (
        <>
          <div>
            <ToggleGroup
              label="Report"
              options={VIEWS}
              value={report}
              onChange={(next) =>
                setSearch({ schedule: search.get("schedule") ?? "", report: next }, { replace: true })
              }
            />
          </div>
          <Loaded key={schedule} value={reports} label="Loading reports..." failure="Failed to fetch the reports">
            {(loaded) => <Shown reports={loaded} />}
          </Loaded>
        </>
      ) : (
        <EmptyState
          icon={<FileText />}
          action={<ButtonLink to={paths.manageSchedules(user.id, id)}>Choose a schedule</ButtonLink>}
        >
          A report is of one schedule
        </EmptyState>
      )}
    </Page>
  );
}

interface SavingProps {
  readonly projectId: string;
  readonly schedule: string;
  readonly report: ReportName;
  readonly reports: Promise<Reports>;
}

function Saving({ projectId, schedule, report, reports }: SavingProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function attempt(what: string, act: () => Promise<void>) {
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      console.error(what, error);
      setProblem(what);
    }
  }

  async function print() {
    setIsPrinting(true);
    await attempt("Failed to make the PDF", async () => {
      const params = { id: projectId, scheduleName: schedule };
      const { blob, name } = await api.printReport({ params, query: { report } });
      saveAs(blob, name ?? `${schedule}_${report}.pdf`);
    });
    setIsPrinting(false);
  }

  const saveCalendar = () =>
    attempt("Failed to make the calendar", async () => {
      const text = icsFromReports(await reports, { projectId, now: new Date().toISOString() });
      saveAs(new Blob([text], { type: "text/calendar" }), `${schedule}.ics`);
    });

  return (
    <>
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
      <Button icon={<CalendarDays />} onClick={saveCalendar}>
        Save Calendar
      </Button>
      <Button kind="primary" icon={<FileDown />} busy={isPrinting && "Making the PDF..."} onClick={print}>
        Save PDF
      </Button>
    </>
  );
}
