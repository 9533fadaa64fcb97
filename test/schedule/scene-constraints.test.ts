import { describe, expect, it } from "vitest";
import { verifySchedule } from "../../shared/schedule/constraints/verify-schedule.ts";
import { NO_SCENE_CONSTRAINTS } from "../../shared/schedule/model/scene-constraint-sets.ts";
import type { SceneConstraints } from "../../shared/schedule/model/scene-constraints.ts";
import type { Schedule, Strip } from "../../shared/schedule/model/schedule.ts";
import type { SchedulingProblem } from "../../shared/schedule/model/scheduling-problem.ts";
import { budgetOf } from "../../shared/schedule/search/budget.ts";
import { bestSchedule } from "../../shared/schedule/solver/best-schedule.ts";
import { passesCheckWithTies } from "./best-schedule-laws.ts";
import { production, scene } from "./builders.ts";

const [one, two, three, night] = [scene("1"), scene("2"), scene("3", "INT. DAY", ["7"]), scene("4", "EXT. NIGHT")];
const bright = scene("5", "EXT. DAY");
const strips = [one, two, three, night, bright];
const made = production({ strips, scenesPerDay: 5 });

const tied = (ties: Partial<SceneConstraints>): SchedulingProblem => ({
  ...made,
  ties: { ...NO_SCENE_CONSTRAINTS, ...ties },
});

function schedule(days: Record<string, readonly Strip[]>): Schedule {
  return { ...made, days: Object.entries(days).map(([date, those]) => ({ date, strips: those })) };
}

function best(given: SchedulingProblem): Schedule {
  const answer = bestSchedule(given, { budget: budgetOf(2000) });
  if (answer.status !== "feasible") throw new Error(answer.reasons.join(" "));
  return answer.schedule;
}

const dateOf = ({ days }: Schedule, strip: Strip) => days.find((day) => day.strips.includes(strip))?.date ?? "";

// Monday 2 March 2026; all scenes on it, or the night on the Wednesday.
const monday = { "2026-03-02": [one, two, three, bright], "2026-03-04": [night] };

