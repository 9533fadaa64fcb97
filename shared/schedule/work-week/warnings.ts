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
import { missingWeeklyRest, type WeeklyRest, weeklyRestOf } from "./weekly-rest.ts";

/** More shifts than the seven days have in which a rest must be, so that earlier ones do not count. */
const WEEK_OF_SHIFTS = 9;

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
  const dates = new Set(own.map(({ date }) => date));
  const alone = new Set(found(there, rules, weekRest).map(({ at, rule }) => `${at} ${rule}`));
  return found(withShiftsElsewhere(own, there), rules, weekRest).flatMap((one) => {
    const isOwn = dates.has(one.at);
    if (!isOwn && alone.has(`${one.at} ${one.rule}`)) return [];
    const date = isOwn ? one.at : (own.findLast((shift) => shift.date < one.at) ?? own[0])?.date;
    return date === undefined ? [] : [{ ...one, who, date }];
  });
}

/** What is wrong with some shifts, which are in order, on each of their dates. */
function found(shifts: readonly ShiftOfUnits[], rules: WeekRules, weekRest: WeeklyRest) {
  let inRow = 0;
  return shifts.flatMap(({ date }, at) => {
    const before = shifts[at - 1];
    inRow = before && dayNumber(date) - 1 === dayNumber(before.date) ? inRow + 1 : 1;
    const row = shifts.slice(at + 1 - inRow, at + 1);
    const week = shifts.slice(Math.max(0, at - WEEK_OF_SHIFTS), at + 1);
    const inWeek = week.filter((shift) => dayNumber(date) - dayNumber(shift.date) < 7);
    return [
      { rule: "daysInRow" as const, wrong: consecutiveDays(inRow, rules.daysInRow), because: row },
      { rule: "weekRest" as const, wrong: missingWeeklyRest(week, weekRest), because: inWeek },
    ].flatMap(({ rule, wrong, because }) =>
      wrong ? [{ at: date, rule, words: `${wrong.words}${unitsText(because)}`, fix: wrong.fix }] : [],
    );
  });
}
