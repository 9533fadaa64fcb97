import { describe, expect, it } from "vitest";
import { addDays } from "../../shared/dates/calendar-date.ts";
import { verifySchedule } from "../../shared/schedule/constraints/verify-schedule.ts";
import type { Priority } from "../../shared/schedule/model/priority.ts";
import type { Schedule } from "../../shared/schedule/model/schedule.ts";
import type { DayLimits, SchedulingProblem } from "../../shared/schedule/model/scheduling-problem.ts";
import { budgetOf } from "../../shared/schedule/search/budget.ts";
import { bestSchedule } from "../../shared/schedule/solver/best-schedule.ts";
import { keepsEveryRule, keepsLimitsAtOnce, leavesWeeklyRests } from "./best-schedule-laws.ts";
import { boundsEverySchedule, decidesTightTurnarounds, findsOneIfAnyExists } from "./brute-force.ts";
import { production, scene } from "./builders.ts";

function best(made: SchedulingProblem, priority: Priority = "balanced"): Schedule {
  const answer = bestSchedule(made, { budget: budgetOf(1000), priority });
  if (answer.status !== "feasible") throw new Error(answer.reasons.join(" "));
  return answer.schedule;
}

function reasons(made: SchedulingProblem) {
  const answer = bestSchedule(made, { budget: budgetOf(1000) });
  if (answer.status === "feasible") throw new Error("There is a schedule.");
  return answer;
}

const numbersByDay = ({ days }: Schedule) => days.map(({ strips }) => strips.map(({ number }) => number).join(" "));
const scenesAt = (...names: string[]) => names.map((set, at) => scene(`${at + 1}`, "INT. DAY", [], set));

