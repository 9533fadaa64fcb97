import type { Performer, ProductionReport } from "./production-report.ts";
import { lengthText, timeFromText } from "./time-of-day.ts";

/** Work without a meal may last six hours (SAG-AFTRA and IATSE basic agreements). */
const LONGEST_TO_MEAL = 6 * 60;

/** Minutes at work from report to dismissal without the meal; undefined while either is open. */
export function minutesWorked({ makeUpIn, onSet, dismissed, out, mealOut, mealIn }: Performer): number | undefined {
  const [begin, end] = [makeUpIn ?? onSet, out ?? dismissed];
  if (begin === null || end === null || end < begin) return undefined;
  const meal = mealOut !== null && mealIn !== null && mealIn > mealOut ? mealIn - mealOut : 0;
  return end - begin - meal;
}

/** What is wrong with the times of a report, each in a sentence that says whose they are and by how much. */
export function timeProblems(report: ProductionReport): string[] {
  const problems = Object.values(report.cast).flatMap((performer) => {
    const who = performer.actor || performer.character;
    const { makeUpIn, onSet, dismissed, out, mealOut, mealIn } = performer;
    const begin = makeUpIn ?? onSet;
    const outOfOrder = [makeUpIn, onSet, dismissed, out]
      .filter((time) => time !== null)
      .some((time, at, all) => at > 0 && time < all[at - 1]!);
    const until = mealOut ?? out ?? dismissed;
    const wait = begin !== null && until !== null ? until - begin : 0;
    return [
      ...(outOfOrder ? [`The times of ${who} are not in order.`] : []),
      ...(mealOut !== null && mealIn !== null && mealIn < mealOut ? [`The meal of ${who} ends before it begins.`] : []),
      ...(wait > LONGEST_TO_MEAL
        ? [`${who} worked ${lengthText(wait)} without a meal: ${lengthText(wait - LONGEST_TO_MEAL)} too long.`]
        : []),
    ];
  });
  const { firstShot, cameraWrap, firstMealOut } = report.times;
  const call = timeFromText(report.head.crewCall);
  if (call !== undefined && firstMealOut !== null && firstMealOut - call > LONGEST_TO_MEAL) {
    problems.push(
      `The crew's first meal came ${lengthText(firstMealOut - call)} after its call: ${lengthText(firstMealOut - call - LONGEST_TO_MEAL)} too late.`,
    );
  }
  if (firstShot !== null && cameraWrap !== null && cameraWrap < firstShot) {
    problems.push("The camera wrapped before the first shot.");
  }
  return problems;
}

/** The days of one production cannot be signed while it is open what became of a scene, or while somebody is at work. */
export function missingBeforeSubmission(report: ProductionReport): string[] {
  const open = Object.values(report.scenes)
    .filter(({ outcome }) => outcome === "open")
    .map(({ number }) => number);
  const here = Object.values(report.cast)
    .filter(({ makeUpIn, onSet, dismissed, out }) => (makeUpIn ?? onSet) !== null && (out ?? dismissed) === null)
    .map(({ actor, character }) => actor || character);
  return [
    ...(open.length > 0 ? [`Say what became of ${open.length === 1 ? "scene" : "scenes"} ${open.join(", ")}.`] : []),
    ...(here.length > 0 ? [`${here.join(", ")} ${here.length === 1 ? "is" : "are"} still checked in.`] : []),
  ];
}
