import { describe, expect, it } from "vitest";
import { scheduleCost } from "../../../shared/schedule/optimise/instance/cost.ts";
import { parseInstance, type SchedulingInstance } from "../../../shared/schedule/optimise/instance/instance.ts";
import { verifySolution } from "../../../shared/schedule/optimise/instance/verify-solution.ts";

const abs = [0, 1, 2, 5, 6];
const scenes = [
  { id: "a", loc: 0, eighths: 8, cast: [0], kind: "D" },
  { id: "b", loc: 1, eighths: 8, cast: [1], kind: "N" },
  { id: "c", loc: 0, eighths: 4, cast: [0, 1], kind: "F" },
];
/** Three scenes on the days 10, 11, 12, 15 and 16 of March 2031, free of cost, with the given settings. */
function made({ params, calendar, cast = [], locations = [], ...ties }: Given = {}): SchedulingInstance {
  return parseInstance({
    params: {
      ...{ maxEighths: 16, maxScenes: 3, maxLocs: 2, moveEighths: 0 },
      ...{ dayCost: 0, overhead: 0, blockCost: 0, intraCost: 0, ...params },
    },
    calendar: { dates: abs.map((day) => `2031-03-${10 + day}`), abs, ...calendar },
    scenes,
    cast: [0, 1].map((one) => ({ id: ["Ann", "Ben"][one], rate: 0, ...cast[one] })),
    locations: [0, 1].map((one) => ({ id: ["the pier", "a barn"][one], ...locations[one] })),
    ...ties,
  });
}

type Given = {
  params?: Record<string, number | boolean | null>;
  calendar?: Record<string, number[]>;
  cast?: Record<string, unknown>[];
  locations?: Record<string, unknown>[];
} & Record<string, unknown>;

const rested = (hours: number) => ({ params: { weekRest: hours * 60, weekRestCost: 7 } });
const on = (a: number, b: number, c: number) => ({ a, b, c });

describe("the verification of a solution", () => {
  it("accepts a schedule that meets every rule", () => {
    expect(verifySolution(made(), on(0, 1, 3))).toEqual([]);
  });

  it.each<[string, Given, Record<string, number>, string]>([
    ["everySceneOnADay", {}, { a: 0, b: 1 }, "Scene c is not scheduled."],
    [
      "locationAvailable",
      { locations: [{ avail: [1] }] },
      on(0, 3, 1),
      "Scene a is on 2031-03-10, when the pier is not available.",
    ],
    ["castAvailable", { cast: [{ avail: [0] }] }, on(0, 3, 1), "Scene c is on 2031-03-11, when Ann is not available."],
    [
      "onOpenSlots",
      { scenes: scenes.map((one) => ({ ...one, closed: [1] })) },
      on(0, 3, 1),
      "Scene c cannot be on 2031-03-11.",
    ],
    [
      "pinsKept",
      { pinned: [{ scene: 1, slot: 4 }] },
      on(0, 3, 1),
      "Scene b is pinned to 2031-03-16 but is on another day.",
    ],
    ["pagesFit", { params: { maxEighths: 11 } }, on(0, 3, 0), "2031-03-10 has 12 eighths but holds 11."],
    [
      "pagesFit",
      { params: { maxEighths: 12, moveEighths: 1 } },
      on(0, 3, 3),
      "2031-03-15 has 12 eighths and 1 moves, each as long as 1, but holds 12.",
    ],
    [
      "minutesFit",
      { scenes: scenes.map((one, at) => ({ ...one, minutes: [200, 0, 101][at] })), params: { maxMinutes: 300 } },
      on(0, 3, 0),
      "2031-03-10 takes 5 h 1 min but has 5 h.",
    ],
    [
      "minutesFit",
      { scenes: scenes.map((one) => ({ ...one, minutes: 100 })), params: { maxMinutes: 244, moveMinutes: 45 } },
      on(0, 3, 3),
      "2031-03-15 takes 4 h 5 min but has 4 h 4 min.",
    ],
    ["scenesFit", { params: { maxScenes: 1 } }, on(0, 3, 0), "2031-03-10 has 2 scenes, and at most 1 are allowed."],
    ["locationsFit", { params: { maxLocs: 1 } }, on(0, 3, 3), "2031-03-15 has 2 locations, and at most 1 are allowed."],
    ["dayAndNightApart", {}, on(0, 0, 3), "2031-03-10 mixes scene a by day and scene b by night."],
    ["restAfterNight", {}, on(1, 0, 3), "Scene a is by day on 2031-03-11, right after scene b by night."],
    [
      "restAfterLongDay",
      { params: { restMinutes: 105 } },
      on(3, 0, 1),
      "2031-03-10 takes 2 h, which leaves too little rest before 2031-03-11: at most 1 h 45 min does.",
    ],
    [
      "hoursKept",
      { cast: [{ minutes: [120, 150, 120, 120, 120] }] },
      on(1, 4, 1),
      "Ann works 3 h on 2031-03-11, and may work 2 h 30 min.",
    ],
    [
      "hoursKept",
      {
        cast: [{ minutes: [180, 180, 180, 180, 180] }],
        scenes: scenes.map((one) => ({ ...one, minutes: 100 })),
      },
      on(0, 4, 0),
      "Ann works 3 h 20 min on 2031-03-10, and may work 3 h.",
    ],
    [
      "hoursKept",
      { cast: [{ minutes: [179, 0, 0, 0, 0] }], params: { minutesPerEighth: 15 } },
      on(0, 4, 0),
      "Ann works 3 h on 2031-03-10, and may work 2 h 59 min.",
    ],
    [
      "ordersKept",
      { orders: [{ scene: 2, after: 0 }] },
      on(0, 4, 0),
      "Scene c is on 2031-03-10, but must be on a later day than scene a, on 2031-03-10.",
    ],
    [
      "ordersKept",
      { orders: [{ scene: 2, after: 0, days: 0 }] },
      on(1, 4, 0),
      "Scene c is on 2031-03-10, but must not be on an earlier day than scene a, on 2031-03-11.",
    ],
    [
      "ordersKept",
      { orders: [{ scene: 2, after: 0, days: 3 }] },
      on(0, 4, 2),
      "Scene c is on 2031-03-12, but must be at least 3 days after scene a, on 2031-03-10.",
    ],
    [
      "lockedDaysKept",
      { calendar: { locked: [3] }, pinned: [{ scene: 1, slot: 3 }] },
      on(0, 3, 3),
      "Scene c was added to 2031-03-15, which is locked.",
    ],
  ])("reports only a violation of %s", (rule, given, slots, sentence) => {
    expect(verifySolution(made(given), slots)).toEqual([expect.objectContaining({ rule, sentence })]);
  });

  it("reports scenes that should share a day on both of their days", () => {
    const sentence = "Scenes a and c must share a day but are on 2031-03-10 and 2031-03-12.";
    expect(verifySolution(made({ together: [[0, 2]] }), on(0, 4, 2))).toEqual([
      { rule: "togetherKept", date: "2031-03-10", sentence },
      { rule: "togetherKept", date: "2031-03-12", sentence },
    ]);
  });

  it.each<[string, Given, Record<string, number>]>([
    ["day and night on a split day", { calendar: { splits: [0] } }, on(0, 0, 3)],
    ["day and night where that has a price", { params: { mixCost: 5 } }, on(0, 0, 3)],
    ["a day after a night with a day between", {}, on(2, 0, 4)],
    ["a day after a night where no rest is asked for", { params: { rest: false } }, on(1, 0, 3)],
    ["a night after a long day", { params: { restMinutes: 105 } }, on(0, 1, 3)],
    ["a long day before a day off", { params: { restMinutes: 105 } }, on(0, 3, 2)],
    ["an order kept by as many calendar days", { orders: [{ scene: 2, after: 0, days: 3 }] }, on(2, 4, 3)],
    ["an order on the same day where that is enough", { orders: [{ scene: 2, after: 0, days: 0 }] }, on(0, 4, 0)],
    [
      "a locked day with what is pinned to it",
      { calendar: { locked: [4] }, pinned: [{ scene: 1, slot: 4 }] },
      on(0, 4, 0),
    ],
  ])("accepts %s", (_, given, slots) => {
    expect(verifySolution(made(given), slots)).toEqual([]);
  });
});

