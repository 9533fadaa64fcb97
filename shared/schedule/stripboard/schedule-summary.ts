import * as z from "zod";
import { CalendarDate, type Schedule } from "../model/schedule.ts";
import { createBoardChecker } from "./board-checker.ts";
import type { BoardContext } from "./board-context.ts";
import { shootingDaysOf } from "./schedule-of-board.ts";
import type { Stripboard } from "./stripboard.ts";

/** A shooting day in short: its length in eighths of a page, where the company goes, in order, and who waits unused. */
const ScenarioDay = z
  .object({
    date: CalendarDate,
    scenes: z.int().positive(),
    eighths: z.int().nonnegative(),
    places: z.array(z.string()).readonly(),
    /** How many actors wait on it between two of their days of work. */
    holds: z.int().nonnegative(),
    moves: z.int().nonnegative(),
    /** What of the whole cost falls on it, in the same points. */
    cost: z.number().nonnegative(),
  })
  .readonly();

/** A schedule as it is held against others: what it comes to, and what the script, locks and dates of now say against it. */
export const Scenario = z
  .object({
    name: z.string(),
    location: z.string(),
    days: z.array(ScenarioDay).readonly(),
    scenes: z.int().nonnegative(),
    /** Scenes of its location that stand on no day. */
    unscheduled: z.int().nonnegative(),
    eighths: z.int().nonnegative(),
    holdingDays: z.int().nonnegative(),
    moves: z.int().nonnegative(),
    returns: z.int().nonnegative(),
    mixedDays: z.int().nonnegative(),
    /** All of this as one number, in points that are the same for every schedule. */
    cost: z.number().nonnegative(),
    /** Everything that is wrong with it now, in sentences. */
    breaches: z.array(z.string()).readonly(),
    /** What it asks of people's weeks beyond the rules of work, in sentences. */
    warnings: z.array(z.string()).readonly(),
  })
  .readonly();
export type Scenario = z.infer<typeof Scenario>;

/** What a board comes to, held against its sheet. */
export function scenarioOf(board: Stripboard, sheet: BoardContext): Scenario {
  const judge = createBoardChecker(sheet);
  const places = new Map(sheet.strips.map((strip, at) => [strip.sceneId, sheet.places[sheet.placeOf[at] ?? -1]?.name]));
  const shot = shootingDaysOf(board, judge.stripOf);
  const waiting = waitingOn(shot);
  const costs = judge.costByDay(board);
  const days = shot.map(({ date, strips }, at) => {
    const visited = [...new Set(strips.map((strip) => places.get(strip.sceneId) ?? strip.set))];
    return {
      date,
      scenes: strips.length,
      eighths: strips.reduce((sum, strip) => sum + strip.eighths, 0),
      places: visited,
      holds: waiting[at] ?? 0,
      moves: visited.length - 1,
      cost: costs.get(date) ?? 0,
    };
  });
  const { holdingDays, moves, returns, mixedDays, weighed: cost } = judge.cost(board);
  return {
    name: sheet.name,
    location: sheet.location,
    days,
    scenes: days.reduce((sum, day) => sum + day.scenes, 0),
    unscheduled: board.boneyard.length,
    eighths: days.reduce((sum, day) => sum + day.eighths, 0),
    ...{ holdingDays, moves, returns, mixedDays, cost },
    breaches: [...new Set(judge.breaches(board).map(({ sentence }) => sentence))],
    warnings: judge.warnings(board).map(({ sentence }) => sentence),
  };
}

/** For each day how many wait on it who have worked before and will work again. */
function waitingOn(days: Schedule["days"]): number[] {
  const workers = days.map(({ strips }) => new Set(strips.flatMap(({ castIds }) => castIds)));
  const everyone = [...new Set(workers.flatMap((those) => [...those]))];
  const spans = everyone.map((castId) => ({
    castId,
    first: workers.findIndex((those) => those.has(castId)),
    last: workers.findLastIndex((those) => those.has(castId)),
  }));
  return workers.map(
    (those, day) => spans.filter(({ castId, first, last }) => first < day && day < last && !those.has(castId)).length,
  );
}
