import { describe, expect, it } from "vitest";
import { makesNoSecond, makesOneADay, makesOneAroundChanges, ZONES } from "./due-date-laws.ts";

describe("over every zone and every day of 2026 to 2030", () => {
  it("makes exactly one for each day where the clocks are left alone, the afternoon before it", () => {
    expect(ZONES.length).toBeGreaterThan(400);
    makesOneADay(ZONES);
  });

  it("makes exactly one for each day around every change of the clocks", () => {
    expect(makesOneAroundChanges(ZONES)).toBeGreaterThan(1000);
  });

  it("makes no second one when each run happens twice, and each one though it has not run for a day", () =>
    makesNoSecond(100));
});
