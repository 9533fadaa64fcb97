import { t } from "../i18n/speech.ts";
import type { Performer, ProductionReport } from "./production-report.ts";
import { lengthText, type TimeOfDay, timeFromText } from "./time-of-day.ts";

/** Maximum work without a meal: six hours (SAG-AFTRA and IATSE basic agreements). */
const MAX_TO_MEAL = 6 * 60;

/** One meal penalty is due for each half hour, or part of one, that a meal is late (SAG-AFTRA). */
const PENALTY = 30;

type Meal = readonly [out: TimeOfDay | null, back: TimeOfDay | null];

/** Minutes from report to dismissal without meals; undefined while either is unknown. */
export function minutesWorked(performer: Performer): number | undefined {
  const [begin, end] = [performer.makeUpIn ?? performer.onSet, performer.out ?? performer.dismissed];
  if (begin === null || end === null || end < begin) return undefined;
  const eaten = mealsOf(performer).map(([out, back]) => (out !== null && back !== null && back > out ? back - out : 0));
  return eaten.reduce((left, minutes) => left - minutes, end - begin);
}

const mealsOf = ({ mealOut, mealIn, secondMealOut, secondMealIn }: Performer): Meal[] => [
  [mealOut, mealIn],
  [secondMealOut, secondMealIn],
];

/** Working time before each meal and after the last one, as far as the times are known. */
function stretches(begin: TimeOfDay | null, meals: readonly Meal[], end: TimeOfDay | null): number[] {
  let from = begin;
  const lengths: number[] = [];
  for (const [out, back] of [...meals.filter(([start]) => start !== null), [end, null] as const]) {
    if (from === null || out === null) break;
    lengths.push(out - from);
    from = back;
  }
  return lengths;
}

const stretchesOf = (performer: Performer) =>
  stretches(mealTimeFrom(performer), mealsOf(performer), performer.out ?? performer.dismissed);

/** A meal that is not deducted counts within this time of the call, if it is at least this long (SAG-AFTRA). */
const ND_MEAL = { within: 120, minutes: 15 } as const;

/** From when on the time to the first meal counts: the call, or the end of a meal that is not deducted. */
function mealTimeFrom({ makeUpIn, onSet, ndMealOut, ndMealIn }: Performer): TimeOfDay | null {
  const begin = makeUpIn ?? onSet;
  if (begin === null || ndMealOut === null || ndMealIn === null) return begin;
  const counts = ndMealOut - begin <= ND_MEAL.within && ndMealIn - ndMealOut >= ND_MEAL.minutes;
  return counts ? ndMealIn : begin;
}

/** Meal penalties due to a performer: as entered, else computed from the times. */
export function mealPenaltiesOf(performer: Performer): number {
  const byTimes = stretchesOf(performer).map((length) => Math.ceil(Math.max(0, length - MAX_TO_MEAL) / PENALTY));
  return performer.mealPenalties ?? byTimes.reduce((sum, count) => sum + count, 0);
}

function mealProblems(who: string, worked: readonly number[], meals: readonly Meal[]): string[] {
  return [
    ...meals.flatMap(([out, back]) =>
      out !== null && back !== null && back < out ? [t("The meal of {who} ends before it begins.", { who })] : [],
    ),
    ...worked.flatMap((length, at) =>
      length > MAX_TO_MEAL
        ? [
            t(
              "{who} worked {length} without {at, select, 0 {a meal} 1 {a second meal} other {another meal}}: {over} too long.",
              { who, length: lengthText(length), at, over: lengthText(length - MAX_TO_MEAL) },
            ),
          ]
        : [],
    ),
  ];
}

/** Problems with the times of a report, as sentences with the person and the amount. */
export function timeProblems(report: ProductionReport): string[] {
  const problems = Object.values(report.cast).flatMap((performer) => {
    const who = performer.actor || performer.character;
    const { travelLeave, travelArrive, makeUpIn, onSet, dismissed, out, returnLeave, returnArrive } = performer;
    const outOfOrder = [travelLeave, travelArrive, makeUpIn, onSet, dismissed, out, returnLeave, returnArrive]
      .filter((time) => time !== null)
      .some((time, at, all) => at > 0 && time < all[at - 1]!);
    return [
      ...(outOfOrder ? [t("The times for {who} are out of order.", { who })] : []),
      ...mealProblems(who, stretchesOf(performer), mealsOf(performer)),
    ];
  });
  for (const [name, hours] of Object.entries(report.crew)) {
    const meal: Meal = [hours.mealOut, hours.mealIn];
    // The company's meals are in the day's times; a department is checked against its own meal only.
    problems.push(...mealProblems(name, stretches(hours.in, [meal], null), [meal]));
  }
  const { firstShot, cameraWrap, firstMealOut } = report.times;
  const call = timeFromText(report.head.crewCall);
  if (call !== undefined && firstMealOut !== null && firstMealOut - call > MAX_TO_MEAL) {
    problems.push(
      t("The crew's first meal came {length} after its call: {over} too late.", {
        length: lengthText(firstMealOut - call),
        over: lengthText(firstMealOut - call - MAX_TO_MEAL),
      }),
    );
  }
  if (firstShot !== null && cameraWrap !== null && cameraWrap < firstShot) {
    problems.push(t("The camera wrapped before the first shot."));
  }
  return problems;
}
