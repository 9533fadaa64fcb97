import { describe, expect, it } from "vitest";
import { zoneAt, zoneOfSheet } from "../../shared/call-sheet/build/due-date.ts";
import { clockIn } from "../../shared/call-sheet/build/zone-clock.ts";
import { addDays } from "../../shared/dates/calendar-date.ts";
import { hourly, made, makesNoSecond, makesOneADay, makesOneAroundChanges } from "./due-date-laws.ts";

describe("over every day of 2026 to 2030, of the days that are due", () => {
  it("makes exactly one for each, the afternoon before it", () => makesOneADay(["Asia/Kathmandu", "America/St_Johns"]));

  it("makes exactly one around every change of the clocks", () => {
    expect(makesOneAroundChanges(["Australia/Lord_Howe", "Africa/Casablanca", "America/New_York"])).toBe(23);
  });

  it("makes no second one when each run happens twice, and each one though it has not run for a day", () =>
    makesNoSecond(10));
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
