import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { datesDue, zoneAt, zoneOfSheet } from "../../shared/call-sheet/due-date.ts";
import { clockIn } from "../../shared/call-sheet/zone-clock.ts";
import { addDays, type CalendarDate } from "../../shared/roster/calendar-date.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FROM = Date.UTC(2026, 0, 1, 0, 5);
const DAYS = 1826; // to the end of 2030
const ZONES = Intl.supportedValuesOf("timeZone");

/** What the job makes when it runs at these instants and keeps what it has made: each date with the instant. */
function made(zone: string, runs: readonly number[]): (readonly [date: CalendarDate, at: number])[] {
  const kept = new Map<CalendarDate, number>();
  for (const at of runs) {
    for (const date of datesDue(new Date(at), zone)) if (!kept.has(date)) kept.set(date, at);
  }
  return [...kept];
}

/** One for each date after those that were due when the runs began, in order, in the hour after four the day before. */
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

const hourly = (from: number, days: number) => Array.from({ length: days * 24 }, (_, hour) => from + hour * HOUR);

/** How far a zone's clocks are ahead of Greenwich's at each noon there, in minutes. */
function aheadByDay(zone: string): number[] {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  return Array.from({ length: DAYS }, (_, day) => {
    const noon = FROM + day * DAY + 12 * HOUR;
    const [date = 0, hours = 0, minutes = 0] = format.format(noon).match(/\d+/g)?.map(Number) ?? [];
    const days = date === new Date(noon).getUTCDate() ? 0 : hours < 12 ? 1 : -1;
    return days * 1440 + hours * 60 + minutes - 725;
  });
}

describe("over every zone and every day of 2026 to 2030", () => {
  const ahead = new Map<string, number[]>();
  beforeAll(() => {
    for (const zone of ZONES) ahead.set(zone, aheadByDay(zone));
  });

  it("makes exactly one for each day where the clocks are left alone, the afternoon before it", () => {
    // Zones whose clocks agree on every noon are looked at once; of a day's runs those around four and midnight.
    const alike = new Map([...ahead].map(([zone, minutes]) => [minutes.join(), zone]));
    expect(alike.size).toBeGreaterThan(50);
    for (const zone of alike.values()) {
      const minutes = ahead.get(zone)!;
      const runs = hourly(FROM, DAYS).filter((at) => {
        const day = Math.floor((at - FROM) / DAY);
        const local = Math.floor((at / 60_000 + minutes[day]!) / 60) % 24;
        return [15, 16, 0].includes(local) || minutes[day] !== minutes[day - 1] || minutes[day] !== minutes[day + 1];
      });
      // In one of them it is four when the runs begin.
      expect([zone, expectEachOnce(zone, runs)]).toEqual([zone, expect.toSatisfy((count) => count >= DAYS - 1)]);
    }
  });

  it("makes exactly one for each day around every change of the clocks", () => {
    let changes = 0;
    for (const [zone, minutes] of ahead) {
      for (let day = 1; day < DAYS; day++) {
        if (minutes[day] === minutes[day - 1]) continue;
        const count = expectEachOnce(zone, hourly(FROM + (day - 2) * DAY, 4));
        expect([zone, count]).toEqual([zone, expect.toSatisfy((is) => is === 3 || is === 4)]);
        changes += 1;
      }
    }
    expect(changes).toBeGreaterThan(1000);
  });

  it("makes no second one when each run happens twice, and each one though it has not run for a day", () => {
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
      { numRuns: 100 },
    );
  });
});

it.each([
  ["Pacific/Apia", "2011-12-30"],
  ["Pacific/Kwajalein", "1993-08-21"],
])("has in %s, which skipped %s, each of the dates around it due once, the skipped one too", (zone, skipped) => {
  const from = Date.parse(`${addDays(skipped, -3)}T00:05:00Z`);
  const dates = made(zone, hourly(from, 6)).map(([date]) => date);
  expect(dates).toContain(skipped);
  expect(dates).toEqual(dates.map((_, n) => addDays(dates[0]!, n)));
  const dueAt = new Map(made(zone, hourly(from, 6)));
  expect(clockIn(zone, new Date(dueAt.get(addDays(skipped, 1))!)).date).toBe(addDays(skipped, -1));
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
    police: "",
    permit: "",
    map: "",
  };
  const at = (coordinates: { latitude: number; longitude: number } | null) => ({ ...place, coordinates });
  expect(zoneOfSheet({ locations: [at(null), at({ latitude: 52.15, longitude: -6.99 })] })).toBe("Europe/Dublin");
  expect(zoneOfSheet({ locations: [at(null)] })).toBe("Etc/UTC");
  expect(zoneAt({ latitude: 40.71, longitude: -74.01 })).toBe("America/New_York");
});
