import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import { wrapOf } from "../../shared/call-sheet/build/work-end.ts";
import { DEFAULT_TIMING } from "../../shared/call-sheet/model/call-times.ts";
import { type DayPlan, EMPTY_PLAN } from "../../shared/call-sheet/model/day-plan.ts";
import { DEFAULT_WORK_RULES, WorkRules } from "../../shared/call-sheet/model/work-rules.ts";
import { consecutiveDaysViolations } from "../../shared/call-sheet/work-rules/consecutive-days.ts";
import { violationsOn } from "../../shared/call-sheet/work-rules/find-violations.ts";
import { longDay, longWeek } from "../../shared/call-sheet/work-rules/long-hours.ts";
import { mealViolations, shortMeal } from "../../shared/call-sheet/work-rules/meals.ts";
import { minorViolations } from "../../shared/call-sheet/work-rules/minors.ts";
import { restAfter, restBefore } from "../../shared/call-sheet/work-rules/turnaround.ts";
import { lengthText } from "../../shared/call-sheet/work-rules/violation.ts";
import { weekRest } from "../../shared/call-sheet/work-rules/weekly-rest.ts";
import { type WorkDay, workOf } from "../../shared/call-sheet/work-rules/work-day.ts";
import { addDays } from "../../shared/dates/calendar-date.ts";
import { clockText } from "../../shared/roster/fields/clock-text.ts";
import { NO_ACTOR_PROFILE } from "../../shared/roster/options/actor-profile.ts";
import { source } from "./builders.ts";

const H = 60;
const MONDAY = "2026-03-02";

/** A work day of NORA's, from and to in hours from its midnight. */
const worked = (from: number, to: number, more: Partial<WorkDay> = {}): WorkDay => ({
  ...{ key: "cast 1", who: "NORA", group: "cast", minor: null, date: MONDAY },
  ...{ call: from * H, dismissed: to * H },
  ...more,
});
const tuesday = { date: addDays(MONDAY, 1) };
const plan = (changes: Partial<DayPlan>) => ({
  plan: { ...EMPTY_PLAN, ...changes },
  timing: DEFAULT_TIMING,
  conditions: {
    ...{ weather: "", sunrise: "", sunset: "", twilight: "", hospital: "" },
    ...{ meal: changes.meal ?? "", wrap: changes.wrap ?? "" },
  },
});

describe("turnaround", () => {
  it("is twelve hours for the cast, and a warning has the shortfall and the earliest legal call", () => {
    expect(restBefore(worked(7, 19, tuesday), worked(7, 20), DEFAULT_WORK_RULES)).toEqual({
      ...{ rule: "turnaround", who: ["NORA"], by: 60, legalCall: 8 * H },
      words: "11 h of rest before the call at 7:00 AM, 1 h less than 12 h. A call at 8:00 AM or later would be legal.",
    });
    expect(restBefore(worked(8, 19, tuesday), worked(7, 20), DEFAULT_WORK_RULES)).toBeUndefined();
  });

  it("is ten for the crew, also from a night into a day", () => {
    const crew = { group: "crew" as const };
    const night = worked(18, 29.5, crew);
    expect(restBefore(worked(16, 24, { ...crew, ...tuesday }), night, DEFAULT_WORK_RULES)).toBeUndefined();
    const breach = restBefore(worked(15, 24, { ...crew, ...tuesday }), night, DEFAULT_WORK_RULES);
    expect(breach).toMatchObject({ by: 30, legalCall: 15.5 * H });
  });

  it("is twelve for a minor whatever is agreed", () => {
    const minor = { minor: "9-15y" as const };
    const [last, day] = [worked(7, 20, minor), worked(7, 12, { ...minor, ...tuesday })];
    expect(restBefore(day, last, { ...DEFAULT_WORK_RULES, castRest: 0 })).toMatchObject({ by: 60 });
    expect(restBefore(day, last, { ...DEFAULT_WORK_RULES, castRest: 0, minors: false })).toBeUndefined();
  });

  it("is checked before the previous wrap, too", () => {
    const breach = restAfter(worked(7, 20), worked(7, 19, tuesday), DEFAULT_WORK_RULES);
    expect(breach?.words).toBe(
      "The call on the next day at 7:00 AM is 1 h too soon after this wrap. A wrap by 7:00 PM, or a call that day at 8:00 AM or later, would be legal.",
    );
    expect(breach).not.toHaveProperty("legalCall");
  });

  it("is met exactly by the call that it suggests", () => {
    const hour = fc.integer({ min: 0, max: 20 * H });
    fc.assert(
      fc.property(
        hour,
        fc.integer({ min: 1, max: 16 * H }),
        hour,
        fc.integer({ min: 1, max: 24 * H }),
        (call, length, next, castRest) => {
          const rules = { ...DEFAULT_WORK_RULES, castRest };
          const last = worked(0, 0, { call, dismissed: call + length });
          const breach = restBefore(worked(0, 0, { ...tuesday, call: next, dismissed: next + H }), last, rules);
          if (!breach) return;
          const at = (legal: number) =>
            restBefore(worked(0, 0, { ...tuesday, call: legal, dismissed: legal + H }), last, rules);
          expect(at(breach.legalCall!)).toBeUndefined();
          expect(at(breach.legalCall! - 1)).toMatchObject({ by: 1 });
        },
      ),
    );
  });
});

