import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import german from "../../shared/i18n/de.json" with { type: "json" };
import { ENGLISH, speakBy, speechOf } from "../../shared/i18n/speech.ts";
import { verifySchedule } from "../../shared/schedule/constraints/verify-schedule.ts";
import {
  daysNeeded,
  daysOfScene,
  inParts,
  partOfNumber,
  partsOfScenes,
  problemInParts,
  sceneNumberText,
  scenePartOf,
  stripsInParts,
  wholeOf,
} from "../../shared/schedule/model/scene-parts.ts";
import type { Schedule, Strip } from "../../shared/schedule/model/schedule.ts";
import type { SchedulingProblem } from "../../shared/schedule/model/scheduling-problem.ts";
import { budgetOf } from "../../shared/schedule/search/budget.ts";
import { bestSchedule } from "../../shared/schedule/solver/best-schedule.ts";
import { production, scene } from "./builders.ts";

const long = (number: string, eighths: number, castIds: readonly string[] = []): Strip => ({
  ...scene(number, "INT. DAY", castIds),
  ...{ eighths, minutes: 15 * eighths, minutesReason: "a long scene" },
});

describe("a scene in parts", () => {
  it("has its pages and minutes in even shares", () => {
    expect(inParts(long("12", 47), 2)).toMatchObject([
      {
        number: "12 pt 1/2",
        eighths: 24,
        minutes: 355,
        minutesReason: "Part 1 of 2: 5 h 55 min. Whole scene: a long scene",
      },
      {
        number: "12 pt 2/2",
        eighths: 23,
        minutes: 350,
        minutesReason: "Part 2 of 2: 5 h 50 min. Whole scene: a long scene",
      },
    ]);
  });

  it("is named in the reader's language", () => {
    speakBy(() => speechOf("de", german));
    onTestFinished(() => speakBy(() => ENGLISH));
    expect(inParts(long("12A", 47), 2).map(({ number }) => sceneNumberText(number))).toEqual([
      "12A T. 1/2",
      "12A T. 2/2",
    ]);
    expect(sceneNumberText("12A")).toBe("12A");
    const [first, second] = inParts(long("12A", 47), 2);
    expect(first!.minutesReason).toBe("Teil 1 von 2: 5 h 55 min. Ganze Szene: a long scene");
    expect(wholeOf([first!, second!]).minutesReason).toBe("a long scene");
  });

  it("is the scene again when its parts are added up", () => {
    fc.assert(
      fc.property(fc.nat({ max: 400 }), fc.integer({ min: 1, max: 99 }), (eighths, parts) => {
        const strip = long("12A", eighths);
        const [first, ...rest] = inParts(strip, parts);
        expect(wholeOf([first!, ...rest])).toEqual(strip);
      }),
    );
  });

  it("has parts of whole five minutes", () => {
    const minutesOf = (minutes: number, parts: number) =>
      inParts({ ...long("1", 47), minutes }, parts).map((part) => part.minutes);
    expect(minutesOf(2475, 4)).toEqual([620, 620, 620, 615]);
    expect(minutesOf(1259, 2)).toEqual([630, 629]);
  });

  it("names its scene by id and by number", () => {
    const [, second] = inParts(long("12A", 47), 3);
    expect(scenePartOf(second!.sceneId)).toEqual({ sceneId: "s12A", part: 2, parts: 3 });
    expect(partOfNumber(second!.number)).toEqual({ number: "12A", part: 2, parts: 3 });
    expect(scenePartOf("s12")).toEqual({ sceneId: "s12", part: 1, parts: 1 });
    expect(partOfNumber("12")).toEqual({ number: "12", part: 1, parts: 1 });
  });

  it.each([
    [40, 600, 1],
    [41, 600, 2],
    [40, 691, 2],
    [81, 600, 3],
  ])("takes as many days as its pages and minutes need: %i eighths, %i minutes, %i days", (eighths, minutes, days) => {
    expect(daysNeeded({ ...long("1", eighths), minutes }, { eighthsPerDay: 40, minutesPerDay: 690 })).toBe(days);
  });

  it.each([
    ["9-15y", [1, 2, 3, 4, 5], 500, 2],
    ["9-15y", [1, 2, 3, 4, 5], 300, 1],
    ["9-15y", [1, 2, 3, 4, 6], 400, 1],
    ["15d-6mo", [1, 2, 3, 4, 5], 500, 1],
  ] as const)(
    "takes the days that its minors need: %s, weekdays %j, %i minutes, %i days",
    (minor, weekdays, minutes, days) => {
      const made = production({ strips: [{ ...long("1", 30, ["1", "2"]), minutes }] });
      const cast = new Map([...made.cast, ["1", { ...made.cast.get("1")!, minor }] as const]);
      const calendar = { ...made.calendar, weekdays };
      expect(daysOfScene(made.strips[0]!, { limits: LIMITS, cast, calendar })).toBe(days);
    },
  );

  it("can be scheduled with a minor who may not work for the whole scene on a day", () => {
    const made = production({ strips: [{ ...long("1", 30, ["1", "2"]), minutes: 500 }] });
    const cast = new Map([...made.cast, ["1", { ...made.cast.get("1")!, minor: "9-15y" as const }] as const]);
    const whole = { ...made, cast, limits: LIMITS };
    const result = bestSchedule(
      problemInParts(whole, (strip) => daysOfScene(strip, whole)),
      { budget: budgetOf(1000) },
    );
    expect(result.status === "feasible" && result.schedule.days.map(({ strips }) => strips.length)).toEqual([1, 1]);
  });

  it("stays in the parts in which a board has it", () => {
    const strips = [long("1", 47), long("2", 8)];
    expect([...partsOfScenes(["s1~1of2", "s2", "s1~2of2"])]).toEqual([
      ["s1", 2],
      ["s2", 1],
    ]);
    expect(stripsInParts(strips, ["s1~2of2"]).map(({ number }) => number)).toEqual(["1 pt 1/2", "1 pt 2/2", "2"]);
  });
});

