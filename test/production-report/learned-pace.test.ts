import { expect, it } from "vitest";
import { learnedPaces } from "../../shared/production-report/learned-pace.ts";
import { aReport, scene } from "./a-report.ts";

const strips = [
  { sceneId: "a", minutes: 240, intExt: "INT.", dayNight: "DAY" },
  { sceneId: "b", minutes: 360, intExt: "EXT.", dayNight: "NIGHT" },
  { sceneId: "c", minutes: 120, intExt: "INT.", dayNight: "DAY" },
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
  expect(learnedPaces(days, strips)).toEqual({
    all: { minutesPerEighth: (15 * (5 + 5 + 2)) / (4 + 3 + 2), days: 3 },
  });
});

it("needs three days with their times and shot scenes of the script", () => {
  expect(learnedPaces(days.slice(0, 2), strips)).toBeUndefined();
  const timeless = { ...days[2]!, times: NO_TIMES };
  expect(learnedPaces([...days.slice(0, 2), timeless], strips)).toBeUndefined();
  expect(learnedPaces(days, strips.slice(0, 2))).toBeUndefined();
  expect(learnedPaces([], strips)).toBeUndefined();
});

it("compares a part of a scene with its share of the estimate", () => {
  const parts = days.map((day, at) => (at === 1 ? { ...day, scenes: { "b~1of2": shot("2 pt 1/2", 10) } } : day));
  expect(learnedPaces(parts, strips)).toEqual(learnedPaces(days, strips));
});

it("has a pace of its own for a kind of which there are three days, each mostly of that kind", () => {
  const night = (date: string) => ({
    ...days[1]!,
    ...{ date, scenes: { b: shot("2", 20) }, times: { ...NO_TIMES, firstShot: at(20), cameraWrap: at(29) } },
  });
  const nights = ["2031-03-06", "2031-03-07"].map(night);
  expect(learnedPaces([...days, ...nights], strips)).toEqual({
    all: { minutesPerEighth: 15 * ((12 + 18) / (9 + 12)), days: 5 },
    nightExterior: { minutesPerEighth: (15 * (5 + 18)) / (3 + 12), days: 3 },
  });
  const mixed = nights.concat(nights).map((day) => ({ ...day, scenes: { ...day.scenes, a: shot("1", 16) } }));
  expect(Object.keys(learnedPaces(mixed, strips) ?? {})).toEqual(["all"]);
});
