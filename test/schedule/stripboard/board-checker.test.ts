import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { availabilityFromText } from "../../../shared/dates/dates-string.ts";
import { WORKING_WEEK } from "../../../shared/schedule/model/working-calendar.ts";
import { createBoardChecker, newViolations, newWarnings } from "../../../shared/schedule/stripboard/board-checker.ts";
import type { BoardContext } from "../../../shared/schedule/stripboard/board-context.ts";
import { dayFacts } from "../../../shared/schedule/stripboard/day-summary.ts";
import { findingText } from "../../../shared/schedule/stripboard/rule-finding.ts";
import { scene } from "../builders.ts";
import { anyBoard, board, date } from "./a-board.ts";

const strips = [
  scene("1", "INT. DAY", ["1"]),
  scene("2", "EXT. NIGHT", ["1", "2"]),
  scene("3", "EXT. DAY"),
  scene("9"),
];
const sheet: BoardContext = {
  name: "Plan",
  location: "All locations",
  scenesPerDay: 2,
  weekdays: WORKING_WEEK,
  strips,
  gone: ["s9"],
  places: [{ id: "L1", name: "THE PIER", availability: { kind: "flexible" } }],
  placeOf: [0, 0, 0, -1],
  cast: [
    { id: "1", name: "ANA", availability: availabilityFromText("03/02/2026 - 03/03/2026") },
    { id: "2", name: "BEN", availability: { kind: "flexible" } },
  ],
};
const judge = createBoardChecker(sheet);
const sentences = (...days: string[]) => judge.breaches(board(days)).map(({ sentence }) => sentence);

it("finds no violation on a valid board, also with unscheduled scenes", () => {
  expect(sentences("1 3", "2")).toEqual([]);
  expect(sentences("1", "lunch")).toEqual([]);
});

it("names scene, day and rule of a violation", () => {
  expect(judge.breaches(board(["", "", "1"]))).toEqual([
    expect.objectContaining({
      sceneId: "s1",
      date: "2026-03-04",
      sentence: "Scene 1 is on 03/04/2026, but ANA is available on 03/02/2026 – 03/03/2026.",
    }),
  ]);
  expect(sentences("1 2 3")).toEqual(["03/02/2026 has 3 scenes; the limit is 2."]);
  expect(sentences("2", "3 1")).toEqual([
    "Scene 3 is a day exterior on 03/03/2026, right after the night exterior of scene 2.",
  ]);
  expect(sentences("9")).toEqual(["Scene 9 is no longer in the script."]);
});

it("warns of a sixth day in a row and of a week without its rest, with people, amount and remedy", () => {
  const weekRules = { daysInRow: 6, weekRest: 56 * 60 };
  const long = ["1", "2", "3", "4", "5", "6", "", "7"];
  const shot = long.filter(Boolean).map((number) => scene(number, "INT. DAY", number < "7" ? ["1"] : ["2"]));
  const cast = sheet.cast.map((one) => ({ ...one, availability: { kind: "flexible" as const } }));
  const week = { ...sheet, strips: shot, gone: [], placeOf: shot.map(() => 0), cast, weekdays: [0, 1, 2, 3, 4, 5, 6] };
  const warnings = (rules: BoardContext["weekRules"], days: readonly string[]) =>
    createBoardChecker({ ...week, ...(rules && { weekRules: rules }) })
      .warnings(board(days))
      .map(findingText);
  // A day of one page takes two hours.
  expect(warnings(weekRules, long)).toEqual([
    "03/07/2026, for the crew, ANA: This is work day 6 in a row, and its pay and rest follow from that. A day off before it would be legal.",
    "03/07/2026, for the crew, ANA: The longest rest in the seven days before this wrap is 22 h, 32 h less than 54 h. The same call on Monday, March 9, 2026 or later would be legal.",
    "03/09/2026, for the crew: The longest rest in the seven days before this wrap is 46 h, 8 h less than 54 h. The same call on Tuesday, March 10, 2026 or later would be legal.",
  ]);
  expect(createBoardChecker({ ...week, weekRules }).breaches(board(long))).toEqual([]);
  expect(warnings({ daysInRow: 0, weekRest: 36 * 60 }, long)).toEqual([]);
  // A week of seven work days, for which the standard rest is 36 hours.
  expect(warnings({ daysInRow: 0 }, long)).toEqual([]);
  expect(warnings({ daysInRow: 0 }, ["1", "2", "3", "4", "5", "6", "7"])).toEqual([
    "03/08/2026, for the crew: The longest rest in the seven days before this wrap is 22 h, 14 h less than 36 h. The same call on Monday, March 9, 2026 or later would be legal.",
  ]);
  expect(warnings(weekRules, ["1", "2", "3", "4", "5", "", "", "6 7"])).toEqual([]);
  expect(warnings(undefined, long)).toEqual([]);
});

it("distinguishes new violations from existing ones", () => {
  const before = judge.breaches(board(["2", "3 1"]));
  expect(newViolations(before, judge.breaches(board(["2 9", "3 1"]))).map(({ sentence }) => sentence)).toEqual([
    "Scene 9 is no longer in the script.",
  ]);
});