describe("a meal", () => {
  it("is due six hours after the call", () => {
    expect(mealViolations(worked(7, 19), plan({ meal: "1:00 PM" }), DEFAULT_WORK_RULES)).toEqual([]);
    expect(mealViolations(worked(7, 19), plan({ meal: "1:30 PM" }), DEFAULT_WORK_RULES)).toEqual([
      {
        ...{ rule: "meal", who: ["NORA"], by: 30, legalCall: 7.5 * H },
        words: "The meal at 1:30 PM is 30 min late: it is due by 1:00 PM. A call at 7:30 AM or later would be legal.",
      },
    ]);
  });

  it("is required on a longer day", () => {
    expect(mealViolations(worked(7, 13), plan({}), DEFAULT_WORK_RULES)).toEqual([]);
    expect(mealViolations(worked(7, 19), plan({}), DEFAULT_WORK_RULES)).toMatchObject([
      { by: 6 * H, words: "No meal is scheduled: one is due by 1:00 PM, 6 h after work begins." },
    ]);
  });

  it("is due six hours after a breakfast that counts, and not after one that is too late", () => {
    const meal = { meal: "3:00 PM" };
    expect(mealViolations(worked(7, 19), plan({ ...meal, breakfast: "9:00" }), DEFAULT_WORK_RULES)).toEqual([]);
    expect(mealViolations(worked(7, 19), plan({ ...meal, breakfast: "9:15" }), DEFAULT_WORK_RULES)).toHaveLength(1);
  });

  it("is followed by a second, and may be after midnight", () => {
    const [second] = mealViolations(worked(7, 20.5), plan({ meal: "1 PM", mealMinutes: 60 }), DEFAULT_WORK_RULES);
    expect(second).toMatchObject({ by: 30, words: "A second meal is due by 8:00 PM, 30 min before the wrap." });
    expect(mealViolations(worked(19, 30), plan({ meal: "12:30 AM" }), DEFAULT_WORK_RULES)).toEqual([]);
  });

  it("takes half an hour", () => {
    expect(shortMeal(plan({ meal: "1 PM", mealMinutes: 20 }), DEFAULT_WORK_RULES)).toMatchObject({ by: 10 });
    expect(shortMeal(plan({ meal: "1 PM" }), DEFAULT_WORK_RULES)).toBeUndefined();
  });
});

describe("long work", () => {
  it("is more than fourteen hours in a day", () => {
    expect(longDay(worked(7, 21), DEFAULT_WORK_RULES)).toBeUndefined();
    expect(longDay(worked(7, 21.25), DEFAULT_WORK_RULES)).toMatchObject({ by: 15, legalCall: 7.25 * H });
  });

  it("is more than sixty in seven days, without the eighth", () => {
    const days = [0, 2, 3, 4, 5, 6].map((at) => worked(7, 18, { date: addDays(MONDAY, at) }));
    expect(longWeek(days, 60 * H)).toMatchObject({ by: 6 * H, legalCall: 13 * H });
    expect(longWeek([...days.slice(0, 5), worked(7, 18, { date: addDays(MONDAY, 7) })], 60 * H)).toBeUndefined();
  });

  it("is a sixth day in a row", () => {
    const shot = new Set([0, 1, 2, 3, 4, 5, 7].map((at) => addDays(MONDAY, at)));
    expect(consecutiveDaysViolations(addDays(MONDAY, 4), shot, DEFAULT_WORK_RULES)).toBeUndefined();
    expect(consecutiveDaysViolations(addDays(MONDAY, 5), shot, DEFAULT_WORK_RULES)).toMatchObject({
      rule: "sixth day",
      by: 1,
    });
    expect(consecutiveDaysViolations(addDays(MONDAY, 7), shot, DEFAULT_WORK_RULES)).toBeUndefined();
  });
});

