import { type CalendarDate, dayNumber } from "../../dates/calendar-date.ts";
import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import type { ShootingDay } from "../model/schedule.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";
import { consecutiveDays } from "./days-in-row.ts";
import { estimatedShift } from "./estimated-shift.ts";
import { namesInWords } from "./names-in-words.ts";
import type { Shift } from "./shift.ts";
import { type ShiftOfUnits, shiftsElsewhere, withShiftsElsewhere } from "./shifts-with-units.ts";
import { unitsText } from "./units-text.ts";
import type { WeekRules } from "./week-rules.ts";
import { missingWeeklyRest, restShortfall, type WeeklyRest, weeklyRestOf } from "./weekly-rest.ts";

/** A warning about a work week: allowed, but at extra pay. */
export interface WorkWarning {
  readonly date: CalendarDate;
  readonly rule: keyof WeekRules;
  readonly who: readonly string[];
  readonly sentence: string;
  /** The smallest change that would be legal, as a sentence. */
  readonly fix: string;
}

/** Those who work together: their shifts with this unit, and those with other units. */
interface Crowd {
  readonly who: string;
  readonly own: readonly Shift[];
  readonly there: readonly ShiftOfUnits[];
}

/**
 * Consecutive work days beyond the limit and weeks without weekly rest, by the estimated hours: for the crew, who work
 * all days, for departments that work with other units too, and for cast members by their own days with all units. What
 * is missing on a date of another unit because of the work here is a warning of the day here before it, or the first.
 */
export function workWarnings(
  days: readonly ShootingDay[],
  production: Pick<SchedulingProblem, "cast" | "limits" | "places" | "calendar" | "crewElsewhere">,
  rules: WeekRules,
): WorkWarning[] {
  const { cast, calendar, crewElsewhere = [] } = production;
  const shifts = new Map(days.map((day) => [day.date, estimatedShift(day, production)]));
  const works = days.flatMap((day) =>
    [...new Set(day.strips.flatMap(({ castIds }) => castIds))].map((castId) => ({ castId, date: day.date })),
  );
  const all = days.map(({ date }) => shifts.get(date)!);
  const weekRest = weeklyRestOf(rules.weekRest, calendar.weekdays.length);
  const ofCrew = warningsOf({ who: t("the crew"), own: all, there: [] }, rules, weekRest);
  const known = new Set(ofCrew.map(({ date, rule }) => `${date} ${rule}`));
  const ofDepartments = crewElsewhere
    .flatMap(({ department, works: there }) =>
      warningsOf({ who: department, own: all, there: shiftsElsewhere(there) }, rules, weekRest),
    )
    .filter(({ date, rule }) => !known.has(`${date} ${rule}`));
  const ofCast = [...Map.groupBy(works, ({ castId }) => castId)].flatMap(([castId, theirs]) =>
    warningsOf(
      {
        who: cast.get(castId)?.name ?? castId,
        own: theirs.map(({ date }) => shifts.get(date)!),
        there: shiftsElsewhere(cast.get(castId)?.elsewhere),
      },
      rules,
      weekRest,
    ),
  );
  const found = [...ofCrew, ...ofDepartments, ...ofCast];
  const groups = [...Map.groupBy(found, ({ at, date, words, fix }) => `${at} ${date} ${words} ${fix}`).values()];
  return groups
    .map((same) => {
      const { at, date, rule, words, fix } = same[0]!;
      const who = same.map((one) => one.who);
      return {
        date,
        rule,
        who,
        sentence: t("{date}, for {who}: {words}", { date: shownDate(at), who: namesInWords(who), words }),
        fix,
      };
    })
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

/** A warning about some people on the date `at`, which is `date` unless it is another unit's. */
interface CrowdWarning extends Pick<WorkWarning, "date" | "rule" | "fix"> {
  readonly who: string;
  readonly at: CalendarDate;
  readonly words: string;
}

function warningsOf({ who, own, there }: Crowd, rules: WeekRules, weekRest: WeeklyRest): CrowdWarning[] {
  const shifts = withShiftsElsewhere(own, there);
  const found = lacksOf(shifts, rules, weekRest);
  if (found.length === 0) return [];
  const alone = new Set(lacksOf(there, rules, weekRest).map(({ at, rule }) => `${there[at]!.date} ${rule}`));
  return found.flatMap((lack) => {
    const on = shifts[lack.at]!.date;
    const before = own.findLast(({ date }) => date <= on);
    if (before?.date !== on && alone.has(`${on} ${lack.rule}`)) return [];
    const date = (before ?? own[0])?.date;
    const wrong = date === undefined ? undefined : wrongOf(shifts, lack, rules, weekRest);
    return date === undefined || !wrong ? [] : [{ ...wrong, who, rule: lack.rule, at: on, date }];
  });
}

/** What some shifts lack on the date of the shift `at`, the last of `inRow` consecutive days. */
interface Lack {
  readonly at: number;
  readonly rule: keyof WeekRules;
  readonly inRow: number;
}

function lacksOf(shifts: readonly Shift[], { daysInRow }: WeekRules, weekRest: WeeklyRest): Lack[] {
  const lacks: Lack[] = [];
  let inRow = 0;
  for (let at = 0; at < shifts.length; at++) {
    const before = shifts[at - 1];
    inRow = before && dayNumber(shifts[at]!.date) - 1 === dayNumber(before.date) ? inRow + 1 : 1;
    if (daysInRow > 0 && inRow >= daysInRow) lacks.push({ at, rule: "daysInRow", inRow });
    if (restShortfall(shifts, weekRest, at)) lacks.push({ at, rule: "weekRest", inRow });
  }
  return lacks;
}

function wrongOf(
  shifts: readonly ShiftOfUnits[],
  { at, rule, inRow }: Lack,
  { daysInRow }: WeekRules,
  weekRest: WeeklyRest,
): { readonly words: string; readonly fix: string } | undefined {
  const wrong = rule === "daysInRow" ? consecutiveDays(inRow, daysInRow) : missingWeeklyRest(shifts, weekRest, at);
  if (!wrong) return undefined;
  const last = dayNumber(shifts[at]!.date);
  const days = rule === "daysInRow" ? inRow : 7;
  const because = shifts.filter(({ date }, one) => one <= at && last - dayNumber(date) < days);
  return { words: `${wrong.words}${unitsText(because)}`, fix: wrong.fix };
}
