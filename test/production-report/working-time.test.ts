import { describe, expect, it } from "vitest";
import { mealPenaltiesOf, minutesWorked, timeProblems } from "../../shared/production-report/working-time.ts";
import { aReport, performer } from "./a-report.ts";

const day = { makeUpIn: 420, onSet: 480, mealOut: 780, mealIn: 840, dismissed: 1140, out: 1170 };

describe("a performer's day", () => {
  it("lasts from report to dismissal, without the meal", () => {
    expect(minutesWorked(performer(day))).toBe(1170 - 420 - 60);
    expect(minutesWorked(performer({ onSet: 480, dismissed: 600 }))).toBe(120);
    expect(minutesWorked(performer({ onSet: 480 }))).toBeUndefined();
    expect(minutesWorked(performer({ onSet: 480, dismissed: 480 }))).toBe(0);
    expect(minutesWorked(performer({ onSet: 480, dismissed: 479 }))).toBeUndefined();
  });

  it("is reported if its times are out of order", () => {
    const problems = timeProblems(aReport("2031-03-03", { cast: { "1": performer({ ...day, onSet: 400 }) } }));
    expect(problems).toEqual(["The times for Ana Duarte are out of order."]);
  });

  it("has a meal after six hours at the latest", () => {
    const late = performer({ ...day, mealOut: 800, mealIn: 860 });
    expect(timeProblems(aReport("2031-03-03", { cast: { "1": late } }))).toEqual([
      "Ana Duarte worked 6 h 20 without a meal: 20 min too long.",
    ]);
    expect(timeProblems(aReport("2031-03-03", { cast: { "1": performer(day) } }))).toEqual([]);
  });

  it("has a second meal within six hours of the end of the first, and travel around it", () => {
    const long = { ...day, travelLeave: 360, travelArrive: 410, dismissed: 1290, out: 1300 };
    const hungry = performer({ ...long, returnLeave: 1250 });
    expect(timeProblems(aReport("2031-03-03", { cast: { "1": hungry } }))).toEqual([
      "The times for Ana Duarte are out of order.",
      "Ana Duarte worked 7 h 40 without a second meal: 1 h 40 too long.",
    ]);
    const fed = performer({ ...long, secondMealOut: 1190, secondMealIn: 1220, returnLeave: 1310, returnArrive: 1360 });
    expect(timeProblems(aReport("2031-03-03", { cast: { "1": fed } }))).toEqual([]);
    expect(minutesWorked(fed)).toBe(1300 - 420 - 60 - 30);
  });

  it("counts the time to the first meal from an early meal that is not deducted, if it is long enough", () => {
    const day = { makeUpIn: 360, mealOut: 780, mealIn: 810, dismissed: 1100, out: 1100 };
    const penalties = (ndMealOut: number, ndMealIn: number) =>
      mealPenaltiesOf(performer({ ...day, ndMealOut, ndMealIn }));
    expect(mealPenaltiesOf(performer(day))).toBe(2);
    expect([penalties(420, 435), penalties(420, 434), penalties(500, 515)]).toEqual([0, 2, 2]);
    const worked = performer({ ...day, ndMealOut: 420, ndMealIn: 435 });
    expect(minutesWorked(worked)).toBe(minutesWorked(performer(day)));
  });

  it("has a meal penalty for each half hour begun that a meal is late, unless it was entered otherwise", () => {
    const late = { ...day, mealOut: 800, mealIn: 860 };
    expect(mealPenaltiesOf(performer(day))).toBe(0);
    expect(mealPenaltiesOf(performer(late))).toBe(1);
    expect(mealPenaltiesOf(performer({ ...late, dismissed: 1250, out: 1251 }))).toBe(3);
    expect(mealPenaltiesOf(performer({ ...late, mealPenalties: 0 }))).toBe(0);
  });
});

it("checks the meal of each department", () => {
  const grip = { called: "7:00 AM", people: 1, in: 420, mealOut: 790, mealIn: 780, out: 1200 };
  expect(timeProblems(aReport("2031-03-03", { crew: { Grip: grip } }))).toEqual([
    "The meal of Grip ends before it begins.",
    "Grip worked 6 h 10 without a meal: 10 min too long.",
  ]);
});

it("counts the crew's first meal from its call", () => {
  const { times } = aReport("2031-03-03");
  const report = aReport("2031-03-03", { times: { ...times, firstMealOut: 795, firstShot: 500, cameraWrap: 480 } });
  expect(timeProblems(report)).toEqual([
    "The crew's first meal came 6 h 15 after its call: 15 min too late.",
    "The camera wrapped before the first shot.",
  ]);
});