it("calculates the cost of a board without unscheduled and removed scenes", () => {
  expect(judge.cost(board(["1 3", "2"]))).toMatchObject({ days: 2, mixedDays: 0, holdingDays: 0 });
  expect(judge.cost(board(["3 2", "9"]))).toMatchObject({ days: 1, mixedDays: 1 });
  expect(judge.cost(board(["1", "3", "2"]))).toMatchObject({ days: 3, holdingDays: 1 });
});

it("counts night blocks, and returns to other work without a day off", () => {
  const strips = ["EXT. NIGHT", "EXT. NIGHT", "INT. NIGHT"].map((slug, at) => scene(`${at + 1}`, slug));
  const { cost } = createBoardChecker({ ...sheet, strips, gone: [], placeOf: strips.map(() => 0) });
  const nights = (...days: string[]) => [cost(board(days)).nightBlocks, cost(board(days)).nightReturns];
  expect(nights("1", "2", "3")).toEqual([1, 1]);
  expect(nights("1", "3", "2")).toEqual([2, 1]);
  expect(nights("1", "2", "", "3")).toEqual([1, 0]);
  // Days 5 and 6 are a weekend, which does not split the block.
  expect(nights("", "", "", "3", "1", "", "", "2")).toEqual([1, 0]);
});

it("splits the cost by day", () => {
  const strips = [scene("1", "INT. DAY", ["1"]), scene("2", "INT. DAY", ["2"]), scene("3", "EXT. NIGHT", ["1"])];
  const places = ["PIER", "BANK"].map((name, at) => ({
    ...{ id: `L${at + 1}`, name },
    availability: { kind: "flexible" } as const,
  }));
  const one = createBoardChecker({ ...sheet, strips, gone: [], places, placeOf: [0, 1, 0] });
  // A date is 10, a shoot day 1000, an actor's day 20, a visit 60, a night block 250. ANA waits on the second day, and
  // has no dates later.
  expect([...one.costByDay(board(["1", "2", "", "3"]))]).toEqual([
    [date(0), { holds: 0, moves: 0, points: 1090 }],
    [date(1), { holds: 1, moves: 0, points: 1110 }],
    [date(3), { holds: 0, moves: 0, points: 1350 }],
  ]);
  // Two moves of 120, from strip to strip.
  expect([...one.costByDay(board(["1 2 3"])).values()]).toEqual([{ holds: 0, moves: 2, points: 1660 }]);
  expect([...one.costByDay(board(["1 3 2"])).values()]).toEqual([{ holds: 0, moves: 1, points: 1540 }]);
});

it("counts company moves from strip to strip, and the moves overnight apart", () => {
  const strips = ["1", "2", "3", "4"].map((number) => scene(number));
  const places = ["PIER", "BANK"].map((name, at) => ({
    ...{ id: `L${at + 1}`, name },
    availability: { kind: "flexible" } as const,
  }));
  const one = createBoardChecker({ ...sheet, strips, gone: [], places, placeOf: [0, 1, 0, 1] });
  const moves = (...days: string[]) => {
    const { moves: within, overnightMoves } = one.cost(board(days));
    return [within, overnightMoves];
  };
  expect(moves("1 3", "2 4")).toEqual([0, 1]);
  expect(moves("1 3 2 4")).toEqual([1, 0]);
  expect(moves("1 2 3 4")).toEqual([3, 0]);
  expect(moves("1 2", "", "4 3")).toEqual([2, 0]);
});

it("adds the time of each company move to a day, and refuses the day that a strip between two of another location makes too long", () => {
  const strips = ["1", "2", "3"].map((number) => ({ ...scene(number), minutes: 100 }));
  const places = ["PIER", "BANK"].map((name, at) => ({
    ...{ id: `L${at + 1}`, name },
    availability: { kind: "flexible" } as const,
  }));
  const limits = { minutesPerDay: 350, moveMinutes: 45 };
  const one = createBoardChecker({ ...sheet, limits, strips, gone: [], places, placeOf: [0, 1, 0] });
  const loads = (day: string) => {
    const [{ minutes, moves } = { minutes: 0, moves: 0 }] = board([day]).days.map((made) => dayFacts(made, one));
    const late = one.breaches(board([day])).filter(({ rule }) => rule === "atMostMinutesPerDay");
    return [minutes, moves, ...late.map(({ sentence }) => sentence)];
  };
  expect(loads("1 3 2")).toEqual([345, 1]);
  expect(loads("1 2 3")).toEqual([
    390,
    2,
    "03/02/2026 takes about 6 h 30 min to shoot with 2 company moves; the day has 5 h 50 min.",
  ]);
  expect(one.costByDay(board(["1 2 3"])).get(date(0))?.moves).toBe(2);
});

