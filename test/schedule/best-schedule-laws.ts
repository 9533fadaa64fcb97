import fc from "fast-check";
import { expect } from "vitest";
import { verifySchedule } from "../../shared/schedule/constraints/verify-schedule.ts";
import { NO_SCENE_CONSTRAINTS } from "../../shared/schedule/model/scene-constraint-sets.ts";
import { gapOf } from "../../shared/schedule/model/schedule.ts";
import { budgetOf } from "../../shared/schedule/search/budget.ts";
import { bestSchedule } from "../../shared/schedule/solver/best-schedule.ts";
import { workWarnings } from "../../shared/schedule/work-week/warnings.ts";
import { production, scene } from "./builders.ts";

/** The best schedule meets every rule, and is proven optimal when it is small. */
export function keepsEveryRule(numRuns: number): void {
  const strips = fc.array(
    fc.record({
      heading: fc.constantFrom("INT. DAY", "INT. NIGHT", "EXT. DAY", "EXT. NIGHT"),
      cast: fc.subarray(["1", "2", "3"], { maxLength: 2 }),
      set: fc.constantFrom("THE PIER", "A BARN", "CLIFFS"),
      eighths: fc.integer({ min: 1, max: 30 }),
    }),
    { minLength: 1, maxLength: 9 },
  );
  const dates = fc.constantFrom("", "03/03/2026 - 03/06/2026", "03/02/2026, 03/05/2026, 03/07/2026");
  const limits = fc.record(
    {
      eighthsPerDay: fc.integer({ min: 8, max: 40 }),
      minutesPerDay: fc.integer({ min: 120, max: 690 }),
      moveMinutes: fc.constantFrom(0, 45, 90),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(strips, fc.dictionary(fc.constantFrom("1", "2", "A BARN"), dates), limits, (wanted, free, most) => {
      const made = {
        ...production({
          strips: wanted.map(({ heading, cast, set, eighths }, at) => ({
            ...scene(`${at + 1}`, heading, cast, set),
            ...{ eighths, minutes: 15 * eighths },
          })),
          places: free,
          cast: free,
        }),
        limits: most,
      };
      const answer = bestSchedule(made, { budget: budgetOf(3000) });
      if (answer.status !== "feasible") {
        expect(answer.reasons.join("")).not.toBe("");
        return;
      }
      expect(verifySchedule(answer.schedule, made)).toEqual([]);
      expect(gapOf(answer.schedule.proof!)).toBeLessThan(0.5);
    }),
    { numRuns },
  );
}

/**
 * Scenes with night work and without dates always have a schedule with all weekly rests, in as many shoot days: days
 * in between may stay free. The default search finds one.
 */
export function leavesWeeklyRests(numRuns: number): void {
  const strips = fc.array(
    fc.record({
      heading: fc.constantFrom("INT. DAY", "EXT. DAY", "EXT. NIGHT", "EXT. NIGHT"),
      set: fc.nat({ max: 6 }).map((set) => `SET ${set}`),
      cast: fc.uniqueArray(fc.nat({ max: 8 }).map(String), { maxLength: 4 }),
      eighths: fc.integer({ min: 4, max: 20 }),
    }),
    { minLength: 10, maxLength: 40 },
  );
  const week = fc.constantFrom([1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6]);
  fc.assert(
    fc.property(strips, week, (wanted, weekdays) => {
      const given = production({
        strips: wanted.map(({ heading, set, cast, eighths }, at) => ({
          ...scene(`${at + 1}`, heading, cast, set),
          ...{ eighths, minutes: 15 * eighths },
        })),
        scenesPerDay: 5,
      });
      const limits = { eighthsPerDay: 40, minutesPerDay: 630, moveMinutes: 45 };
      const made = { ...given, limits, calendar: { ...given.calendar, weekdays } };
      const answer = bestSchedule(made, { budget: budgetOf(800) });
      if (answer.status !== "feasible") throw new Error(answer.reasons.join(" "));
      expect(workWarnings(answer.schedule.days, made, { daysInRow: 0 })).toEqual([]);
    }),
    { numRuns },
  );
}

/**
 * Scenes without dates have a schedule at once: no day is over its pages or minutes, unless it has a single longer
 * scene.
 */
export function keepsLimitsAtOnce(numRuns: number): void {
  const strips = fc.array(
    fc.record({
      heading: fc.constantFrom("INT. DAY", "INT. NIGHT", "EXT. DAY", "EXT. NIGHT"),
      set: fc.nat({ max: 50 }).map((set) => `SET ${set}`),
      cast: fc.uniqueArray(fc.nat({ max: 12 }).map(String), { maxLength: 3 }),
      eighths: fc.oneof({ weight: 9, arbitrary: fc.nat({ max: 12 }) }, { weight: 1, arbitrary: fc.nat({ max: 60 }) }),
      minutesPerEighth: fc.integer({ min: 10, max: 30 }),
    }),
    { minLength: 40, maxLength: 120 },
  );
  const limits = fc.record({
    eighthsPerDay: fc.constantFrom(24, 40, 56),
    minutesPerDay: fc.constantFrom(450, 690),
  });
  fc.assert(
    fc.property(strips, limits, fc.integer({ min: 3, max: 9 }), (wanted, most, scenesPerDay) => {
      const made = {
        ...production({
          strips: wanted.map(({ heading, set, cast, eighths, minutesPerEighth }, at) => ({
            ...scene(`${at + 1}`, heading, cast, set),
            ...{ eighths, minutes: Math.max(20, eighths * minutesPerEighth) },
          })),
          scenesPerDay,
        }),
        limits: most,
      };
      const answer = bestSchedule(made, { budget: budgetOf(0) });
      if (answer.status !== "feasible") throw new Error(answer.reasons.join(" "));
      expect(verifySchedule(answer.schedule, made)).toEqual([]);
      for (const { strips: shot } of answer.schedule.days) {
        const eighths = shot.reduce((sum, one) => sum + one.eighths, 0);
        const minutes = shot.reduce((sum, one) => sum + (one.minutes ?? 0), 0);
        const isOver = eighths > most.eighthsPerDay || minutes > most.minutesPerDay;
        if (isOver) expect(shot.filter((one) => one.eighths > 0)).toHaveLength(1);
      }
    }),
    { numRuns },
  );
}

/** The best schedule passes verification with any constraints. */
export function passesCheckWithTies(numRuns: number): void {
  const strips = [
    ...[scene("1"), scene("2"), scene("3", "INT. DAY", ["7"])],
    ...[scene("4", "EXT. NIGHT"), scene("5", "EXT. DAY")],
  ];
  const made = production({ strips, scenesPerDay: 3 });
  const sceneId = fc.constantFrom("s1", "s2", "s3", "s4", "s5");
  const date = fc.constantFrom("2026-03-02", "2026-03-03", "2026-03-05", "2026-03-07", "2026-03-10");
  const ties = fc.record({
    pins: fc.array(fc.record({ sceneId, date }), { maxLength: 2 }),
    orders: fc
      .array(fc.record({ sceneId, after: sceneId, days: fc.nat({ max: 4 }) }), { maxLength: 3 })
      .map((all) => all.filter((order) => order.sceneId !== order.after)),
    together: fc.array(fc.uniqueArray(sceneId, { minLength: 2, maxLength: 3 }), { maxLength: 1 }),
    lockedDays: fc.array(date, { maxLength: 1 }),
  });
  const closed = fc.record({ holidays: fc.array(date, { maxLength: 1 }), splits: fc.array(date, { maxLength: 1 }) });
  fc.assert(
    fc.property(ties, closed, fc.boolean(), (wanted, days, dayAndNightApart) => {
      const given = {
        ...made,
        ties: { ...NO_SCENE_CONSTRAINTS, ...wanted },
        calendar: { ...made.calendar, ...days },
        limits: { dayAndNightApart },
      };
      const answer = bestSchedule(given, { budget: budgetOf(600) });
      if (answer.status === "feasible") expect(verifySchedule(answer.schedule, given)).toEqual([]);
      else expect(answer.reasons.join("")).not.toBe("");
    }),
    { numRuns },
  );
}
