import { expect, it } from "vitest";
import { NOTHING, progressOn, type ScriptScene } from "../../shared/production-report/progress.ts";
import { progressByEpisode } from "../../shared/production-report/progress-of-parts.ts";
import { aReport, scene } from "./a-report.ts";

const SCRIPT: readonly ScriptScene[] = [
  ["a", 8],
  ["b", 12],
  ["c", 4],
];

const first = aReport("2031-03-03", {
  scenes: {
    a: scene("1", 8, { outcome: "shot", seconds: 70, setups: 6 }),
    b: scene("2", 12, { outcome: "partial", partEighths: 5, seconds: 20, setups: 3 }),
  },
});
const second = aReport("2031-03-04", {
  scenes: {
    b: scene("2", 12, { outcome: "shot", seconds: 60, setups: 4, added: true }),
    a: scene("1", 8, { outcome: "shot", retake: true, seconds: 0, setups: 2, added: true }),
    c: scene("3", 4, { outcome: "notShot" }),
  },
});

it("counts a shot scene once, on its day", () => {
  const { script, prior, today, toDate, remaining } = progressOn("2031-03-04", [second, first], SCRIPT);
  expect(script).toEqual({ ...NOTHING, scenes: 3, eighths: 24 });
  expect(prior).toEqual({ scenes: 1, eighths: 13, seconds: 90, setups: 9, added: 0, retakes: 0 });
  expect(today).toEqual({ scenes: 1, eighths: 7, seconds: 60, setups: 6, added: 2, retakes: 1 });
  expect(toDate).toEqual({ scenes: 2, eighths: 20, seconds: 150, setups: 15, added: 2, retakes: 1 });
  expect(remaining).toEqual({ ...NOTHING, scenes: 1, eighths: 4 });
});

it("ignores later days", () => {
  const { toDate, remaining } = progressOn("2031-03-03", [second, first], SCRIPT);
  expect(toDate.eighths).toBe(13);
  expect(remaining).toMatchObject({ scenes: 2, eighths: 11 });
});

it("shows how far the shoot is ahead of the call sheets, or behind", () => {
  expect(progressOn("2031-03-03", [first], SCRIPT).ahead).toBe(-7);
  expect(progressOn("2031-03-04", [first, second], SCRIPT).ahead).toBe(20 - 24);
  const more = aReport("2031-03-03", { scenes: { c: scene("3", 4, { outcome: "shot", added: true }) } });
  expect(progressOn("2031-03-03", [more], SCRIPT).ahead).toBe(4);
});

it("completes a scene in parts with its last part", () => {
  const script: readonly ScriptScene[] = [
    ["a", 60],
    ["b", 12],
  ];
  const days = [
    aReport("2031-03-03", { scenes: { "a~1of2": scene("1 pt 1/2", 30, { outcome: "shot" }) } }),
    aReport("2031-03-04", { scenes: { "a~2of2": scene("1 pt 2/2", 30, { outcome: "shot" }) } }),
  ];
  const monday = progressOn("2031-03-03", days, script);
  expect([monday.toDate.scenes, monday.toDate.eighths, monday.planned.scenes]).toEqual([0, 30, 0]);
  expect(monday.remaining).toMatchObject({ scenes: 2, eighths: 42 });
  const tuesday = progressOn("2031-03-04", days, script);
  expect([tuesday.toDate.scenes, tuesday.toDate.eighths, tuesday.planned.scenes]).toEqual([1, 60, 1]);
  expect(tuesday.remaining).toMatchObject({ scenes: 1, eighths: 12 });
  expect(tuesday.ahead).toBe(0);
});

it("shows how far each episode is, by the scenes of all units", () => {
  const episodes = ["101", "102", "103"].map((number) => ({ id: `e${number}`, number, name: "" }));
  const of: Readonly<Record<string, string>> = { a: "e101", b: "e102", c: "e102" };
  const asked = { reports: [first, second], script: SCRIPT, episodeOfScene: (id: string) => of[id] };
  const shown = progressByEpisode("2031-03-04", episodes, asked);
  expect(
    shown.map(({ number, toDate, remaining }) => [
      number,
      toDate.scenes,
      toDate.eighths,
      remaining.scenes,
      remaining.eighths,
    ]),
  ).toEqual([
    ["101", 1, 8, 0, 0],
    ["102", 1, 12, 1, 4],
  ]);
  expect(shown[1]?.toDate.setups).toBe(7);
  // Together they are the progress of the production.
  const { toDate } = progressOn("2031-03-04", [first, second], SCRIPT);
  expect(shown.reduce((sum, one) => sum + one.toDate.eighths, 0)).toBe(toDate.eighths);
});