describe("the verification of a schedule", () => {
  it.each<[string, SchedulingProblem, Record<string, readonly Strip[]>, string]>([
    [
      "pinsKept",
      tied({ pins: [{ sceneId: "s1", date: "2026-03-03" }] }),
      monday,
      "Scene 1 is on 03/02/2026, but is pinned to 03/03/2026.",
    ],
    [
      "ordersKept",
      tied({ orders: [{ sceneId: "s2", after: "s1", days: 1 }] }),
      monday,
      "Scene 2 is on 03/02/2026, but must be on a later day than scene 1, on 03/02/2026.",
    ],
    [
      "ordersKept",
      tied({ orders: [{ sceneId: "s1", after: "s2", days: 0 }] }),
      monday,
      "Scene 1 is on 03/02/2026, but comes after scene 2, on 03/02/2026.",
    ],
    [
      "ordersKept",
      tied({ orders: [{ sceneId: "s4", after: "s2", days: 3 }] }),
      monday,
      "Scene 4 is on 03/04/2026, but must be at least 3 days after scene 2, on 03/02/2026.",
    ],
    [
      "lockedDaysKept",
      tied({ lockedDays: ["2026-03-04"] }),
      monday,
      "Scene 4 was added to 03/04/2026, which is locked.",
    ],
    [
      "dayAndNightApart",
      { ...made, limits: { dayAndNightApart: true } },
      { "2026-03-02": [...strips] },
      "03/02/2026 has the day exterior of scene 5 and the night exterior of scene 4, and is not a split day.",
    ],
    [
      "hoursKept",
      {
        ...made,
        cast: new Map([["7", { ...made.cast.get("7")!, minor: "6mo-2y" }]]),
        limits: { minutesPerEighth: 16 },
      },
      monday,
      "ROLE 7 would work 2 h 8 min on 03/02/2026, but a minor of that age may work at most 2 h.",
    ],
    [
      "onShootableDays",
      { ...made, calendar: { ...made.calendar, holidays: ["2026-03-02"] } },
      monday,
      "03/02/2026 is a holiday.",
    ],
    [
      "onShootableDays",
      { ...made, calendar: { ...made.calendar, daysOff: ["2026-03-04"] } },
      monday,
      "03/04/2026 is a company day off.",
    ],
    [
      "onShootableDays",
      { ...made, calendar: { ...made.calendar, secondWeek: [1, 2, 3, 4, 5, 6] } },
      { "2026-03-07": [night], "2026-03-14": [one, two, three, bright] },
      "03/07/2026 is a day off that no one's dates include.",
    ],
  ])("reports only a violation of %s", (rule, given, days, sentence) => {
    expect(verifySchedule(schedule(days), given)).toEqual([expect.objectContaining({ rule, sentence })]);
  });

  it("reports scenes that should share a day on each of their days", () => {
    const breaches = verifySchedule(schedule(monday), tied({ together: [["s1", "s4"]] }));
    expect(breaches.map(({ rule, date }) => [rule, date])).toEqual([
      ["togetherKept", "2026-03-02"],
      ["togetherKept", "2026-03-04"],
    ]);
  });

  it.each<[string, SchedulingProblem, Record<string, readonly Strip[]>]>([
    [
      "day and night on a split day",
      { ...made, limits: { dayAndNightApart: true }, calendar: { ...made.calendar, splits: ["2026-03-02"] } },
      { "2026-03-02": strips },
    ],
    [
      "more hours of a minor on a day without school",
      {
        ...made,
        cast: new Map([["7", { ...made.cast.get("7")!, minor: "6-8y" }]]),
        limits: { minutesPerEighth: 40 },
        calendar: { ...made.calendar, holidays: ["2026-03-02"] },
        ties: { ...NO_SCENE_CONSTRAINTS, pins: strips.map(({ sceneId }) => ({ sceneId, date: "2026-03-02" })) },
      },
      { "2026-03-02": strips },
    ],
    [
      "what is pinned to a Sunday",
      tied({ pins: strips.map(({ sceneId }) => ({ sceneId, date: "2026-03-08" })) }),
      { "2026-03-08": strips },
    ],
    [
      "a later strip of the same day where that is enough",
      tied({ orders: [{ sceneId: "s2", after: "s1", days: 0 }] }),
      monday,
    ],
  ])("accepts %s", (_, given, days) => {
    expect(verifySchedule(schedule(days), given)).toEqual([]);
  });
});

