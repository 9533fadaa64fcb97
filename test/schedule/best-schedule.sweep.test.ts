import { describe, it } from "vitest";
import { keepsEveryRule, keepsLimitsAtOnce, leavesWeeklyRests, passesCheckWithTies } from "./best-schedule-laws.ts";
import {
  boundsEverySchedule,
  decidesTightTurnarounds,
  findsOneIfAnyExists,
  findsOneInEpisodes,
} from "./brute-force.ts";

describe("the best schedule", () => {
  it("meets every rule, and is proven optimal when it is small", () => keepsEveryRule(25));

  it("exists exactly when some assignment of scenes to days meets every rule", () => findsOneIfAnyExists(120));

  it("exists exactly when the dates of episodes allow one", () => findsOneInEpisodes(40));

  it("has a bound that no schedule beats, also beside another unit", () => boundsEverySchedule(120));

  it("exists exactly when equal scenes fit on few dates with a long turnaround", () => decidesTightTurnarounds(80));

  it("is found at once for scenes without dates, with no day over its limits", () => keepsLimitsAtOnce(100));

  it("leaves the weekly rests of night work without dates", () => leavesWeeklyRests(15));

  it("passes verification with any constraints", () => passesCheckWithTies(30));
});
