import { type CalendarDate, daysBetween } from "../../../dates/calendar-date.ts";
import { allows, dateLimitsOf } from "../../constraints/date-limits.ts";
import { partiesOf } from "../../model/required-resources.ts";
import type { Strip } from "../../model/schedule.ts";
import type { SchedulingProblem } from "../../model/scheduling-problem.ts";
import { isWorkingDay, namedDates, shootableDays } from "../../model/working-calendar.ts";
import type { BoardContext } from "../board-context.ts";
import { problemOfContext } from "../problem-of-context.ts";
import type { Stripboard } from "../stripboard.ts";

/** A move outweighs all tie-breakers; removing a scene outweighs all moves. */
const [LEAVE, NEW_DAY] = [1e10, 200];
/** See above; each scene that moves costs at least this. */
export const MOVE = 1e6;
/** Number of working days considered beyond the board, and maximum number of days in total. */
const [EXTRA_DAYS, MAX_DAYS] = [20, 250];

/** The board as an assignment problem: existing and possible new days, and the cost of each scene on each day. */
export function repairProblem(board: Stripboard, sheet: BoardContext, today: CalendarDate) {
  const start = [today, board.days[0]?.date ?? today].toSorted().at(-1) ?? today;
  const production = problemOfContext(sheet, start);
  const known = new Set(production.strips.map(({ sceneId }) => sceneId));
  const days = daysFor(board, production);
  const stripOf = new Map(sheet.strips.map((strip) => [strip.sceneId, strip]));
  const standing = board.days.flatMap(({ date, locked, items }) =>
    items.flatMap((item) => {
      const strip = stripOf.get(item.id);
      return item.kind === "scene" && strip ? [{ strip, date, isFixed: locked || item.pinned }] : [];
    }),
  );
  const isThere = new Map(board.days.map(({ date, locked }) => [date, locked ? "locked" : "open"]));
  const used = new Set(
    board.days.filter(({ items }) => items.some(({ kind }) => kind === "scene")).map((day) => day.date),
  );
  const mayShoot = dateRule(production);
  const options = standing.map(({ strip, date, isFixed }) => {
    const home = days.indexOf(date);
    if (isFixed) return new Map([[home, 0]]);
    const seats = new Map<number, number>([[days.length, LEAVE]]);
    if (!known.has(strip.sceneId)) return seats;
    for (const [seat, day] of days.entries()) {
      if (isThere.get(day) === "locked" || !mayShoot(strip, day)) continue;
      const far = Math.min(Math.abs(daysBetween(date, day)), NEW_DAY / 2 - 1);
      if (seat === home) seats.set(seat, 0);
      else if (day >= today) seats.set(seat, MOVE + far + (used.has(day) ? 0 : NEW_DAY));
    }
    return seats;
  });
  const held = days.map((date) => standing.filter((one) => one.isFixed && one.date === date).length);
  return {
    days,
    production,
    strips: standing.map(({ strip }) => strip),
    homes: standing.map(({ date }) => days.indexOf(date)),
    fixed: standing.map(({ isFixed }) => isFixed),
    options,
    room: [...held.map((count) => Math.max(sheet.scenesPerDay, count)), Number.POSITIVE_INFINITY],
  };
}

function daysFor(board: Stripboard, production: SchedulingProblem): CalendarDate[] {
  const availabilities = [...production.places.values(), ...production.cast.values()].map(
    (party) => party.availability,
  );
  const more = shootableDays(production.calendar, availabilities, board.days.length + EXTRA_DAYS).slice(0, MAX_DAYS);
  return [...new Set([...board.days.map(({ date }) => date), ...more])].sort();
}

/** Returns a check whether availability and the dates of its episode allow a scene on a date. */
function dateRule(production: SchedulingProblem): (strip: Strip, date: CalendarDate) => boolean {
  const { calendar, places, cast } = production;
  const parties = [...new Set([...places.values(), ...cast.values()])];
  const named = new Set(parties.flatMap(({ availability }) => namedDates(availability, calendar)));
  const limits = dateLimitsOf(production);
  const free = new Map(
    parties.flatMap((party) =>
      party.availability.kind === "days" ? [[party, new Set(party.availability.days)] as const] : [],
    ),
  );
  return (strip, date) =>
    (isWorkingDay(calendar, date) || named.has(date)) &&
    limits.every((limit) => !limit.has(strip.sceneId) || allows(limit, date)) &&
    partiesOf(production, strip).every(
      (party) => (free.get(party)?.has(date) ?? true) && !party.busy?.some((one) => one.date === date),
    );
}
