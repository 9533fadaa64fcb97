import { expect, it } from "vitest";
import { learnedPace } from "../../shared/production-report/learned-pace.ts";
import { aReport, scene } from "./a-report.ts";

const strips = [
  { sceneId: "a", minutes: 240 },
  { sceneId: "b", minutes: 360 },
  { sceneId: "c", minutes: 120 },
];
const NO_TIMES = aReport("2031-03-03", {}).times;
const at = (hours: number) => 60 * hours;
const shot = (number: string, eighths: number) => scene(number, eighths, { outcome: "shot" });

/** Scene a in 5 hours instead of 4, half of scene b in 5 instead of 3, and scene c in 2 as estimated. */
const days = [
  aReport("2031-03-03", {
    times: { ...NO_TIMES, firstShot: at(8), firstMealOut: at(12), firstMealIn: at(13), cameraWrap: at(14) },
    scenes: { a: shot("1", 16) },
  }),
  aReport("2031-03-04", {
    times: { ...NO_TIMES, firstShot: at(20), cameraWrap: at(25) },
    scenes: { b: scene("2", 20, { outcome: "partial", partEighths: 10 }), c: scene("3", 8, { outcome: "notShot" }) },
  }),
  aReport("2031-03-05", { times: { ...NO_TIMES, firstShot: at(8), cameraWrap: at(10) }, scenes: { c: shot("3", 8) } }),
];

it("compares the time on the set with the estimates for what was shot", () => {
  expect(learnedPace(days, strips)).toBe((15 * (5 + 5 + 2)) / (4 + 3 + 2));
});

it("needs three days with their times and shot scenes of the script", () => {
  expect(learnedPace(days.slice(0, 2), strips)).toBeUndefined();
  const timeless = { ...days[2]!, times: NO_TIMES };
  expect(learnedPace([...days.slice(0, 2), timeless], strips)).toBeUndefined();
  expect(learnedPace(days, strips.slice(0, 2))).toBeUndefined();
  expect(learnedPace([], strips)).toBeUndefined();
});

it("compares a part of a scene with its share of the estimate", () => {
  const parts = days.map((day, at) => (at === 1 ? { ...day, scenes: { "b~1of2": shot("2 pt 1/2", 10) } } : day));
  expect(learnedPace(parts, strips)).toBe(learnedPace(days, strips));
});
