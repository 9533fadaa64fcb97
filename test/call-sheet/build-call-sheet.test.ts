import { describe, expect, it } from "vitest";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import { castText } from "../../shared/call-sheet/build/called-people.ts";
import { hospitalsOf } from "../../shared/call-sheet/build/site-lines.ts";
import { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import { EMPTY_PLAN } from "../../shared/call-sheet/model/day-plan.ts";
import { workOf } from "../../shared/call-sheet/work-rules/work-day.ts";
import { NO_LOCATION_SITE } from "../../shared/roster/options/location-site.ts";
import { source } from "./builders.ts";

const UNKNOWN = {
  ...{ place: "", address: "", directions: "", parking: "", power: "", hospital: "", police: "", permit: "", map: "" },
  coordinates: null,
};
const MAP = "https://www.google.com/maps/search/?api=1&query=4%20Harbour%20Road";

const first = callSheetFrom(source);
const second = callSheetFrom({ ...source, dayIndex: 1 });

it("has the fields of its specification", () => {
  expect(CallSheet.parse(JSON.parse(JSON.stringify(first)))).toEqual(first);
});

it("names its day and place", () => {
  expect([first.dayNumber, first.dayCount, first.dateLine]).toEqual([1, 3, "Monday, March 2, 2026"]);
  expect(first.locations).toEqual([
    { ...UNKNOWN, group: "PIER", place: "Dunmore Pier", address: "4 Harbour Road", map: MAP },
  ]);
  expect(second.locations).toEqual([{ ...UNKNOWN, group: "BANK" }]);
});

it("lists who works with a call, then who is on hold without times", () => {
  expect(first.cast.map(({ castId, actor, status, report, onSet }) => [castId, actor, status, report, onSet])).toEqual([
    ["1", "Ingrid Osei", "SW", "7:00 AM", "8:00 AM"],
    ["2", "", "SW", "7:00 AM", "8:00 AM"],
  ]);
  expect(second.cast.map(({ character, status, report }) => [character, status, report])).toEqual([
    ["BO", "SWF", "7:00 AM"],
    ["NORA", "H", ""],
    ["SAM", "H", ""],
  ]);
});

it("lists people who travel or have a fitting with their code, and only their own times", () => {
  const events = [
    { castId: "1", date: "2026-03-03", code: "FT" },
    { castId: "2", date: "2026-03-03", code: "TR" },
    { castId: "3", date: "2026-03-03", code: "R" },
    { castId: "3", date: "2026-03-04", code: "T" },
  ] as const;
  const plan = { ...EMPTY_PLAN, cast: [{ castId: "1", onSet: "10:00 AM" }] };
  const sheet = callSheetFrom({ ...source, events, plan, dayIndex: 1 });
  expect(sheet.cast.map(({ character, status, report, onSet }) => [character, status, report, onSet])).toEqual([
    ["BO", "SWF", "7:00 AM", "8:00 AM"],
    ["NORA", "FT", "10:00 AM", ""],
    ["SAM", "TR", "", ""],
  ]);
  expect(sheet.cast.map(castText)).toEqual([
    "report 7:00 AM · wardrobe 7:45 AM · on set 8:00 AM",
    "fitting 10:00 AM",
    "travel",
  ]);
  // A fitting does not count as work until the wrap, unless its end is given.
  expect(workOf(sheet).map(({ who }) => who)).not.toContain("NORA (Ingrid Osei)");
  const ended = { ...plan, cast: [{ castId: "1", onSet: "10:00 AM", dismissed: "11:00 AM" }] };
  const [, nora] = workOf(callSheetFrom({ ...source, events, plan: ended, dayIndex: 1 }));
  expect([nora!.call, nora!.dismissed]).toEqual([600, 660]);
  const third = callSheetFrom({ ...source, events, dayIndex: 2 });
  expect(third.cast.map(({ character, status }) => [character, status])).toEqual([
    ["NORA", "WF"],
    ["SAM", "WF"],
    ["BO", "T"],
  ]);
});

it("lists the elements of the scenes, with extras and set dressing separate", () => {
  expect(first.requirements).toEqual([
    { category: "Notes", department: "Production", items: [{ scene: "2", text: "Low tide" }] },
    { category: "Props", department: "Property", items: [{ scene: "1", text: "lantern, ledger" }] },
  ]);
  expect(first.extras).toEqual([{ scene: "2", text: "20 bathers" }]);
  expect(first.setDressing).toEqual([{ scene: "1", text: "nets" }]);
});

it("previews the next two days, as far as there are any", () => {
  expect(first.eighths).toBe(22);
  const ahead = (dayIndex: number) =>
    callSheetFrom({ ...source, dayIndex }).advance.map(({ date, scenes }) => [
      date,
      scenes.map(({ number }) => number),
    ]);
  expect([0, 1, 2].map(ahead)).toEqual([
    [
      ["2026-03-03", ["3"]],
      ["2026-03-04", ["4"]],
    ],
    [["2026-03-04", ["4"]]],
    [],
  ]);
});

it("reads the advance of sheets published when there was only one day, or null on the last", () => {
  const [next] = first.advance;
  const stored = JSON.parse(JSON.stringify({ ...first, advance: next })) as unknown;
  expect(CallSheet.parse(stored).advance).toEqual([next]);
  expect(CallSheet.parse({ ...first, advance: null }).advance).toEqual([]);
  expect(CallSheet.parse(first).advance).toEqual(first.advance);
});

it("is not created for a day outside the schedule", () => {
  expect(() => callSheetFrom({ ...source, dayIndex: 3 })).toThrow('"Plan A" has 3 days, so there is no day 4.');
});

describe("the sun of a day", () => {
  const at = (latitude: number, longitude: number) =>
    callSheetFrom({
      ...source,
      locationOptions: source.locationOptions.map((option) =>
        option.locked ? { ...option, site: { ...NO_LOCATION_SITE, coordinates: { latitude, longitude } } } : option,
      ),
    }).conditions;

  it("is that of the locked location, in its time zone", () => {
    expect(at(51.5074, -0.1278)).toMatchObject({
      sunrise: "6:43 AM",
      sunset: "5:42 PM",
      twilight: "6:10 AM – 6:16 PM",
    });
  });

  it("is a text if it does not rise", () => {
    const polar = {
      ...source,
      schedule: { ...source.schedule, days: [{ date: "2026-12-21", strips: source.schedule.days[0]!.strips }] },
    };
    const locationOptions = [
      {
        ...source.locationOptions[1]!,
        site: { ...NO_LOCATION_SITE, coordinates: { latitude: 78.2, longitude: 15.6 } },
      },
    ];
    expect(callSheetFrom({ ...polar, locationOptions }).conditions).toMatchObject({
      sunrise: "Sun stays down",
      sunset: "Sun stays down",
      twilight: "",
    });
  });

  it("is blank until the location has coordinates", () => {
    expect(first.conditions).toMatchObject({ sunrise: "", sunset: "", twilight: "" });
  });
});

describe("the locked location", () => {
  const site = {
    ...NO_LOCATION_SITE,
    permit: "Harbour office, no. 4",
    permitUntil: "2026-03-02",
    parking: "Lot B",
    power: "63 A",
    hospital: "St Brigid, 1 High Road",
  };
  const described = { ...source, locationOptions: source.locationOptions.map((option) => ({ ...option, site })) };

  it("has parking, power and the nearest hospital", () => {
    const { locations, conditions } = callSheetFrom(described);
    expect(locations[0]).toMatchObject({ parking: "Lot B", power: "63 A", hospital: "St Brigid, 1 High Road" });
    expect(conditions.hospital).toBe("St Brigid, 1 High Road");
  });

  it("has the end of its permit, without claiming more", () => {
    expect(callSheetFrom(described).locations[0]?.permit).toBe("Harbour office, no. 4 (until Monday, March 2, 2026)");
    const days = [{ date: "2026-03-03", strips: source.schedule.days[0]!.strips }];
    expect(callSheetFrom({ ...described, schedule: { ...source.schedule, days } }).locations[0]?.permit).toBe(
      "Harbour office, no. 4 (EXPIRED on Monday, March 2, 2026)",
    );
  });

  it("has a hospital for each of several places", () => {
    const strips = [...source.schedule.days[0]!.strips, ...source.schedule.days[1]!.strips];
    const bank = { groupId: "L2", locationName: "The Vault", address: "", dates: "", locked: true };
    const sheet = callSheetFrom({
      ...described,
      schedule: { ...source.schedule, days: [{ date: "2026-03-02", strips }] },
      locationOptions: [...described.locationOptions, { ...bank, site: { ...site, hospital: "City Clinic" } }],
    });
    expect(sheet.conditions.hospital).toBe("Dunmore Pier: St Brigid, 1 High Road\nThe Vault: City Clinic");
  });

  it("names the place of a hospital that is not known to be that of all places", () => {
    const [pier] = callSheetFrom(described).locations;
    const bank = { ...pier!, group: "BANK", place: "", hospital: "" };
    expect(hospitalsOf([pier!, bank])).toBe("Dunmore Pier: St Brigid, 1 High Road");
    expect(
      hospitalsOf([
        { ...bank, hospital: "City Clinic" },
        { ...pier!, hospital: "" },
      ]),
    ).toBe("BANK: City Clinic");
    expect(hospitalsOf([pier!, { ...bank, hospital: pier!.hospital }])).toBe("St Brigid, 1 High Road");
    expect(hospitalsOf([pier!, { ...pier!, group: "DECK" }, bank])).toBe("Dunmore Pier: St Brigid, 1 High Road");
  });
});
