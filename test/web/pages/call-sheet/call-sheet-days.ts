import { callSheetFrom } from "../../../../shared/call-sheet/build/build-call-sheet.ts";
import { DEFAULT_TIMING, type Timing } from "../../../../shared/call-sheet/model/call-times.ts";
import type { Department } from "../../../../shared/call-sheet/model/crew.ts";
import { EMPTY_PLAN } from "../../../../shared/call-sheet/model/day-plan.ts";
import { DEFAULT_SETTINGS } from "../../../../shared/call-sheet/model/settings.ts";
import type { DayPublication } from "../../../../shared/contract/call-sheets.ts";
import { SCHEDULE_ENDING } from "../../../../shared/contract/schema/schedule-file.ts";
import type { Schedule } from "../../../../shared/schedule/model/schedule.ts";
import { scheduleTsv } from "../../../../shared/schedule/model/schedule-tsv.ts";
import { stripsFromBreakdown } from "../../../../shared/schedule/model/strips.ts";
import { NOTHING_PUBLISHED } from "../../../../web/call-sheet/publishing/publication-state.ts";
import type { aProduction } from "../a-production.ts";
import { type Answers, refused } from "../fake-api.ts";

/** The shoot days of `scheduleOf`. */
export const DATES = ["2031-03-03", "2031-03-04"] as const;

const SCENES_PER_DAY = 3;

const DEPARTMENTS: readonly Department[] = [1, 2].map((number) => ({
  ...{ id: `department-${number}`, name: `Department ${number}`, positions: [] },
}));

/** The schedule "Main" of a production, with call sheets edited by the server's rules. */
export function scheduleOf(production: ReturnType<typeof aProduction>) {
  const { breakdown, roster } = production.now();
  const strips = stripsFromBreakdown(breakdown, roster, "all");
  const schedule: Schedule = {
    ...{ name: "Main", location: "All locations", scenesPerDay: SCENES_PER_DAY },
    days: DATES.map((date, at) => ({ date, strips: strips.slice(at * SCENES_PER_DAY, (at + 1) * SCENES_PER_DAY) })),
  };
  let departments = DEPARTMENTS;
  let settings = { settings: DEFAULT_SETTINGS, version: 0 };
  const times = new Map(
    DATES.map((date) => [date as string, { timing: DEFAULT_TIMING, plan: EMPTY_PLAN, version: 0 }]),
  );

  const publications = new Map<string, DayPublication>();

  const sheets = () =>
    schedule.days.map(({ date }, dayIndex) => {
      const { timing, plan, version } = times.get(date)!;
      const sheet = callSheetFrom({
        ...{ project: { name: "The Small Tide" }, schedule, dayIndex, breakdown, roster, timing, plan, departments },
        ...{ actorOptions: [], locationOptions: [], settings: settings.settings },
      });
      return { sheet, version, publication: publications.get(date) ?? null };
    });

  const answers = {
    listSchedules: [
      { name: `Main${SCHEDULE_ENDING}`, location: "All locations", scenesPerDay: 3, days: DATES.length, active: false },
    ],
    compareSchedules: { active: null, scenarios: [] },
    getSchedule: scheduleTsv(schedule),
    getImprovement: { status: "none" },
    getCallSheetDays: () => ({ days: sheets(), logo: null, gone: [] }),
    getPublications: NOTHING_PUBLISHED,
    getCallSheetSettings: () => settings,
    updateCallSheet: ({ payload: { date, timing, plan = EMPTY_PLAN, version } }) => {
      if (version !== times.get(date)!.version) {
        return refused(409, "staleCallSheet", "Someone else has changed this day's times in the meantime.");
      }
      times.set(date, { timing, plan, version: version + 1 });
      return { version: version + 1 };
    },
    updateCallSheetSettings: ({ payload }) => {
      settings = { ...payload, version: payload.version + 1 };
      return { version: settings.version };
    },
  } satisfies Answers;

  return {
    answers: { ...production.answers, ...answers },
    schedule,
    sheets,
    /** Another person publishes days, by date. */
    otherPublishes: (days: Readonly<Record<string, DayPublication>>) => {
      for (const [date, publication] of Object.entries(days)) publications.set(date, publication);
    },
    /** Another person sets times of the first day. */
    otherSets(timing: Partial<Timing>) {
      const now = times.get(DATES[0])!;
      times.set(DATES[0], { ...now, timing: { ...now.timing, ...timing }, version: now.version + 1 });
    },
    sheet: (day = 1) => sheets()[day - 1]!.sheet,
    setDepartments(changed: readonly Department[]) {
      departments = changed;
    },
  };
}
