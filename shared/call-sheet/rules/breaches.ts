import type { CallSheet } from "../call-sheet.ts";
import type { Breach } from "./breach.ts";
import { daysInRow } from "./days-in-row.ts";
import { longDay, longWeek } from "./long-work.ts";
import { mealBreaches, shortMeal } from "./meals.ts";
import { minorBreaches } from "./minors.ts";
import { restAfter, restBefore } from "./turnaround.ts";
import { weekRest } from "./week-rest.ts";
import { type WorkDay, workOf } from "./work-day.ts";
import type { WorkRules } from "./work-rules.ts";

/** How many days are worked in a week where a sheet does not say it. */
const USUAL_WEEK = 5;

/** How many calendar days a week's work reaches back. */
const DAYS_BACK = 7;

/**
 * What the calls of one day break, the turnaround to the days around it included: those who break the same rule by the
 * same are named together. `at` is the day among the sheets, which are in the order of their dates.
 */
export function breachesOn(sheets: readonly CallSheet[], at: number, rules: WorkRules): Breach[] {
  const sheet = sheets[at];
  if (!sheet) return [];
  const before = sheets.slice(Math.max(0, at - DAYS_BACK), at).map(workOf);
  const after = sheets.slice(at + 1, at + 1 + DAYS_BACK).map(workOf);
  const shot = new Set(sheets.map(({ date }) => date));
  const found = [
    daysInRow(sheet.date, shot, rules),
    shortMeal(sheet, rules),
    ...workOf(sheet).flatMap((day) => {
      const earlier = before.flatMap((work) => work.filter(({ key }) => key === day.key));
      const next = after.flatMap((work) => work.filter(({ key }) => key === day.key))[0];
      return ofPerson(day, earlier, next, sheet, rules);
    }),
  ];
  return together(found.filter((breach) => breach !== undefined));
}

function ofPerson(
  day: WorkDay,
  earlier: readonly WorkDay[],
  next: WorkDay | undefined,
  sheet: CallSheet,
  rules: WorkRules,
): (Breach | undefined)[] {
  const last = earlier.at(-1);
  const days = [...earlier, day];
  const isProtected = day.minor !== null && rules.minors;
  return [
    last && restBefore(day, last, rules),
    next && restAfter(day, next, rules),
    ...mealBreaches(day, sheet, rules),
    weekRest(days, rules, sheet.daysAWeek ?? USUAL_WEEK),
    ...(isProtected ? minorBreaches(days, sheet) : [longDay(day, rules), longWeek(days, rules.week)]),
  ];
}

function together(breaches: readonly Breach[]): Breach[] {
  const groups = Map.groupBy(breaches, ({ rule, words }) => `${rule} ${words}`);
  return [...groups.values()].map((same) => ({ ...same[0]!, who: [...new Set(same.flatMap(({ who }) => who))] }));
}
