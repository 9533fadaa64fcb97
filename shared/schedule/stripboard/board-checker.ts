import type { Violation } from "../constraints/hard-constraints.ts";
import { verifySchedule } from "../constraints/verify-schedule.ts";
import type { CalendarDate } from "../model/calendar-date-schema.ts";
import type { Strip } from "../model/schedule.ts";
import { type ComfortCost, comfortCost, costTables, weightedCost } from "../solver/comfort-cost.ts";
import { costByDay } from "../solver/cost-by-day.ts";
import { type WorkWarning, workWarnings } from "../work-week/warnings.ts";
import type { BoardContext } from "./board-context.ts";
import { problemOfContext } from "./problem-of-context.ts";
import { shootingDaysOf } from "./schedule-of-board.ts";
import type { Stripboard } from "./stripboard.ts";

/** What stands against a board: a hard rule that it breaks, or a scene that the script no longer has. */
export type BoardViolation = Omit<Violation, "rule">;

/** What a board comes to: its cost by kind, and all of it as one number. */
export interface BoardCost extends ComfortCost {
  readonly weighed: number;
}

/** Judges boards of one schedule, again and again as they are edited. */
export interface BoardChecker {
  stripOf(sceneId: string): Strip | undefined;
  /** The name of the location where a scene is shot. */
  placeOf(sceneId: string): string;
  /** Everything that is wrong; scenes without a day are not wrong, only unscheduled. */
  breaches(board: Stripboard): BoardViolation[];
  /** What the board asks of people's weeks beyond the rules of work. It breaks no rule of the schedule. */
  warnings(board: Stripboard): WorkWarning[];
  cost(board: Stripboard): BoardCost;
  /** What of the cost as one number falls on each date; together they are the whole. */
  costByDay(board: Stripboard): ReadonlyMap<CalendarDate, number>;
}

/** A board says by its days when it starts, so no day of it is too early. */
const ANY_START = "1900-01-01";

/** The judge of the boards that are held against a sheet. */
export function createBoardChecker(sheet: BoardContext): BoardChecker {
  const production = problemOfContext(sheet, ANY_START);
  const strips = new Map(sheet.strips.map((strip) => [strip.sceneId, strip]));
  const gone = new Set(sheet.gone);
  const stripOf = (sceneId: string) => strips.get(sceneId);
  const present = (sceneId: string) => (gone.has(sceneId) ? undefined : strips.get(sceneId));
  return {
    stripOf,
    placeOf: (sceneId) => production.places.get(sceneId)?.name ?? stripOf(sceneId)?.set ?? "",
    breaches(board) {
      const { name, location, scenesPerDay } = sheet;
      const schedule = { name, location, scenesPerDay, days: shootingDaysOf(board, stripOf) };
      return [
        ...verifySchedule(schedule, production).filter(({ rule }) => rule !== "everySceneOnce"),
        ...schedule.days.flatMap(({ date, strips: shot }) =>
          shot
            .filter(({ sceneId }) => gone.has(sceneId))
            .map(({ sceneId, number }) => ({
              date,
              sceneId,
              sentence: `Scene ${number} is no longer in the script.`,
            })),
        ),
      ];
    },
    warnings(board) {
      if (!sheet.weekRules) return [];
      return workWarnings(shootingDaysOf(board, present), production, sheet.weekRules);
    },
    cost(board) {
      const { tables, dayOf } = numbered(board);
      const cost = comfortCost(tables, dayOf);
      return { ...cost, weighed: weightedCost(cost) };
    },
    costByDay(board) {
      const { dates, tables, dayOf } = numbered(board);
      const costs = costByDay(tables, dayOf);
      return new Map(dates.map((date, at) => [date, costs[at] ?? 0]));
    },
  };

  function numbered(board: Stripboard) {
    const days = shootingDaysOf(board, present);
    const dates = days.map(({ date }) => date);
    const tables = costTables({
      production: { ...production, strips: days.flatMap((day) => day.strips) },
      days: dates,
    });
    return { dates, tables, dayOf: days.flatMap((day, at) => day.strips.map(() => at)) };
  }
}

/** The breaches that a board has and an earlier one had not. */
export function newViolations(before: readonly BoardViolation[], after: readonly BoardViolation[]): BoardViolation[] {
  const known = new Set(before.map(({ sentence }) => sentence));
  return after.filter(({ sentence }) => !known.has(sentence));
}
