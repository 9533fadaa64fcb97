import { routes } from "../../../shared/contract/routes.ts";
import type { CalendarDate } from "../../../shared/dates/calendar-date.ts";
import { isWorking } from "../../../shared/production-report/missing-entries.ts";
import type { ProductionReport } from "../../../shared/production-report/production-report.ts";
import { type ReportPatch, valueAt } from "../../../shared/production-report/report-edit.ts";
import { timeFromText } from "../../../shared/production-report/time-of-day.ts";
import type { ApiClient } from "./api-client.ts";
import { CREW } from "./crew.ts";

/** Who signs a report: the assistant director who submits it, and the production manager who approves it. */
const SIGNATURES = { submit: crewMember("1st Assistant Director"), approve: crewMember("Unit Production Manager") };
const SECONDS_PER_EIGHTH = 8;

/** Minutes from the crew call to the meal and to the earliest wrap, and the length of the meal. */
const [TO_MEAL, TO_WRAP, MEAL_MINUTES] = [315, 555, 45];
/** A meal begins at most this many minutes after a call. */
const MAX_TO_MEAL = 6 * 60;
/** Minutes from the shoot call to the first shot, from the last call to the wrap, and from each wrap to leaving. */
const [FIRST_SHOT, LAST_SCENES, CHANGE, WRAP_OUT] = [20, 90, 15, 60];

/** Creates the production reports of the days before `today`. The latest is submitted, the others are approved. */
export async function writeReports(api: ApiClient, id: string, today: CalendarDate): Promise<void> {
  const { days } = await api(routes.listProductionReports, { params: { id } });
  const shot = days.map(({ date }) => date).filter((date) => date < today);
  for (const date of shot) {
    const params = { id, date };
    const { report } = await api(routes.getProductionReport, { params });
    const payload = { edits: asItWas(report) };
    const signed = (act: keyof typeof SIGNATURES) => ({ act, signature: SIGNATURES[act], comment: "" });
    const { version } = await api(routes.editProductionReport, { params, payload });
    const submitted = { ...signed("submit"), version };
    const waiting = await api(routes.setProductionReportState, { params, payload: submitted });
    if (date === shot.at(-1)) continue;
    const approved = { ...signed("approve"), version: waiting.version };
    await api(routes.setProductionReportState, { params, payload: approved });
  }
}

type Entry = readonly [at: string[], to: string | number];

/** The changes for a day on which all planned scenes were shot, and everyone came and left as called. */
export function asItWas(report: ProductionReport): ReportPatch[] {
  const { head, scenes, cast, crew, background } = report;
  const working = Object.entries(cast).filter(([, performer]) => isWorking(performer));
  const departments = Object.entries(crew).filter(([, { people }]) => people > 0);
  const groups = Object.entries(background).filter(([, { count }]) => count > 0);
  const heads = [...departments.map(([, { people }]) => people), ...groups.map(([, { count }]) => count)];
  const crewCall = minutesAt(head.crewCall);
  // A time after midnight counts on from the call.
  const after = (text: string) => minutesAt(text, crewCall);
  const mealAfter = (call: number) => Math.min(crewCall + TO_MEAL, call + MAX_TO_MEAL);
  const onSetOf = (calledOnSet: string) => after(calledOnSet || head.shootCall);
  const lastCall = Math.max(...working.map(([, { calledOnSet }]) => onSetOf(calledOnSet)));
  const cameraWrap = Math.max(crewCall + TO_WRAP, lastCall + LAST_SCENES);
  const lastOut = cameraWrap + WRAP_OUT;
  const wanted: Entry[] = [
    ...entries(["times"], {
      firstShot: after(head.shootCall) + FIRST_SHOT,
      ...{ firstMealOut: mealAfter(crewCall), firstMealIn: mealAfter(crewCall) + MEAL_MINUTES },
      firstShotAfterMeal: mealAfter(crewCall) + MEAL_MINUTES + FIRST_SHOT,
      ...{ cameraWrap, lastOut },
    }),
    ...Object.entries(scenes).flatMap(([scene, { eighths }]) =>
      entries(["scenes", scene], {
        outcome: "shot",
        setups: 2 + (eighths % 3),
        seconds: eighths * SECONDS_PER_EIGHTH,
      }),
    ),
    ...working.flatMap(([castId, { called, calledOnSet }]) => {
      const makeUpIn = after(called || head.crewCall);
      const onSet = onSetOf(calledOnSet);
      const meal = mealAfter(makeUpIn);
      // Those who are called after the meal have eaten before.
      const eats = onSet <= meal;
      // No one stays so long that another meal is due.
      const latest = (eats ? meal + MEAL_MINUTES : makeUpIn) + MAX_TO_MEAL - CHANGE;
      const dismissed = Math.min(cameraWrap, latest);
      return entries(["cast", castId], {
        ...{ makeUpIn, onSet },
        ...(eats && { mealOut: meal, mealIn: meal + MEAL_MINUTES }),
        ...{ dismissed, out: dismissed + CHANGE },
      });
    }),
    ...departments.flatMap(([name, { called }]) => {
      const start = after(called || head.crewCall);
      const meal = mealAfter(start);
      return entries(["crew", name], { in: start, mealOut: meal, mealIn: meal + MEAL_MINUTES, out: lastOut });
    }),
    ...groups.flatMap(([key]) => entries(["background", key], { in: crewCall, out: cameraWrap })),
    [["mealsServed"], heads.reduce((sum, count) => sum + count, working.length)],
    [["weather"], "Dry, wind from the sea"],
    [["safetyMeeting"], "Tide table read out at the crew call"],
  ];
  return wanted.map(([at, to]) => ({ at, from: valueAt(report, at), to }));
}

function crewMember(position: string): string {
  const member = CREW.flatMap(({ positions }) => positions).find((one) => one.position === position);
  if (!member) throw new Error(`The demo's crew has no ${position}.`);
  return member.name;
}

function minutesAt(text: string, call?: number): number {
  const minutes = timeFromText(text, call);
  if (minutes === undefined) throw new Error(`"${text}" in the demo's call sheet is not a time.`);
  return minutes;
}

function entries(at: readonly string[], values: Readonly<Record<string, string | number>>): Entry[] {
  return Object.entries(values).map(([name, value]) => [[...at, name], value]);
}
