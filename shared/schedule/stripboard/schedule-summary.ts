import * as z from "zod";
import { CalendarDate } from "../model/schedule.ts";
import { createBoardChecker } from "./board-checker.ts";
import type { BoardContext } from "./board-context.ts";
import { RuleFinding } from "./rule-finding.ts";
import { sceneCounts, shootingDaysOf } from "./schedule-of-board.ts";
import type { Stripboard } from "./stripboard.ts";

/** Summary of a shoot day: length in eighths of a page, locations in order, and number of holds. */
const ScenarioDay = z
  .object({
    date: CalendarDate,
    scenes: z.int().positive(),
    eighths: z.int().nonnegative(),
    places: z.array(z.string()).readonly(),
    /** Number of actors on hold that day. */
    holds: z.int().nonnegative(),
    moves: z.int().nonnegative(),
    /** Share of the total cost, in the same points. */
    cost: z.number().nonnegative(),
  })
  .readonly();

/** A schedule for comparison: its figures, and its violations by the current script, locks and dates. */
export const Scenario = z
  .object({
    name: z.string(),
    location: z.string(),
    days: z.array(ScenarioDay).readonly(),
    scenes: z.int().nonnegative(),
    /** Number of unscheduled scenes of its location. */
    unscheduled: z.int().nonnegative(),
    eighths: z.int().nonnegative(),
    holdingDays: z.int().nonnegative(),
    /** Company moves within days, from strip to strip, and between the end of a day and the next. */
    moves: z.int().nonnegative(),
    overnightMoves: z.int().nonnegative(),
    returns: z.int().nonnegative(),
    mixedDays: z.int().nonnegative(),
    /** Runs of dates with night exteriors, and those with other work on the next date. */
    nightBlocks: z.int().nonnegative(),
    nightReturns: z.int().nonnegative(),
    /** Weighted total, in points that are comparable between schedules. */
    cost: z.number().nonnegative(),
    /** Current violations. */
    breaches: z.array(RuleFinding).readonly(),
    /** Warnings, which are not violations. */
    warnings: z.array(RuleFinding).readonly(),
  })
  .readonly();
export type Scenario = z.infer<typeof Scenario>;

/** Summarises a board in its context. */
export function scenarioOf(board: Stripboard, sheet: BoardContext): Scenario {
  const judge = createBoardChecker(sheet);
  const places = new Map(sheet.strips.map((strip, at) => [strip.sceneId, sheet.places[sheet.placeOf[at] ?? -1]?.name]));
  const shot = shootingDaysOf(board, judge.stripOf);
  const costs = judge.costByDay(board);
  const days = shot.map(({ date, strips }) => {
    const visited = [...new Set(strips.map((strip) => places.get(strip.sceneId) ?? strip.set))];
    return {
      date,
      scenes: strips.length,
      eighths: strips.reduce((sum, strip) => sum + strip.eighths, 0),
      places: visited,
      holds: costs.get(date)?.holds ?? 0,
      moves: costs.get(date)?.moves ?? 0,
      cost: costs.get(date)?.points ?? 0,
    };
  });
  const { holdingDays, moves, overnightMoves, returns, ...counts } = judge.cost(board);
  const { mixedDays, nightBlocks, nightReturns, weighed: cost } = counts;
  return {
    name: sheet.name,
    location: sheet.location,
    days,
    ...sceneCounts(board),
    eighths: days.reduce((sum, day) => sum + day.eighths, 0),
    ...{ holdingDays, moves, overnightMoves, returns, mixedDays, nightBlocks, nightReturns, cost },
    breaches: [...new Map(judge.breaches(board).map((breach) => [breach.sentence, breach])).values()],
    warnings: judge.warnings(board).map(({ who: _, ...warning }) => warning),
  };
}