const LIMITS = { eighthsPerDay: 40, minutesPerDay: 690 };

function inDays(made: SchedulingProblem): SchedulingProblem {
  return problemInParts(made, (strip) => daysNeeded(strip, made.limits));
}

function best(made: SchedulingProblem): Schedule {
  const answer = bestSchedule(made, { budget: budgetOf(2000) });
  if (answer.status !== "feasible") throw new Error(answer.reasons.join(" "));
  return answer.schedule;
}

const numbersByDay = ({ days }: Schedule) => days.map(({ strips }) => strips.map(({ number }) => number).join(", "));

describe("a schedule with a scene longer than a day", () => {
  it("has its parts on consecutive days, in order", () => {
    const strips = [long("1", 90, ["1"]), long("2", 16), long("3", 16, ["1"]), long("4", 30)];
    const made = inDays({ ...production({ strips }), limits: LIMITS });
    const schedule = best(made);
    expect(verifySchedule(schedule, made)).toEqual([]);
    const days = schedule.days.map((day) => day.strips.find(({ number }) => number.startsWith("1 "))?.number ?? "");
    const from = days.indexOf("1 pt 1/3");
    expect(days.slice(from, from + 3)).toEqual(["1 pt 1/3", "1 pt 2/3", "1 pt 3/3"]);
  });

  it("has no day over its limits, for any scenes", () => {
    const scenes = fc.array(fc.record({ eighths: fc.integer({ min: 1, max: 130 }), set: fc.nat({ max: 3 }) }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(scenes, (wanted) => {
        const strips = wanted.map(({ eighths, set }, at) => ({ ...long(`${at + 1}`, eighths), set: `SET ${set}` }));
        const made = inDays({ ...production({ strips }), limits: LIMITS });
        const schedule = best(made);
        expect(verifySchedule(schedule, made)).toEqual([]);
        const sum = (day: Schedule["days"][number], of: (strip: Strip) => number) =>
          day.strips.reduce((all, strip) => all + of(strip), 0);
        expect(Math.max(...schedule.days.map((day) => sum(day, ({ eighths }) => eighths)))).toBeLessThanOrEqual(40);
        expect(schedule.days.reduce((all, day) => all + sum(day, ({ eighths }) => eighths), 0)).toBe(
          wanted.reduce((all, { eighths }) => all + eighths, 0),
        );
      }),
      { numRuns: 8 },
    );
  });

  it("keeps a pin for the first part, and has what comes after it after the last", () => {
    const strips = [long("1", 60), long("2", 8), long("3", 8)];
    const made = inDays({
      ...production({ strips }),
      limits: LIMITS,
      ties: {
        pins: [{ sceneId: "s1", date: "2026-03-04" }],
        orders: [{ sceneId: "s2", after: "s1", days: 1 }],
        together: [["s1", "s3"]],
        lockedDays: [],
      },
    });
    expect(numbersByDay(best(made))).toEqual(["1 pt 1/2, 3", "1 pt 2/2", "2"]);
  });

  it("is refused by the verifier when a part is not on a later day than the one before", () => {
    const [first, second] = inParts(long("1", 60), 2) as [Strip, Strip];
    const made = inDays({ ...production({ strips: [long("1", 60)] }), limits: LIMITS });
    const on = (...days: Strip[][]) =>
      verifySchedule(
        {
          ...{ name: "Plan A", location: "All locations", scenesPerDay: 3 },
          days: days.map((strips, at) => ({ date: `2026-03-0${at + 2}`, strips })),
        },
        made,
      ).filter(({ rule }) => rule === "partsInOrder");
    expect(on([first], [second])).toEqual([]);
    expect(on([second], [first]).map(({ sentence }) => sentence)).toEqual([
      "Scene 1 pt 1/2 is on 03/03/2026, after 1 pt 2/2. The parts of a scene are shot on separate days, in order.",
    ]);
    expect(on([first, second]).map(({ date, sceneId }) => [date, sceneId])).toEqual([["2026-03-02", "s1~2of2"]]);
  });
});
