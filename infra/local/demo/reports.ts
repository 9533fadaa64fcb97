import { routes } from "../../../shared/contract/routes.ts";
import type { CalendarDate } from "../../../shared/dates/calendar-date.ts";
import type { ProductionReport } from "../../../shared/production-report/production-report.ts";
import { type ReportPatch, valueAt } from "../../../shared/production-report/report-edit.ts";
import type { ApiClient } from "./api-client.ts";

const SIGNATURE = "Mina Castell";
const SECONDS_PER_EIGHTH = 8;

// All times are minutes from midnight.
const MEAL = { mealOut: 735, mealIn: 780 };
const PERFORMER = { makeUpIn: 450, onSet: 495, ...MEAL, dismissed: 975, out: 990 };
const DEPARTMENT = { in: 420, ...MEAL, out: 1035 };
const TIMES = {
  ...{ firstShot: 510, firstMealOut: MEAL.mealOut, firstMealIn: MEAL.mealIn },
  ...{ firstShotAfterMeal: 795, cameraWrap: 975, lastOut: 1035 },
};

/** Creates the production reports of the days before `today`. The latest is submitted, the others are approved. */
export async function writeReports(api: ApiClient, id: string, today: CalendarDate): Promise<void> {
  const { days } = await api(routes.listProductionReports, { params: { id } });
  const shot = days.map(({ date }) => date).filter((date) => date < today);
  for (const date of shot) {
    const params = { id, date };
    const { report } = await api(routes.getProductionReport, { params });
    const payload = { edits: asItWas(report) };
    const signed = { signature: SIGNATURE, comment: "" };
    const { version } = await api(routes.editProductionReport, { params, payload });
    const submitted = { act: "submit", ...signed, version } as const;
    const waiting = await api(routes.setProductionReportState, { params, payload: submitted });
    if (date === shot.at(-1)) continue;
    const approved = { act: "approve", ...signed, version: waiting.version } as const;
    await api(routes.setProductionReportState, { params, payload: approved });
  }
}

/** The changes for a day on which all planned scenes were shot on time. */
function asItWas(report: ProductionReport): ReportPatch[] {
  const wanted: [at: string[], to: string | number][] = [
    ...Object.entries(TIMES).map(([time, at]): [string[], number] => [["times", time], at]),
    ...Object.entries(report.scenes).flatMap(([scene, { eighths }]): [string[], string | number][] => [
      [["scenes", scene, "outcome"], "shot"],
      [["scenes", scene, "setups"], 2 + (eighths % 3)],
      [["scenes", scene, "seconds"], eighths * SECONDS_PER_EIGHTH],
    ]),
    ...timesOf("cast", report.cast, PERFORMER),
    ...timesOf("crew", report.crew, DEPARTMENT),
    [["mealsServed"], 31],
    [["weather"], "Dry, wind from the sea"],
    [["safetyMeeting"], "Tide table read out at the crew call"],
  ];
  return wanted.map(([at, to]) => ({ at, from: valueAt(report, at), to }));
}

function timesOf(part: string, lines: object, times: Readonly<Record<string, number>>): [string[], number][] {
  return Object.keys(lines).flatMap((line) =>
    Object.entries(times).map(([time, at]): [string[], number] => [[part, line, time], at]),
  );
}
