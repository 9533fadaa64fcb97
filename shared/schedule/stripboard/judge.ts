import type { CalendarDate } from "../calendar-date.ts";
import { check } from "../check.ts";
import { type Cost, costOf, costTables, weighed } from "../cost.ts";
import { costByDay } from "../cost-by-day.ts";
import type { Breach } from "../rules.ts";
import type { Strip } from "../schedule.ts";
import { type WorkWarning, workWarnings } from "../work-week/warnings.ts";
import type { BoardSheet } from "./board-sheet.ts";
import { productionOfSheet } from "./production-of-sheet.ts";
import { shootingDaysOf } from "./schedule-of-board.ts";
import type { Stripboard } from "./stripboard.ts";

/** What stands against a board: a hard rule that it breaks, or a scene that the script no longer has. */
export type BoardBreach = Omit<Breach, "rule">;

/** What a board comes to: its cost by kind, and all of it as one number. */
export interface BoardCost extends Cost {
  readonly weighed: number;
}

/** Judges boards of one schedule, again and again as they are edited. */
export interface Judge {
  stripOf(sceneId: string): Strip | undefined;
  /** The name of the location where a scene is shot. */
  placeOf(sceneId: string): string;
  /** Everything that is wrong; scenes without a day are not wrong, only unscheduled. */
  breaches(board: Stripboard): BoardBreach[];
  /** What the board asks of people's weeks beyond the rules of work. It breaks no rule of the schedule. */
  warnings(board: Stripboard): WorkWarning[];
  cost(board: Stripboard): BoardCost;
  /** What of the cost as one number falls on each date; together they are the whole. */
  costByDay(board: Stripboard): ReadonlyMap<CalendarDate, number>;
}

/** A board says by its days when it starts, so no day of it is too early. */
const ANY_START = "1900-01-01";

/** The judge of the boards that are held against a sheet. */
export function judgeOf(sheet: BoardSheet): Judge {
  const production = productionOfSheet(sheet, ANY_START);
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
        ...check(schedule, production).filter(({ rule }) => rule !== "everySceneOnce"),
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
      const cost = costOf(tables, dayOf);
      return { ...cost, weighed: weighed(cost) };
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
export function newBreaches(before: readonly BoardBreach[], after: readonly BoardBreach[]): BoardBreach[] {
  const known = new Set(before.map(({ sentence }) => sentence));
  return after.filter(({ sentence }) => !known.has(sentence));
}