describe("the weekly rest", () => {
  const days = (...from: [day: number, call: number][]) =>
    from.map(([day, call]) => worked(call, call + 12, { date: addDays(MONDAY, day) }));

  it("is 54 hours before a call at six or later, so a sixth day in the week leaves too little", () => {
    const five = days([0, 7], [1, 7], [2, 7], [3, 7], [4, 7]);
    expect(weekRest(five, DEFAULT_WORK_RULES, 5)).toBeUndefined();
    expect(weekRest([...five, ...days([5, 7])], DEFAULT_WORK_RULES, 5)).toEqual({
      ...{ rule: "week rest", who: ["NORA"], by: 42 * H },
      words:
        "The longest rest in the seven days before this wrap is 12 h, 42 h less than 54 h. The same call on Monday, March 9, 2026 or later would be legal.",
    });
    expect(weekRest([...five, ...days([7, 7])], DEFAULT_WORK_RULES, 5)).toBeUndefined();
  });

  it("is 56 before an earlier call", () => {
    const week = days([0, 5], [1, 5], [2, 5], [3, 5], [4, 5.5]);
    expect(weekRest([...week, ...days([7, 1.5])], DEFAULT_WORK_RULES, 5)).toBeUndefined();
    expect(weekRest([...week, ...days([7, 1])], DEFAULT_WORK_RULES, 5)).toMatchObject({ by: 30 });
  });

  it("is what the production agreed, and none when it is disabled", () => {
    const six = days([0, 7], [1, 7], [2, 7], [3, 7], [4, 7], [5, 7], [7, 7]);
    expect(weekRest(six, { ...DEFAULT_WORK_RULES, weekRest: 38 * H }, 6)).toBeUndefined();
    expect(weekRest(six, { ...DEFAULT_WORK_RULES, weekRest: 40 * H }, 6)).toMatchObject({ by: 2 * H });
    expect(weekRest(six, { ...DEFAULT_WORK_RULES, weekRest: 0 }, 6)).toBeUndefined();
  });

  it("is 36 hours in a week of six days, before any call, by default", () => {
    const six = days([0, 7], [1, 7], [2, 7], [3, 7], [4, 7], [5, 7]);
    expect(weekRest([...six, ...days([7, 7])], DEFAULT_WORK_RULES, 6)).toBeUndefined();
    expect(weekRest([...six, ...days([7, 6])], DEFAULT_WORK_RULES, 6)).toMatchObject({ by: H });
    expect(weekRest([...six, ...days([7, 7])], DEFAULT_WORK_RULES, 5)).toMatchObject({ by: 18 * H });
    const others = { ...DEFAULT_WORK_RULES, weekRest: 56 * H };
    expect(weekRest([...six, ...days([7, 7])], others, 6)).toMatchObject({ by: 18 * H });
  });

  it("is stored only when it was agreed, so that an earlier Backlot can read the rules", () => {
    const kept = JSON.parse(JSON.stringify(WorkRules.parse(DEFAULT_WORK_RULES)));
    expect(kept).not.toHaveProperty("weekRest");
    expect(WorkRules.parse({ ...kept, weekRest: 56 * H })).toMatchObject({ weekRest: 56 * H });
  });
});

