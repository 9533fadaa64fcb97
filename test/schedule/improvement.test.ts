import { describe, expect, it } from "vitest";
import { improvementInput } from "../../shared/schedule/improvement/improvable.ts";
import { improvedBoard } from "../../shared/schedule/improvement/improved-board.ts";
import { solveShoot } from "../../shared/schedule/optimise/solve.ts";
import { budgetOf } from "../../shared/schedule/search/budget.ts";
import { scenesOfDay } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import { production } from "./builders.ts";
import { asked, improved, keepsLight, keepsScenes, six, whole } from "./improvement-laws.ts";
import { board, date, inWords } from "./stripboard/a-board.ts";

describe("an improved board", () => {
  it("groups scenes by location, each day in script order, and drops empty days", () => {
    const after = improved(board(["1 2", "3 4", "5 6"]));
    expect(after.days.map((day) => scenesOfDay(day).join(" ")).sort()).toEqual(["s1 s3 s5", "s2 s4 s6"]);
  });

  it.each([
    ["created by the search", ["1", "2"], ["2 1"]],
    ["that keeps its scenes", ["1 2"], ["2 1"]],
    ["unless it is locked", ["!1 2"], ["!1 2"]],
  ])("puts a scene after the one that it follows, on a day %s", (_, days, expected) => {
    const orders = [{ sceneId: "s1", after: "s2", days: 0 }];
    const tied = {
      ...production({ strips: six }),
      ties: { pins: [], together: [["s1", "s2"]], orders, lockedDays: [] },
    };
    const improvable = improvementInput(board(days), tied, asked);
    const answer = solveShoot(improvable.shoot, { budget: budgetOf(4000) });
    if (answer.status !== "optimal") throw new Error(answer.status);
    expect(inWords(improvedBoard(board(days), tied, improvable, answer.slots))[0]).toEqual(expected);
  });

  it("has the cost of the optimiser, or none while it has violations", () => {
    const { cost, free } = improvementInput(board(["1 3 5", "2 4 6"]), whole, asked);
    expect([cost, free]).toEqual([expect.any(Number), 6]);
    expect(improvementInput(board(["1 2 3 4", "5 6"]), whole, asked).cost).toBeUndefined();
  });

  it("keeps past days, pinned scenes, the boneyard and every banner", () => {
    const start = board(["1 2", "3 4", "5"]);
    const [past, ...others] = start.days;
    const banner = { kind: "banner", id: "lunch", banner: "meal", text: "Lunch" } as const;
    const with4 = others.map((day, at) => (at > 0 ? { ...day, items: [banner, ...day.items] } : day));
    const after = improved({ days: [past!, ...with4], boneyard: ["s6"] }, date(1));
    expect(after.days[0]).toEqual(past);
    expect(after.boneyard).toEqual(["s6"]);
    expect(after.days.find((day) => day.date === date(2))?.items).toContainEqual(banner);
  });

  it("has every scene of the board once, and moves no fixed one, for any board", () => keepsScenes(3));

  it("has no more exteriors without their light than the board had", () => keepsLight(10));
});
