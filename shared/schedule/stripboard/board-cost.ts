import { addDays, type CalendarDate, daysBetween } from "../../dates/calendar-date.ts";
import { isAvailable } from "../../dates/dates-string.ts";
import { skyOf } from "../constraints/turnaround.ts";
import { changesIn, companyMoves } from "../model/company-moves.ts";
import { siteKey } from "../model/location-key.ts";
import { WEIGHTS_FOR } from "../model/priority.ts";
import type { ShootingDay } from "../model/schedule.ts";
import type { Party, SchedulingProblem } from "../model/scheduling-problem.ts";
import { isWorkingDay, namedDates } from "../model/working-calendar.ts";
import { longestShift, shiftOf } from "../work-week/estimated-shift.ts";
import type { Shift } from "../work-week/shift.ts";
import { shiftsElsewhere, withShiftsElsewhere } from "../work-week/shifts-with-units.ts";
import { restShortfall, weeklyRestOf } from "../work-week/weekly-rest.ts";

/** What a board costs, by kind, and in points: the optimiser's, with balanced weights. */
export interface BoardCost {
  /** Days with a scene. */
  readonly days: number;
  /** Days with day and night exteriors. */
  readonly mixedDays: number;
  /** Night blocks: runs of dates with night exteriors. */
  readonly nightBlocks: number;
  /** Night blocks with other work on the next date. */
  readonly nightReturns: number;
  /** Paid days of actors without work, between their first and last work day. */
  readonly holdingDays: number;
  /** Company moves within days, from strip to strip. */
  readonly moves: number;
  /** Days that begin at another location than the one where the day before ended. */
  readonly overnightMoves: number;
  /** Visits to a location after the first one. */
  readonly returns: number;
  /** The weighted total. */
  readonly weighed: number;
}

/** A date on which the company can shoot, and what it costs. */
interface Slot {
  readonly date: CalendarDate;
  readonly day: ShootingDay | undefined;
  readonly sites: readonly string[];
  readonly cast: ReadonlySet<string>;
}

const WEIGHTS = WEIGHTS_FOR.balanced;

/** A shoot day's share of the cost. */
export interface DayCost {
  readonly holds: number;
  readonly moves: number;
  readonly points: number;
}

/**
 * The cost of each shoot day; the sums are those of the board. Dates without shooting, on which actors are paid, count
 * on the next shoot day.
 */
export function costByDay(production: SchedulingProblem, days: readonly ShootingDay[]): Map<CalendarDate, DayCost> {
  const costs = new Map<CalendarDate, DayCost>();
  let open = { holds: 0, points: 0 };
  for (const { slot, ...counts } of countsBySlot(production, days)) {
    open = { holds: open.holds + counts.holds, points: open.points + pointsOf(counts) };
    if (!slot.day) continue;
    costs.set(slot.date, { ...open, moves: counts.moves });
    open = { holds: 0, points: 0 };
  }
  return costs;
}

/** The cost of shoot days in order. */
export function boardCost(production: SchedulingProblem, days: readonly ShootingDay[]): BoardCost {
  const counted = countsBySlot(production, days);
  const sum = (of: (counts: Counts) => number) => counted.reduce((all, counts) => all + of(counts), 0);
  const sites = days.map(({ strips }) => strips.map((strip) => siteKey(production, strip)));
  const { withinDays, overnight } = companyMoves(sites);
  return {
    days: sum(({ shot }) => shot),
    mixedDays: sum(({ mixed }) => mixed),
    nightBlocks: sum(({ nightBlock }) => nightBlock),
    nightReturns: sum(({ nightReturn }) => nightReturn),
    holdingDays: sum(({ holds }) => holds),
    moves: withinDays,
    overnightMoves: overnight,
    returns: sum(({ visits }) => visits) - new Set(sites.flat()).size,
    weighed: sum(pointsOf),
  };
}

interface Counts {
  readonly shot: number;
  readonly mixed: number;
  /** 1 for the first date of a night block, and for other work on the date after one. */
  readonly nightBlock: number;
  readonly nightReturn: number;
  /** First days without the weekly rest: of the company, and of those who work with other units too. */
  readonly restless: number;
  readonly holds: number;
  readonly working: number;
  readonly moves: number;
  /** Locations where the company was not on the date before. */
  readonly visits: number;
}