describe("the best schedule", () => {
  it("meets every rule, and is proven optimal when it is small", () => keepsEveryRule(4));

  it.each<[string, DayLimits, number]>([
    ["pages", { eighthsPerDay: 8 }, 10],
    ["turnaround", { turnaroundHours: 20 }, 2],
    ["both", { turnaroundHours: 20, eighthsPerDay: 14 }, 10],
  ])("has enough days for all scenes when the %s leave little room", (_, limits, days) => {
    const strips = Array.from({ length: 10 }, (_, at) => scene(`${at + 1}`, "EXT. DAY"));
    const made = { ...production({ strips, scenesPerDay: 5 }), limits };
    const schedule = best(made);
    expect(verifySchedule(schedule, made)).toEqual([]);
    expect(schedule.days).toHaveLength(days);
  });

  it.each([
    { count: 2, minutes: 300, days: 2, without: 1 },
    { count: 16, minutes: 60, days: 3, without: 2 },
  ])("has the time of company moves on each day: $count locations", ({ count, minutes, days, without }) => {
    const names = Array.from({ length: count }, (_, at) => `SET ${at + 1}`);
    const strips = scenesAt(...names).map((strip) => ({ ...strip, minutes }));
    const made = { ...production({ strips, scenesPerDay: 9 }), limits: { minutesPerDay: 640, moveMinutes: 45 } };
    const schedule = best(made);
    expect(verifySchedule(schedule, made)).toEqual([]);
    expect(schedule.days).toHaveLength(days);
    const wider = { ...made, limits: { minutesPerDay: 640, moveMinutes: 0 } };
    expect(best(wider).days).toHaveLength(without);
  });

  it("leaves the turnaround by the minutes of a day, and keeps a minor's hours by those of their scenes", () => {
    const strips = Array.from({ length: 9 }, (_, at) => ({
      ...scene(`${at + 1}`, "INT. DAY", ["7"]),
      ...{ eighths: 1, minutes: 115 },
    }));
    const lengths = (of: SchedulingProblem) => best(of).days.map((day) => day.strips.length);
    // 16 hours leave 7.5 for work before the next day: three scenes of almost two hours, or more before a day off.
    const made = production({ strips, scenesPerDay: 6 });
    const rested = { ...made, limits: { turnaroundHours: 16 } };
    expect(verifySchedule(best(rested), rested)).toEqual([]);
    const young = { ...made, cast: new Map([["7", { ...made.cast.get("7")!, minor: "6-8y" as const }]]) };
    expect(lengths(young).toSorted()).toEqual([1, 2, 2, 2, 2]);
  });

  it("exists exactly when equal scenes fit on few dates with a long turnaround", () => decidesTightTurnarounds(8));

  it("is found for nine scenes on two dates of which only the second may be long", () => {
    const strips = Array.from({ length: 9 }, (_, at) => ({ ...scene(`${at + 1}`, "INT. DAY", ["7"]), minutes: 115 }));
    const made = production({ strips, scenesPerDay: 6, places: { "THE PIER": "03/02/2026, 03/03/2026" } });
    const schedule = best({ ...made, limits: { turnaroundHours: 16 } });
    expect(schedule.days.map((day) => day.strips.length)).toEqual([3, 6]);
  });

  it("shoots a location's scenes together, and is sorted by location within a day", () => {
    const strips = scenesAt("THE PIER", "A BARN", "THE PIER", "A BARN", "THE PIER", "A BARN");
    expect(numbersByDay(best(production({ strips, scenesPerDay: 6 })))).toEqual(["1 3 5 2 4 6"]);
    const days = numbersByDay(best(production({ strips, scenesPerDay: 3 })));
    expect(days.toSorted()).toEqual(["1 3 5", "2 4 6"]);
  });

  it.each(["1", "2", "3"])("holds role %s, who has the lowest rate, when one of three must wait", (least) => {
    const strips = [
      scene("12", "INT. DAY", ["1", "2"]),
      scene("13", "INT. DAY", ["1", "3"]),
      scene("23", "INT. DAY", ["2", "3"]),
    ];
    const pay = { "1": 900, "2": 900, "3": 900, [least]: 100 };
    const days = numbersByDay(best(production({ strips, scenesPerDay: 1, pay })));
    expect(days[1]).not.toContain(least);
  });

  it("avoids unnecessary hold days between two scenes", () => {
    const strips = [scene("1", "INT. DAY", ["1"]), scene("2"), scene("3"), scene("4", "INT. DAY", ["1"])];
    const days = numbersByDay(best(production({ strips, scenesPerDay: 1 }), "waiting"));
    expect(Math.abs(days.indexOf("1") - days.indexOf("4"))).toBe(1);
  });

  it("respects the limits of pages and locations a day, and reports when they leave no room", () => {
    const made = production({ strips: scenesAt("THE PIER", "A BARN", "CLIFFS"), scenesPerDay: 9 });
    const schedule = best(made);
    expect(schedule.days).toHaveLength(1);
    const slow = { ...made, limits: { eighthsPerDay: 16 } };
    expect(best(slow).days).toHaveLength(2);
    expect(verifySchedule(schedule, slow).map(({ sentence }) => sentence)).toEqual([
      "03/02/2026 has 3 pages; the limit is 2.",
    ]);
    const calm = { ...made, limits: { locationsPerDay: 1 } };
    expect(best(calm).days).toHaveLength(3);
    expect(verifySchedule(schedule, calm).map(({ sentence }) => sentence)).toEqual([
      "03/02/2026 has 3 locations; the limit is 1.",
    ]);
    const monday = "03/02/2026";
    const places = { "THE PIER": monday, "A BARN": monday, CLIFFS: monday };
    const oneDay = production({ strips: made.strips, scenesPerDay: 9, places });
    expect(reasons({ ...oneDay, limits: { eighthsPerDay: 16 } })).toMatchObject({
      reasons: expect.arrayContaining(["A day holds at most 2 pages."]),
      changes: expect.arrayContaining(["Allow 3 pages a day."]),
    });
  });

  it("fits the estimated times of the scenes into the hours of each day, and reports when they leave no room", () => {
    const strips = [200, 200, 200, 80].map((minutes, at) => ({ ...scene(`${at + 1}`), minutes }));
    const made = { ...production({ strips, scenesPerDay: 9 }), limits: { minutesPerDay: 400 } };
    expect(best(made).days).toHaveLength(2);
    expect(verifySchedule(best(made), made)).toEqual([]);
    const bound = production({ strips, scenesPerDay: 9, places: { "THE PIER": "03/02/2026" } });
    expect(reasons({ ...bound, limits: { minutesPerDay: 400 } })).toMatchObject({
      reasons: expect.arrayContaining(["A day has 6 h 40 min to shoot."]),
      changes: expect.arrayContaining(["Allow 11 h 20 min of shooting a day."]),
    });
  });

  it("gives a scene that is longer than a day a day of its own", () => {
    const strips = [8, 47 * 8 + 1, 8, 8].map((eighths, at) => ({
      ...scene(`${at + 1}`),
      ...{ eighths, minutes: eighths * 15 },
    }));
    const made = { ...production({ strips, scenesPerDay: 9 }), limits: { eighthsPerDay: 40, minutesPerDay: 690 } };
    expect(numbersByDay(best(made)).toSorted()).toEqual(["1 3 4", "2"]);
    expect(verifySchedule(best(made), made)).toEqual([]);
  });

  it("names what would help when there is none, with dates in the user's format", () => {
    const made = production({
      strips: [scene("1", "INT. DAY", ["1"])],
      places: { "THE PIER": "03/03/2026" },
      cast: { "1": "03/04/2026" },
    });
    expect(reasons(made)).toEqual({
      status: "infeasible",
      reasons: ["Scene 1 has no day: THE PIER is available on 03/03/2026, ROLE 1 (cast 1) on 03/04/2026."],
      changes: ["Make THE PIER available on 03/04/2026 too.", "Make ROLE 1 (cast 1) available on 03/03/2026 too."],
    });
  });

  it("exists exactly when some assignment of scenes to days meets every rule", () => findsOneIfAnyExists(20));

  it("has a bound that no schedule beats, also beside another unit", () => boundsEverySchedule(20));

  it("is found even without time to search, when a matching of scenes to days is one", () => {
    const strips = [scene("1", "INT. DAY", ["1"]), scene("2", "INT. DAY", ["2"]), scene("3", "INT. DAY", ["1"])];
    const made = production({
      strips,
      scenesPerDay: 1,
      cast: { 1: "03/02/2026 - 03/03/2026", 2: "03/03/2026 - 03/04/2026" },
    });
    const answer = bestSchedule(made, { budget: budgetOf(0) });
    expect(answer.status === "feasible" && numbersByDay(answer.schedule)[2]).toBe("2");
  });

  it("leaves the weekly rests of night work without dates", () => leavesWeeklyRests(4));

  it("is found at once for scenes without dates, with no day over its limits", () => keepsLimitsAtOnce(15));

  it("uses the minimum of days, from the first working day", () => {
    const strips = Array.from({ length: 7 }, (_, index) => scene(String(index + 1)));
    const schedule = best(production({ strips, scenesPerDay: 3, start: "2026-03-06" }));
    expect(schedule.days.map(({ date }) => date)).toEqual(["2026-03-06", "2026-03-09", "2026-03-10"]);
  });

  it("separates day and night exteriors if possible, and mixes them if there is no other schedule", () => {
    const strips = [scene("1", "EXT. DAY"), scene("2", "EXT. NIGHT"), scene("3", "EXT. DAY"), scene("4", "EXT. NIGHT")];
    expect(numbersByDay(best(production({ strips, scenesPerDay: 2 }))).sort()).toEqual(["1 3", "2 4"]);
    const oneDay = production({ strips: strips.slice(0, 2), places: { "THE PIER": "03/02/2026" } });
    expect(numbersByDay(best(oneDay))).toEqual(["1 2"]);
  });

  it("shoots nights in one block with a day off after it, even where actors wait longer for that", () => {
    // Each actor is in two scenes in a row, so no one waits in script order.
    const strips = Array.from({ length: 8 }, (_, at) =>
      scene(`${at + 1}`, [2, 5].includes(at) ? "EXT. NIGHT" : "INT. DAY", [`${at}`, `${at + 1}`]),
    );
    const { days } = best(production({ strips, scenesPerDay: 1 }));
    const nights = days.flatMap(({ date, strips: [one] }) => (one?.intExt === "EXT." ? [date] : []));
    const work = days.map(({ date }) => date);
    expect(work.indexOf(nights[1]!) - work.indexOf(nights[0]!)).toBe(1);
    expect(work).not.toContain(addDays(nights[1]!, 1));
  });

  it("uses a weekend that an actor's dates name, and none within a range", () => {
    const strips = [scene("1")];
    const named = best(production({ strips, places: { "THE PIER": "03/07/2026" } }));
    expect(named.days.map(({ date }) => date)).toEqual(["2026-03-07"]);
    const spanned = best(
      production({ strips, start: "2026-03-07", places: { "THE PIER": "03/06/2026 - 03/09/2026" } }),
    );
    expect(spanned.days.map(({ date }) => date)).toEqual(["2026-03-09"]);
  });

  it("is empty for no scenes", () => {
    expect(best(production({ strips: [] })).days).toEqual([]);
  });

  it("is the same for the same seed", () => {
    const made = production({ strips: scenesAt("THE PIER", "A BARN", "CLIFFS", "THE PIER", "ROAD"), scenesPerDay: 2 });
    expect(best(made)).toEqual(best(made));
  });
});

