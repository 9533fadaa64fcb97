import { loadOfAll, minutesOf } from "../shooting-time/day-load.ts";
import { type Sites, siteKey } from "./location-key.ts";
import type { Strip } from "./schedule.ts";
import type { SchedulingProblem } from "./scheduling-problem.ts";

/** Company moves of one day and the change of location overnight. */
export interface CompanyMoves {
  /** Changes of location from one strip to the next within a day. */
  readonly withinDays: number;
  /** Shoot days that begin at another location than the one where the shoot day before ended. */
  readonly overnight: number;
}

type DayProblem = Pick<SchedulingProblem, "limits"> & Sites;

/** Shooting minutes of a day: those of its strips, in shooting order, and of the company moves between them. */
export function dayMinutes(production: DayProblem, strips: readonly Strip[]): number {
  const { limits } = production;
  return loadOfAll(strips, limits).minutes + movesOnDay(production, strips) * (limits?.moveMinutes ?? 0);
}

/** Shooting minutes of a day in full, even if a scene is longer than a day, with its company moves and their number. */
export function dayLength(
  production: DayProblem,
  strips: readonly Strip[],
): { readonly minutes: number; readonly moves: number } {
  const { limits = {} } = production;
  const moves = movesOnDay(production, strips);
  const minutes = strips.reduce((sum, strip) => sum + minutesOf(strip, limits), moves * (limits.moveMinutes ?? 0));
  return { minutes, moves };
}

/** Company moves of a day: changes of location from one strip to the next. */
function movesOnDay(production: Sites, strips: readonly Strip[]): number {
  return changesIn(strips.map((strip) => siteKey(production, strip)));
}

/** Number of changes from one item to the next. */
export function changesIn<T>(items: readonly T[]): number {
  return items.filter((item, at) => at > 0 && item !== items[at - 1]).length;
}

/**
 * Counts company moves from strip to strip.
 *
 * @param days the location of each strip, in shooting order, by day; days without strips are ignored
 */
export function companyMoves(days: readonly (readonly string[])[]): CompanyMoves {
  const shot = days.filter(({ length }) => length > 0);
  const withinDays = shot.reduce((sum, places) => sum + changesIn(places), 0);
  return { withinDays, overnight: changesIn(shot.flat()) - withinDays };
}