function pointsOf(counts: Counts): number {
  const { shot, mixed, nightBlock, nightReturn, restless, holds, working, moves, visits } = counts;
  const { dayCost, overhead, rate, intraCost, blockCost, mixCost, nightBlockCost, nightReturnCost, weekRestCost } =
    WEIGHTS;
  const light = mixed * mixCost + nightBlock * nightBlockCost + nightReturn * nightReturnCost;
  return (
    overhead +
    shot * dayCost +
    light +
    restless * weekRestCost +
    (holds + working) * rate +
    moves * intraCost +
    visits * blockCost
  );
}

/** Cached, because a board's cost is computed at each step of a drag. */
const busyDates = new WeakMap<NonNullable<Party["busy"]>, ReadonlySet<CalendarDate>>();

/** Whether another unit has someone on a date. */
function isBusy({ busy }: Party, date: CalendarDate): boolean {
  if (!busy) return false;
  const known = busyDates.get(busy) ?? new Set(busy.map((one) => one.date));
  busyDates.set(busy, known);
  return known.has(date);
}

/** Counts by date between the first and the last shoot day. `paid` are the cast ids of who works or waits. */
export function countsBySlot(production: SchedulingProblem, days: readonly ShootingDay[]) {
  const slots = slotsOf(production, days);
  const company = restlessDates(production, days);
  const people = restlessOverUnits(production, days);
  const waits = waitingIn(production, slots);
  return slots.map((slot, at) => {
    const waiting = waits[at]!;
    const skies = new Set(slot.day?.strips.map(skyOf));
    const dayBefore = slots[at - 1];
    const before = new Set(dayBefore?.sites);
    const nightBefore = isNight(dayBefore);
    const night = isNight(slot);
    const isNextDate = dayBefore !== undefined && addDays(dayBefore.date, 1) === slot.date;
    return {
      slot,
      shot: slot.day ? 1 : 0,
      mixed: skies.has("light") && skies.has("dark") ? 1 : 0,
      nightBlock: night && !nightBefore ? 1 : 0,
      nightReturn: nightBefore && isNextDate && slot.day && !night ? 1 : 0,
      restless: (company.has(slot.date) ? 1 : 0) + (people.get(slot.date) ?? 0),
      paid: [...waiting, ...slot.cast],
      holds: waiting.length,
      working: slot.cast.size,
      moves: changesIn(slot.sites),
      visits: [...new Set(slot.sites)].filter((site) => !before.has(site)).length,
    };
  });
}

/** The cast ids of who waits in each slot, between work and work. */
function waitingIn(production: SchedulingProblem, slots: readonly Pick<Slot, "date" | "cast">[]): string[][] {
  const spans = new Map<string, { first: number; last: number }>();
  for (const [at, { cast }] of slots.entries()) {
    for (const castId of cast) spans.set(castId, { first: spans.get(castId)?.first ?? at, last: at });
  }
  return slots.map(({ date, cast }, at) =>
    [...spans].flatMap(([castId, { first, last }]) => {
      if (at <= first || last <= at || cast.has(castId)) return [];
      const party = production.cast.get(castId);
      const isFree = party === undefined || (isAvailable(party.availability, date) && !isBusy(party, date));
      return isFree ? [castId] : [];
    }),
  );
}

/** The cast ids of who works and who waits on each date, when `work` has who works on the shoot days of all units. */
export function paidByDate(
  production: SchedulingProblem,
  work: ReadonlyMap<CalendarDate, ReadonlySet<string>>,
): { readonly working: readonly string[]; readonly waiting: readonly string[] }[] {
  const dates = [...work.keys()].toSorted();
  const slots = datesFrom(production, dates).map((date) => ({ date, cast: work.get(date) ?? new Set<string>() }));
  const waits = waitingIn(production, slots);
  return slots.map(({ cast }, at) => ({ working: [...cast], waiting: waits[at]! }));
}

/** The first dates of runs of shoot days without the weekly rest, when every shift is as long as it may be. */
function restlessDates(production: SchedulingProblem, days: readonly ShootingDay[]): Set<CalendarDate> {
  const shifts = longShifts(production, days);
  const lacks = lacksOf(shifts, production);
  return new Set(shifts.flatMap(({ date }, at) => (lacks[at] && !lacks[at - 1] ? [date] : [])));
}

