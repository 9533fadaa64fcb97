import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type CalendarDate } from "../../shared/dates/calendar-date.ts";
import { textFromDates } from "../../shared/dates/dates-string.ts";
import { verifySchedule } from "../../shared/schedule/constraints/verify-schedule.ts";
import type { Schedule } from "../../shared/schedule/model/schedule.ts";
import type { SchedulingProblem } from "../../shared/schedule/model/scheduling-problem.ts";
import { solve } from "../../shared/schedule/solver/find-schedule.ts";
import { production, scene } from "./builders.ts";

const HEADINGS = ["INT. DAY", "INT. NIGHT", "EXT. DAY", "EXT. NIGHT"] as const;
const MONDAY = "2026-03-02";

/** Dates within the first `days` days from a Monday, at least one. */
const dates = (days: number) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: days - 1 }), { minLength: 1, maxLength: days })
    .map((offsets) => textFromDates({ days: offsets.map((offset) => addDays(MONDAY, offset)) }));

const productions = (size: { strips: number; days: number; bound: boolean }) =>
  fc
    .record({
      headings: fc.array(fc.constantFrom(...HEADINGS), { minLength: 1, maxLength: size.strips }),
      casts: fc.array(fc.uniqueArray(fc.constantFrom("1", "2", "3"), { maxLength: 2 }), {
        minLength: size.strips,
        maxLength: size.strips,
      }),
      scenesPerDay: fc.integer({ min: 1, max: 3 }),
      place: size.bound ? dates(size.days) : fc.oneof(fc.constant(""), dates(size.days)),
      cast: fc.dictionary(fc.constantFrom("1", "2", "3"), dates(size.days)),
    })
    .map(({ headings, casts, scenesPerDay, place, cast }) =>
      production({
        strips: headings.map((heading, index) => scene(String(index + 1), heading, casts[index])),
        scenesPerDay,
        places: { "THE PIER": place },
        cast,
      }),
    );

/** Tries every assignment of the scenes to the location's days, and verifies each with `check`. */
function existsByBruteForce(made: SchedulingProblem): boolean {
  const place = made.places.get(made.strips[0]!.sceneId)!.availability;
  const days = place.kind === "days" ? place.days : [];
  const fits = (dayOf: readonly CalendarDate[]): boolean => {
    if (dayOf.length < made.strips.length) return days.some((date) => fits([...dayOf, date]));
    return verifySchedule(scheduleOf(made, dayOf), made).length === 0;
  };
  return fits([]);
}

function scheduleOf(made: SchedulingProblem, dayOf: readonly CalendarDate[]): Schedule {
  return {
    ...made,
    days: [...new Set(dayOf)]
      .sort()
      .map((date) => ({ date, strips: made.strips.filter((_, index) => dayOf[index] === date) })),
  };
}

function scheduled(made: SchedulingProblem, options?: { steps?: number; seed?: number }): Schedule {
  const answer = solve(made, options);
  if (answer.status !== "feasible") throw new Error(answer.reasons.join(" "));
  return answer.schedule;
}

const numbersByDay = ({ days }: Schedule) => days.map(({ strips }) => strips.map(({ number }) => number).join(" "));

