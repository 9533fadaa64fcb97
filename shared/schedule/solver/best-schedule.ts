import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import { type WrappedDay, wrappedDay } from "../daylight/running-day.ts";
import type { Priority } from "../model/priority.ts";
import { findCycle } from "../model/scene-constraint-sets.ts";
import type { Precedence } from "../model/scene-constraints.ts";
import { sceneNumberText } from "../model/scene-parts.ts";
import type { OptimalityBound, Schedule } from "../model/schedule.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";
import type { Slots } from "../optimise/instance/hard-constraints.ts";
import type { SchedulingInstance } from "../optimise/instance/instance.ts";
import { type SolveOptions, type SolveResult, solveShoot } from "../optimise/solve.ts";
import { type Budget, orWhen } from "../search/budget.ts";
import { withDaylight } from "./daylight-hours.ts";
import { instanceFromSlotModel } from "./instance-from-slot-model.ts";
import { orderWithinDay } from "./order-within-day.ts";
import { buildSlotModel, type SlotModel } from "./slot-model.ts";
import { busyReasons, restReasons, strandedReason } from "./stranded-reason.ts";

/** Fraction of the budget for a first schedule whose day exteriors all fit into daylight. */
const SEARCH_IN_DAYLIGHT = 0.3;

/** Progress of a search: cost of the best schedule, if any, and the lower bound. */
export interface SearchProgress {
  readonly cost?: number;
  readonly bound: number;
  /** The best schedule, built on demand. */
  schedule(): Schedule | undefined;
}

/**
 * The result of the scheduler.
 * - `feasible`: the best schedule found that meets all hard constraints, with its optimality bound
 * - `infeasible`: no schedule exists; `reasons` describe the conflict, `changes` what would help, each on its own
 * - `unknown`: the search ended without a schedule and without a proof of infeasibility
 */
export type BestSchedule =
  | { readonly status: "feasible"; readonly schedule: Schedule }
  | {
      readonly status: "infeasible" | "unknown";
      readonly reasons: readonly string[];
      readonly changes: readonly string[];
    };

/**
 * Schedules a production as well as the budget allows: few days, few holds, few moves, weighted by the priority.
 *
 * @param options.seed the same seed gives the same schedule when the budget expires after the same number of checks
 * @param options.onProgress called with each better schedule and each better bound
 */
export function bestSchedule(
  production: SchedulingProblem,
  {
    budget,
    priority = "balanced",
    seed = 1,
    onProgress = () => {},
  }: { budget: Budget; priority?: Priority; seed?: number; onProgress?: (progress: SearchProgress) => void },
): BestSchedule {
  const circle = findCycle(production.ties?.orders ?? []);
  if (circle) return { status: "infeasible", ...clashOf(production, circle) };
  const board = buildSlotModel(production);
  const shoot = instanceFromSlotModel(board, priority);
  const unit = production.prices ? "money" : "points";
  const answer = solveInDaylight(shoot, withDaylight(shoot, board), {
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
  if (answer.status === "infeasible") {
    const stranded = strandedReasons(board);
    const conflict = inDates(answer.conflict);
    const reasons = stranded.length > 0 ? stranded : [...conflict, ...unitReasons(production, conflict)];
    return { status: "infeasible", reasons, changes: inDates(answer.changes) };
  }
  if (answer.status === "unknown") {
    const sentence = t("No schedule was found in the time given. Allow more pages or locations a day, or add dates.");
    return { status: "unknown", reasons: [sentence], changes: [] };
  }
  const proof = { cost: answer.cost, bound: answer.bound, unit } as const;
  return { status: "feasible", schedule: scheduleOf(production, board.days, slotsIn(shoot, answer.slots), proof) };
}

/**
 * Solves the instance with the daylight as a limit; without it where it has none, or where no schedule is found with
 * it, because late exteriors are better than no schedule.
 */
export function solveInDaylight(
  shoot: SchedulingInstance,
  lit: SchedulingInstance | undefined,
  options: SolveOptions,
): SolveResult {
  if (!lit) return solveShoot(shoot, options);
  const { budget, onProgress = () => {} } = options;
  let isFound = false;
  const answer = solveShoot(lit, {
    ...options,
    budget: orWhen(budget, () => !isFound && budget.spent() > SEARCH_IN_DAYLIGHT),
    onProgress: (progress) => {
      isFound ||= progress.slots !== undefined;
      // A bound of schedules in daylight is none of the others.
      if (isFound) onProgress(progress);
    },
  });
  return "slots" in answer ? answer : solveShoot(shoot, options);
}

/** A sentence for each scene without a possible day. */
function strandedReasons({ production, daysOf }: SlotModel): string[] {
  return production.strips
    .filter((_, strip) => daysOf[strip]?.length === 0)
    .map((strip) => strandedReason(production, strip));
}

/** Why the people and locations of a conflict are missing on dates: other units have them, or leave them no rest. */
function unitReasons(production: SchedulingProblem, conflict: readonly string[]): string[] {
  const { places, cast, strips } = production;
  const named = [...new Set([...places.values(), ...cast.values()])].filter(({ name }) =>
    conflict.some((sentence) => sentence.includes(name)),
  );
  const rests = restReasons(production, strips);
  return [...busyReasons(named), ...rests].map((reason) => `${reason}.`);
}

function slotsIn({ scenes }: SchedulingInstance, slots: Slots): (number | undefined)[] {
  return scenes.map(({ id }) => slots[id]);
}

/** Days with their strips in shooting order. */
function scheduleOf(
  production: SchedulingProblem,
  dates: readonly string[],
  slots: readonly (number | undefined)[],
  proof: OptimalityBound,
): Schedule {
  const { name, location, scenesPerDay, strips } = production;
  let before: WrappedDay | undefined;
  const days = dates.flatMap((date, slot) => {
    const there = strips.filter((_, strip) => slots[strip] === slot);
    if (there.length === 0) return [];
    const ordered = orderWithinDay(production, there, { date, before });
    before = wrappedDay(production, ordered, date, before);
    return [{ date, strips: ordered }];
  });
  return { name, location, scenesPerDay, days, proof };
}

function clashOf({ strips }: SchedulingProblem, circle: readonly Precedence[]) {
  const numberOf = (sceneId: string) =>
    sceneNumberText(strips.find((strip) => strip.sceneId === sceneId)?.number ?? sceneId);
  return {
    reasons: circle.map(({ sceneId, after }) =>
      t("Scene {sceneId} comes after scene {after}.", { sceneId: numberOf(sceneId), after: numberOf(after) }),
    ),
    changes: circle.map(({ sceneId, after }) =>
      t("Let scene {sceneId} come before scene {after}.", { sceneId: numberOf(sceneId), after: numberOf(after) }),
    ),
  };
}

/** Sentences with dates formatted for people. */
export function inDates(sentences: readonly string[]): string[] {
  return sentences.map((sentence) => sentence.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (date) => shownDate(date)));
}