it("has daily costs that add up to the total, for any board", () => {
  const strips = Array.from({ length: 14 }, (_, at) =>
    scene(String(at), at % 4 === 1 ? "EXT. NIGHT" : "INT. DAY", [String(1 + (at % 3)), String(4 + (at % 5))]),
  );
  const places = [0, 1, 2].map((at) => ({ id: `L${at}`, name: `P${at}`, availability: { kind: "flexible" } as const }));
  const cast = Array.from({ length: 8 }, (_, at) => ({
    ...{ id: String(at + 1), name: `ROLE ${at + 1}` },
    availability: { kind: "flexible" } as const,
  }));
  const gone = ["s13"];
  const one = createBoardChecker({
    ...sheet,
    strips,
    gone,
    places,
    cast,
    placeOf: strips.map((_, at) => (at * 5) % 3),
  });
  fc.assert(
    fc.property(anyBoard, (any) => {
      const days = [...one.costByDay(any).values()];
      const sum = (of: "points" | "holds" | "moves") => days.reduce((all, day) => all + day[of], 0);
      const { weighed, holdingDays, moves } = one.cost(any);
      expect([sum("points"), sum("holds"), sum("moves")]).toEqual([weighed, holdingDays, moves]);
    }),
  );
});

it("warns of roles and locations whose options have no dates, also without rules for weeks", () => {
  const [ana, ben] = sheet.cast;
  const unknown = createBoardChecker({
    ...sheet,
    cast: [ana!, { ...ben!, undated: ["Bo Lind", "Cy"] }],
    places: sheet.places.map((place) => ({ ...place, undated: ["Old Pier"] })),
  });
  expect(unknown.warnings(board(["1"])).map(({ rule, date, sentence }) => [rule, date, sentence])).toEqual([
    ["datesKnown", undefined, "BEN: no dates are entered for Bo Lind, Cy, so any day is assumed."],
    ["datesKnown", undefined, "THE PIER: no dates are entered for Old Pier, so any day is assumed."],
  ]);
  expect(unknown.breaches(board(["1 3", "2"]))).toEqual([]);
});

it("names the people with new warnings, by day and rule, beside existing warnings", () => {
  const shot = ["1", "2", "3", "4", "5", "6"].map((number) =>
    scene(number, "INT. DAY", number === "6" ? ["2"] : ["1"]),
  );
  const week = { ...sheet, strips: shot, gone: [], placeOf: shot.map(() => 0), weekdays: [0, 1, 2, 3, 4, 5, 6] };
  const { warnings } = createBoardChecker({ ...week, weekRules: { daysInRow: 5, weekRest: 0 } });
  const newly = (before: readonly string[], after: readonly string[]) =>
    newWarnings(warnings(board(before)), warnings(board(after))).map(({ date, rule, who }) => ({ date, rule, who }));
  const days = ["1", "2", "3", "4"];
  const fifth = { date: "2026-03-06", rule: "daysInRow", who: ["the crew", "ANA"] };
  expect(newly(days, [...days, "5"])).toEqual([fifth]);
  expect(newly([...days, "6"], [...days, "6 5"])).toEqual([fifth]);
  expect(newly([...days, "5"], [...days, "6"])).toEqual([]);
});

describe("the light of exteriors", () => {
  // Sunset in Helsinki on 2026-03-02 is at 5:49 PM.
  const site = { latitude: 60.17, longitude: 24.94, timeZone: "Europe/Helsinki" };
  const day = [
    { ...scene("1", "INT. DAY"), minutes: 700 },
    { ...scene("2", "EXT. DAY"), minutes: 120 },
    { ...scene("3", "EXT. NIGHT"), minutes: 60 },
  ];
  const place = sheet.places[0]!;
  const given: BoardContext = { ...sheet, strips: day, gone: [], places: [{ ...place, site }], placeOf: [0, 0, 0] };
  const texts = (context: BoardContext, ...days: string[]) =>
    createBoardChecker(context).warnings(board(days)).map(findingText);

  it("is a warning with the smallest change that gives an exterior its light", () => {
    expect(texts(given, "1 2 3")).toEqual([
      "Scene 2 on 03/02/2026 is a day exterior and would run until 7:10 PM; sunset 5:49 PM. It would have the right light before scene 1.",
    ]);
    expect(texts(given, "2 1 3")).toEqual([]);
    expect(texts({ ...given, clock: "24-hour" }, "1 2 3")).toEqual([
      "Scene 2 on 03/02/2026 is a day exterior and would run until 19:10; sunset 17:49. It would have the right light before scene 1.",
    ]);
  });

  it("is there again before a scene at another location", () => {
    const barn = { id: "L2", name: "THE BARN", availability: { kind: "flexible" as const }, site };
    expect(texts({ ...given, places: [place, barn], placeOf: [0, 1, 0] }, "1 2 3")).toEqual([
      expect.stringMatching(/sunset 5:49 PM\. It would have the right light before scene 1\.$/),
    ]);
  });

  it("depends on the wrap of the day before", () => {
    const rest = "Scene 2 on 03/03/2026 is a day exterior and would run until";
    expect(texts(given, "", "2")).toEqual([]);
    expect(
      texts({ ...given, limits: { turnaroundHours: 22 } }, "3", "2").map((text) => text.slice(0, rest.length)),
    ).toEqual([rest]);
  });

  it("is unknown at a place without coordinates", () => {
    expect(texts({ ...given, places: [place] }, "1 2 3")).toEqual([]);
  });
});
