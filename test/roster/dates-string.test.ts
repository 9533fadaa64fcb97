import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type CalendarDate } from "../../shared/dates/calendar-date.ts";
import {
  availabilityFromText,
  availabilityText,
  DatesError,
  isFlexible,
  isUndated,
  textFromDates,
  unionOf,
} from "../../shared/dates/dates-string.ts";

const date = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("1990-01-01", days));
const range = fc
  .tuple(date, fc.integer({ min: 0, max: 731 }))
  .map(([start, days]) => ({ start, end: addDays(start, days) }));

const days = (text: string): readonly CalendarDate[] => {
  const availability = availabilityFromText(text);
  return availability.kind === "days" ? availability.days : [];
};

describe("a dates string", () => {
  it.each(["No Constraint", "No constraint", "NO CONSTRAINT", " no constraint "])("%j is flexible", (text) => {
    expect([isFlexible(text), isUndated(text)]).toEqual([true, false]);
    expect(availabilityFromText(text)).toEqual({ kind: "flexible" });
  });

  it.each(["", "  "])("%j says nothing, so any day is assumed", (text) => {
    expect([isFlexible(text), isUndated(text)]).toEqual([false, true]);
    expect(availabilityFromText(text)).toEqual({ kind: "flexible" });
  });

  it.each<[string, readonly CalendarDate[]]>([
    ["03/07/2026", ["2026-03-07"]],
    ["3/7/2026", ["2026-03-07"]],
    ["07.03.2026", ["2026-03-07"]],
    ["27.2.2026 - 1.3.2026", ["2026-02-27", "2026-02-28", "2026-03-01"]],
    [" 3/7/2026 ,  3/5/2026 ", ["2026-03-05", "2026-03-07"]],
    ["03/07/2026, 03/07/2026", ["2026-03-07"]],
    ["02/27/2026 - 03/01/2026", ["2026-02-27", "2026-02-28", "2026-03-01"]],
    ["02/28/2028 - 03/01/2028", ["2028-02-28", "2028-02-29", "2028-03-01"]],
    ["03/09/2026, 03/07/2026 - 03/08/2026", ["2026-03-07", "2026-03-08", "2026-03-09"]],
    ["03/07/2026 - 03/07/2026", ["2026-03-07"]],
    ["3/7/2026-3/8/2026", ["2026-03-07", "2026-03-08"]],
  ])("%j is free on %j", (text, expected) => {
    expect(days(text)).toEqual(expected);
  });

  it.each([
    ["02/30/2026", '"02/30/2026" is not a date'],
    ["03/02/2026, 13/01/2026", '"13/01/2026" is not a date'],
    ["2026-03-02", "is neither a date nor a range"],
    ["tomorrow", '"tomorrow" is not a date'],
    ["03/02/26", '"03/02/26" is not a date'],
    ["03/04/2026 - 03/02/2026", '"03/04/2026 - 03/02/2026" ends before it starts'],
    ["03/04/2026 - 03/06/2028", "spans more than two years"],
    ["03/04/2026 -", '"" is not a date'],
    [",", '"," contains no date'],
  ])("%j is refused", (text, message) => {
    expect(() => availabilityFromText(text)).toThrow(DatesError);
    expect(() => availabilityFromText(text)).toThrow(message);
  });

  it.each(["monthFirst", "dayFirst"] as const)("parses its own output, %s", (order) => {
    fc.assert(
      fc.property(fc.array(date, { maxLength: 12 }), fc.array(range, { maxLength: 3 }), (dates, ranges) => {
        const text = textFromDates({ days: dates, ranges }, order);
        const read = availabilityFromText(text, order);
        if (dates.length === 0 && ranges.length === 0) expect(read.kind).toBe("flexible");
        else {
          expect(read).toMatchObject({ dates: [...new Set(dates)].sort(), ranges });
          expect(textFromDates({ days: read.kind === "days" ? read.dates : [], ranges }, order)).toBe(text);
        }
      }),
    );
  });

  it("is written with the dates first, in order, and then the range", () => {
    const text = textFromDates({
      days: ["2026-03-09", "2026-03-02"],
      ranges: [{ start: "2026-04-01", end: "2026-04-03" }],
    });
    expect(text).toBe("03/02/2026, 03/09/2026, 04/01/2026 - 04/03/2026");
  });

  it("has the day first in that format", () => {
    expect(textFromDates({ days: ["2026-03-09"] }, "dayFirst")).toBe("09/03/2026");
    expect(availabilityFromText("31/03/2026", "dayFirst")).toMatchObject({ days: ["2026-03-31"] });
    expect(() => availabilityFromText("03/31/2026", "dayFirst")).toThrow(
      "Write day, month and year, such as 02/03/2026",
    );
  });

  it("is not written for a range that ends before it starts", () => {
    expect(() => textFromDates({ days: [], ranges: [{ start: "2026-04-03", end: "2026-04-01" }] })).toThrow(DatesError);
  });
});

describe("several candidates", () => {
  it("are free when one of them is", () => {
    const union = unionOf([availabilityFromText("03/02/2026"), availabilityFromText("03/01/2026 - 03/02/2026")]);
    expect(union).toMatchObject({ kind: "days", days: ["2026-03-01", "2026-03-02"] });
  });
  it("are flexible when one of them is, or when there is none", () => {
    expect(unionOf([availabilityFromText("03/02/2026"), availabilityFromText("")])).toEqual({ kind: "flexible" });
    expect(unionOf([])).toEqual({ kind: "flexible" });
  });
});

it("formats days as text", () => {
  expect(availabilityText(availabilityFromText("03/09/2026, 03/02/2026 - 03/03/2026, 03/04/2026"))).toBe(
    "03/02/2026 – 03/04/2026 and 03/09/2026",
  );
  expect(availabilityText({ kind: "flexible" })).toBe("any day");
});
