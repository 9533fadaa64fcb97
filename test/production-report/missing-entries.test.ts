import { expect, it } from "vitest";
import { askedEntries, missingEntries, missingInWords } from "../../shared/production-report/missing-entries.ts";
import { aReport, performer, scene } from "./a-report.ts";

const DAY = { makeUpIn: 420, onSet: 480, dismissed: 1080, out: 1100 };
const HOURS = { called: "7:00 AM", in: null, mealOut: null, mealIn: null, out: null };
const wordsOf = (what: Parameters<typeof aReport>[1]) => missingInWords(missingEntries(aReport("2031-03-03", what)));

it("lacks the outcomes of scenes, and the times of everyone who worked", () => {
  expect(
    wordsOf({
      scenes: { a: scene("1", 8), b: scene("2A", 4), c: scene("3", 2, { outcome: "notShot" }) },
      cast: {
        "1": performer({ makeUpIn: 420 }),
        "2": performer({ ...DAY, actor: "", character: "ODO" }),
        "3": performer({ actor: "Bo Lind", status: "W" }),
        "4": performer({ actor: "Cy", dismissed: 1000 }),
      },
      crew: {
        Grip: { ...HOURS, people: 3 },
        Camera: { ...HOURS, people: 2, in: 400, out: 1100 },
        Sound: { ...HOURS, people: 1, in: 400 },
      },
      background: { x: { description: "bathers", count: 20, rate: "", in: null, out: null } },
    }),
  ).toEqual([
    "Enter the outcome of scenes 1, 2A.",
    "Enter the times of Bo Lind, Cy, Grip, bathers.",
    "Ana Duarte, Sound are still checked in.",
  ]);
});

it("lacks no times of people on hold, who travel or did not work, nor of departments without people", () => {
  expect(
    wordsOf({
      cast: {
        "1": performer({ status: "H" }),
        "2": performer({ status: "TR" }),
        "3": performer({ status: "W", didNotWork: true }),
      },
      crew: { Grip: { ...HOURS, people: 0 } },
      background: { x: { description: "bathers", count: 0, rate: "", in: null, out: null } },
    }),
  ).toEqual([]);
});

it("asks for setups and screen time of what was shot, which keeps no one from submitting", () => {
  const done = { outcome: "shot", seconds: 60, setups: 3 } as const;
  const report = aReport("2031-03-03", {
    scenes: {
      a: scene("1", 8, done),
      b: scene("2", 8, { ...done, setups: 0 }),
      c: scene("3", 8, { ...done, outcome: "partial", seconds: 0 }),
      d: scene("4", 8, { outcome: "notShot" }),
    },
  });
  expect(askedEntries(report).map(({ who }) => who)).toEqual(["2", "3"]);
  expect(missingEntries(report)).toEqual([]);
});
