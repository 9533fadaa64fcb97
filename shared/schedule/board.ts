import { type CalendarDate, daysBetween } from "../roster/calendar-date.ts";
import type { Party, Production } from "./production.ts";
import type { Strip } from "./schedule.ts";
import { NO_TIES } from "./ties.ts";
import { skyOf } from "./turnaround.ts";
import { shootableDays } from "./working-calendar.ts";

/** A production in numbers, for the solver: strips and days go by their place in the lists. */
export interface Board {
  readonly production: Production;
  readonly days: readonly CalendarDate[];
  /** The days that each strip may be on. */
  readonly daysOf: readonly (readonly number[])[];
  /** The strips that need daylight, and those that need the dark. */
  readonly light: readonly boolean[];
  readonly dark: readonly boolean[];
  /** Whether the day after this one in the list is also the next in the calendar. */
  readonly isEve: readonly boolean[];
  readonly scenesPerDay: number;
}

/** Lays out a production's strips over the days that it can use. */
export function boardOf(production: Production): Board {
  const { calendar, strips, places, cast, scenesPerDay, ties = NO_TIES } = production;
  const parties = [...places.values(), ...cast.values()];
  const shootable = shootableDays(
    calendar,
    parties.map(({ availability }) => availability),
    enoughWorkingDays(production),
  );
  const days = [...new Set([...shootable, ...ties.pins.map(({ date }) => date)])].sort();
  const placeOfDay = new Map(days.map((date, day) => [date, day]));
  const skies = strips.map(skyOf);
  return {
    production,
    days,
    daysOf: strips.map((strip) =>
      commonDays(partiesOf(production, strip), days, placeOfDay).filter((day) =>
        mayStand(production, strip, days[day]!),
      ),
    ),
    light: skies.map((sky) => sky === "light"),
    dark: skies.map((sky) => sky === "dark"),
    isEve: evesOf(days),
    scenesPerDay,
  };
}

/** Whether pins and locked days let a scene stand on a date; before the start stands what is pinned there alone. */
function mayStand({ calendar, ties = NO_TIES }: Production, { sceneId }: Strip, date: CalendarDate): boolean {
  const pins = ties.pins.filter((pin) => pin.sceneId === sceneId);
  if (pins.length > 0) return pins.every((pin) => pin.date === date);
  return date >= calendar.startDate && !ties.lockedDays.includes(date);
}

/**
 * So many working days from the start that the scenes which could be on any day never lack one. A scene that is bound
 * to dates takes a day and, by its night or its daylight, the neighbours of it. On what is left, the others can be
 * shot with daylight first and the dark last, on no more than twice the days that they fill.
 */
function enoughWorkingDays(production: Production): number {
  const { strips, scenesPerDay, ties = NO_TIES } = production;
  const apart = ties.orders.reduce((sum, { days }) => sum + days, 0) + ties.lockedDays.length;
  const isBound = (strip: Strip) =>
    partiesOf(production, strip).some(({ availability }) => availability.kind === "days");
  return 3 * strips.filter(isBound).length + 2 * Math.ceil(strips.length / scenesPerDay) + 2 + apart;
}

/** The same board with only some of its days, which are given in order. */
export function narrowed(board: Board, kept: readonly number[]): Board {
  const placeOf = new Map(kept.map((day, place) => [day, place]));
  const days = kept.flatMap((day) => board.days[day] ?? []);
  return {
    ...board,
    days,
    daysOf: board.daysOf.map((all) => all.flatMap((day) => placeOf.get(day) ?? [])),
    isEve: evesOf(days),
  };
}

function evesOf(days: readonly CalendarDate[]): boolean[] {
  return days.map((date, day) => {
    const next = days[day + 1];
    return next !== undefined && daysBetween(date, next) === 1;
  });
}

/** Everyone and everything that a scene needs: its location first, then its cast. */
export function partiesOf(production: Production, strip: { sceneId: string; castIds: readonly string[] }): Party[] {
  const place = production.places.get(strip.sceneId);
  return [...(place ? [place] : []), ...strip.castIds.flatMap((castId) => production.cast.get(castId) ?? [])];
}

function commonDays(
  parties: readonly Party[],
  days: readonly CalendarDate[],
  placeOfDay: ReadonlyMap<CalendarDate, number>,
): number[] {
  let common = days.map((_, day) => day);
  for (const { availability } of parties) {
    if (availability.kind === "flexible") continue;
    const free = new Set(availability.days.flatMap((date) => placeOfDay.get(date) ?? []));
    common = common.filter((day) => free.has(day));
  }
  return common;
}
