import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../shared/dates/calendar-date.ts";
import { clockText } from "../../shared/roster/fields/clock-text.ts";
import type { Coordinates } from "../../shared/roster/fields/coordinates.ts";
import { zoneAt } from "../../shared/roster/fields/zone-at.ts";
import { sunOn as sunAt } from "../../shared/schedule/daylight/sun.ts";

const sunOn = (date: string, at: Coordinates) => sunAt(date, { ...at, timeZone: zoneAt(at) });
const LONDON = { latitude: 51.5074, longitude: -0.1278 };
const NEW_YORK = { latitude: 40.7128, longitude: -74.006 };
const SYDNEY = { latitude: -33.8688, longitude: 151.2093 };
const TROMSO = { latitude: 69.6492, longitude: 18.9553 };
const REYKJAVIK = { latitude: 64.1466, longitude: -21.9426 };
const KIRITIMATI = { latitude: 1.87, longitude: -157.4 };

describe("the sun of a day", () => {
  // Almanac times for these cities, which round differently: within two minutes.
  it.each([
    ["2026-06-21", LONDON, "Europe/London", 4 * 60 + 43, 21 * 60 + 21],
    ["2026-12-21", SYDNEY, "Australia/Sydney", 5 * 60 + 41, 20 * 60 + 5],
    ["2026-03-08", NEW_YORK, "America/New_York", 7 * 60 + 19, 18 * 60 + 56],
    ["2026-11-01", NEW_YORK, "America/New_York", 6 * 60 + 26, 16 * 60 + 53],
  ])("is right on %s in local time, also on days of a clock change", (date, place, zone, up, down) => {
    const sun = sunOn(date, place);
    expect(zoneAt(place)).toBe(zone);
    expect(Math.abs(sun.sunrise! - up)).toBeLessThanOrEqual(2);
    expect(Math.abs(sun.sunset! - down)).toBeLessThanOrEqual(2);
  });

  it("neither rises nor sets during polar day and night", () => {
    expect(sunOn("2026-06-21", TROMSO)).toEqual({ stays: "up" });
    const winter = sunOn("2026-12-21", TROMSO);
    expect(winter).toMatchObject({ stays: "down" });
    expect(winter).not.toHaveProperty("sunrise");
    expect(winter.dusk! - winter.dawn!).toBeGreaterThan(3 * 60);
  });

  it("may set after midnight without darkness", () => {
    const sun = sunOn("2026-06-21", REYKJAVIK);
    expect(clockText(sun.sunset!)).toMatch(/^12:\d\d AM \(next day\)$/);
    expect(sun).not.toHaveProperty("dusk");
  });

  it("belongs to the requested date, also fourteen hours ahead of UTC", () => {
    const sun = sunOn("2026-01-01", KIRITIMATI);
    expect(sun.sunrise! / 60).toBeCloseTo(6.5, 0);
    expect(sun.sunset! / 60).toBeCloseTo(18.5, 0);
  });

  it("has its times in order and changes little from one day to the next, anywhere between the polar circles", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -60, max: 60, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.integer({ min: 0, max: 1800 }),
        (latitude, longitude, days) => {
          const place = { latitude, longitude };
          const date = addDays("2026-01-01", days);
          const { dawn, sunrise, sunset, dusk } = sunOn(date, place);
          if (dawn !== undefined) expect(dawn).toBeLessThan(sunrise!);
          expect(sunrise!).toBeLessThan(sunset!);
          if (dusk !== undefined) expect(sunset!).toBeLessThan(dusk);
          const next = sunOn(addDays(date, 1), place);
          // An hour for the clock change, and a few minutes for the season.
          expect(Math.abs(next.sunrise! - sunrise!)).toBeLessThanOrEqual(66);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("a time of the day", () => {
  it.each([
    [0, "12:00 AM"],
    [402, "6:42 AM"],
    [720, "12:00 PM"],
    [1199, "7:59 PM"],
    [1444, "12:04 AM (next day)"],
    [-10, "11:50 PM (day before)"],
  ])("of %i minutes reads %s", (minutes, text) => {
    expect(clockText(minutes)).toBe(text);
  });
});
