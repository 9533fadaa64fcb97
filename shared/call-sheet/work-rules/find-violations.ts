import { DEFAULT_CLOCK } from "../../roster/fields/clock.ts";
import type { CallSheet } from "../model/call-sheet.ts";
import type { WorkRules } from "../model/work-rules.ts";
import { sentenceInClock } from "../times/in-clock.ts";
import { consecutiveDaysViolations } from "./consecutive-days.ts";
import { longDay, longWeek } from "./long-hours.ts";
import { mealViolations, shortMeal } from "./meals.ts";
import { minorViolations } from "./minors.ts";
import { restAfter, restBefore } from "./turnaround.ts";
import type { WorkRuleViolation } from "./violation.ts";
import { weekRest } from "./weekly-rest.ts";
import { type WorkDay, workOf } from "./work-day.ts";

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
      const earlier = before.flatMap((work) => work.filter(({ key }) => key === day.key));
      const next = after.flatMap((work) => work.filter(({ key }) => key === day.key))[0];
      return ofPerson(day, earlier, next, sheet, rules);
    }),
  ];
  const { clock = DEFAULT_CLOCK } = sheet.settings;
  return together(found.filter((breach) => breach !== undefined)).map((breach) => ({
    ...breach,
    words: sentenceInClock(breach.words, clock),
  }));
}

function ofPerson(
  day: WorkDay,
  earlier: readonly WorkDay[],
  next: WorkDay | undefined,
  sheet: CallSheet,
  rules: WorkRules,
): (WorkRuleViolation | undefined)[] {
  const last = earlier.at(-1);
  const days = [...earlier, day];
  const isProtected = day.minor !== null && rules.minors;
  return [
    last && restBefore(day, last, rules),
    next && restAfter(day, next, rules),
    ...mealViolations(day, sheet, rules),
    weekRest(days, rules, sheet.daysAWeek ?? USUAL_WEEK),
    ...(isProtected ? minorViolations(days, sheet) : [longDay(day, rules), longWeek(days, rules.week)]),
  ];
}

function together(breaches: readonly WorkRuleViolation[]): WorkRuleViolation[] {
  const groups = Map.groupBy(breaches, ({ rule, words }) => `${rule} ${words}`);
  return [...groups.values()].map((same) => ({ ...same[0]!, who: [...new Set(same.flatMap(({ who }) => who))] }));
}
