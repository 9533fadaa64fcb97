import { expect, it } from "vitest";
import { parseInstance } from "../../../shared/schedule/optimise/instance/instance.ts";
import { solveShoot } from "../../../shared/schedule/optimise/solve.ts";
import { budgetOf } from "../../../shared/schedule/search/budget.ts";

const abs = [0, 1, 2, 3];
const scene = (id: string, loc: number, cast: number[]) => ({ id, loc, cast, eighths: 4, kind: "F" });
const base = {
  params: {
    ...{ maxEighths: 20, maxScenes: 5, maxLocs: 3, moveEighths: 0 },
    ...{ dayCost: 9, overhead: 1, blockCost: 1, intraCost: 1 },
  },
  calendar: { dates: abs.map((day) => `2031-03-${10 + day}`), abs },
  locations: [
    { id: "the pier", avail: [0] },
    { id: "a barn", avail: null },
  ],
  cast: [
    { id: "Ann", rate: 1, avail: [1] },
    { id: "Ben", rate: 1, avail: [2] },
    { id: "Cy", rate: 1, avail: [3] },
  ],
};

const answerFor = (scenes: unknown[], more: object = {}) =>
  solveShoot(parseInstance({ ...base, scenes, ...more }), { budget: budgetOf(4000) });

it("names the two without a common date, and the one day that each would have to add", () => {
  expect(answerFor([scene("1", 0, [0]), scene("2", 1, [1])])).toEqual({
    status: "infeasible",
    conflict: [
      "the pier is only available on 2031-03-10.",
      "Ann is only available on 2031-03-11.",
      "No day satisfies all of this for scene 1.",
    ],
    changes: ["Make the pier available on 2031-03-11 too.", "Make Ann available on 2031-03-10 too."],
  });
});

it("names pairs of changes for two independent conflicts", () => {
  const answer = answerFor([scene("1", 0, [0]), scene("2", 1, [1, 2])]);
  expect(answer).toMatchObject({ status: "infeasible" });
  if (answer.status !== "infeasible") return;
  expect(answer.changes.length).toBeGreaterThan(0);
  for (const change of answer.changes) expect(change).toMatch(/^Make .* too\. Make .* too\.$/);
});

it.each<[string, object, string]>([
  ["an order", { orders: [{ scene: 0, after: 1, days: 1 }] }, "Scene 1 must be on a later day than scene 2."],
  ["a shared day", { together: [[0, 1]] }, "Scenes 1 and 2 share a day."],
  ["a locked day", { calendar: { ...base.calendar, locked: [2] } }, "2031-03-12 is locked with its current scenes."],
  [
    "a person's hours",
    { cast: [base.cast[0], { id: "Ben", rate: 1, avail: [2], minutes: [45, 45, 45, 45] }, base.cast[2]] },
    "Ben may work 45 min a day.",
  ],
])("names %s in conflict, and the change that helps", (_, ties, sentence) => {
  const answer = answerFor([scene("1", 1, [0]), scene("2", 1, [1])], ties);
  expect(answer).toMatchObject({ status: "infeasible", conflict: expect.arrayContaining([sentence]) });
  if (answer.status === "infeasible") expect(answer.changes.length).toBeGreaterThan(0);
});

it("counts one shoot day, one scene and one location in the singular", () => {
  const calendar = { dates: base.calendar.dates.slice(0, 1), abs: [0] };
  const locations = base.locations.map(({ id }) => ({ id, avail: null }));
  const answer = (limits: object) => {
    const params = { ...base.params, ...limits };
    return answerFor([scene("1", 0, []), scene("2", 1, [])], { calendar, params, locations, cast: [] });
  };
  expect(answer({ maxScenes: 1 })).toMatchObject({
    conflict: expect.arrayContaining(["There is 1 day available for shooting.", "A day has at most 1 scene."]),
    changes: expect.arrayContaining(["Add 1 shoot day."]),
  });
  expect(answer({ maxLocs: 1 })).toMatchObject({
    conflict: expect.arrayContaining(["There is 1 day available for shooting.", "A day has at most 1 location."]),
  });
});

it("refuses a window of scenes or dates that do not exist", () => {
  const parsed = (window: object) => () =>
    parseInstance({
      ...base,
      scenes: [scene("1", 1, [0])],
      windows: [{ id: "101", sentence: "", scenes: [0], slots: [3], ...window }],
    });
  expect(parsed({})).not.toThrow();
  expect(parsed({ scenes: [1] })).toThrow("The window 101 points at 1, but there are 1 scenes.");
  expect(parsed({ slots: [3, 4] })).toThrow("The dates of the window 101 points at 4, but there are 4 dates.");
});