/**
 * How many people who work with other units too begin to lack the weekly rest on a shoot day, by their shifts with all
 * units. A shift elsewhere counts on their shoot day before it, or on their first one, unless it lacks the rest anyway.
 */
function restlessOverUnits(production: SchedulingProblem, days: readonly ShootingDay[]): Map<CalendarDate, number> {
  const counts = new Map<CalendarDate, number>();
  for (const [id, own] of shiftsOfSharedCast(production, days)) {
    if (own.length === 0) continue;
    const there = shiftsElsewhere(production.cast.get(id)?.elsewhere);
    const shifts = withShiftsElsewhere(own, there);
    const lacks = lacksOf(shifts, production);
    if (!lacks.includes(true)) continue;
    const alone = lacksOf(there, production);
    const known = new Set(there.flatMap(({ date }, at) => (alone[at] ? [date] : [])));
    let isMissing = false;
    for (const [at, { date }] of shifts.entries()) {
      const on = own.findLast((shift) => shift.date <= date) ?? own[0]!;
      const counted = lacks[at]! && (on.date === date || !known.has(date));
      if (counted && !isMissing) counts.set(on.date, (counts.get(on.date) ?? 0) + 1);
      isMissing = counted;
    }
  }
  return counts;
}

/** The shifts here of each cast member who works with other units too. */
function shiftsOfSharedCast(production: SchedulingProblem, days: readonly ShootingDay[]): Map<string, Shift[]> {
  const shared = new Map(
    [...production.cast.values()].flatMap(({ id, elsewhere = [] }) =>
      elsewhere.length > 0 ? [[id, [] as Shift[]] as const] : [],
    ),
  );
  if (shared.size === 0) return shared;
  const shifts = new Map(longShifts(production, days).map((shift) => [shift.date, shift]));
  for (const { date, strips } of days) {
    for (const castId of new Set(strips.flatMap(({ castIds }) => castIds))) shared.get(castId)?.push(shifts.get(date)!);
  }
  return shared;
}

/** Shifts as long as they may be, of the shoot days with scenes. */
function longShifts({ limits }: SchedulingProblem, days: readonly ShootingDay[]): Shift[] {
  return days
    .filter(({ strips }) => strips.length > 0)
    .map(({ date, strips }) => shiftOf(date, longestShift(limits), new Set(strips.map(skyOf))));
}

/** Whether each of the shifts lacks the weekly rest. */
function lacksOf(shifts: readonly Shift[], { limits, calendar }: SchedulingProblem): boolean[] {
  const { later } = weeklyRestOf(limits?.weekRest, calendar.weekdays.length);
  return shifts.map((_, at) => restShortfall(shifts, { later, earlier: later }, at) !== undefined);
}

function isNight(slot: Slot | undefined): boolean {
  return slot?.day?.strips.some((strip) => skyOf(strip) === "dark") ?? false;
}

/** Cached, because a board's cost is computed at each step of a drag. */
const namedIn = new WeakMap<SchedulingProblem, ReadonlySet<CalendarDate>>();

/** The dates on which someone or a location is available by name. */
function namedDatesOf(production: SchedulingProblem): ReadonlySet<CalendarDate> {
  const { calendar, places, cast } = production;
  const known = namedIn.get(production);
  if (known) return known;
  const parties = new Set([...places.values(), ...cast.values()]);
  const named = new Set([...parties].flatMap(({ availability }) => namedDates(availability, calendar)));
  namedIn.set(production, named);
  return named;
}

/** The shoot days, and the dates between them on which the company could have shot. */
function slotsOf(production: SchedulingProblem, days: readonly ShootingDay[]): Slot[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  return datesFrom(production, [...byDate.keys()]).map((date) => {
    const day = byDate.get(date);
    return {
      ...{ date, day },
      sites: day?.strips.map((strip) => siteKey(production, strip)) ?? [],
      cast: new Set(day?.strips.flatMap(({ castIds }) => castIds)),
    };
  });
}

/** The dates of shoot days in order, and those between them on which the company could have shot. */
function datesFrom(production: SchedulingProblem, shot: readonly CalendarDate[]): CalendarDate[] {
  const [first, last] = [shot[0], shot.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { calendar } = production;
  const shootDates = new Set(shot);
  const named = namedDatesOf(production);
  const dates = Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => addDays(first, at));
  return dates.filter((date) => shootDates.has(date) || isWorkingDay(calendar, date) || named.has(date));
}
