import { describe, expect, it } from "vitest";
import { HOLIDAY_REGIONS, holidayRegion, holidaysIn } from "../../shared/dates/holidays/holidays.ts";
import { easterSunday, orthodoxEasterSunday } from "../../shared/dates/holidays/rule.ts";

const inYear = (code: string, year: number) =>
  holidaysIn(holidayRegion(code)!, { start: `${year}-01-01`, end: `${year}-12-31` }).map(
    ({ date, name }) => `${date.slice(5)} ${name}`,
  );

// Dates as the churches publish them.
it.each([
  [2024, "2024-03-31", "2024-05-05"],
  [2025, "2025-04-20", "2025-04-20"],
  [2026, "2026-04-05", "2026-04-12"],
  [2027, "2027-03-28", "2027-05-02"],
  [2038, "2038-04-25", "2038-04-25"],
  [2049, "2049-04-18", "2049-04-25"],
])("include Easter of %i in the west and in the east", (year, west, east) => {
  expect([easterSunday(year), orthodoxEasterSunday(year)]).toEqual([west, east]);
});

describe("the holidays of a year", () => {
  it("match the list of the US Office of Personnel Management, with the Friday before a Saturday", () => {
    expect(inYear("US", 2026)).toEqual([
      "01-01 New Year's Day",
      "01-19 Martin Luther King Jr. Day",
      "02-16 Presidents' Day",
      "05-25 Memorial Day",
      "06-19 Juneteenth",
      "07-03 Independence Day (in lieu)",
      "07-04 Independence Day",
      "09-07 Labor Day",
      "10-12 Columbus Day",
      "11-11 Veterans Day",
      "11-26 Thanksgiving",
      "12-25 Christmas Day",
    ]);
  });

  it("have two substitute days when both days of Christmas are on a weekend, as in England in 2027", () => {
    expect(inYear("GB-ENG", 2027)).toEqual([
      "01-01 New Year's Day",
      "03-26 Good Friday",
      "03-29 Easter Monday",
      "05-03 Early May Bank Holiday",
      "05-31 Spring Bank Holiday",
      "08-30 Summer Bank Holiday",
      "12-25 Christmas Day",
      "12-26 Boxing Day",
      "12-27 Christmas Day (in lieu)",
      "12-28 Boxing Day (in lieu)",
    ]);
  });

  it("move to the previous year when New Year's Day is a Saturday", () => {
    expect(inYear("US", 2027)).toContain("12-31 New Year's Day (in lieu)");
  });

  it.each([
    ["DE-BY", 2026, "06-04 Corpus Christi"],
    ["DE-SN", 2026, "11-18 Repentance Day"],
    ["IE", 2030, "02-01 St Brigid's Day"],
    ["IE", 2026, "02-02 St Brigid's Day"],
    ["NL", 2031, "04-26 King's Day"],
    ["NL", 2026, "04-27 King's Day"],
    ["JP", 2026, "09-22 Citizens' Holiday"],
    ["JP", 2026, "05-06 Constitution Memorial Day (in lieu)"],
    ["NZ", 2026, "07-10 Matariki"],
    ["ZA", 2026, "08-10 National Women's Day (in lieu)"],
    ["GR", 2026, "02-23 Clean Monday"],
    ["SE", 2026, "06-19 Midsummer Eve"],
  ])("in %s in %i are: %s", (code, year, expected) => {
    expect(inYear(code, year)).toContain(expected);
  });
});

it.each(HOLIDAY_REGIONS.map(({ name, code }) => [name, code] as const))(
  "has a holiday of %s at most once a year, and no two with one name",
  (_, code) => {
    const region = holidayRegion(code)!;
    const names = region.rules.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const dates = holidaysIn(region, { start: "2026-01-01", end: "2040-12-31" }).map(({ date, name }) => date + name);
    expect(new Set(dates).size).toBe(dates.length);
  },
);

it("has each region once, sorted by name", () => {
  const names = HOLIDAY_REGIONS.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].sort());
  expect(new Set(HOLIDAY_REGIONS.map(({ code }) => code)).size).toBe(names.length);
});