describe("the cost of a schedule", () => {
  const rates = [{ rate: 10 }, { rate: 100 }];

  it.each<[string, string, Given, Record<string, number>, number]>([
    [
      "cast",
      "every day from the first to the last, at the actor's rate",
      { cast: rates },
      on(0, 1, 3),
      4 * 10 + 3 * 100,
    ],
    ["cast", "no day on which somebody cannot be had", { cast: [{ rate: 10, avail: [0, 3] }] }, on(0, 1, 3), 20],
    [
      "cast",
      "no day of the first gap that is long enough for a drop",
      { cast: rates, params: { dropDays: 3 } },
      on(0, 1, 3),
      20 + 200,
    ],
    [
      "cast",
      "all days of a gap that is too short for a drop",
      { cast: rates, params: { dropDays: 5 } },
      on(0, 1, 3),
      40 + 300,
    ],
    [
      "cast",
      "all days of somebody who cannot be dropped",
      { cast: [{ rate: 10, mayDrop: false }, { rate: 100 }], params: { dropDays: 3 } },
      on(0, 1, 3),
      40 + 200,
    ],
    ["days", "each day with a scene", { params: { dayCost: 7 } }, on(0, 1, 0), 14],
    ["overhead", "each slot up to the last that is used", { params: { overhead: 7 } }, on(0, 1, 3), 28],
    ["blocks", "each time that the company comes to a location", { params: { blockCost: 7 } }, on(0, 1, 3), 21],
    ["moves", "each location of a day beyond the first", { params: { intraCost: 7 } }, on(0, 1, 1), 7],
    ["mixes", "each day by day and by night", { params: { mixCost: 7 } }, on(0, 0, 1), 7],
    ["nightBlocks", "each run of nights", { params: { nightBlockCost: 7 } }, on(0, 1, 3), 7],
    [
      "nightReturns",
      "other work on the calendar day after a night",
      { params: { nightReturnCost: 7 } },
      on(0, 1, 2),
      7,
    ],
    ["nightReturns", "no work after days off", { params: { nightReturnCost: 7 } }, on(0, 1, 3), 0],
    // The night of Tuesday ends on Wednesday at 6 AM, 73 hours before Saturday's call, and Sunday's wrap is in the week.
    ["weekRests", "no days after a rest that is long enough", rested(73), on(3, 1, 4), 0],
    ["weekRests", "each run of days after too short a rest", rested(74), on(3, 1, 4), 7],
  ])("counts as %s %s", (kind, _, given, slots, expected) => {
    const cost = scheduleCost(made(given), slots);
    expect(cost).toMatchObject({ [kind]: expected, total: expected });
  });
});