describe("a minor", () => {
  const child = (from: number, to: number, date = MONDAY) => worked(from, to, { minor: "6-8y", date });

  it("stays eight and a half hours at six to eight years", () => {
    expect(minorViolations([child(8, 16.5)], plan({}))).toEqual([]);
    const [breach] = minorViolations([child(8, 17)], plan({}));
    expect(breach).toMatchObject({ rule: "minor", by: 30, legalCall: 8.5 * H });
    expect(breach?.words).toContain("Or dismiss them by 4:30 PM.");
  });

  it("is in no scene that ends after the dismissal", () => {
    const until = (end: number) => ({
      ...child(8, 16.5),
      lastScene: { number: "8", end: end * H, dismissed: 16.5 * H },
    });
    expect(minorViolations([until(16.5)], plan({}))).toEqual([]);
    const [breach] = minorViolations([until(17.5)], plan({}));
    expect(breach).toMatchObject({ rule: "minor", by: 60 });
    expect(breach?.words).toBe("Scene 8 ends at 5:30 PM, 1 h after their dismissal at 4:30 PM. Shoot it earlier.");
  });

  it("may be called at five at the earliest", () => {
    expect(minorViolations([child(4.5, 12)], plan({}))).toMatchObject([{ by: 30, legalCall: 5 * H }]);
    expect(minorViolations([child(5, 12)], plan({}))).toEqual([]);
  });

  it("is wrapped at ten before school, and at half past midnight otherwise", () => {
    expect(minorViolations([child(16, 23)], plan({ school: true }))).toMatchObject([{ by: 60 }]);
    expect(minorViolations([child(15, 22)], plan({ school: true }))).toEqual([]);
    expect(minorViolations([child(16, 24.5)], plan({ school: false }))).toEqual([]);
    const friday = addDays(MONDAY, 4);
    expect(minorViolations([child(16, 23, friday)], plan({ school: true }))).toEqual([]);
    expect(minorViolations([child(17, 25, friday)], plan({ school: true }))).toMatchObject([{ by: 30 }]);
  });

  it("works on set no longer than the law allows, by the pages of their scenes", () => {
    const camera = (eighths: number, pace = 15) => ({ scenes: ["4", "7"], eighths, minutes: pace * eighths });
    const shown = (eighths: number, minutes?: number) => ({ ...child(8, 16), camera: camera(eighths, minutes) });
    expect(minorViolations([shown(24)], plan({}))).toEqual([]);
    expect(minorViolations([shown(27)], plan({}))).toEqual([
      {
        ...{ rule: "minor", who: ["NORA"], by: 45 },
        words:
          "About 6 h 45 min on camera in scenes 4, 7 (3 3/8 pages), 45 min over the limit of 6 h for ages 6 to 8 years on a non-school day. Up to 3 pages would be legal that day.",
      },
    ]);
    expect(minorViolations([shown(16)], plan({ school: true }))).toEqual([]);
    const [school] = minorViolations([shown(17, 20)], plan({ school: true }));
    expect(school).toMatchObject({ by: 100 });
    expect(school?.words).toMatch(/limit of 4 h for ages 6 to 8 years on a school day. Up to 1 4\/8 pages/);
  });

  it("counts the minutes of their own scenes; of scenes without an estimate, those of their pages at the schedule's pace", () => {
    const days = (minutes: number | undefined) =>
      source.schedule.days.map((day) => ({
        ...day,
        strips: day.strips.map((strip) => ({ ...strip, eighths: 20, minutes })),
      }));
    const profile = { ...NO_ACTOR_PROFILE, minor: "6-8y" as const };
    const minor = [{ castId: "2", actorName: "Kit", details: "", dates: "", locked: true, profile }];
    const of = (minutesPerEighth?: number, minutes?: number) => {
      const wishes = minutesPerEighth === undefined ? undefined : { wishes: { minutesPerEighth } };
      const schedule = { ...source.schedule, days: days(minutes), ...wishes };
      const plan = { ...EMPTY_PLAN, cast: [{ castId: "2", dismissed: "3:00 PM" }], meal: "12:30 PM" };
      const sheet = callSheetFrom({ ...source, schedule, plan, actorOptions: minor });
      return violationsOn([sheet], 0, DEFAULT_WORK_RULES).filter(({ words }) => words.includes("on camera"));
    };
    // SAM is in scene 1 of 20 eighths, and not in scene 2.
    expect(of()).toEqual([]);
    expect(of(20)).toMatchObject([{ who: ["SAM (Kit)"], by: 40 }]);
    expect(of(20, 360)).toEqual([]);
    expect(of(undefined, 365)).toMatchObject([{ by: 5 }]);
  });

  it("works 48 hours a week", () => {
    const days = [0, 1, 2, 3, 4, 5].map((at) => child(8, 16.5, addDays(MONDAY, at)));
    expect(minorViolations(days, plan({}))).toMatchObject([{ rule: "minor", by: 3 * H }]);
    const lawful = [0, 1, 2, 3, 4, 5].map((at) => child(8, 16, addDays(MONDAY, at)));
    expect(minorViolations(lawful, plan({}))).toEqual([]);
  });
});