describe("the scheduler explains why there is no schedule", () => {
  it("for a scene without a common day", () => {
    const made = production({
      strips: [scene("12", "EXT. DAY", ["3", "4"])],
      places: { "THE PIER": "03/02/2026 - 03/04/2026" },
      cast: { 3: "03/09/2026" },
    });
    expect(reasons(made).reasons).toEqual([
      "Scene 12 has no day: THE PIER is available on 03/02/2026 – 03/04/2026, ROLE 3 (cast 3) on 03/09/2026.",
    ]);
  });

  it("for days before the start", () => {
    const made = production({ strips: [scene("12")], places: { "THE PIER": "02/02/2026" } });
    expect(reasons(made).reasons).toEqual([
      "Scene 12 has no day: THE PIER is available on 02/02/2026; the schedule starts on 03/02/2026.",
    ]);
  });

  it("for days off", () => {
    const made = (place: string, actor: string) =>
      production({
        strips: [scene("12", "INT. DAY", ["1"])],
        places: { "THE PIER": place },
        cast: { 1: actor },
      });
    const monday = made("03/05/2026 - 03/09/2026", "03/07/2026 - 03/13/2026, 03/01/2026 - 03/03/2026");
    expect(best(monday).days).toHaveLength(1);
    expect(reasons(made("03/05/2026 - 03/08/2026", "03/07/2026 - 03/13/2026")).reasons).toEqual([
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
    expect(reasons(made)).toMatchObject({
      reasons: [
        "A day has at most 2 scenes.",
        "THE PIER is only available on 03/02/2026.",
        "Scenes 1, 2 and 3 (24 eighths at 1 location) cannot all be scheduled under these constraints.",
      ],
      changes: expect.arrayContaining(["Allow 3 scenes a day."]),
    });
  });

  it("for a day exterior that would follow a night exterior, also with many scenes", () => {
    const [night, day] = [scene("1", "EXT. NIGHT", ["1"]), scene("2", "EXT. DAY", ["2"])];
    const made = production({ strips: [night, day], cast: { 1: "03/02/2026", 2: "03/03/2026" } });
    const rest = "No day scene is shot on the day after a night scene.";
    expect(reasons(made).reasons).toContain(rest);
    expect(reasons(made).changes).toContain("Let a day follow right after a night.");
    // More scenes than the exact search can take: only the matching proves that there is no schedule.
    const strips = Array.from({ length: 20 }, (_, at) => [
      scene(`N${at}`, "EXT. NIGHT", ["1"]),
      scene(`D${at}`, "EXT. DAY", ["2"]),
    ]).flat();
    const cast = { 1: "03/03/2026, 03/05/2026", 2: "03/04/2026, 03/06/2026" };
    expect(reasons(production({ strips, scenesPerDay: 10, cast })).reasons).toContain(rest);
    expect(best(production({ strips, scenesPerDay: 20, cast })).days).toHaveLength(2);
  });
});
