import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayStart, missedLight, runningDay } from "../../shared/schedule/daylight/running-day.ts";
import { changesIn, companyMoves } from "../../shared/schedule/model/company-moves.ts";
import { siteKey } from "../../shared/schedule/model/location-key.ts";
import type { Strip } from "../../shared/schedule/model/schedule.ts";
import { orderWithinDay } from "../../shared/schedule/solver/order-within-day.ts";
import { production, scene } from "./builders.ts";

const MONDAY = "2026-03-02";

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((one, index) => permutations(all.toSpliced(index, 1)).map((rest) => [one, ...rest]));
}

const ordered = (...strips: Strip[]) =>
  orderWithinDay(production({ strips }), strips, { date: MONDAY })
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
    expect(
      orderWithinDay({ ...production({ strips }), ties }, strips, { date: MONDAY }).map(({ number }) => number),
    ).toEqual(["3", "1", "2"]);
  });

  it("comes back to a location for its night only on a day that has the time for the move", () => {
    const strips = [at("1", "EXT. DAY", "PIER"), at("2", "EXT. DUSK", "BARN"), at("3", "EXT. NIGHT", "PIER")].map(
      (strip) => ({ ...strip, minutes: 100 }),
    );
    const on = (minutesPerDay: number) =>
      orderWithinDay({ ...production({ strips }), limits: { minutesPerDay, moveMinutes: 45 } }, strips, {
        date: MONDAY,
      })
        .map(({ number }) => number)
        .join(" ");
    expect(on(390)).toBe("1 2 3");
    expect(on(389)).toBe("1 3 2");
  });

  describe("by the sun of the place", () => {
    // Sunrise at 9:22 AM and sunset at 3:12 PM in December, 4 AM and 10:50 PM in June.
    const HELSINKI = { latitude: 60.17, longitude: 24.94, timeZone: "Europe/Helsinki" };
    const there = (strips: readonly Strip[]) => {
      const made = production({ strips });
      const places = new Map([...made.places].map(([id, place]) => [id, { ...place, site: HELSINKI }]));
      return { ...made, places, limits: { moveMinutes: 45 } };
    };
    const numbers = (strips: readonly Strip[], on: Parameters<typeof orderWithinDay>[2]) =>
      orderWithinDay(there(strips), strips, on)
        .map(({ number }) => number)
        .join(" ");
    const long = (minutes: number, strip: Strip) => ({ ...strip, minutes });
    const twoSites = [
      long(60, at("1", "EXT. DAY", "PIER")),
      long(240, at("2", "INT. DAY", "PIER")),
      long(90, at("3", "EXT. DAY", "BARN")),
    ];

    it("shoots the exteriors of another location before interiors where the sun sets early", () => {
      expect(numbers(twoSites, { date: "2026-06-16" })).toBe("1 2 3");
      expect(numbers(twoSites, { date: "2026-12-16" })).toBe("3 1 2");
    });

    it("does so after a late wrap, whose turnaround allows no earlier call", () => {
      const date = "2026-03-18";
      expect(numbers(twoSites, { date })).toBe("1 2 3");
      expect(numbers(twoSites, { date, before: { date: "2026-03-17", wrap: 26 * 60 } })).toBe("3 1 2");
      expect(numbers(twoSites, { date, before: { date: "2026-03-16", wrap: 26 * 60 } })).toBe("1 2 3");
    });

    it("shoots a dusk exterior between interiors if it would otherwise be too late", () => {
      const strips = ["INT. DAY", "INT. NIGHT", "INT. DAY", "EXT. DUSK"].map((heading, index) =>
        long(120, at(`${index + 1}`, heading, "PIER")),
      );
      expect(numbers(strips, { date: "2026-12-16" })).toBe("1 2 3 4");
      expect(numbers(strips, { date: "2026-12-16", before: { date: "2026-12-15", wrap: 26 * 60 } })).toBe("1 4 2 3");
    });

    it("leaves no exterior without light if another order of the day gives all theirs", () => {
      const strip = fc.record({
        heading: fc.constantFrom("INT. DAY", "EXT. DAY", "EXT. DUSK", "EXT. NIGHT", "EXT. DAWN"),
        set: fc.constantFrom("PIER", "BARN"),
        minutes: fc.integer({ min: 2, max: 20 }).map((quarters) => 15 * quarters),
      });
      const on = fc.record({
        date: fc.constantFrom("2026-03-18", "2026-06-16", "2026-12-16"),
        rested: fc.option(fc.integer({ min: 7, max: 16 }), { nil: undefined }),
      });
      fc.assert(
        fc.property(fc.array(strip, { minLength: 1, maxLength: 5 }), on, (given, { date, rested }) => {
          const strips = given.map(({ heading, set, minutes }, index) => long(minutes, at(`${index}`, heading, set)));
          const made = there(strips);
          const before = rested === undefined ? undefined : { date, wrap: (rested - 10) * 60 };
          const start = dayStart(made, strips, date, before);
          const lateIn = (order: readonly Strip[]) => missedLight(runningDay(made, order, start), start.light).length;
          const best = Math.min(...permutations(strips).map(lateIn));
          expect(lateIn(orderWithinDay(made, strips, { date, before }))).toBe(best);
        }),
      );
    });
  });

  it("has every scene once, exteriors by light, and no more moves than light and locations require", () => {
    const strip = fc.record({
      heading: fc.constantFrom("INT. DAY", "EXT. DAY", "EXT. DUSK", "EXT. NIGHT", "EXT. DAWN"),
      set: fc.constantFrom("PIER", "BARN", "ROAD"),
    });
    fc.assert(
      fc.property(fc.array(strip, { maxLength: 10 }), (given) => {
        // So short that all of them have their light in any order.
        const strips = given.map(({ heading, set }, index) => ({ ...at(`${index}`, heading, set), minutes: 5 }));
        const made = production({ strips });
        const result = orderWithinDay(made, strips, { date: MONDAY });
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
