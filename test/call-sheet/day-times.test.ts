import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyTimes } from "../../shared/call-sheet/build/apply-times.ts";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import { NO_TIMING } from "../../shared/call-sheet/model/call-times.ts";
import { EMPTY_PLAN } from "../../shared/call-sheet/model/day-plan.ts";
import { DEFAULT_WORK_RULES } from "../../shared/call-sheet/model/work-rules.ts";
import { minutesFromText } from "../../shared/call-sheet/times/parse-clock.ts";
import { violationsOn } from "../../shared/call-sheet/work-rules/find-violations.ts";
import { clockText } from "../../shared/roster/fields/clock-text.ts";
import { NO_LOCATION_SITE } from "../../shared/roster/options/location-site.ts";
import { MINOR_HOURS, MINOR_LIMITS } from "../../shared/roster/options/minor-hours.ts";
import { lightWindow } from "../../shared/schedule/daylight/light-window.ts";
import { changesIn } from "../../shared/schedule/model/company-moves.ts";
import { shootingMinutesIn } from "../../shared/schedule/shooting-time/shooting-minutes.ts";
import { dayFacts } from "../../shared/schedule/stripboard/day-summary.ts";
import { source } from "./builders.ts";
import { type RandomDays, randomDays } from "./day-times-laws.ts";

const DAY = 24 * 60;
const H = 60;

/** Minutes of a time on a sheet. */
const at = (text: string | undefined) => minutesFromText(text ?? "") ?? Number.NaN;
const scenesOf = ({ order }: CallSheet) => order.filter((line) => line.kind === "scene");
const wrapOf = ({ conditions }: CallSheet) => at(conditions.wrap);

/** Checks a law on each day of many random productions. */
function always(law: (sheet: CallSheet, day: number, days: RandomDays) => void) {
  fc.assert(
    fc.property(randomDays, (days) => {
      for (const [day, sheet] of days.sheets.entries()) if (sheet.scenes.length > 0) law(sheet, day, days);
    }),
    { numRuns: 300 },
  );
}

