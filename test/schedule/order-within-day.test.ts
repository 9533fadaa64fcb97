import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changesIn, companyMoves } from "../../shared/schedule/model/company-moves.ts";
import { siteKey } from "../../shared/schedule/model/location-key.ts";
import type { Strip } from "../../shared/schedule/model/schedule.ts";
import { orderWithinDay } from "../../shared/schedule/solver/order-within-day.ts";
import { production, scene } from "./builders.ts";

const ordered = (...strips: Strip[]) =>
  orderWithinDay(production({ strips }), strips)
    .map(({ number }) => number)
    .join(" ");
const at = (number: string, heading: string, set: string) => scene(number, heading, [], set);

describe("the order within a day", () => {
  it("follows the sun: dawn, day, interiors, dusk, night", () => {
    const strips = ["EXT. NIGHT", "EXT. DUSK", "INT. NIGHT", "EXT. DAY", "EXT. DAWN"];
    expect(ordered(...strips.map((heading, index) => scene(`${index + 1}`, heading)))).toBe("5 4 3 2 1");
  });

  it("stays at a location as long as the light allows, with its interiors", () => {
    expect(
      ordered(
        at("1", "INT. DAY", "PIER"),
        at("2", "EXT. DAY", "BARN"),
        at("3", "EXT. DAY", "PIER"),
        at("4", "INT. NIGHT", "BARN"),
        at("5", "EXT. NIGHT", "PIER"),
      ),
    ).toBe("2 4 3 1 5");
  });

  it("shoots the interiors of a night location before it gets dark there", () => {
    expect(ordered(at("1", "EXT. NIGHT", "PIER"), at("2", "INT. DAY", "PIER"), at("3", "INT. DAY", "BARN"))).toBe(
      "3 2 1",
    );
  });

  it("groups by location when there are only interiors, and puts a scene after the one that it follows", () => {
    const strips = [at("1", "INT. DAY", "PIER"), at("2", "INT. DAY", "BARN"), at("3", "INT. NIGHT", "PIER")];
    expect(ordered(...strips)).toBe("1 3 2");
    const orders = [{ sceneId: "s1", after: "s3", days: 0 }];
    const ties = { pins: [], orders, together: [], lockedDays: [] };
    expect(orderWithinDay({ ...production({ strips }), ties }, strips).map(({ number }) => number)).toEqual([
      "3",
      "1",
      "2",
    ]);
  });

  it("comes back to a location for its night only on a day that has the time for the move", () => {
    const strips = [at("1", "EXT. DAY", "PIER"), at("2", "EXT. DUSK", "BARN"), at("3", "EXT. NIGHT", "PIER")].map(
      (strip) => ({ ...strip, minutes: 100 }),
    );
    const on = (minutesPerDay: number) =>
      orderWithinDay({ ...production({ strips }), limits: { minutesPerDay, moveMinutes: 45 } }, strips)
        .map(({ number }) => number)
        .join(" ");
    expect(on(390)).toBe("1 2 3");
    expect(on(389)).toBe("1 3 2");
  });

  it("has every scene once, exteriors by light, and no more moves than light and locations require", () => {
    const strip = fc.record({
      heading: fc.constantFrom("INT. DAY", "EXT. DAY", "EXT. DUSK", "EXT. NIGHT", "EXT. DAWN"),
      set: fc.constantFrom("PIER", "BARN", "ROAD"),
    });
    fc.assert(
      fc.property(fc.array(strip, { maxLength: 10 }), (given) => {
        const strips = given.map(({ heading, set }, index) => at(`${index}`, heading, set));
        const made = production({ strips });
        const result = orderWithinDay(made, strips);
        expect(new Set(result)).toEqual(new Set(strips));
        const lights = result.flatMap(({ intExt, dayNight }) =>
          intExt === "EXT." ? [["DAWN", "DAY", "DUSK", "NIGHT"].indexOf(dayNight)] : [],
        );
        expect(lights).toEqual(lights.toSorted());
        // A location for each light that it has; interiors need no visit of their own where there are exteriors.
        const visits = new Set(result.map(({ intExt, dayNight, set }) => set + (intExt === "EXT." ? dayNight : "")));
        const inside = result.filter(({ intExt }) => intExt === "INT.").map(({ set }) => set);
        const both = new Set(inside.filter((set) => result.some((one) => one.set === set && one.intExt === "EXT.")));
        const sites = result.map((one) => siteKey(made, one));
        expect(changesIn(sites)).toBeLessThanOrEqual(Math.max(0, visits.size - both.size - 1));
      }),
    );
  });
});

it("counts moves within days and overnight", () => {
  expect(companyMoves([["a", "a", "b"], [], ["a"], ["a", "b", "a"]])).toEqual({ withinDays: 3, overnight: 1 });
  expect(companyMoves([])).toEqual({ withinDays: 0, overnight: 0 });
});
