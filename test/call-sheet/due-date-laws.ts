import fc from "fast-check";
import { expect } from "vitest";
import { datesDue } from "../../shared/call-sheet/build/due-date.ts";
import { addDays, type CalendarDate } from "../../shared/dates/calendar-date.ts";
import { clockIn } from "../../shared/schedule/daylight/zone-clock.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FROM = Date.UTC(2026, 0, 1, 0, 5);
const DAYS = 1826; // to the end of 2030
export const ZONES = Intl.supportedValuesOf("timeZone");

/** The drafts that the job makes when it runs at these instants: each date with the instant. */
export function made(zone: string, runs: readonly number[]): (readonly [date: CalendarDate, at: number])[] {
  const kept = new Map<CalendarDate, number>();
  for (const at of runs) {
    for (const date of datesDue(new Date(at), zone)) if (!kept.has(date)) kept.set(date, at);
  }
  return [...kept];
}

/**
 * One for each date after those that were due at the start of the runs, in order, in the hour after four the day
 * before.
 */
function expectEachOnce(zone: string, runs: readonly number[]): number {
  const sheets = made(zone, runs).filter(([, at]) => at !== runs[0]);
  sheets.forEach(([date, at], n) => {
    const clock = clockIn(zone, new Date(at));
    const before = sheets[n - 1]?.[0] ?? addDays(date, -1);
    const isRight = date === addDays(before, 1) && clock.date === before && Math.floor(clock.minutes / 60) === 16;
    if (!isRight) throw new Error(`${zone}: that of ${date} after that of ${before}, on ${JSON.stringify(clock)}`);
  });
  return sheets.length;
}

export const hourly = (from: number, days: number) =>
  Array.from({ length: days * 24 }, (_, hour) => from + hour * HOUR);

const ahead = new Map<string, readonly number[]>();

/** A zone's UTC offset at noon of each day, in minutes. */
function aheadByDay(zone: string): readonly number[] {
  const known = ahead.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const minutesAhead = Array.from({ length: DAYS }, (_, day) => {
    const noon = FROM + day * DAY + 12 * HOUR;
    const [date = 0, hours = 0, minutes = 0] = format.format(noon).match(/\d+/g)?.map(Number) ?? [];
    const days = date === new Date(noon).getUTCDate() ? 0 : hours < 12 ? 1 : -1;
    return days * 1440 + hours * 60 + minutes - 725;
  });
  ahead.set(zone, minutesAhead);
  return minutesAhead;
}

/** Makes exactly one draft for each day without a clock change, the afternoon before it. */
export function makesOneADay(zones: readonly string[]): void {
  // Zones with equal offsets on every noon are tested once; of a day's runs those around four and midnight.
  const alike = new Map(zones.map((zone) => [aheadByDay(zone).join(), zone]));
  for (const zone of alike.values()) {
    const minutes = aheadByDay(zone);
    const runs = hourly(FROM, DAYS).filter((at) => {
      const day = Math.floor((at - FROM) / DAY);
      const local = Math.floor((at / 60_000 + minutes[day]!) / 60) % 24;
      return [15, 16, 0].includes(local) || minutes[day] !== minutes[day - 1] || minutes[day] !== minutes[day + 1];
    });
    // In one of them it is four when the runs start.
    expect([zone, expectEachOnce(zone, runs)]).toEqual([zone, expect.toSatisfy((count) => count >= DAYS - 1)]);
  }
}

/**
 * Makes exactly one draft for each day around every clock change.
 *
 * @returns the number of clock changes
 */
export function makesOneAroundChanges(zones: readonly string[]): number {
  let changes = 0;
  for (const zone of zones) {
    const minutes = aheadByDay(zone);
    for (let day = 1; day < DAYS; day++) {
      if (minutes[day] === minutes[day - 1]) continue;
      const count = expectEachOnce(zone, hourly(FROM + (day - 2) * DAY, 4));
      expect([zone, count]).toEqual([zone, expect.toSatisfy((is) => is === 3 || is === 4)]);
      changes += 1;
    }
  }
  return changes;
}

/** Makes no second draft when each run is repeated, and misses none after a day without runs. */
export function makesNoSecond(numRuns: number): void {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.integer({ min: 0, max: DAYS - 12 }),
      fc.integer({ min: 1, max: 29 }),
      fc.integer({ min: 1, max: 200 }),
      (zone, day, missed, since) => {
        const runs = hourly(FROM + day * DAY, 12);
        const ran = runs.filter((_, n) => n < since || n >= since + missed);
        const dates = made(
          zone,
          ran.flatMap((at) => [at, at]),
        ).map(([date]) => date);
        expect(dates).toEqual(made(zone, runs).map(([date]) => date));
      },
    ),
    { numRuns },
  );
}
