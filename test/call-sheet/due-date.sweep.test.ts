import { describe, expect, it } from "vitest";
import { makesNoSecond, makesOneADay, makesOneAroundChanges, ZONES } from "./due-date-laws.ts";

describe("over every zone and every day of 2026 to 2030, the job", () => {
  it("makes exactly one draft for each day without a clock change, the afternoon before it", () => {
    expect(ZONES.length).toBeGreaterThan(400);
    makesOneADay(ZONES);
  });

  it("makes exactly one draft for each day around every clock change", () => {
    expect(makesOneAroundChanges(ZONES)).toBeGreaterThan(1000);
  });

  it("makes no second draft when each run is repeated, and misses none after a day without runs", () =>
    makesNoSecond(100));
});
