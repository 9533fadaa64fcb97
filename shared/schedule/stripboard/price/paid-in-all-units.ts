import type { CalendarDate } from "../../../dates/calendar-date.ts";
import type { BoardContext } from "../board-context.ts";
import { paidByDate } from "../board-cost.ts";
import type { BoardInContext } from "../moved-between.ts";
import { problemOfContext } from "../problem-of-context.ts";
import { shootingDaysOf } from "../schedule-of-board.ts";

/** Hold days, and the pay of hold days and work days; `wages` is undefined if no rate is known. */
interface Paid {
  readonly holdDays: number;
  readonly wages: number | undefined;
}

/**
 * What people are paid for on two boards and those of all other units, each person once for each date; of one board,
 * what it alone costs.
 */
export function paidInAllUnits(boards: readonly BoardInContext[]): Paid {
  const sheets = boards.map(({ sheet }) => sheet);
  const { others: _, ...alone } = sheets[0]!;
  // Beside other boards, work in another unit is work; on one board alone it is only no wait.
  const sheet = boards.length > 1 ? alone : sheets[0]!;
  const cast = new Map(sheets.flatMap((one) => one.cast.map((party) => [party.id, party] as const)));
  const work = new Map<CalendarDate, Set<string>>();
  const add = (date: CalendarDate, castIds: readonly string[]) => {
    work.set(date, new Set([...(work.get(date) ?? []), ...castIds.filter((castId) => cast.has(castId))]));
  };
  for (const { board, sheet: own } of boards) {
    const strips = new Map(own.strips.map((strip) => [strip.sceneId, strip]));
    for (const { date, strips: shot } of shootingDaysOf(board, (id) => strips.get(id)))
      add(
        date,
        shot.flatMap(({ castIds }) => castIds),
      );
  }
  for (const { date, castIds } of boards.length > 1 ? daysOfThirdUnits(sheets) : []) add(date, castIds);
  const paid = paidByDate(problemOfContext({ ...sheet, cast: [...cast.values()] }, "1900-01-01"), work);
  const pay = sheets.find((one) => one.pay)?.pay;
  const rateOf = (castId: string) => pay?.rates[castId] ?? pay?.prices?.usualRate ?? 0;
  return {
    holdDays: paid.reduce((sum, { waiting }) => sum + waiting.length, 0),
    wages:
      pay && paid.flatMap(({ working, waiting }) => [...working, ...waiting]).reduce((sum, id) => sum + rateOf(id), 0),
  };
}

/** The shoot days of units that both boards know, so of neither of them. */
function daysOfThirdUnits(sheets: readonly BoardContext[]) {
  const [one, other] = sheets.map(({ others = [] }) => others);
  const names = new Set(other?.map(({ unit }) => unit));
  return (one ?? []).filter(({ unit }) => names.has(unit)).flatMap(({ days }) => days);
}
