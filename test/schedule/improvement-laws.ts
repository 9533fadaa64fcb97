import fc from "fast-check";
import { expect } from "vitest";
import { improvementInput } from "../../shared/schedule/improvement/improvable.ts";
import { improvedBoard } from "../../shared/schedule/improvement/improved-board.ts";
import { solveShoot } from "../../shared/schedule/optimise/solve.ts";
import { budgetOf } from "../../shared/schedule/search/budget.ts";
import { scenesOn } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import type { Stripboard } from "../../shared/schedule/stripboard/stripboard.ts";
import { production, scene } from "./builders.ts";
import { date, MONDAY } from "./stripboard/a-board.ts";

export const six = [
  scene("1", "INT. DAY", ["1"], "PIER"),
  scene("2", "INT. DAY", ["2"], "CHAPEL"),
  scene("3", "INT. DAY", ["1"], "PIER"),
  scene("4", "INT. DAY", ["2"], "CHAPEL"),
  scene("5", "INT. DAY", ["1"], "PIER"),
  scene("6", "INT. DAY", ["2"], "CHAPEL"),
];
export const whole = production({ strips: six });
export const asked = { today: MONDAY, priority: "balanced" } as const;

/** The board as the optimiser improves it. */
export function improved(start: Stripboard, today = MONDAY): Stripboard {
  const improvable = improvementInput(start, whole, { ...asked, today });
  const answer = solveShoot(improvable.shoot, { budget: budgetOf(4000) });
  if (answer.status !== "optimal" && answer.status !== "feasible") throw new Error(answer.status);
  if (improvable.cost !== undefined) expect(answer.cost).toBeLessThanOrEqual(improvable.cost);
  return improvedBoard(start, whole, improvable, answer.slots);
}

/** An improved board has every scene of the board once, and moves no fixed one, for any board. */
export function keepsScenes(numRuns: number): void {
  const places = fc.array(fc.nat(3), { minLength: 6, maxLength: 6 });
  const pins = fc.array(fc.boolean(), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(places, pins, (dayOf, pinned) => {
      const ids = ["s1", "s2", "s3", "s4", "s5", "s6"];
      const days = [0, 1, 2, 3].map((day) => ({
        date: date(day),
        locked: false,
        items: ids.flatMap((id, at) =>
          dayOf[at] === day ? [{ kind: "scene" as const, id, pinned: pinned[at]! }] : [],
        ),
      }));
      fc.pre(days.every(({ items }) => items.filter((item) => item.pinned).length <= 3));
      const start = { days, boneyard: [] };
      const after = improved(start);
      expect(scenesOn(after).toSorted()).toEqual(ids);
      for (const [at, id] of ids.entries()) {
        if (!pinned[at]) continue;
        const day = after.days.find(({ items }) =>
          items.some((item) => item.id === id && "pinned" in item && item.pinned),
        );
        expect(day?.date).toBe(date(dayOf[at]!));
      }
    }),
    { numRuns },
  );
}
