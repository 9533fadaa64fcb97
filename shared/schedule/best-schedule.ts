import { dateText } from "../roster/dates.ts";
import { boardOf } from "./board.ts";
import { type Budget, orWhen } from "./budget.ts";
import { check } from "./check.ts";
import { type Explanation, explained } from "./optimise/infeasible.ts";
import type { Shoot } from "./optimise/instance.ts";
import type { Slots } from "./optimise/rules.ts";
import { solveShoot } from "./optimise/solve.ts";
import { orderWithinDay } from "./order-within-day.ts";
import { placeAll } from "./place.ts";
import type { Priority } from "./priority.ts";
import type { Production } from "./production.ts";
import { reasonsFor } from "./reasons.ts";
import type { Proof, Schedule } from "./schedule.ts";
import { shootOfBoard } from "./shoot-of-board.ts";
import { solve } from "./solve.ts";
import { circleOf } from "./tie-sets.ts";
import type { Order } from "./ties.ts";

/** How far a search is: the cost of the best schedule found, once there is one, and what none undercuts. */
export interface SearchProgress {
  readonly cost?: number;
  readonly bound: number;
  /** The best schedule itself, made when it is asked for. */
  schedule(): Schedule | undefined;
}

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
 * @param options.onProgress told of each better schedule and each better bound
 */
export function bestSchedule(
  production: Production,
  {
    budget,
    priority = "balanced",
    seed = 1,
    onProgress = () => {},
  }: { budget: Budget; priority?: Priority; seed?: number; onProgress?: (progress: SearchProgress) => void },
): BestSchedule {
  const circle = circleOf(production.ties?.orders ?? []);
  if (circle) return { status: "infeasible", ...clashOf(production, circle) };
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
  const unit = production.prices ? "money" : "points";
  const answer = solveShoot(shoot, {
    budget,
    seed,
    onProgress: ({ slots, cost, bound }) =>
      onProgress({
        ...(cost !== undefined && { cost }),
        bound,
        schedule: () =>
          slots && cost !== undefined
            ? scheduleOf(production, board.days, slotsIn(shoot, slots), { cost, bound, unit })
            : undefined,
      }),
  });
  if (answer.status === "infeasible") return { status: "infeasible", ...inWords(answer) };
  if (answer.status !== "unknown") {
    const proof = { cost: answer.cost, bound: answer.bound, unit } as const;
    const schedule = scheduleOf(production, board.days, slotsIn(shoot, answer.slots), proof);
    return { status: "feasible", schedule };
  }
  const settled = solve(production);
  if (settled.status !== "feasible") return { ...settled, changes: [] };
  // The simpler search knows dates, scenes a day and rest alone; by chance it may keep the rest.
  if (check(settled.schedule, production).length === 0) return settled;
  const sentence = "No schedule was found in the time given. Allow more pages or locations a day, or add dates.";
  return { status: "unknown", reasons: [sentence], changes: [] };
}

function slotsIn({ scenes }: Shoot, slots: Slots): (number | undefined)[] {
  return scenes.map(({ id }) => slots[id]);
}

/** Days with their strips: location by location, and in script order at each, but for orders. */
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
      return { date, strips: orderWithinDay(production, there) };
    })
    .filter((day) => day.strips.length > 0);
  return { name, location, scenesPerDay, days, proof };
}

function clashOf({ strips }: Production, circle: readonly Order[]) {
  const numberOf = (sceneId: string) => strips.find((strip) => strip.sceneId === sceneId)?.number ?? sceneId;
  return {
    reasons: circle.map(({ sceneId, after }) => `Scene ${numberOf(sceneId)} comes after scene ${numberOf(after)}.`),
    changes: circle.map(({ sceneId, after }) => `Let scene ${numberOf(sceneId)} come before scene ${numberOf(after)}.`),
  };
}

function inWords({ conflict, changes }: Explanation) {
  return { reasons: inDates(conflict), changes: inDates(changes) };
}

/** Sentences with dates as people write them. */
export function inDates(sentences: readonly string[]): string[] {
  return sentences.map((sentence) => sentence.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (date) => dateText(date)));
}
