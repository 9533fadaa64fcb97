import { describe, expect, it } from "vitest";
import { minutesWorked, missingBeforeSubmission, timeProblems } from "../../shared/production-report/working-time.ts";
import { aReport, performer, scene } from "./a-report.ts";

const day = { makeUpIn: 420, onSet: 480, mealOut: 780, mealIn: 840, dismissed: 1140, out: 1170 };

describe("a performer's day", () => {
  it("lasts from report to dismissal, without the meal", () => {
    expect(minutesWorked(performer(day))).toBe(1170 - 420 - 60);
    expect(minutesWorked(performer({ onSet: 480, dismissed: 600 }))).toBe(120);
    expect(minutesWorked(performer({ onSet: 480 }))).toBeUndefined();
  });

  it("is said to be out of order", () => {
    const problems = timeProblems(aReport("2031-03-03", { cast: { "1": performer({ ...day, onSet: 400 }) } }));
    expect(problems).toEqual(["The times of Ana Duarte are not in order."]);
  });

  it("has a meal after six hours at the latest", () => {
    const late = performer({ ...day, mealOut: 800, mealIn: 860 });
    expect(timeProblems(aReport("2031-03-03", { cast: { "1": late } }))).toEqual([
      "Ana Duarte worked 6 h 20 without a meal: 20 min too long.",
    ]);
    expect(timeProblems(aReport("2031-03-03", { cast: { "1": performer(day) } }))).toEqual([]);
  });
});

it("counts the crew's first meal from its call", () => {
  const { times } = aReport("2031-03-03");
  const report = aReport("2031-03-03", { times: { ...times, firstMealOut: 795, firstShot: 500, cameraWrap: 480 } });
  expect(timeProblems(report)).toEqual([
    "The crew's first meal came 6 h 15 after its call: 15 min too late.",
    "The camera wrapped before the first shot.",
  ]);
});

it("is not ready while it is open what became of a scene, or while somebody is at work", () => {
  const open = aReport("2031-03-03", {
    scenes: { a: scene("1", 8), b: scene("2A", 4), c: scene("3", 2, { outcome: "shot" }) },
    cast: { "1": performer({ makeUpIn: 420 }), "2": performer({ ...day, actor: "", character: "ODO" }) },
  });
  expect(missingBeforeSubmission(open)).toEqual([
    "Say what became of scenes 1, 2A.",
    "Ana Duarte is still checked in.",
  ]);
});
