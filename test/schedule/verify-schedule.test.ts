import { expect, it } from "vitest";
import { verifySchedule } from "../../shared/schedule/constraints/verify-schedule.ts";
import type { Schedule, Strip } from "../../shared/schedule/model/schedule.ts";
import type { DayLimits } from "../../shared/schedule/model/scheduling-problem.ts";
import { production, scene } from "./builders.ts";

const [one, two, three] = [scene("1", "EXT. DAY", ["1"]), scene("2", "EXT. NIGHT"), scene("3", "INT. DAY")];
const made = production({
  strips: [one, two, three],
  scenesPerDay: 2,
  places: { "THE PIER": "03/02/2026 - 03/12/2026, 03/14/2026" },
  cast: { 1: "03/02/2026 - 03/04/2026" },
});

function schedule(days: Record<string, readonly Strip[]>): Schedule {
  return { ...made, days: Object.entries(days).map(([date, strips]) => ({ date, strips })) };
}

it("accepts a valid schedule, also one on a Saturday in an actor's dates", () => {
  expect(verifySchedule(schedule({ "2026-03-02": [one, three], "2026-03-03": [two] }), made)).toEqual([]);
  expect(verifySchedule(schedule({ "2026-03-02": [one, three], "2026-03-14": [two] }), made)).toEqual([]);
});

it.each<[string, Record<string, readonly Strip[]>, string, string]>([
  ["a missing scene", { "2026-03-02": [one, three] }, "everySceneOnce", "Scene 2 is not scheduled."],
  [
    "a duplicate scene",
    { "2026-03-02": [one, three], "2026-03-03": [two, three] },
    "everySceneOnce",
    "Scene 3 is on the schedule 2 times.",
  ],
  [
    "a scene of another production",
    { "2026-03-02": [one, three], "2026-03-03": [two, scene("9")] },
    "everySceneOnce",
    'A scene ("s9") is not part of this production.',
  ],
  [
    "days out of order",
    { "2026-03-10": [two, three], "2026-03-03": [one] },
    "daysInOrder",
    "03/03/2026 comes after 03/10/2026.",
  ],
  [
    "an unavailable location",
    { "2026-03-02": [one, three], "2026-03-16": [two] },
    "locationAvailable",
    "Scene 2 is on 03/16/2026, but THE PIER is available on 03/02/2026 – 03/12/2026 and 03/14/2026.",
  ],
  [
    "an unavailable actor",
    { "2026-03-05": [one, three], "2026-03-09": [two] },
    "castAvailable",
    "Scene 1 is on 03/05/2026, but ROLE 1 is available on 03/02/2026 – 03/04/2026.",
  ],
  [
    "too many scenes",
    { "2026-03-02": [one, two, three] },
    "atMostScenesPerDay",
    "03/02/2026 has 3 scenes; the limit is 2.",
  ],
  [
    "a day off that no dates name",
    { "2026-03-02": [one, three], "2026-03-07": [two] },
    "onShootableDays",
    "03/07/2026 is a day off that no one's dates include.",
  ],
  [
    "a day exterior right after a night exterior",
    { "2026-03-02": [two, three], "2026-03-03": [one] },
    "noDayRightAfterNight",
    "Scene 1 is a day exterior on 03/03/2026, right after the night exterior of scene 2.",
  ],
])("refuses %s", (_, days, rule, sentence) => {
  expect(verifySchedule(schedule(days), made)).toEqual([expect.objectContaining({ rule, sentence })]);
});

it("refuses a day that takes too long or has too many pages, but not a longer scene alone on its day", () => {
  const short = { ...scene("5"), eighths: 8, minutes: 120 };
  const endless = { ...scene("6"), eighths: 41, minutes: 800 };
  const timed = { ...production({ strips: [short, endless], scenesPerDay: 4 }) };
  const both = schedule({ "2026-03-02": [short, endless] });
  const apart = schedule({ "2026-03-02": [short], "2026-03-03": [endless] });
  const sentences = (limits: DayLimits, days: Schedule) =>
    verifySchedule(days, { ...timed, limits }).map(({ sentence }) => sentence);
  expect(sentences({ minutesPerDay: 690 }, both)).toEqual([
    "03/02/2026 takes about 15 h 20 min to shoot; the day has 11 h 30 min.",
  ]);
  expect(sentences({ eighthsPerDay: 40 }, both)).toEqual(["03/02/2026 has 6 1/8 pages; the limit is 5."]);
  expect(sentences({ minutesPerDay: 690, eighthsPerDay: 40 }, apart)).toEqual([]);
});

