import CalendarDays from "lucide-react/icons/calendar-days";
import FileDown from "lucide-react/icons/file-down";
import Sheet from "lucide-react/icons/sheet";
import { useState } from "react";
import { fileName } from "../../shared/print/file-name.ts";
import { withDayOutOfDays } from "../../shared/reports/chosen-day-out-of-days.ts";
import { icsFromReports } from "../../shared/reports/ics.ts";
import { categoryIn, withCategory } from "../../shared/reports/one-category.ts";
import { REPORTS, type ReportName } from "../../shared/reports/report-name.ts";
import { nameParts, type Reports } from "../../shared/reports/reports.ts";
import { api } from "../api/client.ts";
import { saveAs } from "../data/download-file.ts";
import { t } from "../i18n/translate.ts";
import { type Format, FormatMenu } from "../layout/format-menu.tsx";
import { useProject } from "../navigation/project-context.ts";
import { Button } from "../ui/form/button.tsx";
import { WithMenu } from "../ui/page/actions-menu.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { CalendarFeed } from "./calendar-feed.tsx";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Schedule formats for other programs. */
const FORMATS: readonly Format<"uss" | "fdx">[] = [
  {
    ...{ format: "uss", name: t("Universal Schedule Standard (.uss)") },
    holds: t("The breakdown, the dated days, the banners and the boneyard"),
  },
  {
    ...{ format: "fdx", name: t("Final Draft (.fdx)") },
    holds: t("The script in shooting order, with scene numbers, lengths and tags"),
  },
];

interface ReportSavingProps {
  readonly schedule: string;
  readonly report: ReportName;
  /** The displayed category of a day out of days. */
  readonly category: string | undefined;
  /** The ID of the episode that a day out of days is limited to. */
  readonly episode: string | undefined;
  /** Whether the day out of days is that of all units. */
  readonly isOfAll: boolean;
  /** Whether the reports of the episode have yet to arrive. */
  readonly isComing: boolean;
  readonly reports: Promise<Reports>;
}

/** Downloads of a report. */
export function ReportSaving({ schedule, report, category, episode, isOfAll, isComing, reports }: ReportSavingProps) {
  const { id } = useProject();
  const [isPrinting, setIsPrinting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const today = new Date().toISOString().slice(0, 10);
  const knownIn = (loaded: Reports) => categoryIn(loaded.dayOutOfDays.groups, category);
  const nameOf = (loaded: Reports, paper: string, ending: string) =>
    fileName([...nameParts(loaded, paper, knownIn(loaded) ?? ""), today], ending);
  const shown = async () => (report === "day-out-of-days" ? withDayOutOfDays(await reports, isOfAll) : await reports);

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
    await attempt(t("Failed to create the PDF"), async () => {
      const loaded = await shown();
      const known = knownIn(loaded);
      const query = {
        ...{ report, ...(known !== undefined && { category: known }), ...(isOfAll && { units: "all" as const }) },
        ...(episode !== undefined && { episode }),
      };
      const { blob, name } = await api.printReport({ params: { id, scheduleName: schedule }, query });
      saveAs(blob, name ?? nameOf(loaded, REPORTS[report], "pdf"));
    });
    setIsPrinting(false);
  }

  const saveWorkbook = () =>
    attempt(t("Failed to create the workbook"), async () => {
      const { reportWorkbook } = await import("../../shared/reports/report-workbook.ts");
      const loaded = await shown();
      const bytes = reportWorkbook(withCategory(loaded, knownIn(loaded)), report);
      saveAs(new Blob([bytes.slice()], { type: XLSX }), nameOf(loaded, REPORTS[report], "xlsx"));
    });

  const saveCalendar = () =>
    attempt(t("Failed to create the calendar"), async () => {
      const loaded = await reports;
      const text = icsFromReports(loaded, { projectId: id, now: new Date().toISOString() });
      saveAs(new Blob([text], { type: "text/calendar" }), nameOf(loaded, t("Calendar"), "ics"));
    });

  const others = (
    <>
      <FormatMenu
        formats={FORMATS}
        failure={t("Failed to export the schedule")}
        onSave={async (format) => {
          const params = { id, scheduleName: schedule };
          const { blob, name } = await api.exportSchedule({ params, query: { format } });
          saveAs(blob, name ?? `${schedule}.${format}`);
        }}
      />
      <Button icon={<CalendarDays />} onClick={saveCalendar}>
        {t("Save Calendar")}
      </Button>
      <CalendarFeed schedule={schedule} />
      <Button icon={<Sheet />} disabled={isComing} onClick={saveWorkbook}>
        {t("Save Excel")}
      </Button>
    </>
  );
  return (
    <>
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
      <WithMenu more={others}>
        <Button kind="primary" icon={<FileDown />} busy={isPrinting && t("Creating the PDF...")} onClick={print}>
          {t("Save PDF")}
        </Button>
      </WithMenu>
    </>
  );
}