describe("the best schedule", () => {
  it("respects pins, locked days, orders and shared days, even if they cost days", () => {
    const plan = best(
      tied({
        pins: [{ sceneId: "s3", date: "2026-03-08" }],
        lockedDays: ["2026-03-02"],
        orders: [
          { sceneId: "s2", after: "s3", days: 2 },
          { sceneId: "s1", after: "s4", days: 0 },
        ],
        together: [["s2", "s5"]],
      }),
    );
    expect(dateOf(plan, three)).toBe("2026-03-08");
    expect(dateOf(plan, two) >= "2026-03-10").toBe(true);
    expect(dateOf(plan, two)).toBe(dateOf(plan, bright));
    expect(dateOf(plan, one) >= dateOf(plan, night)).toBe(true);
  });

  it("puts a scene after the one that it follows on the same day", () => {
    const plan = best(tied({ orders: [{ sceneId: "s1", after: "s3", days: 0 }] }));
    const day = plan.days.find(({ strips: those }) => those.includes(one))!.strips;
    expect(dateOf(plan, one)).toBe(dateOf(plan, three));
    expect(day.indexOf(one)).toBeGreaterThan(day.indexOf(three));
  });

  it("spreads a minor's scenes over as many days as the hours require", () => {
    const child = ["1", "2", "3", "4"].map((number) => scene(number, "INT. DAY", ["7"]));
    const plain = production({ strips: child, scenesPerDay: 4 });
    expect(best(plain).days).toHaveLength(1);
    // Four hours on a school day: two scenes of a page, each two hours long.
    const young = { ...plain, cast: new Map([["7", { ...plain.cast.get("7")!, minor: "6-8y" as const }]]) };
    expect(best(young).days).toHaveLength(2);
  });

  it("uses no holiday and no day off, even when an actor's dates name it", () => {
    const given = production({ strips: [three], cast: { 7: "03/02/2026, 03/05/2026, 03/06/2026" } });
    const closed = { ...given.calendar, holidays: ["2026-03-02"], daysOff: ["2026-03-05"] };
    expect(dateOf(best({ ...given, calendar: closed }), three)).toBe("2026-03-06");
    const never = { ...given, calendar: { ...closed, daysOff: ["2026-03-05", "2026-03-06"] } };
    expect(bestSchedule(never, { budget: budgetOf(500) })).toMatchObject({
      status: "infeasible",
      reasons: [expect.stringContaining("on 03/02/2026 and 03/05/2026 – 03/06/2026 the company has a day off")],
    });
  });

  it("drops an actor if that is free, instead of holding them", () => {
    const pay = { "1": 100, "2": 900 };
    const far = production({
      strips: [scene("1", "INT. DAY", ["1"]), scene("2", "INT. DAY", ["1", "2"]), scene("3", "INT. DAY", ["2"])],
      scenesPerDay: 1,
      places: {},
      cast: { "2": "03/20/2026 - 03/31/2026" },
      pay,
    });
    const prices = { shootingDay: 1000, calendarDay: 50, visit: 0, move: 0, mixedDay: 0, usualRate: 300 };
    const held = best({ ...far, prices });
    const dropped = best({ ...far, prices, dropDays: 10 });
    // A hold day costs 100, and a later day 50: without a drop scene 1 waits for scene 2.
    expect(dateOf(held, far.strips[0]!) >= "2026-03-18").toBe(true);
    expect(dropped.proof?.cost).toBe(held.proof?.cost);
    expect(held.proof).toMatchObject({ unit: "money" });
  });

  it("weighs days and actors by their costs, if given", () => {
    const prices = { shootingDay: 1000, calendarDay: 0, visit: 0, move: 0, mixedDay: 0, usualRate: 300 };
    const plan = best({ ...production({ strips: [one, three], scenesPerDay: 1, pay: { "7": 450 } }), prices });
    expect(plan.proof).toEqual({ cost: 2450, bound: 2450, unit: "money" });
  });

  it("names the conflicting constraints, and what would help", () => {
    const clash = tied({
      pins: [
        { sceneId: "s1", date: "2026-03-04" },
        { sceneId: "s2", date: "2026-03-03" },
      ],
      orders: [{ sceneId: "s2", after: "s1", days: 1 }],
    });
    expect(bestSchedule(clash, { budget: budgetOf(2000) })).toMatchObject({
      status: "infeasible",
      reasons: [
        "Scene 1 is pinned to 03/04/2026.",
        "Scene 2 is pinned to 03/03/2026.",
        "Scene 2 must be on a later day than scene 1.",
        expect.stringMatching(/^Scenes? .*/),
      ],
      changes: expect.arrayContaining(["Let scene 2 come before scene 1."]),
    });
  });

  it("reports a circular order", () => {
    const orders = [
      { sceneId: "s1", after: "s2", days: 0 },
      { sceneId: "s2", after: "s3", days: 0 },
      { sceneId: "s3", after: "s1", days: 0 },
    ];
    expect(bestSchedule(tied({ orders }), { budget: budgetOf(100) })).toEqual({
      status: "infeasible",
      reasons: ["Scene 1 comes after scene 2.", "Scene 2 comes after scene 3.", "Scene 3 comes after scene 1."],
      changes: [1, 2, 3].map((one) => `Let scene ${one} come before scene ${(one % 3) + 1}.`),
    });
  });

  it("passes verification with any constraints", () => passesCheckWithTies(4));
});
