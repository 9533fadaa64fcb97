import {
  type RunningOrder,
  type RunningTimes,
  runningOrder,
  type Span,
} from "../../schedule/daylight/running-order.ts";
import { castTimesOf } from "./cast-times.ts";
import type { DayContent } from "./day-content.ts";

/** A breakfast within this time of a call, and of this length, counts as a meal for the time to the next one. */
export const BREAKFAST = { within: 120, minutes: 15 } as const;

/** A meal begins between two scenes if a scene ends within this time before it is due; in a wait, within twice that. */
const BEFORE_DUE = 60;

/** A derived meal that is late for someone is moved if it is at most this late, else another is added. */
const MOST_MOVED = 120;

/** Adding and moving meals ends after this many steps at the latest; a day has two or three meals. */
const MOST_STEPS = 20;

/**
 * The day with meals: where nothing is entered, a meal between two scenes, or within one, as late as it is due for the
 * first of those at work. No meal is derived where no one works longer than the rules allow without one.
 *
 * @param crewCall of the day
 */
export function withMeals(
  day: DayContent,
  crewCall: number,
  times: Omit<RunningTimes, "meals" | "mealMinutes">,
): RunningOrder {
  const { entered, mealMinutes, rules } = day;
  // Those on the board give way to the entered time.
  const blocks = entered.meal === undefined ? day.blocks : day.blocks.filter(({ kind }) => kind !== "meal");
  const fixed = entered.meal === undefined ? [] : [entered.meal < crewCall ? entered.meal + 24 * 60 : entered.meal];
  const at = (derived: readonly number[]) =>
    runningOrder(blocks, { ...times, meals: [...fixed, ...derived], mealMinutes });
  let meals: readonly number[] = [];
  let order = at(meals);
  for (let step = 0; rules.mealWithin > 0 && step < MOST_STEPS; step++) {
    const placed = order.meals.map((meal) => ({ ...meal, isKept: !meals.includes(meal.start) }));
    const breakfast = breakfastOf(day, crewCall, order);
    const dues = shiftsOf(day, crewCall, order).flatMap((shift) => mealDue(shift, placed, breakfast, day) ?? []);
    if (dues.length === 0) break;
    const due = Math.min(...dues);
    const near = (times: readonly number[], most: number) => times.findLast((time) => time <= due && time > due - most);
    const boundary = near(waitsIn(order, mealMinutes), 2 * BEFORE_DUE) ?? near(boundariesOf(order), BEFORE_DUE);
    const late = meals.find((meal) => meal > due && meal - due <= MOST_MOVED);
    const onTime = Math.floor(due / 5) * 5;
    // Rather within a scene than so early that another meal is due before the wrap.
    const reach = mealMinutes + rules.mealWithin;
    const isEnough = (meal: number) => order.end + mealMinutes <= meal + reach;
    const begins = boundary === undefined || (isEnough(onTime) && !isEnough(boundary)) ? onTime : boundary;
    meals = [...meals.filter((meal) => meal !== late), begins].toSorted((one, other) => one - other);
    order = at(meals);
  }
  return order;
}

/** The latest times for a meal while the company waits for light. */
function waitsIn({ scenes }: RunningOrder, mealMinutes: number): number[] {
  return scenes.filter(({ waits }) => waits >= mealMinutes).map(({ start }) => start - mealMinutes);
}

/** Starts and ends of scenes. */
function boundariesOf({ scenes }: RunningOrder): number[] {
  return [...new Set(scenes.flatMap(({ start, end }) => [start, end]))].toSorted((one, other) => one - other);
}

/** The hours of the crew, of departments with an earlier call, and of the cast. */
function shiftsOf(day: DayContent, crewCall: number, order: RunningOrder): Span[] {
  const end = Math.max(day.entered.wrap ?? day.entered.shiftEnd ?? order.end, crewCall);
  const cast = day.people.flatMap((person) => {
    const times = castTimesOf(person, order, day);
    return times ? [{ start: times.report, end: times.dismissed }] : [];
  });
  return [{ start: crewCall, end }, { start: crewCall + day.earliestPreCall, end }, ...cast];
}

/** A meal; one that a person placed, in time or board, is kept where it is even if it is late for someone. */
interface PlacedMeal extends Span {
  readonly isKept: boolean;
}

/**
 * Breakfast of a day as entered; else at the crew call, if people are called before it: it counts as their first meal.
 */
export function breakfastOf(day: DayContent, crewCall: number, order: RunningOrder): number | undefined {
  if (day.entered.breakfast !== undefined) return day.entered.breakfast;
  const isCalledBefore = shiftsOf(day, crewCall, order).some(({ start }) => start < crewCall);
  return isCalledBefore ? crewCall : undefined;
}

/** When someone's next meal is due if they work longer than that; undefined when their meals are in time. */
function mealDue(
  shift: Span,
  meals: readonly PlacedMeal[],
  breakfast: number | undefined,
  { rules }: DayContent,
): number | undefined {
  const isEaten = breakfast !== undefined && breakfast >= shift.start && breakfast <= shift.start + BREAKFAST.within;
  let since = isEaten ? breakfast + BREAKFAST.minutes : shift.start;
  for (const { start, end, isKept } of meals) {
    if (start < shift.start) continue;
    if (start > since + rules.mealWithin && !isKept) break;
    since = Math.max(since, end);
  }
  const due = since + rules.mealWithin;
  return shift.end > due ? due : undefined;
}
