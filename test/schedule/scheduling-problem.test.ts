import { expect, it } from "vitest";
import { DatesError } from "../../shared/dates/dates-string.ts";
import { NO_ACTOR_PROFILE } from "../../shared/roster/options/actor-profile.ts";
import { NO_LOCATION_SITE } from "../../shared/roster/options/location-site.ts";
import type { ActorOption, LocationOption } from "../../shared/roster/options/option.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { schedulingProblemFrom } from "../../shared/schedule/model/scheduling-problem.ts";
import { budgetOf } from "../../shared/schedule/search/budget.ts";
import { bestSchedule } from "../../shared/schedule/solver/best-schedule.ts";
import { breakdown, row } from "../roster/builders.ts";

const made = breakdown(
  row("1", "INT. PIER - DAY", "NORA"),
  row("2", "INT. PIER - DAY", "NORA, SAM"),
  row("3", "INT. BANK - DAY", "NORA"),
);

const given = {
  name: "Plan A",
  scope: "all",
  scenesPerDay: 2,
  breakdown: made,
  roster: rosterFromBreakdown(made),
  actorOptions: [],
  locationOptions: [],
  today: "2026-03-01",
};

const actor = (castId: string, dates: string, locked = false) => ({
  castId,
  actorName: `${castId} ${dates}`,
  details: "",
  dates,
  locked,
});

const days = (options: Partial<Parameters<typeof schedulingProblemFrom>[0]>, castId: string) => {
  const availability = schedulingProblemFrom({ ...given, ...options }).cast.get(castId)?.availability;
  return availability?.kind === "days" ? availability.days : availability?.kind;
};

it("uses a locked option's dates, or those of any option while none is locked", () => {
  const options = [actor("1", "03/02/2026"), actor("1", "03/04/2026"), actor("2", "03/05/2026")];
  expect(days({ actorOptions: options }, "1")).toEqual(["2026-03-02", "2026-03-04"]);
  expect(days({ actorOptions: [...options, actor("1", "03/09/2026", true)] }, "1")).toEqual(["2026-03-09"]);
  expect(days({ actorOptions: [...options, actor("1", "No constraint")] }, "1")).toBe("flexible");
  expect(days({}, "1")).toBe("flexible");
});

it("covers one location group or all", () => {
  const all = schedulingProblemFrom(given);
  expect([all.location, all.strips.length, all.places.get("sc-3")?.name]).toEqual(["All locations", 3, "BANK"]);
  const pier = schedulingProblemFrom({ ...given, scope: "L1" });
  expect([pier.location, pier.strips.length, [...pier.cast.keys()]]).toEqual(["PIER", 2, ["1", "2"]]);
});

it("names the options whose dates are unreadable", () => {
  const wrong = { ...given, actorOptions: [{ ...actor("2", "02/30/2026"), actorName: "Tomás" }] };
  expect(() => schedulingProblemFrom(wrong)).toThrow(DatesError);
  expect(() => schedulingProblemFrom(wrong)).toThrow(
    'The dates of "Tomás" for SAM cannot be read: "02/30/2026" is not a date.',
  );
});

it.each([
  ["tomorrow", [], undefined, "2026-03-02"],
  ["the requested day", [], "2026-05-04", "2026-05-04"],
  ["tomorrow, if everyone still has dates", [actor("1", "03/20/2026")], undefined, "2026-03-02"],
  ["a person's first day, if all their days are past", [actor("1", "01/05/2026, 01/07/2026")], undefined, "2026-01-05"],
])("starts on %s", (_, actorOptions, startDate, start) => {
  expect(schedulingProblemFrom({ ...given, actorOptions, startDate }).calendar.startDate).toBe(start);
});

it("can be scheduled", () => {
  const locationOptions = [{ groupId: "L1", locationName: "Dunmore", address: "", dates: "03/07/2026", locked: true }];
  const made = schedulingProblemFrom({
    ...{ ...given, locationOptions },
    actorOptions: [actor("2", "03/06/2026 - 03/08/2026")],
  });
  const answer = bestSchedule(made, { budget: budgetOf(1000) });
  expect(answer.status === "feasible" && answer.schedule.days.map(({ date, strips }) => [date, strips.length])).toEqual(
    [
      ["2026-03-06", 1],
      ["2026-03-07", 2],
    ],
  );
});

it("uses only the locked actor's rate", () => {
  const paid = (dayRate: number, locked: boolean) => ({
    ...actor("1", "", locked),
    actorName: `Actor at ${dayRate}`,
    profile: { ...NO_ACTOR_PROFILE, dayRate },
  });
  const rate = (...actorOptions: ActorOption[]) =>
    schedulingProblemFrom({ ...given, actorOptions }).cast.get("1")?.dayRate;
  expect([rate(paid(300, false), paid(900, true)), rate(paid(300, false)), rate(actor("1", "", true))]).toEqual([
    900,
    undefined,
    undefined,
  ]);
});

it("knows the sun's place of a group: its locked option's, or that of its first with coordinates", () => {
  const option = (locationName: string, latitude: number | undefined, locked = false) => ({
    ...{ groupId: "L1", locationName, address: "", dates: "", locked },
    ...(latitude !== undefined && { site: { ...NO_LOCATION_SITE, coordinates: { latitude, longitude: -6.26 } } }),
  });
  const siteWith = (...locationOptions: LocationOption[]) =>
    schedulingProblemFrom({ ...given, locationOptions }).places.get("sc-1")?.site;
  expect(siteWith(option("Quay", undefined))).toBeUndefined();
  expect(siteWith(option("Quay", undefined), option("Dock", 53.3), option("Pier", 53.4))).toEqual({
    ...{ latitude: 53.3, longitude: -6.26, timeZone: "Europe/Dublin" },
  });
  expect(siteWith(option("Dock", 53.3), option("Pier", 53.4, true))?.latitude).toBe(53.4);
});
