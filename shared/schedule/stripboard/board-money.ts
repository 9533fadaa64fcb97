import type { ShootingDay } from "../model/schedule.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";
import type { BoardContext } from "./board-context.ts";
import { countsBySlot } from "./board-cost.ts";

const NO_PRICES = { shootingDay: 0, calendarDay: 0, visit: 0, move: 0, mixedDay: 0, usualRate: 0 };

/**
 * What shoot days cost in the production's currency, as far as rates and prices are entered; undefined if none is.
 * Counted as the optimiser counts: an actor is paid for work and for free days between work days.
 */
export function boardMoney(
  production: SchedulingProblem,
  days: readonly ShootingDay[],
  pay: BoardContext["pay"],
): number | undefined {
  if (!pay || (!pay.prices && Object.keys(pay.rates).length === 0)) return undefined;
  const { rates, prices = NO_PRICES } = pay;
  return countsBySlot(production, days).reduce((sum, { shot, mixed, paid, moves, visits }) => {
    const wages = paid.reduce((all, castId) => all + (rates[castId] ?? prices.usualRate), 0);
    const day = prices.calendarDay + shot * prices.shootingDay + mixed * prices.mixedDay;
    return sum + wages + day + moves * prices.move + visits * prices.visit;
  }, 0);
}