describe("the scheduler", () => {
  it("returns only schedules that pass verification", () => {
    fc.assert(
      fc.property(productions({ strips: 12, days: 14, bound: false }), (made) => {
        const answer = solve(made, { steps: 500 });
        if (answer.status === "feasible") expect(verifySchedule(answer.schedule, made)).toEqual([]);
        else expect(answer.reasons.join("")).not.toBe("");
      }),
      { numRuns: 300 },
    );
  });

  it("finds a schedule exactly when one exists", () => {
    fc.assert(
      fc.property(productions({ strips: 4, days: 4, bound: true }), (made) => {
        expect(solve(made, { steps: 50 }).status).toBe(existsByBruteForce(made) ? "feasible" : "infeasible");
      }),
      { numRuns: 300 },
    );
  });

  it("uses the minimum of days, from the first working day", () => {
    const strips = Array.from({ length: 7 }, (_, index) => scene(String(index + 1)));
    const schedule = scheduled(production({ strips, scenesPerDay: 3, start: "2026-03-06" }));
    expect(schedule.days.map(({ date }) => date)).toEqual(["2026-03-06", "2026-03-09", "2026-03-10"]);
  });

  it("separates day and night if possible", () => {
    const strips = [scene("1"), scene("2", "INT. NIGHT"), scene("3"), scene("4", "INT. NIGHT")];
    expect(numbersByDay(scheduled(production({ strips, scenesPerDay: 2 }))).sort()).toEqual(["1 3", "2 4"]);
  });

  it("mixes day and night if there is no other schedule", () => {
    const strips = [scene("1"), scene("2", "INT. NIGHT")];
    const schedule = scheduled(production({ strips, places: { "THE PIER": "03/02/2026" } }));
    expect(numbersByDay(schedule)).toEqual(["1 2"]);
  });

  it("avoids unnecessary hold days", () => {
    const strips = [scene("1", "INT. DAY", ["1"]), scene("2", "INT. DAY", ["2"]), scene("3", "INT. DAY", ["1"])];
    const days = numbersByDay(scheduled(production({ strips, scenesPerDay: 1 })));
    expect(Math.abs(days.indexOf("1") - days.indexOf("3"))).toBe(1);
  });

  it("uses a weekend that an actor's dates name, and none within a range", () => {
    const strips = [scene("1")];
    const named = scheduled(production({ strips, places: { "THE PIER": "03/07/2026" } }));
    expect(named.days.map(({ date }) => date)).toEqual(["2026-03-07"]);
    const spanned = scheduled(
      production({ strips, start: "2026-03-07", places: { "THE PIER": "03/06/2026 - 03/09/2026" } }),
    );
    expect(spanned.days.map(({ date }) => date)).toEqual(["2026-03-09"]);
  });

  it("returns the same schedule for the same seed", () => {
    const strips = Array.from({ length: 20 }, (_, i) =>
      scene(String(i), HEADINGS[i % 4], [String(i % 5), String(i % 3)]),
    );
    const made = production({ strips });
    expect(solve(made, { seed: 7 })).toEqual(solve(made, { seed: 7 }));
  });

  it("returns an empty schedule for no scenes", () => {
    expect(scheduled(production({ strips: [] })).days).toEqual([]);
  });
});

describe("the scheduler explains why there is no schedule", () => {
  const reasons = (made: SchedulingProblem) => {
    const answer = solve(made);
    return answer.status === "infeasible" ? answer.reasons : [answer.status];
  };

  it("for a scene without a common day", () => {
    const made = production({
      strips: [scene("12", "EXT. DAY", ["3", "4"])],
      places: { "THE PIER": "03/02/2026 - 03/04/2026" },
      cast: { 3: "03/09/2026" },
    });
    expect(reasons(made)).toEqual([
      "Scene 12 has no day: THE PIER is available on 03/02/2026 – 03/04/2026, ROLE 3 (cast 3) on 03/09/2026.",
    ]);
  });

  it("for days before the start", () => {
    const made = production({ strips: [scene("12")], places: { "THE PIER": "02/02/2026" } });
    expect(reasons(made)).toEqual([
      "Scene 12 has no day: THE PIER is available on 02/02/2026; the schedule starts on 03/02/2026.",
    ]);
  });

  it("for days off", () => {
    const made = production({
      strips: [scene("12", "INT. DAY", ["1"])],
      places: { "THE PIER": "03/05/2026 - 03/09/2026" },
      cast: { 1: "03/07/2026 - 03/13/2026, 03/01/2026 - 03/03/2026" },
      start: "2026-03-02",
    });
    expect(reasons({ ...made, strips: made.strips })).toEqual(["feasible"]);
    const weekend = production({
      strips: [scene("12", "INT. DAY", ["1"])],
      places: { "THE PIER": "03/05/2026 - 03/08/2026" },
      cast: { 1: "03/07/2026 - 03/13/2026" },
    });
    expect(reasons(weekend)).toEqual([
      "Scene 12 has no day: THE PIER is available on 03/05/2026 – 03/08/2026, ROLE 1 (cast 1) on 03/07/2026 – 03/13/2026; " +
        "03/07/2026 – 03/08/2026 are days off that no one's dates include.",
    ]);
  });

  it("for too many scenes on too few days", () => {
    const made = production({
      strips: [scene("1"), scene("2"), scene("3"), scene("4", "INT. DAY", [], "HALL")],
      scenesPerDay: 2,
      places: { "THE PIER": "03/02/2026" },
    });
    expect(reasons(made)).toEqual([
      "Scenes 1, 2 and 3 at THE PIER can only be shot on 03/02/2026, and 2 a day leaves room for 2 of them. " +
        "Allow more scenes a day, or add dates.",
    ]);
  });

  it("for a day exterior that would follow a night exterior", () => {
    const made = production({
      strips: [scene("1", "EXT. NIGHT", ["1"]), scene("2", "EXT. DAY", ["2"])],
      cast: { 1: "03/02/2026", 2: "03/03/2026" },
    });
    expect(reasons(made)[0]).toContain("A day exterior would have to follow right after a night exterior");
    expect(reasons(made)[0]).toContain("(1) around 03/02/2026");
  });
});
