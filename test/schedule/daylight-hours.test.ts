import { describe, expect, it } from "vitest";
import { dayLightOf } from "../../shared/schedule/daylight/day-light.ts";
import { lightWarnings } from "../../shared/schedule/daylight/light-warnings.ts";
import type { SchedulingProblem } from "../../shared/schedule/model/scheduling-problem.ts";
import { budgetOf } from "../../shared/schedule/search/budget.ts";
import { bestSchedule } from "../../shared/schedule/solver/best-schedule.ts";
import { production, scene } from "./builders.ts";

const HELSINKI = { latitude: 60.17, longitude: 24.94, timeZone: "Europe/Helsinki" };
const LIMITS = { minutesPerDay: 630, moveMinutes: 45 };

/** Exteriors of two hours at the pier and interiors of two hours in the barn, shot in Helsinki from a date on. */
function film(start: string, dates: Record<string, string> = {}): SchedulingProblem {
  const strips = [
    ...Array.from({ length: 8 }, (_, at) => scene(`${at + 1}`, "EXT. DAY", [], "THE PIER")),
    ...Array.from({ length: 8 }, (_, at) => scene(`${at + 9}`, "INT. DAY", [], "THE BARN")),
  ].map((strip) => ({ ...strip, minutes: 120 }));
  const made = production({ strips, scenesPerDay: 6, start, places: dates });
  const places = new Map([...made.places].map(([id, place]) => [id, { ...place, site: HELSINKI }]));
  return { ...made, places, limits: LIMITS };
}

function daysOf(made: SchedulingProblem) {
  const answer = bestSchedule(made, { budget: budgetOf(1000) });
  if (answer.status !== "feasible") throw new Error(answer.reasons.join(" "));
  return answer.schedule.days;
}

const exteriorMinutes = (made: SchedulingProblem) =>
  daysOf(made).map(({ strips }) => 120 * strips.filter(({ intExt }) => intExt === "EXT.").length);

describe("day exteriors of a schedule", () => {
  it("are no longer on a winter day than it is light, with an interior beside them", () => {
    const winter = film("2026-12-07");
    const { sunrise, sunset } = dayLightOf("2026-12-07", HELSINKI);
    expect(Math.max(...exteriorMinutes(winter))).toBeLessThanOrEqual(sunset - sunrise);
    expect(lightWarnings(daysOf(winter), winter)).toEqual([]);
  });

  it("fill whole days in summer, and where the location is unknown", () => {
    const summer = film("2026-06-08");
    const { places } = production({ strips: summer.strips });
    for (const made of [summer, { ...film("2026-12-07"), places }]) expect(exteriorMinutes(made)).toContain(480);
  });

  it("are late rather than not scheduled, if their dates leave no other day", () => {
    const made = film("2026-12-07", { "THE PIER": "12/08/2026 - 12/09/2026" });
    expect(exteriorMinutes(made).reduce((sum, minutes) => sum + minutes, 0)).toBe(960);
    expect(lightWarnings(daysOf(made), made)).not.toEqual([]);
  });
});
