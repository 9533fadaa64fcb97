import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("begins a German calendar's weeks on Monday, also for Home and End", async () => {
  vi.stubGlobal("window", { location: { search: "" } });
  vi.stubGlobal("localStorage", { getItem: () => "de" });
  const { WEEK, weeksOf } = await import("../../web/ui/calendar/month.ts");
  const { placeForKey } = await import("../../web/ui/calendar/day-keys.ts");
  expect(WEEK).toEqual([1, 2, 3, 4, 5, 6, 0]);
  // The first of March 2031 is a Saturday.
  expect(weeksOf("2031-03")[0]).toEqual(
    [24, 25, 26, 27, 28].map((day) => `2031-02-${day}`).concat(["2031-03-01", "2031-03-02"]),
  );
  expect([placeForKey("Home", "2031-03-09"), placeForKey("End", "2031-03-09")]).toEqual(["2031-03-03", "2031-03-09"]);
});