describe("the work of a day", () => {
  const sheetOf = (changes: Partial<DayPlan>, timing = DEFAULT_TIMING, dayIndex = 0) =>
    callSheetFrom({ ...source, dayIndex, timing, plan: { ...EMPTY_PLAN, ...changes } });

  it("ends with the wrap, or with the shift, after midnight if that is before the call", () => {
    expect(wrapOf(sheetOf({ wrap: "7:30 PM" }))).toBe(19.5 * H);
    expect(wrapOf(sheetOf({}))).toBe(20 * H);
    expect(wrapOf(sheetOf({ wrap: "2:00 AM" }))).toBe(26 * H);
    const late = sheetOf({}, { ...DEFAULT_TIMING, shiftEnd: "late" });
    expect(clockText(wrapOf(late)!)).toBe(late.order.findLast((line) => line.kind === "scene")?.end);
    expect(wrapOf(sheetOf({}, { ...DEFAULT_TIMING, shootCall: "dawn", shiftEnd: "late" }))).toBeUndefined();
  });

  it("has a minor's last scene by the order, also before a later report", () => {
    const profile = { ...NO_ACTOR_PROFILE, minor: "9-15y" as const };
    const actorOptions = [{ castId: "2", actorName: "Kit", details: "", dates: "", locked: true, profile }];
    const plan = { ...EMPTY_PLAN, cast: [{ castId: "2", onSet: "2:00 PM", dismissed: "4:00 PM" }] };
    const sheet = callSheetFrom({ ...source, timing: DEFAULT_TIMING, plan, actorOptions });
    const [minor] = workOf(sheet).filter(({ key }) => key === "cast 2");
    expect(minor?.lastScene).toMatchObject({ number: "1", dismissed: 16 * H });
    expect(minor!.lastScene!.end).toBeLessThan(minor!.call);
    expect(minorViolations([minor!], sheet)).toEqual([]);
  });

  it("is calculated for everyone with readable times", () => {
    const people = workOf(sheetOf({ cast: [{ castId: "2", dismissed: "12:00 PM" }] }));
    expect(people.map(({ who, call, dismissed }) => [who, call, dismissed])).toEqual([
      ["NORA (Ingrid Osei)", 7 * H, 20 * H],
      ["SAM", 7 * H, 12 * H],
      ...["Camera", "Sound", "Grip", "Art", "Wardrobe"].map((name) => [name, 7 * H, 20 * H]),
    ]);
    expect(workOf(sheetOf({}, { ...DEFAULT_TIMING, crewCall: "dawn", shootCall: "dawn" }))).toEqual([]);
  });

  it("is compared with the day before it, however long the schedule is", () => {
    const late = { ...DEFAULT_TIMING, shiftEnd: "11:00 PM" };
    for (let at = 1; at < 10; at++) {
      const sheets = Array.from({ length: 10 }, (_, day) => ({
        ...sheetOf({}, day === at - 1 ? late : DEFAULT_TIMING),
        date: addDays(MONDAY, day),
      }));
      const found = violationsOn(sheets, at, DEFAULT_WORK_RULES).map(({ words }) => words);
      expect([at, found]).toEqual([at, expect.arrayContaining([expect.stringMatching(/^8 h of rest before/)])]);
    }
  });

  it("groups people with the same violation", () => {
    const late = { ...DEFAULT_TIMING, shiftEnd: "11:00 PM" };
    const meal = { meal: "1 PM", mealMinutes: 60 };
    const sheets = [sheetOf(meal, late), sheetOf(meal, DEFAULT_TIMING, 1), sheetOf(meal, DEFAULT_TIMING, 2)];
    const found = violationsOn(sheets, 1, DEFAULT_WORK_RULES).filter(({ rule }) => rule === "turnaround");
    expect(found).toMatchObject([{ who: ["Camera", "Sound", "Grip", "Art", "Wardrobe"], by: 2 * H, legalCall: 9 * H }]);
    expect(violationsOn(sheets, 0, DEFAULT_WORK_RULES).map(({ rule, who }) => `${rule} of ${who.length}`)).toEqual([
      // Until the wrap: SAM is dismissed after his scene. The meals are derived.
      "day of 6",
      "turnaround of 5",
    ]);
    const off = {
      ...DEFAULT_WORK_RULES,
      mealWithin: 0,
      crewRest: 0,
      castRest: 0,
      day: 0,
      week: 0,
      weekRest: 0,
      daysInRow: 0,
      mealLength: 0,
    };
    expect(violationsOn(sheets, 0, off)).toEqual([]);
  });
});

it.each([
  [0, "0 min"],
  [45, "45 min"],
  [120, "2 h"],
  [95, "1 h 35 min"],
])("%i minutes are %s", (minutes, words) => {
  expect(lengthText(minutes)).toBe(words);
});
