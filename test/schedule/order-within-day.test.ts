import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_PRE_CALL } from "../../shared/call-sheet/model/pre-call-times.ts";
import type { SunPlace } from "../../shared/roster/fields/sun-place.ts";
import { dayStart, missedLight, runningDay } from "../../shared/schedule/daylight/running-day.ts";
import { changesIn, companyMoves } from "../../shared/schedule/model/company-moves.ts";
import { siteKey } from "../../shared/schedule/model/location-key.ts";
import type { Strip } from "../../shared/schedule/model/schedule.ts";
import { USUAL_PREP } from "../../shared/schedule/shooting-time/shooting-minutes.ts";
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

  it("shoots the scenes of a minor within the hours from call to dismissal", () => {
    const strips = [
      scene("1", "INT. DAY", ["7"], "PIER"),
      { ...scene("2", "INT. DAY", ["1"], "BARN"), eighths: 24 },
      { ...scene("3", "INT. DAY", ["7"], "MILL"), eighths: 12 },
    ];
    const adults = production({ strips });
    const order = (problem: typeof adults) =>
      orderWithinDay(problem, strips, { date: MONDAY })
        .map(({ number }) => number)
        .join(" ");
    expect(order(adults)).toBe("1 2 3");
    const cast = new Map(adults.cast).set("7", { ...adults.cast.get("7")!, minor: "2-5y" });
    expect(order({ ...adults, cast })).toBe("3 1 2");
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

  describe("after the turnaround of the cast", () => {
    const withCast = (number: string, castIds: readonly string[], set = "PIER", heading = "INT. DAY") => ({
      ...scene(number, heading, castIds, set),
      minutes: 120,
    });
    const dayAfter = (
      strips: readonly Strip[],
      ended: number | Record<string, number>,
      site?: SunPlace,
      moveMinutes = 45,
    ) => {
      const made = production({ strips });
      const places = new Map([...made.places].map(([id, place]) => [id, { ...place, ...(site && { site }) }]));
      const cast = new Map(Object.entries(typeof ended === "number" ? { "1": ended } : ended));
      const before = { date: "2026-12-15", wrap: 20 * 60, cast };
      const given = { ...made, places, limits: { moveMinutes } };
      const order = orderWithinDay(given, strips, { date: "2026-12-16", before });
      const day = runningDay(given, order, dayStart(given, strips, "2026-12-16", before));
      const numbers = order.map(({ number }) => number).join(" ");
      return { order: numbers, begins: day.scenes[0]!.start / 60 };
    };

    it("shoots the scenes of a role later if the day would otherwise begin later", () => {
      const strips = [withCast("1", ["1"]), withCast("2", ["2"]), withCast("3", ["1", "2"])];
      expect(dayAfter(strips, 19 * 60)).toEqual({ order: "1 2 3", begins: 8 });
      expect(dayAfter(strips, 21 * 60)).toEqual({ order: "2 1 3", begins: 8 });
      // Twelve hours of turnaround and an hour of make-up and wardrobe, less the scene before.
      expect(dayAfter(strips, 23 * 60)).toEqual({ order: "2 1 3", begins: 10 });
    });

    it("changes the order of locations for that, but makes no further company move", () => {
      const strips = [withCast("1", ["1"]), withCast("2", ["1"], "BARN"), withCast("3", ["2"], "BARN")];
      expect(dayAfter(strips, 21 * 60)).toEqual({ order: "3 2 1", begins: 8 });
      const together = [withCast("1", ["1"]), withCast("2", ["1"], "BARN"), withCast("3", ["1"], "BARN")];
      expect(dayAfter([...together, withCast("4", ["2"], "ROAD")], 21 * 60).order).toBe("4 1 2 3");
      // 2 4 1 3 would begin two hours earlier, with another move.
      const apart = [
        withCast("1", ["1"]),
        withCast("2", ["2"], "BARN"),
        withCast("3", ["1"], "BARN"),
        withCast("4", ["2"]),
      ];
      expect(dayAfter(apart, 23 * 60, undefined, 0)).toEqual({ order: "4 1 2 3", begins: 10 });
    });

    const inHouse = (strips: readonly Strip[], ended: Record<string, number>) => {
      const made = production({ strips });
      const house = { ...made.places.get(strips[0]!.sceneId)!, id: "HOUSE", name: "HOUSE" };
      const given = { ...made, places: new Map(strips.map(({ sceneId }) => [sceneId, house])) };
      const before = { date: "2026-12-15", wrap: 20 * 60, cast: new Map(Object.entries(ended)) };
      const order = orderWithinDay(given, strips, { date: "2026-12-16", before });
      const day = runningDay(given, order, dayStart(given, strips, "2026-12-16", before));
      return { order: order.map(({ number }) => number).join(" "), wraps: day.end / 60 };
    };
    const lasting = (minutes: number, strip: Strip) => ({ ...strip, minutes });

    it("keeps the scenes of a set together for that", () => {
      const strips = [
        ...["1", "2"].map((number) => lasting(60, withCast(number, ["1"], "KITCHEN"))),
        ...["3", "4", "5"].map((number) => lasting(60, withCast(number, ["2"], "BEDROOM"))),
      ];
      expect(inHouse(strips, { "1": 20 * 60 })).toEqual({ order: "3 4 5 1 2", wraps: 13 });
    });

    it("considers the turnaround of several roles", () => {
      const strips = [
        withCast("1", ["1", "2", "3"], "KITCHEN"),
        withCast("2", ["1"], "KITCHEN"),
        withCast("3", ["3"], "KITCHEN"),
        lasting(60, withCast("4", [], "BEDROOM")),
        lasting(60, withCast("5", ["3"], "BEDROOM")),
      ];
      const { order, wraps } = inHouse(strips, { "1": 25 * 60, "2": 25 * 60, "3": 22 * 60 });
      expect({ order, wraps }).toEqual({ order: "4 5 3 1 2", wraps: 18.5 });
    });

    it("shoots a dusk exterior first if a role's turnaround would keep the company past dusk", () => {
      const strips = [withCast("1", ["1"]), withCast("2", ["2"], "PIER", "EXT. DUSK")];
      const lisbon = { latitude: 38.72, longitude: -9.14, timeZone: "Europe/Lisbon" };
      expect(dayAfter(strips, 19 * 60, lisbon).order).toBe("1 2");
      expect(dayAfter(strips, 29 * 60, lisbon).order).toBe("2 1");
    });
  });

  it("wraps no later and leaves no more exteriors without light than without regard to the cast's turnaround", () => {
    const strip = fc.record({
      heading: fc.constantFrom("INT. DAY", "EXT. DAY", "EXT. DUSK", "EXT. NIGHT"),
      set: fc.constantFrom("PIER", "BARN"),
      castIds: fc.subarray(["1", "2", "3"]),
      minutes: fc.integer({ min: 2, max: 12 }).map((quarters) => 15 * quarters),
    });
    const ended = fc.dictionary(fc.constantFrom("1", "2", "3"), fc.integer({ min: 16, max: 30 }));
    fc.assert(
      fc.property(fc.array(strip, { minLength: 1, maxLength: 6 }), ended, (given, cast) => {
        const strips = given.map(({ heading, set, minutes, castIds }, index) => ({
          ...scene(`${index}`, heading, castIds, set),
          minutes,
        }));
        const made = { ...production({ strips }), limits: { moveMinutes: 45 } };
        const date = "2026-03-18";
        const crew = { date: "2026-03-17", wrap: 20 * 60 };
        const before = { ...crew, cast: new Map(Object.entries(cast).map(([id, hour]) => [id, 60 * hour])) };
        const start = dayStart(made, strips, date, before);
        const rated = (order: readonly Strip[]) => {
          const day = runningDay(made, order, start);
          return { day, late: missedLight(day, start.light).length };
        };
        const result = rated(orderWithinDay(made, strips, { date, before }));
        const unaware = rated(orderWithinDay(made, strips, { date, before: crew }));
        expect([result.late, result.day.end <= unaware.day.end || result.late < unaware.late]).toEqual([
          Math.min(result.late, unaware.late),
          true,
        ]);
        for (const [castId, rested] of start.castRested!) {
          const first = result.day.scenes.find((timed) => timed.scene.castIds.includes(castId));
          if (first) expect(first.start).toBeGreaterThanOrEqual(rested);
        }
      }),
    );
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

it("allows the same time for make-up and wardrobe as call sheets", () => {
  expect(USUAL_PREP).toBe(DEFAULT_PRE_CALL.makeUp + DEFAULT_PRE_CALL.wardrobe);
});

it("counts moves within days and overnight", () => {
  expect(companyMoves([["a", "a", "b"], [], ["a"], ["a", "b", "a"]])).toEqual({ withinDays: 3, overnight: 1 });
  expect(companyMoves([])).toEqual({ withinDays: 0, overnight: 0 });
});
