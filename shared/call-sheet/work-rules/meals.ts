import { t } from "../../i18n/speech.ts";
import { clockText } from "../../roster/fields/clock-text.ts";
import type { CallSheet } from "../model/call-sheet.ts";
import type { WorkRules } from "../model/work-rules.ts";
import { after } from "../times/after.ts";
import { BREAKFAST } from "../times/meal-times.ts";
import { minutesFromText } from "../times/parse-clock.ts";
import { legalFrom, lengthText, type WorkRuleViolation } from "./violation.ts";
import type { WorkDay } from "./work-day.ts";

type MealSheet = Pick<CallSheet, "plan" | "timing" | "conditions">;

/** Meal violations of a person's day. A meal before their call is not theirs. */
export function mealViolations(day: WorkDay, sheet: MealSheet, rules: WorkRules): WorkRuleViolation[] {
  if (rules.mealWithin === 0) return [];
  const { plan, conditions } = sheet;
  const who = [day.who];
  const breaches: WorkRuleViolation[] = [];
  const meals = mealsOf(sheet, day.call).filter((meal) => meal >= day.call);
  let since = workStarts(day, conditions.breakfast ?? plan.breakfast);
  for (const [at, meal] of meals.entries()) {
    const due = since + rules.mealWithin;
    if (meal > due && day.dismissed > due) {
      const legalCall = day.call + meal - due;
      const values = { at: clockText(meal), by: lengthText(meal - due), due: clockText(due) };
      const words =
        at === 0
          ? t("The meal at {at} is {by} late: it is due by {due}.", values)
          : t("The next meal at {at} is {by} late: it is due by {due}.", values);
      const legal = at === 0 ? { words: `${words} ${legalFrom(legalCall)}`, legalCall } : { words };
      breaches.push({ rule: "meal", who, by: meal - due, ...legal });
    }
    since = meal + plan.mealMinutes;
  }
  const due = since + rules.mealWithin;
  if (day.dismissed > due) {
    const by = day.dismissed - due;
    const words =
      meals.length === 0
        ? t("No meal is scheduled: one is due by {due}, {mealWithin} after work begins.", {
            due: clockText(due),
            mealWithin: lengthText(rules.mealWithin),
          })
        : t("A {which, select, second {second} other {further}} meal is due by {due}, {by} before the wrap.", {
            which: meals.length === 1 ? "second" : "further",
            due: clockText(due),
            by: lengthText(by),
          });
    breaches.push({ rule: "meal", who, by, words });
  }
  return breaches;
}

/** A meal that is too short for everyone. */
export function shortMeal({ plan, conditions }: MealSheet, rules: WorkRules): WorkRuleViolation | undefined {
  const by = rules.mealLength - plan.mealMinutes;
  if (by <= 0 || minutesFromText(conditions.meal || plan.meal) === undefined) return undefined;
  const words = t("The meal of {mealMinutes} is {by} shorter than {mealLength}.", {
    mealMinutes: lengthText(plan.mealMinutes),
    by: lengthText(by),
    mealLength: lengthText(rules.mealLength),
  });
  return { rule: "meal", who: ["Everyone"], by, words };
}

/** The meals of a sheet in order; one before the crew call is after midnight. */
function mealsOf({ plan, timing, conditions }: MealSheet, call: number): number[] {
  const start = minutesFromText(timing.crewCall) ?? call;
  return [conditions.meal || plan.meal, ...(conditions.laterMeals ?? [])]
    .flatMap((text) => minutesFromText(text) ?? [])
    .map((minutes) => after(minutes, start))
    .toSorted((one, other) => one - other);
}

function workStarts({ call }: WorkDay, breakfast: string): number {
  const minutes = minutesFromText(breakfast);
  const counts = minutes !== undefined && minutes >= call && minutes <= call + BREAKFAST.within;
  return counts ? minutes + BREAKFAST.minutes : call;
}
