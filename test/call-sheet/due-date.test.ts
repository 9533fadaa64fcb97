import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dueDate, zoneOfSheet } from "../../shared/call-sheet/due-date.ts";
import { clockIn } from "../../shared/call-sheet/zone-clock.ts";
import { addDays } from "../../shared/roster/calendar-date.ts";

const HOUR = 3_600_000;
const FIVE_YEARS = { from: Date.UTC(2026, 0, 1, 0, 5), to: Date.UTC(2030, 11, 31, 23, 5) };

/** Looks every hour, as the job does, and tells each date as it becomes due, with the instant. */
function becomingDue(zone: string, from: number, to: number): (readonly [date: string, at: number])[] {
  const due: (readonly [string, number])[] = [];
  for (let at = from; at <= to; at += HOUR) {
    const date = dueDate(new Date(at), zone);
    if (due.at(-1)?.[0] !== date) due.push([date, at]);
  }
  return due;
}

/** Each date once, in its order, and in the afternoon before it. */
function expectEachOnce(zone: string, from: number, to: number) {
  const [, ...due] = becomingDue(zone, from, to);
  due.forEach(([date, at], n) => {
    const before = due[n - 1];
    if (before) expect([zone, date]).toEqual([zone, addDays(before[0], 1)]);
    const clock = clockIn(zone, new Date(at));
    expect([zone, clock.date]).toEqual([zone, addDays(date, -1)]);
    expect(clock.minutes).toBeGreaterThanOrEqual(16 * 60);
    expect(clock.minutes).toBeLessThan(17 * 60);
  });
  return due.length;
}

describe("the call sheets of each day become due once", () => {
  it.each(["America/Los_Angeles", "Europe/Dublin", "Australia/Lord_Howe", "Pacific/Kiritimati", "Asia/Kathmandu"])(
    "in %s over five years, its clock changes included",
    (zone) => {
      expect(expectEachOnce(zone, FIVE_YEARS.from, FIVE_YEARS.to)).toBeGreaterThanOrEqual(1825);
    },
  );

  it("in every other zone, around any day", () => {
    const zones = Intl.supportedValuesOf("timeZone");
    expect(zones.length).toBeGreaterThan(300);
    const start = fc.integer({ min: 0, max: 1800 }).map((days) => FIVE_YEARS.from + days * 24 * HOUR);
    fc.assert(
      fc.property(fc.constantFrom(...zones), start, (zone, from) => {
        expect(expectEachOnce(zone, from, from + 8 * 24 * HOUR)).toBeGreaterThanOrEqual(7);
      }),
      { numRuns: 400 },
    );
  });
});

it("goes by the clocks of the first place that is known", () => {
  const place = {
    group: "",
    place: "",
    address: "",
    directions: "",
    parking: "",
    power: "",
    hospital: "",
    permit: "",
    map: "",
  };
  const at = (coordinates: { latitude: number; longitude: number } | null) => ({ ...place, coordinates });
  expect(zoneOfSheet({ locations: [at(null), at({ latitude: 52.15, longitude: -6.99 })] })).toBe("Europe/Dublin");
  expect(zoneOfSheet({ locations: [at(null)] })).toBe("Etc/UTC");
});
