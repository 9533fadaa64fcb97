import { describe, expect, it } from "vitest";
import { zoneOfSheet } from "../../shared/call-sheet/build/due-date.ts";
import { addDays } from "../../shared/dates/calendar-date.ts";
import { zoneAt } from "../../shared/roster/fields/zone-at.ts";
import { clockIn } from "../../shared/schedule/daylight/zone-clock.ts";
import { hourly, made, makesNoSecond, makesOneADay, makesOneAroundChanges } from "./due-date-laws.ts";

describe("over every day of 2026 to 2030, the job", () => {
  it("makes exactly one draft for each day, the afternoon before it", () =>
    makesOneADay(["Asia/Kathmandu", "America/St_Johns"]));

  it("makes exactly one draft around every clock change", () => {
    expect(makesOneAroundChanges(["Australia/Lord_Howe", "Africa/Casablanca", "America/New_York"])).toBe(23);
  });

  it("makes no second draft when each run is repeated, and misses none after a day without runs", () =>
    makesNoSecond(10));
});

it.each([
  ["Pacific/Apia", "2011-12-30"],
  ["Pacific/Kwajalein", "1993-08-21"],
])("makes in %s, which skipped %s, one draft for each date around it, also the skipped one", (zone, skipped) => {
  const from = Date.parse(`${addDays(skipped, -3)}T00:05:00Z`);
  const dates = made(zone, hourly(from, 6)).map(([date]) => date);
  expect(dates).toContain(skipped);
  expect(dates).toEqual(dates.map((_, n) => addDays(dates[0]!, n)));
  const dueAt = new Map(made(zone, hourly(from, 6)));
  expect(clockIn(zone, new Date(dueAt.get(addDays(skipped, 1))!)).date).toBe(addDays(skipped, -1));
});

it("uses the time zone of the first known place", () => {
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
