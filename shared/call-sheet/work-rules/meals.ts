import { clockText } from "../build/clock-text.ts";
import { minutesFromText } from "../build/parse-clock.ts";
import type { CallSheet } from "../model/call-sheet.ts";
import type { WorkRules } from "../model/work-rules.ts";
import { legalFrom, lengthText, type WorkRuleViolation } from "./violation.ts";
import { after, type WorkDay } from "./work-day.ts";

/**
 * A breakfast of 15 minutes counts as a meal when it begins within two hours of the call; the time to the next meal
 * then runs from its end.
 */
const BREAKFAST = { within: 120, minutes: 15 };

/** Meal violations of a person's day. */
export function mealViolations(day: WorkDay, { plan }: Pick<CallSheet, "plan">, rules: WorkRules): WorkRuleViolation[] {
  if (rules.mealWithin === 0) return [];
  const start = workStarts(day, plan.breakfast);
  const due = start + rules.mealWithin;
  const meal = mealAt(plan.meal, day.call);
  const who = [day.who];
  if (meal === undefined) {
    if (day.dismissed <= due) return [];
    const words = `No meal is scheduled: one is due by ${clockText(due)}, ${lengthText(rules.mealWithin)} after work begins.`;
    return [{ rule: "meal", who, by: day.dismissed - due, words }];
  }
  const breaches: WorkRuleViolation[] = [];
  if (meal > due) {
    const legalCall = day.call + meal - due;
    const words = `The meal at ${clockText(meal)} is ${lengthText(meal - due)} late: it is due by ${clockText(due)}. ${legalFrom(legalCall)}`;
    breaches.push({ rule: "meal", who, by: meal - due, words, legalCall });
  }
  const next = meal + plan.mealMinutes + rules.mealWithin;
  if (day.dismissed > next) {
    const words = `A second meal is due by ${clockText(next)}, ${lengthText(day.dismissed - next)} before the wrap.`;
    breaches.push({ rule: "meal", who, by: day.dismissed - next, words });
  }
  return breaches;
}

/** A meal that is too short for everyone. */
export function shortMeal({ plan }: Pick<CallSheet, "plan">, rules: WorkRules): WorkRuleViolation | undefined {
  const by = rules.mealLength - plan.mealMinutes;
  if (by <= 0 || minutesFromText(plan.meal) === undefined) return undefined;
  const words = `The meal of ${lengthText(plan.mealMinutes)} is ${lengthText(by)} shorter than ${lengthText(rules.mealLength)}.`;
  return { rule: "meal", who: ["Everyone"], by, words };
}

function mealAt(text: string, call: number): number | undefined {
  const minutes = minutesFromText(text);
  return minutes === undefined ? undefined : after(minutes, call);
}

function workStarts({ call }: WorkDay, breakfast: string): number {
  const minutes = minutesFromText(breakfast);
  const counts = minutes !== undefined && minutes >= call && minutes <= call + BREAKFAST.within;
  return counts ? minutes + BREAKFAST.minutes : call;
}
