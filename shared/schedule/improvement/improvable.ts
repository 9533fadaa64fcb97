import type { CalendarDate } from "../../dates/calendar-date.ts";
import type { Priority } from "../model/priority.ts";
import { constraintsAmong, NO_SCENE_CONSTRAINTS } from "../model/scene-constraint-sets.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";
import { scheduleCost } from "../optimise/instance/cost.ts";
import type { SchedulingInstance } from "../optimise/instance/instance.ts";
import { verifySolution } from "../optimise/instance/verify-solution.ts";
import { withDaylight } from "../solver/daylight-hours.ts";
import { instanceFromSlotModel } from "../solver/instance-from-slot-model.ts";
import { buildSlotModel } from "../solver/slot-model.ts";
import type { Stripboard } from "../stripboard/stripboard.ts";

/** A stripboard as optimiser input. Pinned strips, locked days and past days are fixed. */
export interface ImprovementInput {
  readonly shoot: SchedulingInstance;
  /** `shoot` with daylight as a limit, which the board keeps; absent where it limits nothing. */
  readonly lit: SchedulingInstance | undefined;
  /** Breakdown ids of the scenes of `shoot`, in the same order. */
  readonly sceneIds: readonly string[];
  /** Cost of the current board; undefined while it has violations. */
  readonly cost: number | undefined;
  /** Number of scenes that may move to another day. */
  readonly free: number;
}

/**
 * Converts a stripboard to optimiser input. Unscheduled scenes stay unscheduled.
 *
 * @param production the scheduling problem of the whole board, with the schedule's preferences
 * @param today scenes are moved neither to earlier days nor away from them
 */
export function improvementInput(
  board: Stripboard,
  production: SchedulingProblem,
  { today, priority }: { readonly today: CalendarDate; readonly priority: Priority },
): ImprovementInput {
  const stands = new Map(
    board.days.flatMap(({ date, locked, items }) =>
      items
        .filter(({ kind }) => kind === "scene")
        .map((item) => [item.id, { date, isFixed: locked || date < today || (item.kind === "scene" && item.pinned) }]),
    ),
  );
  const strips = production.strips.filter(({ sceneId }) => stands.has(sceneId));
  const placed = strips.map(({ sceneId }) => stands.get(sceneId)!);
  const first = board.days.find(({ date }) => date >= today)?.date ?? today;
  const asked = production.calendar.startDate;
  const startDate = asked < first ? latest(asked, today) : first;
  const held = strips.flatMap(({ sceneId }, at) => (placed[at]!.isFixed ? [{ sceneId, date: placed[at]!.date }] : []));
  const isHeld = new Set(held.map(({ sceneId }) => sceneId));
  const { ties = NO_SCENE_CONSTRAINTS } = production;
  const laidOut = buildSlotModel({
    ...production,
    strips,
    calendar: { ...production.calendar, startDate },
    ties: {
      ...constraintsAmong(ties, new Set(stands.keys())),
      pins: [...ties.pins.filter(({ sceneId }) => stands.has(sceneId) && !isHeld.has(sceneId)), ...held],
      lockedDays: [...ties.lockedDays, ...board.days.flatMap(({ date, locked }) => (locked ? [date] : []))],
    },
  });
  const shoot = instanceFromSlotModel(laidOut, priority);
  const slots = Object.fromEntries(placed.map(({ date }, at) => [shoot.scenes[at]!.id, laidOut.days.indexOf(date)]));
  return {
    shoot,
    lit: withDaylight(shoot, laidOut, slots),
    sceneIds: strips.map(({ sceneId }) => sceneId),
    cost: verifySolution(shoot, slots).length === 0 ? scheduleCost(shoot, slots).total : undefined,
    free: strips.length - held.length,
  };
}

function latest(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other;
}
