import fc from "fast-check";
import { expect } from "vitest";
import { lightWarnings } from "../../shared/schedule/daylight/light-warnings.ts";
import { improvementInput } from "../../shared/schedule/improvement/improvable.ts";
import { improvedBoard } from "../../shared/schedule/improvement/improved-board.ts";
import { searchImprovement } from "../../shared/schedule/improvement/search-improvement.ts";
import type { Slots } from "../../shared/schedule/optimise/instance/hard-constraints.ts";
import { solveShoot } from "../../shared/schedule/optimise/solve.ts";
import { budgetOf } from "../../shared/schedule/search/budget.ts";
import { scenesOn, shootingDaysOf } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import type { Stripboard } from "../../shared/schedule/stripboard/stripboard.ts";
import { FAR_NORTH, production, scene } from "./builders.ts";
import { board, date, MONDAY } from "./stripboard/a-board.ts";

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

/** An improved board never has more exteriors without their light than the board had, whatever it saves. */
export function keepsLight(numRuns: number): void {
  const places = fc.array(fc.nat(2), { minLength: 6, maxLength: 6 });
  const headings = fc.array(fc.constantFrom("INT. DAY", "EXT. DAY", "EXT. DAY", "EXT. DUSK"), {
    minLength: 6,
    maxLength: 6,
  });
  const minutes = fc.array(fc.constantFrom(60, 120, 180, 240), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(places, headings, minutes, (dayOf, looks, lengths) => {
      const strips = six.map((strip, at) => {
        const [intExt = "", dayNight = ""] = looks[at]!.split(" ");
        return { ...strip, intExt, dayNight, minutes: lengths[at]! };
      });
      const made = production({ strips });
      const lit = {
        ...made,
        places: new Map([...made.places].map(([id, place]) => [id, { ...place, site: FAR_NORTH }])),
        limits: { minutesPerDay: 630, moveMinutes: 45 },
      };
      const lateOn = (one: Stripboard) =>
        lightWarnings(
          shootingDaysOf(one, (sceneId) => strips.find((strip) => strip.sceneId === sceneId)),
          lit,
        ).length;
      const start = board([0, 1, 2].map((day) => dayOf.flatMap((on, at) => (on === day ? [at + 1] : [])).join(" ")));
      const improvable = improvementInput(start, lit, asked);
      fc.pre(improvable.cost !== undefined);
      const found: Slots[] = [];
      const answer = searchImprovement(
        { ...improvable, board: start, production: lit },
        { budget: budgetOf(400), onProgress: ({ slots }) => void (slots && found.push(slots)) },
      );
      for (const slots of [...found, ...("slots" in answer ? [answer.slots] : [])])
        expect(lateOn(improvedBoard(start, lit, improvable, slots))).toBeLessThanOrEqual(lateOn(start));
    }),
    { numRuns },
  );
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