describe("the derived times of any day", () => {
  it("leave everyone their turnaround since the wrap of the day before, planned or reported", () => {
    always((sheet, day, { sheets, reported }) => {
      const planned = violationsOn(sheets, day, sheet.settings.rules).filter(({ rule, words }) => {
        return rule === "turnaround" && words.includes("rest before");
      });
      const real = reported[day];
      if (real === undefined) return expect(planned).toEqual([]);
      for (const { call } of sheet.departments) expect(at(call)).toBeGreaterThanOrEqual(real + 10 * H - DAY);
      const worked = new Set(sheets[day - 1]?.cast.flatMap(({ castId, report }) => (report === "" ? [] : castId)));
      for (const { castId, report } of sheet.cast.filter((one) => worked.has(one.castId) && one.report !== "")) {
        expect([castId, at(report)]).toEqual([castId, Math.max(at(report), real + 12 * H - DAY)]);
      }
    });
  });

  it("have no one on set before their call, or dismissed before they are on set", () => {
    always((sheet) => {
      const { makeUp, wardrobe, travel } = sheet.settings.prep;
      for (const { pickUp, report, onSet, dismissed } of sheet.cast.filter(({ status }) => status !== "H")) {
        expect(at(onSet) - at(report)).toBe(makeUp + wardrobe);
        if (travel > 0) expect(at(report) - at(pickUp)).toBe(travel);
        expect(at(dismissed)).toBeGreaterThanOrEqual(at(onSet));
      }
      expect(at(sheet.timing.shootCall)).toBeGreaterThan(at(sheet.timing.crewCall));
    });
  });

  it("keep minors within their legal hours, or say that a scene has to be moved", () => {
    always((sheet) => {
      for (const { castId, character, minor, report, onSet, dismissed } of sheet.cast.filter(
        ({ status }) => status !== "H",
      )) {
        if (minor === null) continue;
        expect(at(report)).toBeGreaterThanOrEqual(MINOR_LIMITS.earliestCall);
        const isSaid = sheet.derived!.notes.some((note) =>
          note.startsWith(`${character || `Cast ${castId}`} must be dismissed`),
        );
        const said = violationsOn([sheet], 0, { ...DEFAULT_WORK_RULES, minors: true });
        const isBroken = said.some(({ words }) => /ends at .* after their dismissal/.test(words));
        expect(isSaid ? isBroken : true).toBe(true);
        if (isSaid && dismissed === onSet) continue; // They cannot work legally at all.
        expect(at(dismissed) - at(report)).toBeLessThanOrEqual(MINOR_HOURS[minor].onSet);
        expect(at(dismissed)).toBeLessThanOrEqual(MINOR_LIMITS.latestWrapBeforeFreeDay);
        if (!isSaid) {
          const last = scenesOf(sheet).findLast(({ strip }) => strip.castIds.includes(castId));
          expect(at(dismissed)).toBe(at(last!.end));
        }
      }
    });
  });

  it("wrap when the last scene ends, after everyone else's scenes", () => {
    always((sheet) => {
      const ends = scenesOf(sheet).map(({ end }) => at(end));
      expect(wrapOf(sheet)).toBe(Math.max(...ends));
    });
  });

  it("have meals within the work rules", () => {
    always((sheet, day, { sheets }) => {
      expect(violationsOn(sheets, day, sheet.settings.rules).filter(({ rule }) => rule === "meal")).toEqual([]);
    });
  });

  it("call cast for their first scene, so those only in scenes after a move are called for these", () => {
    always((sheet) => {
      const scenes = scenesOf(sheet);
      for (const { castId, onSet, reasons, minor } of sheet.cast.filter(({ status }) => status !== "H")) {
        const first = scenes.find(({ strip }) => strip.castIds.includes(castId))!;
        expect(at(onSet)).toBeGreaterThanOrEqual(at(first.start));
        if (minor === null && /begins/.test(reasons!.onSet)) expect(onSet).toBe(first.start);
        const before = scenes.slice(0, scenes.indexOf(first));
        if (before.some(({ place }) => place !== first.place)) {
          expect(at(onSet)).toBeGreaterThan(at(sheet.timing.shootCall));
        }
      }
    });
  });

  it("shoot exteriors in their light as far as the order allows, and say where it does not", () => {
    always((sheet) => {
      for (const { strip, start, end } of scenesOf(sheet)) {
        const window = lightWindow(strip, sheet.basis!.light);
        if (!window) continue;
        expect(at(start)).toBeGreaterThanOrEqual(window.opens);
        const late = window.closesFor === "end" ? at(end) : at(start);
        if (late > window.closes) {
          expect(sheet.derived!.notes.join(" ")).toContain(`Scene ${strip.number} is a ${window.kind} and would`);
        }
      }
    });
  });

  it("agree with the board in minutes, pages, scenes and company moves", () => {
    always((sheet) => {
      const lines = scenesOf(sheet);
      const facts = dayFacts(
        {
          ...{ date: sheet.date, locked: false },
          items: sheet.scenes.map(({ sceneId }) => ({ kind: "scene" as const, id: sceneId, pinned: false })),
        },
        {
          stripOf: (id) => sheet.scenes.find(({ sceneId }) => sceneId === id),
          placeOf: (id) => lines.find(({ strip }) => strip.sceneId === id)!.place,
          lengthOf: (strips) => ({ minutes: strips.reduce((sum, { minutes = 0 }) => sum + minutes, 0), moves: 0 }),
        },
      );
      const meals = [sheet.conditions.meal, ...(sheet.conditions.laterMeals ?? [])]
        .map(at)
        .filter((time) => !Number.isNaN(time));
      const worked = lines.map(({ start, end }) => {
        const eaten = meals.filter((meal) => meal >= at(start) && meal < at(end)).length;
        return at(end) - at(start) - eaten * sheet.plan.mealMinutes;
      });
      expect(worked.reduce((sum, minutes) => sum + minutes, 0)).toBe(facts.minutes);
      expect([sheet.eighths, lines.length]).toEqual([facts.eighths, facts.scenes]);
      const moves = sheet.order.filter((line) => line.kind === "banner" && line.banner === "move");
      expect(moves.length).toBe(changesIn(lines.map(({ place }) => place)));
    });
  });

  it("keep every time that is entered", () => {
    const text = fc.option(fc.integer({ min: 0, max: DAY - 1 }).map(clockText), { nil: "" });
    const timing = fc.record({ shiftStart: text, shiftEnd: text, shootCall: text, crewCall: text });
    const plan = fc.record({ meal: text, wrap: text, onSet: text, dismissed: text });
    fc.assert(
      fc.property(randomDays, timing, plan, ({ sheets }, entered, { meal, wrap, onSet, dismissed }) => {
        for (const sheet of sheets) {
          const cast = sheet.cast.map(({ castId }) => ({
            castId,
            ...(onSet && { onSet }),
            ...(dismissed && { dismissed }),
          }));
          const timed = applyTimes(sheet, { timing: entered, plan: { ...sheet.plan, meal, wrap, cast } });
          const kept = { ...timed.timing, meal: timed.conditions.meal, wrap: timed.conditions.wrap };
          for (const [part, time] of Object.entries({ ...entered, meal, wrap })) {
            if (time !== "") expect([part, kept[part as keyof typeof kept]]).toEqual([part, time]);
          }
          for (const call of timed.cast.filter(({ status }) => status !== "H")) {
            if (onSet !== "") expect(call.onSet).toBe(onSet);
            if (dismissed !== "") expect(call.dismissed).toBe(dismissed);
          }
          expect(applyTimes(timed, { timing: NO_TIMING, plan: sheet.plan })).toEqual(sheet);
        }
      }),
    );
  });
});

