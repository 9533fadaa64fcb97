import { instantOf } from "../../schedule/work-week/shift.ts";
import type { CallSheet } from "../model/call-sheet.ts";
import { clockOf } from "../model/project-clock.ts";
import type { WorkRules } from "../model/work-rules.ts";
import { sentenceInClock } from "../times/in-clock.ts";
import { consecutiveDaysViolations } from "./consecutive-days.ts";
import { longDay, longWeek } from "./long-hours.ts";
import { mealViolations, shortMeal } from "./meals.ts";
import { minorViolations } from "./minors.ts";
import { restAfter, restBefore } from "./turnaround.ts";
import type { WorkRuleViolation } from "./violation.ts";
import { weekRest } from "./weekly-rest.ts";
import { byDate, crewBefore, type WorkDay, workElsewhere, workOf } from "./work-day.ts";

/** Shoot days per week if a sheet does not have the number. */
const USUAL_WEEK = 5;

/** How many calendar days a week's work reaches back. */
const DAYS_BACK = 7;

/**
 * Violations of one day's calls, including turnaround to adjacent days. People who violate the same rule by the same
 * amount are grouped. `at` is the index of the day in `sheets`, which are sorted by date.
 */
export function violationsOn(sheets: readonly CallSheet[], at: number, rules: WorkRules): WorkRuleViolation[] {
  const sheet = sheets[at];
  if (!sheet) return [];
  const before = sheets.slice(Math.max(0, at - DAYS_BACK), at).map(workOf);
  const after = sheets.slice(at + 1, at + 1 + DAYS_BACK).map(workOf);
  const shot = new Set(sheets.map(({ date }) => date));
  const found = [
    consecutiveDaysViolations(sheet.date, shot, rules),
    shortMeal(sheet, rules),
    ...workOf(sheet).flatMap((day) => {
      const there = workElsewhere(sheet, day);
      const near = [...before.flat().filter(({ key }) => key === day.key), ...there];
      const next = [...after.flat().filter(({ key }) => key === day.key), ...there];
      return ofPerson(
        {
          day,
          whole: byDate([day, ...there.filter(({ date }) => date === day.date)])[0]!,
          earlier: near.filter(({ date }) => date < day.date),
          ended: crewBefore(sheet, day),
          next: next.filter(({ date }) => date > day.date).sort((one, other) => startOf(one) - startOf(other))[0],
        },
        sheet,
        rules,
      );
    }),
  ];
  const clock = clockOf(sheet.settings);
  return together(found.filter((breach) => breach !== undefined)).map((breach) => ({
    ...breach,
    words: sentenceInClock(breach.words, clock),
  }));
}

/** A person's work on a sheet, that day with all units, the earlier work with each, the end of it, and the next. */
interface PersonsWork {
  readonly day: WorkDay;
  readonly whole: WorkDay;
  readonly earlier: readonly WorkDay[];
  /** The crew's wrap with another unit, if it is the latest. */
  readonly ended: WorkDay | undefined;
  readonly next: WorkDay | undefined;
}

const startOf = ({ date, call }: WorkDay) => instantOf(date, call);
const endOf = ({ date, dismissed }: WorkDay) => instantOf(date, dismissed);

function ofPerson(
  { day, whole, earlier, ended, next }: PersonsWork,
  sheet: CallSheet,
  rules: WorkRules,
): (WorkRuleViolation | undefined)[] {
  const last = [...earlier, ...(ended ? [ended] : [])].toSorted((one, other) => endOf(one) - endOf(other)).at(-1);
  const days = [...byDate(earlier), whole];
  const isProtected = day.minor !== null && rules.minors;
  return [
    // Another unit's earlier call or later wrap that day is on that unit's sheet.
    last && day.call === whole.call ? restBefore(day, last, rules) : undefined,
    next && day.dismissed === whole.dismissed ? restAfter(day, next, rules) : undefined,
    ...mealViolations(day, sheet, rules),
    weekRest(days, rules, sheet.daysAWeek ?? USUAL_WEEK),
    ...(isProtected ? minorViolations(days, sheet) : [longDay(whole, rules), longWeek(days, rules.week)]),
  ];
}

function together(breaches: readonly WorkRuleViolation[]): WorkRuleViolation[] {
  const groups = Map.groupBy(breaches, ({ rule, words }) => `${rule} ${words}`);
  return [...groups.values()].map((same) => ({ ...same[0]!, who: [...new Set(same.flatMap(({ who }) => who))] }));
}
