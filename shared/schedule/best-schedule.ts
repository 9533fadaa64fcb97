import { dateText } from "../roster/dates.ts";
import { boardOf } from "./board.ts";
import { type Budget, orWhen } from "./budget.ts";
import { type Explanation, explained } from "./optimise/infeasible.ts";
import { solveShoot } from "./optimise/solve.ts";
import { placeAll } from "./place.ts";
import type { Priority } from "./priority.ts";
import { type Production, siteKey } from "./production.ts";
import { reasonsFor } from "./reasons.ts";
import type { Proof, Schedule } from "./schedule.ts";
import { shootOfBoard } from "./shoot-of-board.ts";
import { solve } from "./solve.ts";

/** The part of the budget that an explanation may take. */
const FOR_EXPLAINING = 0.8;

/**
 * The scheduler's answer.
 * - `feasible`: a schedule that obeys every hard rule, the best found, with what is proven of it
 * - `infeasible`: there is none; `reasons` say what clashes, `changes` what would help, each by itself
 * - `unknown`: the search ended before it found one or could show that there is none
 */
export type BestSchedule =
  | { readonly status: "feasible"; readonly schedule: Schedule }
  | {
      readonly status: "infeasible" | "unknown";
      readonly reasons: readonly string[];
      readonly changes: readonly string[];
    };

/**
 * Schedules a production as well as the budget allows: few days, little waiting, few moves, weighed by the priority.
 *
 * @param options.seed the same seed gives the same schedule when the budget expires after the same number of questions
 */
export function bestSchedule(
  production: Production,
  { budget, priority = "balanced", seed = 1 }: { budget: Budget; priority?: Priority; seed?: number },
): BestSchedule {
  const board = boardOf(production);
  const shoot = shootOfBoard(board, priority);
  const placing = placeAll(board);
  if (placing.kind === "crowded" || placing.kind === "clashing") {
    const part = orWhen(budget, () => budget.spent() > FOR_EXPLAINING);
    return {
      status: "infeasible",
      reasons: reasonsFor(board, placing),
      changes: inDates(explained(shoot, part).changes),
    };
  }
  const answer = solveShoot(shoot, { budget, seed });
  if (answer.status === "infeasible") return { status: "infeasible", ...inWords(answer) };
  if (answer.status !== "unknown") {
    const slots = shoot.scenes.map(({ id }) => answer.slots[id]);
    const schedule = scheduleOf(production, board.days, slots, { cost: answer.cost, bound: answer.bound });
    return { status: "feasible", schedule };
  }
  const { eighthsPerDay, locationsPerDay } = production.limits ?? {};
  if (eighthsPerDay === undefined && locationsPerDay === undefined) {
    const settled = solve(production);
    return settled.status === "feasible" ? settled : { ...settled, changes: [] };
  }
  const sentence = "No schedule was found in the time given. Allow more pages or locations a day, or add dates.";
  return { status: "unknown", reasons: [sentence], changes: [] };
}

/** Days with their strips: location by location, and in script order at each. */
function scheduleOf(
  production: Production,
  dates: readonly string[],
  slots: readonly (number | undefined)[],
  proof: Proof,
): Schedule {
  const { name, location, scenesPerDay, strips } = production;
  const days = dates
    .map((date, slot) => {
      const there = strips.filter((_, strip) => slots[strip] === slot);
      return { date, strips: [...Map.groupBy(there, (strip) => siteKey(production, strip)).values()].flat() };
    })
    .filter((day) => day.strips.length > 0);
  return { name, location, scenesPerDay, days, proof };
}

function inWords({ conflict, changes }: Explanation) {
  return { reasons: inDates(conflict), changes: inDates(changes) };
}

/** Sentences with dates as people write them. */
function inDates(sentences: readonly string[]): string[] {
  return sentences.map((sentence) => sentence.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (date) => dateText(date)));
}