describe("the calls of a day", () => {
  const [one, two] = source.schedule.days[0]!.strips;
  const madrid = { latitude: 40.4, longitude: -3.7 };
  const sheetOf = (strips: readonly (typeof one)[], more: Partial<typeof source> = {}) =>
    callSheetFrom({
      ...source,
      timing: NO_TIMING,
      plan: EMPTY_PLAN,
      schedule: { ...source.schedule, days: [{ date: "2026-06-15", strips: strips.map((strip) => strip!) }] },
      locationOptions: source.locationOptions.map((option) => ({
        ...option,
        site: { ...NO_LOCATION_SITE, coordinates: madrid },
      })),
      ...more,
    });
  const scene = (number: string, intExt: string, dayNight: string, minutes: number) => ({
    ...(dayNight === "NIGHT" ? two! : one!),
    ...{ sceneId: number, number, intExt, dayNight, minutes },
  });

  it("are the usual ones on an ordinary day", () => {
    const sheet = sheetOf([scene("1", "INT.", "DAY", 120), scene("2", "EXT.", "DAY", 120)]);
    expect(sheet.timing).toEqual({
      ...{ shiftStart: "8:00 AM", shiftEnd: "8:00 PM", shootCall: "8:00 AM", crewCall: "7:00 AM" },
    });
    expect(sheet.conditions).toMatchObject({ meal: "", wrap: "12:00 PM" });
    expect(sheet.derived?.crewCall.reason).toBe("Default call");
    const usual = { ...source.settings, usualCall: 6 * H };
    expect(sheetOf([scene("1", "INT.", "DAY", 120)], { settings: usual }).timing).toMatchObject({
      crewCall: "6:00 AM",
      shootCall: "7:00 AM",
    });
  });

  it("are in the evening for a night, and in the afternoon for a split day", () => {
    const night = sheetOf([scene("1", "EXT.", "NIGHT", 240), scene("2", "EXT.", "NIGHT", 120)]);
    expect(night.timing).toMatchObject({ crewCall: "9:30 PM", shootCall: "10:30 PM" });
    expect(night.derived?.crewCall.reason).toBe("Scene 1 is a night exterior; dusk 10:19 PM");
    const split = sheetOf([scene("1", "EXT.", "DAY", 180), scene("2", "EXT.", "NIGHT", 240)]);
    expect(split.timing).toMatchObject({ crewCall: "5:45 PM", shootCall: "6:45 PM" });
  });

  it("come with the smallest change that gives a late exterior its light", () => {
    const [one, two, outside] = [
      scene("1", "INT.", "DAY", 240),
      scene("2", "INT.", "DAY", 240),
      scene("3", "EXT.", "DAY", 120),
    ];
    const noted = (strips: Parameters<typeof sheetOf>[0], crewCall: string) =>
      sheetOf(strips, { timing: { ...NO_TIMING, crewCall } }).derived!.notes;
    expect(noted([one, two, outside], "12:00 PM")).toEqual([
      expect.stringMatching(
        /^Scene 3 is a day exterior and would run until .*\. It would have the right light before scene 2\.$/,
      ),
    ]);
    expect(noted([one, outside, two], "12:00 PM")).toEqual([]);
    expect(noted([outside], "8:00 PM")).toEqual([
      expect.stringMatching(/It would have the right light on another day, or if the day began 1 h 14 min earlier\.$/),
    ]);
  });

  it("say that a meal after a company move is before the next scene, and one in a scene within it", () => {
    const bank = source.schedule.days[1]!.strips[0]!;
    const meal = (minutes: number) =>
      sheetOf([scene("1", "INT.", "DAY", minutes), { ...bank, minutes: 240 }], {}).derived!.meal;
    expect(meal(270)).toEqual({ time: "1:00 PM", reason: "Due within 6 h of a call or meal; before scene 3" });
    expect(meal(420)?.reason).toBe("Due within 6 h of a call or meal; within a scene");
  });

  it("leave the rest since the reported wrap", () => {
    const before = {
      date: "2026-06-14",
      wrap: { minutes: 22 * H, isReported: true },
      cast: { "1": { minutes: 21 * H + 40, isReported: true } },
    };
    const sheet = sheetOf([scene("1", "INT.", "DAY", 120)], { before });
    expect(sheet.timing).toMatchObject({ crewCall: "9:45 AM", shootCall: "10:45 AM" });
    expect(sheet.derived?.crewCall.reason).toBe(
      "12 h turnaround after NORA's dismissal at 9:40 PM (day before), as reported",
    );
  });
});

it("wraps a day that is full of shooting as long after the crew call as the day has hours", () => {
  const strip = { ...source.schedule.days[0]!.strips[0]!, minutes: shootingMinutesIn(12) };
  const schedule = { ...source.schedule, days: [{ date: "2026-03-02", strips: [strip] }] };
  const sheet = callSheetFrom({ ...source, schedule, timing: NO_TIMING });
  expect(wrapOf(sheet) - at(sheet.timing.crewCall)).toBe(12 * H);
});
