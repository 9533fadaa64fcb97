import { startTransition, useOptimistic } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { isReportName, type ReportName } from "../../shared/reports/report-name.ts";

/** Parameters of a day out of days; other reports have none. */
interface DayOutOfDaysParams {
  readonly units?: "all" | undefined;
  /** ID of an episode. */
  readonly episode?: string | undefined;
  readonly category?: string | undefined;
}

/**
 * The report and its parameters, as in the URL. A new choice counts at once, although the router keeps the page until
 * the reports of a new episode have arrived: until then, `isComing` is true.
 */
export function useChosenReport(schedule: string) {
  const navigate = useNavigate();
  const [shown] = useSearchParams();
  const [search, setSearch] = useOptimistic(shown);
  const asked = search.get("report");
  const report: ReportName | "sides" = asked === "sides" ? asked : isReportName(asked) ? asked : "one-liner";
  const isOfDays = report === "day-out-of-days";
  const params: DayOutOfDaysParams = isOfDays
    ? {
        units: search.get("units") === "all" ? "all" : undefined,
        episode: search.get("episode") ?? undefined,
        category: search.get("category") ?? undefined,
      }
    : {};
  const show = (next: ReportName | "sides", chosen: DayOutOfDaysParams = {}) =>
    startTransition(async () => {
      const query = new URLSearchParams({ schedule, report: next });
      for (const [name, value] of Object.entries(chosen)) if (value !== undefined) query.set(name, value);
      setSearch(query);
      // All reports of a schedule are loaded together; the day out of days of an episode is another request.
      await navigate(`?${query}`, {
        replace: true,
        defaultShouldRevalidate: query.get("episode") !== shown.get("episode"),
      });
    });
  return {
    ...{ report, isOfDays, params },
    isComing: search.get("episode") !== shown.get("episode"),
    showReport: show,
    /** Changes these parameters only. */
    change: (next: DayOutOfDaysParams) => show(report, { ...params, ...next }),
  };
}
