import { type CalendarDate, dayNumber } from "../../dates/calendar-date.ts";
import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import type { ShootingDay } from "../model/schedule.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";
import { consecutiveDays } from "./days-in-row.ts";
import { estimatedShift } from "./estimated-shift.ts";
import { namesInWords } from "./names-in-words.ts";
import { shiftsElsewhere, withShiftsElsewhere } from "./shifts-with-units.ts";
import type { WeekRules } from "./week-rules.ts";
import { missingWeeklyRest, weeklyRestOf } from "./weekly-rest.ts";

/** A warning about a work week: allowed, but at extra pay. */
export interface WorkWarning {
  readonly date: CalendarDate;
  readonly rule: keyof WeekRules;
  readonly who: readonly string[];
  readonly sentence: string;
  /** The smallest change that would be legal, as a sentence. */
  readonly fix: string;
}

/**
 * Consecutive work days beyond the limit and weeks without weekly rest, by the estimated hours: for the crew, who work
 * all days, and for cast members by their own days with all units.
 */
export function workWarnings(
  days: readonly ShootingDay[],
  production: Pick<SchedulingProblem, "cast" | "limits" | "places" | "calendar">,
  rules: WeekRules,
): WorkWarning[] {
  const { cast, calendar } = production;
  const shifts = new Map(days.map((day) => [day.date, estimatedShift(day, production)]));
  const works = days.flatMap((day) =>
    [...new Set(day.strips.flatMap(({ castIds }) => castIds))].map((castId) => ({ castId, date: day.date })),
  );
  const own = days.map(({ date }) => shifts.get(date)!);
  const people = [
    { who: t("the crew"), shifts: own, dates: new Set(days.map(({ date }) => date)) },
    ...[...Map.groupBy(works, ({ castId }) => castId)].map(([castId, theirs]) => ({
      who: cast.get(castId)?.name ?? castId,
      shifts: withShiftsElsewhere(
        theirs.map(({ date }) => shifts.get(date)!),
        shiftsElsewhere(cast.get(castId)?.elsewhere),
      ),
      dates: new Set(theirs.map(({ date }) => date)),
    })),
  ];
  const numberOf = new Map(days.map(({ date }) => [date, dayNumber(date)]));
  const weekRest = weeklyRestOf(rules.weekRest, calendar.weekdays.length);
  const found = people.flatMap(({ who, shifts: theirs, dates }) => {
    const numbers = theirs.map(({ date }) => numberOf.get(date) ?? dayNumber(date));
    let inRow = 0;
    return theirs.flatMap(({ date }, at) => {
      inRow = numbers[at]! - 1 === numbers[at - 1] ? inRow + 1 : 1;
      if (!dates.has(date)) return [];
      return [
        { rule: "daysInRow" as const, wrong: consecutiveDays(inRow, rules.daysInRow) },
        { rule: "weekRest" as const, wrong: missingWeeklyRest(theirs.slice(0, at + 1), weekRest) },
      ].flatMap(({ rule, wrong }) => (wrong ? [{ date, rule, who, words: wrong.words, fix: wrong.fix }] : []));
    });
  });
  const groups = [...Map.groupBy(found, ({ date, words, fix }) => `${date} ${words} ${fix}`).values()];
  return groups
    .map((same) => {
      const { date, rule, words, fix } = same[0]!;
      const who = same.map((one) => one.who);
      return {
        date,
        rule,
        who,
        sentence: t("{date}, for {who}: {words}", { date: shownDate(date), who: namesInWords(who), words }),
        fix,
      };
    })
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}