it("refuses a day before the start", () => {
  const late = { ...made, calendar: { ...made.calendar, startDate: "2026-03-03" } };
  const breaches = verifySchedule(schedule({ "2026-03-02": [one, three], "2026-03-03": [two] }), late);
  expect(breaches.map(({ sentence }) => sentence)).toEqual(["03/02/2026 is before the start on 03/03/2026."]);
});

it("keeps day and night exteriors on different days if asked to, except on split days", () => {
  const days = schedule({ "2026-03-02": [one, two], "2026-03-04": [three] });
  const apart = { ...made, limits: { dayAndNightApart: true } };
  expect(verifySchedule(days, made)).toEqual([]);
  expect(verifySchedule(days, apart)).toEqual([
    {
      ...{ rule: "dayAndNightApart", date: "2026-03-02", sceneId: "s2" },
      sentence: "03/02/2026 has the day exterior of scene 1 and the night exterior of scene 2, and is not a split day.",
    },
  ]);
  const split = { ...apart, calendar: { ...made.calendar, splits: ["2026-03-02"] } };
  expect(verifySchedule(days, split)).toEqual([]);
});

const long = { ...scene("4", "INT. DAY"), eighths: 56 };
const resting = (turnaroundHours: number | undefined) => ({
  ...production({ strips: [one, two, three, long], scenesPerDay: 4 }),
  limits: { turnaroundHours },
});
const sentencesOf = (days: Record<string, readonly Strip[]>, hours?: number) =>
  verifySchedule(schedule(days), resting(hours)).map(({ sentence }) => sentence);

it("reports the remaining turnaround after a long day or a night", () => {
  const tiring = "Scene 1 is a day exterior on 03/03/2026, right after the night exterior of scene 2.";
  const afterNight = { "2026-03-02": [two, three, long], "2026-03-03": [one] };
  expect(sentencesOf(afterNight)).toEqual([tiring]);
  expect(sentencesOf(afterNight, 0)).toEqual([]);
  expect(sentencesOf(afterNight, 12)).toEqual([
    `${tiring} That leaves 1 h of a turnaround of 12 h.`,
    "03/02/2026 takes about 18 h to shoot, which leaves 5 h 30 min before a call at the same hour on 03/03/2026, and the turnaround is 12 h.",
  ]);
  expect(sentencesOf({ "2026-03-02": [three, long], "2026-03-03": [one, two] }, 7)).toEqual([]);
});

it("reports a turnaround and a minor's hours by the minutes of the day, not by its pages", () => {
  const slow = ["THE PIER", "A BARN"].map((set, at) => ({
    ...{ ...scene(`${at + 1}`, "INT. DAY", ["7"], set), eighths: 1, minutes: 300 },
  }));
  const next = { ...scene("3"), eighths: 40, minutes: 60 };
  const made = production({ strips: [...slow, next] });
  const found = (moveMinutes: number, turnaroundHours: number) => {
    const cast = new Map([["7", { ...made.cast.get("7")!, minor: "6-8y" as const }]]);
    const days = schedule({ "2026-03-02": slow, "2026-03-03": [next] });
    return verifySchedule(days, { ...made, cast, limits: { moveMinutes, turnaroundHours } }).map(
      ({ sentence }) => sentence,
    );
  };
  const hours = "ROLE 7 would work 10 h on 03/02/2026, but a minor of that age may work at most 4 h.";
  expect(found(0, 13)).toEqual([hours]);
  expect(found(45, 13)).toEqual([
    "03/02/2026 takes about 10 h 45 min to shoot, which leaves 12 h 45 min before a call at the same hour on 03/03/2026, and the turnaround is 13 h.",
    hours,
  ]);
});

it("allows a night or a day off after a long day", () => {
  expect(sentencesOf({ "2026-03-02": [one, long], "2026-03-03": [two, three] }, 12)).toEqual([]);
  expect(sentencesOf({ "2026-03-02": [two, long], "2026-03-04": [one, three] }, 12)).toEqual([]);
});
